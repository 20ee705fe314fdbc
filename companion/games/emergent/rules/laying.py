"""Only the market: what lies on the board is typed, and the round goes on from there.

Rules ET-41..45, ET-47.

Nobody plans on a phone. What lies there is compared with what the last round left: the difference is a plan
like any other, so that money, market, ledgers and debrief are those of the whole game. One round alone begins
with what lies there: its discs stood before, its cubes and cylinders are paid.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import Counted, EmergentAction, Lay, LayAgain, LayMoney, ShareOut
from companion.games.emergent.actions.plan import Lot, Plan
from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.rules import placing
from companion.games.emergent.rules.refusals import refusal, why, wrong_phase
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Firm, Laying, Lying
from companion.games.emergent.sums import costs, lying
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.views.mine import Fault
from companion.games.emergent.views.results import DcLine
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Seat

OWN_PHONES = {"shipping": "owner_choice", "cash_visibility": "owner", "product_allocation": "at_placement"}
"""House rules that ask everybody on a phone of their own."""


def check_options(options: EmergentOptions) -> None:  # ET-41
    """Only the market of the full game, and no house rule that needs everybody's own phone (ET-41)."""
    if options.use == "whole":
        return
    if options.mode != "full":
        raise refusal("market_full_only", "ET-41")
    for name, value in OWN_PHONES.items():
        if getattr(options, name) == value:
            raise refusal("market_needs_phones", "ET-41", option=name)
    if options.use == "round" and options.learning_variant:
        raise refusal("round_no_learning", "ET-47")


def begun(state: EmergentState) -> Laying:  # ET-43
    """A round begins with the discs that the last one left; cubes and cylinders are gone."""
    return Laying(_lots(state, {seat: (firm.dcs, {}) for seat, firm in state.firms.items()}))


def apply(state: EmergentState, step: Laying, action: EmergentAction) -> EmergentState:
    """The phase `board`. Whoever has the device speaks for everybody."""
    match action:
        case Lay():
            refuse_faults(lay_problems(state, action))
            here = {**step.lying[action.region], **{seat: _tidy(lot) for seat, lot in action.lots.items()}}
            return replace(state, step=_with(step, action.region, here))
        case LayAgain(region=region):
            refuse_faults(again_problems(state, region))
            return replace(state, step=_with(step, region, last_time(state)[region]))
        case LayMoney(seat=seat, cash=cash):
            refuse_faults(money_problems(state, seat))
            firm = replace(state.firms[seat], cash=cash)
            return replace(state, firms={**state.firms, seat: firm})
        case Counted(region=region):
            refuse_faults(_place_problems(state, region) if region else ())
            counted = {region} if region else {*state.ground.land.regions}
            return replace(state, step=replace(step, counted=step.counted | counted))
        case ShareOut():
            refuse_faults(share_problems(state, step))
            start = replace(state, firms=starts(state, step)).logged("board", round=state.round)
            return placing.revealed(start, plans(state, step))
        case _:
            raise wrong_phase(state, action)


def lay_problems(state: EmergentState, lay: Lay) -> tuple[Reason, ...]:  # ET-42
    """Why nothing of that kind can lie there; too many pieces are told when the market is shared out."""
    if not {*lay.lots} <= {*state.seats}:
        return (why("unknown_seat", "ET-1"),)
    if found := _place_problems(state, lay.region):
        return found
    places, name = markets(state, lay.region), state.ground.land.regions[lay.region]
    return tuple(
        why("marketing_no_city", "ET-11", region=name, cylinders=count)
        for lot in lay.lots.values()
        for place, count in lot.cylinders.items()
        if count and place not in places
    )


def again_problems(state: EmergentState, region: str) -> tuple[Reason, ...]:  # ET-43
    """Why a region cannot lie as in the round before: there was none."""
    found = _place_problems(state, region)
    return found or (() if state.records else (why("no_round_before", "ET-43"),))


def money_problems(state: EmergentState, seat: Seat) -> tuple[Reason, ...]:  # ET-47
    """Why nobody types the money of this firm: the app keeps it, but for one round alone."""
    if seat not in state.seats:
        return (why("unknown_seat", "ET-1"),)
    return () if state.use == "round" else (why("money_is_kept", "ET-47"),)


def share_problems(state: EmergentState, step: Laying) -> tuple[Reason, ...]:  # ET-45
    """Why the market cannot be shared out: regions nobody counted, then all that cannot lie there (ET-45)."""
    names = state.ground.land.regions
    if left := tuple(name for region, name in names.items() if region not in step.counted):
        return (why("regions_left", "ET-45", regions=left, count=len(left)),)
    return tuple(
        reason
        for seat, found in faults(state, step).items()
        if found
        for reason in (why("board_wrong", "ET-44", firm_seat=seat), *(one.reason() for one in found))
    )


def faults(state: EmergentState, step: Laying) -> dict[Seat, tuple[Fault, ...]]:  # ET-44
    """What cannot lie there, firm by firm."""
    found, firms = {}, starts(state, step)
    for seat, plan in plans(state, step).items():
        firm = firms[seat]
        found[seat] = lying.faults(
            _of(step, seat), plan, firm.cash, firm.dcs, state.ground.land, state.round, state.rules
        )
    return found


def plans(state: EmergentState, step: Laying) -> dict[Seat, Plan]:  # ET-44
    """Everybody's plan, as the board tells it (ET-44)."""
    return {
        seat: lying.plan_of(_of(step, seat), firm.dcs, _used(state, seat))
        for seat, firm in starts(state, step).items()
    }


def starts(state: EmergentState, step: Laying) -> dict[Seat, Firm]:  # ET-47
    """What everybody began with; for one round alone that is what lies there, all of it paid (ET-47)."""
    if state.use != "round":
        return state.firms
    return {
        seat: _paid(state, firm, lying.plan_of(_of(step, seat), ())) for seat, firm in state.firms.items()
    }


def _paid(state: EmergentState, firm: Firm, plan: Plan) -> Firm:
    """The firm before it bought its cubes and cylinders, with all its discs."""
    bill = costs.bill(plan, (), state.rules)
    dcs = tuple(dc._replace(cubes=0) for dc in costs.placed(plan, ()))
    return replace(firm, cash=firm.cash + bill.cubes + bill.cylinders, dcs=dcs)


def last_time(state: EmergentState) -> Lying:  # ET-43
    """The board as it lay when the market of the last round opened."""
    record = state.records[-1]
    return _lots(
        state, {one.seat: (tuple(map(_dc, one.placed)), dict(one.cylinders)) for one in record.firms}
    )


def markets(state: EmergentState, region: str) -> tuple[str, ...]:  # ET-11
    """Where the cylinders of a region stand: in it, or by house rule in its cities; nowhere without one."""
    cities = tuple(city for city in state.ground.cities if state.ground.regions[city] == region)
    if state.rules.marketing_scope == "city":
        return cities
    return (region,) if cities else ()


def _place_problems(state: EmergentState, region: str) -> tuple[Reason, ...]:
    is_known = region in state.ground.land.regions
    return () if is_known else (why("unknown_place", "ET-42", region=region),)


def _with(step: Laying, region: str, here: dict[Seat, Lot]) -> Laying:
    """Another region; it has to be counted again."""
    return Laying({**step.lying, region: here}, step.counted - {region})


def _tidy(lot: Lot) -> Lot:
    shown = {name: count for name, count in lot.cylinders.items() if count}
    return lot.model_copy(update={"cylinders": shown})


def _of(step: Laying, seat: Seat) -> dict[str, Lot]:
    return {region: lots[seat] for region, lots in step.lying.items()}


def _used(state: EmergentState, seat: Seat) -> set[str]:
    records = (one for record in state.records for one in record.firms if one.seat == seat)
    return {dc.id for one in records for dc in one.placed}


def _dc(line: DcLine) -> Dc:
    return Dc(line.id, line.size, line.region, line.cubes)


def _lots(state: EmergentState, pieces: dict[Seat, tuple[tuple[Dc, ...], dict[str, int]]]) -> Lying:
    regions = tuple(state.ground.land.regions)
    found = {
        seat: lying.lots_of(dcs, shown, regions, state.ground.regions)
        for seat, (dcs, shown) in pieces.items()
    }
    return {region: {seat: found[seat][region] for seat in state.seats} for region in regions}

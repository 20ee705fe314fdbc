"""The money of the round: agreed, booked, cleaned up; then the next round, or the end."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import CloseRound, EmergentAction, MoneyRight, SellOff
from companion.games.emergent.packs.deck import DeckCard
from companion.games.emergent.rules import ending, laying, placing
from companion.games.emergent.rules.refusals import why, wrong_phase
from companion.games.emergent.state import EmergentState, demands, sellers
from companion.games.emergent.state.phases import Firm, Planning, Trading
from companion.games.emergent.sums import accounts, settlement
from companion.games.emergent.sums.settlement import Settled, proposal, resale, sell_off_fault
from companion.games.emergent.sums.telling import told
from companion.games.emergent.views.history import FirmRound, RoundRecord
from companion.games.emergent.views.ledger import Ledger
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat

Everybody = dict[Seat, Settled]


def apply(state: EmergentState, step: Trading, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phase `settle`."""
    match action:
        case SellOff(dcs=dcs):
            return _sold_off(state, step, Seat(actor), dcs)
        case MoneyRight():
            return _agreed(state, step, Seat(actor))
        case CloseRound():
            return _closed(state.logged("closed-by-table"), step)
        case _:
            raise wrong_phase(state, action)


def settled(state: EmergentState, step: Trading) -> Everybody:  # ET-29
    """Everybody's settlement as it stands; forced sales as chosen, else as proposed (A10)."""
    rounds = [placing.round_of(state, step.round, seat) for seat in state.seats]
    found = settlement.settle(
        sellers(state),
        [state.firms[seat].cash for seat in state.seats],
        step.market,
        state.rules.unpaid_operating,
        leaving=[one.leaving for one in rounds],
        chosen=[step.sold_off.get(seat) for seat in state.seats],
    )
    return dict(zip(state.seats, found, strict=True))


def must_sell(state: EmergentState, step: Trading, found: Everybody) -> tuple[Seat, ...]:
    """Who cannot pay and has not yet said what goes (A10)."""
    return tuple(
        seat
        for seat, one in found.items()
        if one.sold_off
        and sell_off_fault(state.firms[seat].dcs, -one.before, step.sold_off.get(seat, ())) is not None
    )


def ledgers(state: EmergentState, step: Trading, found: Everybody) -> tuple[Ledger, ...]:
    """Everybody's round, line by line."""
    return tuple(
        accounts.ledger(placing.round_of(state, step.round, seat), at, step.market.served, found[seat])
        for at, seat in enumerate(state.seats)
    )


def asked_to_sell(state: EmergentState, found: Everybody, seat: Seat) -> tuple[int, tuple[str, ...]] | None:
    """How much this seat is short and what the app proposes to sell; None when it can pay (A10)."""
    one = found[seat]
    return (-one.before, proposal(state.firms[seat].dcs, -one.before)) if one.sold_off else None


def sell_problems(
    state: EmergentState, found: Everybody, seat: Seat, dcs: tuple[str, ...]
) -> tuple[Reason, ...]:
    """Why these DCs are not what this seat sells because it cannot pay (A10)."""
    one, own = found[seat], state.firms[seat].dcs
    if not one.sold_off:
        return (why("nothing_to_sell", "ET-29"),)
    fault = sell_off_fault(own, -one.before, dcs)
    if fault is None:
        return ()
    raised = sum(resale(dc for dc in own if dc.id == name) for name in dcs)
    return (why(fault, "ET-29", short=-one.before, raised=raised),)


def agree_problems(state: EmergentState, step: Trading, found: Everybody, seat: Seat) -> tuple[Reason, ...]:
    """Why this seat cannot say that the money is right."""
    if seat in step.agreed:
        return (why("already_said", "ET-32"),)
    return (why("sell_first", "ET-29"),) if seat in must_sell(state, step, found) else ()


def _sold_off(state: EmergentState, step: Trading, seat: Seat, dcs: tuple[str, ...]) -> EmergentState:
    refuse_faults(sell_problems(state, settled(state, step), seat, dcs))
    step = replace(step, sold_off={**step.sold_off, seat: dcs})
    return replace(state, step=step).logged("sold-off", seat, dcs=len(dcs))


def _agreed(state: EmergentState, step: Trading, seat: Seat) -> EmergentState:
    """When everybody says that the money is right, it is booked; until then cards may change (ET-32)."""
    refuse_faults(agree_problems(state, step, settled(state, step), seat))
    step = replace(step, agreed=step.agreed | {seat})
    state = replace(state, step=step).logged("agreed", seat)
    return _closed(state, step) if len(step.agreed) == len(state.seats) else state


def _closed(state: EmergentState, step: Trading) -> EmergentState:  # ET-32..34
    """Booked, liquidated, cleaned up; the next round, or the end."""
    found = settled(state, step)
    state = replace(
        state,
        records=(*state.records, _record(state, step, found)),
        firms={seat: _after(state.firms[seat], one) for seat, one in found.items()},
        time_ran_out=(),
    ).logged("closed", round=state.round)
    return _gone_on(state)


def _gone_on(state: EmergentState) -> EmergentState:
    """Preparation, placement, execution once more; after round 4 the end (ET-6, A1)."""
    if state.round == state.last_round:
        return ending.sold_out(state)
    number = state.round + 1
    step = Planning() if state.use == "whole" else laying.begun(state)
    return replace(state, step=step, round=number).logged("round", round=number)


def _after(firm: Firm, one: Settled) -> Firm:
    """Cubes left go back for nothing (ET-33), cylinders leave the board, DCs stay (ET-34)."""
    dcs = tuple(dc._replace(cubes=0) for dc in firm.dcs if dc.id in one.dcs_left)
    return replace(firm, cash=one.cash, dcs=dcs, cylinders={}, units_sold=firm.units_sold + one.units)


def _record(state: EmergentState, step: Trading, found: Everybody) -> RoundRecord:  # ET-37
    """The round as history keeps it."""
    cards = demands(state.ground, step.entries)
    return RoundRecord(
        round=state.round,
        firms=tuple(_firm_round(state, step, seat, found[seat]) for seat in state.seats),
        cards=tuple(DeckCard(city=one.city, tiers=one.tiers) for one in cards),
        cities=told(step.market, sellers(state), state.ground.atlas, state.rules, step.moved),
        ledgers=ledgers(state, step, found),
    )


def _firm_round(state: EmergentState, step: Trading, seat: Seat, one: Settled) -> FirmRound:
    start, plan, firm = step.round.start[seat], step.round.plans[seat], state.firms[seat]
    new = {build.id for build in plan.build}
    return FirmRound(
        seat=seat,
        cash=start.cash,
        dcs=tuple(map(accounts.dc_line, start.dcs)),
        plan=plan,
        placed=tuple(accounts.dc_line(dc, is_new=dc.id in new) for dc in firm.dcs),
        cylinders=firm.cylinders,
        shipped={city: here[seat] for city, here in step.shipped.items() if seat in here},
        corrected=step.round.corrected.get(seat, 0),
        sold_off=one.sold_off,
    )

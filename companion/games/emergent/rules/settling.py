"""The money of the round: agreed, booked, cleaned up; after the last round the end (ET-28..36)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import CloseRound, EmergentAction, MoneyRight, SellOff
from companion.games.emergent.packs.deck import DeckCard
from companion.games.emergent.rules import ending, placing, trading
from companion.games.emergent.rules.refusals import refusal, wrong_phase
from companion.games.emergent.state import EmergentState, Firm, demands, logged, sellers
from companion.games.emergent.sums import accounts, settlement
from companion.games.emergent.sums.settlement import Settled, proposal, sell_off_fault
from companion.games.emergent.sums.telling import told
from companion.games.emergent.views.history import FirmRound, RoundRecord
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.words import OPERATING, RESALE
from companion.kernel.seat import Actor, Seat


def apply(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phase `settle`."""
    match action:
        case SellOff(dcs=dcs):
            return _sold_off(state, Seat(actor), dcs)
        case MoneyRight():
            return _agreed(state, Seat(actor))
        case CloseRound():
            return _closed(replace(state, log=logged(state, "closed-by-table")))
        case _:
            raise wrong_phase(state, action)


def settled(state: EmergentState) -> dict[Seat, Settled]:
    """Everybody's settlement as it stands; forced sales as chosen, else as proposed (ET-29, A10)."""
    opened = placing.plans_of(state)
    extra = [
        sum(OPERATING[dc.size] for dc in opened.start[seat].dcs if dc.id in opened.plans[seat].sell)
        if state.rules.sold_dc_pays
        else 0
        for seat in state.seats
    ]
    found = settlement.settle(
        sellers(state),
        [state.firms[seat].cash for seat in state.seats],
        trading.resolved(state),
        state.rules.unpaid_operating,
        extra_operating=extra,
        chosen=[state.sold_off.get(seat) for seat in state.seats],
    )
    return dict(zip(state.seats, found, strict=True))


def must_sell(state: EmergentState, found: dict[Seat, Settled]) -> tuple[Seat, ...]:
    """Who cannot pay and has not yet said what goes (A10)."""
    return tuple(
        seat
        for seat, one in found.items()
        if one.sold_off
        and sell_off_fault(state.firms[seat].dcs, -one.before, state.sold_off.get(seat, ())) is not None
    )


def ledgers(state: EmergentState, found: dict[Seat, Settled]) -> tuple[Ledger, ...]:
    """Everybody's round, line by line."""
    served = trading.resolved(state).served
    return tuple(
        accounts.ledger(placing.round_of(state, seat), at, served, found[seat])
        for at, seat in enumerate(state.seats)
    )


def _sold_off(state: EmergentState, seat: Seat, dcs: tuple[str, ...]) -> EmergentState:
    one, own = settled(state)[seat], state.firms[seat].dcs
    if not one.sold_off:
        raise refusal("nothing_to_sell", "ET-29")
    if fault := sell_off_fault(own, -one.before, dcs):
        values = {dc.id: RESALE[dc.size] for dc in own}
        raised = sum(values.get(name, 0) for name in dcs)
        raise refusal(fault, "ET-29", short=-one.before, raised=raised)
    log = logged(state, "sold-off", seat, dcs=len(dcs))
    return replace(state, sold_off={**state.sold_off, seat: dcs}, log=log)


def _agreed(state: EmergentState, seat: Seat) -> EmergentState:
    """When everybody says that the money is right, it is booked (ET-32)."""
    waiting = must_sell(state, settled(state))
    if seat in state.ready:
        raise refusal("already_said", "ET-32")
    if seat in waiting:
        raise refusal("sell_first", "ET-29")
    state = replace(state, ready=state.ready | {seat}, log=logged(state, "agreed", seat))
    return _closed(state) if len(state.ready) == len(state.seats) else state


def _closed(state: EmergentState) -> EmergentState:
    """Booked, liquidated, cleaned up (ET-32..34); the next round, or the end."""
    found = settled(state)
    state = replace(state, records=(*state.records, _record(state, found)))
    firms = {seat: _after(state.firms[seat], one) for seat, one in found.items()}
    state = replace(
        state,
        firms=firms,
        ready=frozenset(),
        opened=None,
        market=None,
        entries={},
        checks=frozenset(),
        shipped={},
        moved={},
        sold_off={},
        corrected={},
        ticks=frozenset(),
        time_ran_out=(),
        at=0,
        log=logged(state, "closed", round=state.round),
    )
    if state.round == state.rules.rounds:
        return ending.sold_out(state)
    number = state.round + 1
    return replace(state, phase="plan", round=number, log=logged(state, "round", round=number))


def _after(firm: Firm, one: Settled) -> Firm:
    dcs = tuple(dc._replace(cubes=0) for dc in firm.dcs if dc.id in one.dcs_left)
    return replace(firm, cash=one.cash, dcs=dcs, cylinders={}, units_sold=firm.units_sold + one.units)


def _record(state: EmergentState, found: dict[Seat, Settled]) -> RoundRecord:
    """The round as history keeps it (ET-37)."""
    opened, firms = placing.plans_of(state), state.firms
    return RoundRecord(
        round=state.round,
        firms=tuple(
            FirmRound(
                seat=seat,
                cash=opened.start[seat].cash,
                dcs=tuple(map(accounts.dc_line, opened.start[seat].dcs)),
                plan=opened.plans[seat],
                placed=tuple(
                    accounts.dc_line(dc, is_new=any(build.id == dc.id for build in opened.plans[seat].build))
                    for dc in firms[seat].dcs
                ),
                cylinders=firms[seat].cylinders,
                shipped={city: here[seat] for city, here in state.shipped.items() if seat in here},
                corrected=state.corrected.get(seat, 0),
                sold_off=found[seat].sold_off,
            )
            for seat in state.seats
        ),
        cards=tuple(DeckCard(city=one.city, tiers=one.tiers) for one in demands(state)),
        cities=told(trading.resolved(state), sellers(state), state.ground.atlas, state.rules, state.moved),
        ledgers=ledgers(state, found),
    )


def asked_to_sell(state: EmergentState, seat: Seat) -> tuple[int, tuple[str, ...]] | None:
    """How much this seat is short and what the app proposes to sell; None when it can pay (A10)."""
    one = settled(state)[seat]
    return (-one.before, proposal(state.firms[seat].dcs, -one.before)) if one.sold_off else None

"""The public facts, for everybody alike; `mine` adds what a seat may know besides."""

from __future__ import annotations

from companion.games.emergent import views
from companion.games.emergent.redact import fast, mine, money
from companion.games.emergent.redact.ending import ending
from companion.games.emergent.rules import cards, choices, corrections, placing, settling, timing, trading
from companion.games.emergent.rules.corrections import STOCKED
from companion.games.emergent.state import EmergentState, Entry, sellers
from companion.games.emergent.sums import accounts
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.sums.telling import told
from companion.games.emergent.views.results import Note
from companion.games.emergent.words import CardStatus, Reading
from companion.kernel.seat import Seat, Viewer

LEARNING_ROUNDS = 2
"""ET-38, ET-39."""


def view(state: EmergentState, viewer: Viewer) -> views.EmergentView:
    """Everything one viewer may know; the shared screen gets the public half only."""
    return for_seat(state, viewer, public(state)) if viewer else public(state)


def for_seat(state: EmergentState, seat: Seat, shared: views.EmergentView) -> views.EmergentView:
    """The public view with what this seat may know besides. What all share stays the same object."""
    added: dict[str, object] = {"choices": choices.choices(state, seat), **mine.added(state, seat)}
    if state.mode == "full" and money.is_hidden(state):
        added |= {
            "firms": firms(state, seat),
            "plans": plans(state, seat),
            "settlement": settlement(state, seat),
            "past": money.past(state, seat),
        }
    return shared.model_copy(update=added)


def public(state: EmergentState) -> views.EmergentView:
    """What everybody at the table may see."""
    is_full, is_over = state.mode == "full", state.phase == "over"
    return views.EmergentView(
        phase=state.phase,
        round=state.round,
        waiting_for=waiting_for(state),
        mode=state.mode,
        seats=state.seats,
        leader=timing.leader(state),
        rounds=state.rules.rounds if is_full else state.rules.fp_rounds,
        rules=state.rules,
        demand_by=state.demand_by,
        is_learning=is_full and state.rules.learning_variant and state.round <= LEARNING_ROUNDS,
        board=state.ground.view,
        ready=tuple(seat for seat in state.seats if _is_ready(state, seat)),
        firms=firms(state, None) if is_full else (),
        plans=plans(state, None),
        time_ran_out=state.time_ran_out,
        demand=_demand(state),
        market=_market(state),
        settlement=settlement(state, None),
        past=money.past(state, None) if is_full else (),
        fast=None if is_full else fast.fast_view(state),
        history=state.records if is_over else (),
        end=ending(state),
        correction=state.proposal.correct if state.proposal else None,
        correction_by=state.proposal.by if state.proposal else None,
        correction_said=corrections.told(state),
    )


def firms(state: EmergentState, viewer: Viewer) -> tuple[views.FirmLine, ...]:
    """Every firm as this viewer sees it (A17)."""
    new = {
        (seat, build.id)
        for seat, plan in (state.opened.plans.items() if state.opened else ())
        for build in plan.build
    }
    return tuple(
        views.FirmLine(
            seat=seat,
            cash=None if money.hides(state, seat, viewer) else firm.cash,
            dcs=tuple(accounts.dc_line(dc, is_new=(seat, dc.id) in new) for dc in firm.dcs),
            cylinders=firm.cylinders,
            units_sold=firm.units_sold,
            is_ready=_is_ready(state, seat),
        )
        for seat, firm in state.firms.items()
    )


def _is_ready(state: EmergentState, seat: Seat) -> bool:
    """Whether this seat has done what the phase waits for."""
    match state.phase:
        case "cards":
            return seat in state.checks
        case "allocate":
            return placing.plans_of(state).plans[seat].cubes == 0
        case "market":
            return _is_done_in_city(state, seat)
        case _:
            return seat in state.ready


def _is_done_in_city(state: EmergentState, seat: Seat) -> bool:
    """In the city that is shown: chosen, moved, or nothing to do."""
    found, at, place = trading.resolved(state), trading.at(state), state.seats.index(seat)
    if at >= len(found.served):
        return place not in found.waiting
    city = found.served[at]
    return not city.sold[place] or seat in state.moved.get(city.demand.city, ())


def waiting_for(state: EmergentState) -> tuple[Seat, ...]:
    """Whom the table waits for; everybody where anybody may go on."""
    match state.phase:
        case "over":
            return ()
        case "allocate":
            turn = placing.allocating(state)
            return (turn,) if turn else ()
        case "cards":
            return state.seats if cards.missing(state) else cards.can_check(state) or state.seats
        case "market":
            waiting = trading.resolved(state).waiting
            return tuple(state.seats[place] for place in waiting) or state.seats
        case _:
            return tuple(seat for seat in state.seats if seat not in state.ready)


def plans(state: EmergentState, viewer: Viewer) -> tuple[views.OpenPlan, ...]:
    """This round's plans, once all are open (ET-15)."""
    if state.opened is None or state.phase not in ("allocate", *STOCKED):
        return ()
    found = []
    for seat in state.seats:
        one = placing.round_of(state, seat)
        done = frozenset(line for owner, line in state.ticks if owner == seat)
        lines = accounts.pieces(one, done)
        bill = money.bill(state, seat)
        built = [Dc(build.id, build.size, build.region, _cubes(one, build.id)) for build in one.plan.build]
        found.append(
            views.OpenPlan(
                seat=seat,
                plan=one.plan,
                money=None if money.hides(state, seat, viewer) else accounts.money(one.cash, bill),
                builds=tuple(accounts.dc_line(dc, is_new=True) for dc in built),
                sells=tuple(accounts.dc_line(dc) for dc in one.dcs if dc.id in one.plan.sell),
                cubes=bill.cubes,
                cylinders=sum(one.plan.marketing.values()),
                pieces=lines,
                bank=bill.sale - bill.cost,
            )
        )
    return tuple(found)


def _cubes(one: accounts.Round, dc: str) -> int:
    return one.plan.products.get(dc, 0)


def _demand(state: EmergentState) -> views.DemandView | None:
    """The cards, from the moment they may be known (ET-17)."""
    if state.phase not in ("cards", "market", "settle"):
        return None
    total, found = state.totals.get(state.round), cards.totals(state)
    sums: tuple[tuple[Reading, int], ...] = (
        ("all_tiers", found.all_tiers),
        ("first_tier", found.first_tier),
    )
    typists = {entry.by for entry in state.entries.values() if entry.by}
    is_open = state.phase == "cards"
    return views.DemandView(
        cards=tuple(_card(state, city) for city in state.ground.cities),
        predicted=total,
        gauges=tuple(
            views.Gauge(
                reading=reading, sum=sum_, to_go=None if total is None else total - sum_, is_met=sum_ == total
            )
            for reading, sum_ in sums
        ),
        warning=_total_differs(state) if cards.differs(state) else None,
        typists=tuple(seat for seat in state.seats if seat in typists),
        checked_by=tuple(seat for seat in state.seats if seat in state.checks),
        can_check=cards.can_check(state) if is_open and not cards.missing(state) else (),
        is_confirmed=not is_open,
        is_dealt=state.demand_by == "app",
    )


def _total_differs(state: EmergentState) -> Note:
    found = cards.totals(state)
    return Note(
        code="emergent.total_differs",
        rule="ET-17",
        facts={
            "all": found.all_tiers,
            "first": found.first_tier,
            "predicted": state.totals[state.round],
        },
    )


def _card(state: EmergentState, city: str) -> views.CardLine:
    entry = state.entries.get(city)
    return views.CardLine(
        city=city,
        status=_status(entry),
        tiers=entry.tiers if entry else None,
        sum=sum(entry.tiers) if entry and entry.tiers else 0,
        by=entry.by if entry else None,
        is_checked=state.phase != "cards" or cards.is_checked(state, city),
    )


def _status(entry: Entry | None) -> CardStatus:
    if entry is None:
        return "to_come"
    if entry.tiers is None:
        return "no_card"
    return "typed" if entry.is_typed else "filled_in"


def _market(state: EmergentState) -> views.MarketView | None:
    """The cities served so far (ET-31)."""
    if state.phase not in ("market", "settle"):
        return None
    found = trading.resolved(state)
    order = tuple(city for city in state.ground.cities if state.entries[city].tiers is not None)
    return views.MarketView(
        at=trading.at(state),
        count=len(order),
        order=order,
        cities=told(found, sellers(state), state.ground.atlas, state.rules, state.moved),
        waiting_for=tuple(state.seats[place] for place in found.waiting),
    )


def settlement(state: EmergentState, viewer: Viewer) -> views.SettlementView | None:
    """Everybody's ledger, balances only where cash may be seen (ET-28..34, A17)."""
    if state.phase != "settle":
        return None
    found = settling.settled(state)
    must_sell = settling.must_sell(state, found)
    most = max(one.cash for one in found.values())
    knows = not money.is_hidden(state) and not must_sell
    return views.SettlementView(
        ledgers=tuple(
            money.without_balances(ledger) if money.hides(state, ledger.seat, viewer) else ledger
            for ledger in settling.ledgers(state, found)
        ),
        agreed=tuple(seat for seat in state.seats if seat in state.ready),
        must_sell=must_sell,
        leaders=tuple(seat for seat in state.seats if found[seat].cash == most) if knows else (),
    )

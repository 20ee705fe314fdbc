"""The public facts, for everybody alike; `mine` adds what a seat may know besides."""

from __future__ import annotations

from companion.games.emergent import views
from companion.games.emergent.redact import fast, mine, money
from companion.games.emergent.redact.ending import ending
from companion.games.emergent.redact.laying import laying_view
from companion.games.emergent.rules import cards, choices, placing, settling, timing, trading
from companion.games.emergent.rules.corrections import CORRECTIONS
from companion.games.emergent.state import EmergentState, open_round, phases, sellers
from companion.games.emergent.sums import accounts, costs
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.sums.telling import told
from companion.games.emergent.views.results import Note
from companion.games.emergent.words import LEARNING_ROUNDS, CardStatus, Reading
from companion.kernel.seat import Seat, Viewer


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
        use=state.use,
        seats=state.seats,
        leader=timing.leader(state),
        rounds=state.last_round,
        rules=state.rules,
        demand_by=state.demand_by,
        is_learning=is_full and state.rules.learning_variant and state.round <= LEARNING_ROUNDS,
        board=state.ground.view,
        ready=tuple(seat for seat in state.seats if _is_ready(state, seat)),
        firms=firms(state, None) if is_full else (),
        plans=plans(state, None),
        by_hand=tuple(seat for seat in state.seats if seat in state.by_hand),
        papers=_papers(state),
        time_ran_out=state.time_ran_out,
        laying=laying_view(state),
        demand=_demand(state),
        market=_market(state),
        settlement=settlement(state, None),
        past=money.past(state, None) if is_full else (),
        fast=None if is_full else fast.fast_view(state),
        history=state.records if is_over else (),
        end=ending(state),
        **CORRECTIONS.shown(state),
    )


def firms(state: EmergentState, viewer: Viewer) -> tuple[views.FirmLine, ...]:
    """Every firm as this viewer sees it (A17)."""
    opened = open_round(state)
    plans = opened.plans.items() if opened else ()
    new = {(seat, build.id) for seat, plan in plans for build in plan.build}
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
    match state.step:
        case phases.Planning() | phases.FastPlanning() | phases.Placing() | phases.Awarding() as step:
            return seat in step.ready
        case phases.Allocating(round=opened):
            return opened.plans[seat].cubes == 0
        case phases.Typing(checks=checks):
            return seat in checks
        case phases.Trading(is_settling=True, agreed=agreed):
            return seat in agreed
        case phases.Trading() as step:
            return trading.is_done_in_city(state, step, seat)
        case phases.Laying() | phases.Over():
            return False


def _papers(state: EmergentState) -> tuple[Seat, ...]:  # ET-48
    """Whose paper is being typed."""
    papers = state.step.papers if isinstance(state.step, phases.Screened) else frozenset()
    return tuple(seat for seat in state.seats if seat in papers)


def waiting_for(state: EmergentState) -> tuple[Seat, ...]:
    """Whom the table waits for; everybody where anybody may go on."""
    match state.step:
        case phases.Over():
            return ()
        case phases.Allocating(round=opened):
            turn = placing.allocating(state, opened)
            return (turn,) if turn else ()
        case phases.Typing() as step:
            is_typed = not cards.missing(state, step)
            return cards.can_check(state, step) or state.seats if is_typed else state.seats
        case phases.Trading(is_settling=False, market=found):
            return tuple(state.seats[place] for place in found.waiting) or state.seats
        case _:
            return tuple(seat for seat in state.seats if not _is_ready(state, seat))


def plans(state: EmergentState, viewer: Viewer) -> tuple[views.OpenPlan, ...]:  # ET-15
    """This round's plans, once all are open."""
    opened = open_round(state)
    if opened is None:
        return ()
    found = []
    for seat in state.seats:
        one = placing.round_of(state, opened, seat)
        done = frozenset(line for owner, line in opened.ticks if owner == seat)
        lines = accounts.pieces(one, done)
        bill = costs.bill(one.plan, one.dcs, state.rules)
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


def _demand(state: EmergentState) -> views.DemandView | None:  # ET-17
    """The cards, from the moment they may be known."""
    step = state.step
    if not isinstance(step, phases.Typing | phases.Trading):
        return None
    total, found = state.totals.get(state.round), cards.totals(step)
    sums: tuple[tuple[Reading, int], ...] = (
        ("all_tiers", found.all_tiers),
        ("first_tier", found.first_tier),
    )
    typists = {entry.by for entry in step.entries.values() if entry.by}
    can_check: tuple[Seat, ...] = ()
    if isinstance(step, phases.Typing) and not cards.missing(state, step):
        can_check = cards.can_check(state, step)
    return views.DemandView(
        cards=tuple(_card(step, city) for city in state.ground.cities),
        predicted=total,
        gauges=tuple(
            views.Gauge(
                reading=reading, sum=sum_, to_go=None if total is None else total - sum_, is_met=sum_ == total
            )
            for reading, sum_ in sums
        ),
        warning=next(map(Note.of, cards.total_problems(state, step)), None),
        typists=tuple(seat for seat in state.seats if seat in typists),
        checked_by=tuple(seat for seat in state.seats if seat in step.checks),
        can_check=can_check,
        is_confirmed=isinstance(step, phases.Trading),
        is_dealt=state.demand_by == "app",
    )


def _card(step: phases.Typing | phases.Trading, city: str) -> views.CardLine:
    entry = step.entries.get(city)
    return views.CardLine(
        city=city,
        status=_status(entry),
        tiers=entry.tiers if entry else None,
        sum=sum(entry.tiers) if entry and entry.tiers else 0,
        by=entry.by if entry else None,
        is_checked=isinstance(step, phases.Trading) or cards.is_checked(step, city),
    )


def _status(entry: phases.Entry | None) -> CardStatus:
    if entry is None:
        return "to_come"
    if entry.tiers is None:
        return "no_card"
    return "typed" if entry.is_typed else "filled_in"


def _market(state: EmergentState) -> views.MarketView | None:
    """The cities served so far: order, tiers, units, from where, at what cost, for all to see (ET-31)."""
    step = state.step
    if not isinstance(step, phases.Trading):
        return None
    order = tuple(city for city in state.ground.cities if step.entries[city].tiers is not None)
    return views.MarketView(
        at=trading.at(state, step),
        count=len(order),
        order=order,
        cities=told(step.market, sellers(state), state.ground.atlas, state.rules, step.moved),
        waiting_for=tuple(state.seats[place] for place in step.market.waiting),
    )


def settlement(state: EmergentState, viewer: Viewer) -> views.SettlementView | None:  # ET-28..34
    """Everybody's ledger, balances only where cash may be seen (A17)."""
    step = state.step
    if not isinstance(step, phases.Trading) or not step.is_settling:
        return None
    found = settling.settled(state, step)
    must_sell = settling.must_sell(state, step, found)
    most = max(one.cash for one in found.values())
    knows = not money.is_hidden(state) and not must_sell
    return views.SettlementView(
        ledgers=tuple(
            money.without_balances(ledger) if money.hides(state, ledger.seat, viewer) else ledger
            for ledger in settling.ledgers(state, step, found)
        ),
        agreed=tuple(seat for seat in state.seats if seat in step.agreed),
        must_sell=must_sell,
        leaders=tuple(seat for seat in state.seats if found[seat].cash == most) if knows else (),
    )

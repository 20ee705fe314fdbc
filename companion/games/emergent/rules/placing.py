"""Plans are open: money is booked, pieces go on the real board (ET-15, ET-16, A9)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import Allocate, EmergentAction, GoOn, Placed, Tick
from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.rules import cards
from companion.games.emergent.rules.refusals import refusal, wrong_phase
from companion.games.emergent.state import EmergentState, Firm, Opened, logged
from companion.games.emergent.sums import accounts, costs, planning
from companion.games.emergent.sums.accounts import Round
from companion.kernel.action import Rejection
from companion.kernel.seat import Actor, Seat


def apply(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phases `allocate` and `place`."""
    match action:
        case Allocate(products=products) if state.phase == "allocate":
            return _allocated(state, Seat(actor), products)
        case Tick(line=line, is_done=is_done) if state.phase == "place":
            return _ticked(state, Seat(actor), line, is_done=is_done)
        case Placed() if state.phase == "place":
            return _placed(state, Seat(actor))
        case GoOn() if state.phase == "place":
            return cards.begun(replace(state, log=logged(state, "went-on")))
        case _:
            raise wrong_phase(state, action)


def revealed(state: EmergentState, plans: dict[Seat, Plan]) -> EmergentState:
    """Every plan is booked at one instant (ET-15, ET-16)."""
    opened = Opened(state.firms, plans)
    state = replace(
        state,
        opened=opened,
        drafts={},
        corrected={},
        firms={seat: _booked(state, state.firms[seat], plan) for seat, plan in plans.items()},
        log=logged(state, "revealed", round=state.round),
    )
    if state.rules.product_allocation == "at_placement" and any(plan.cubes for plan in plans.values()):
        return replace(state, phase="allocate")
    return _to_the_board(state)


def _booked(state: EmergentState, firm: Firm, plan: Plan) -> Firm:
    bill = costs.bill(plan, firm.dcs, state.rules)
    return replace(
        firm,
        cash=firm.cash + bill.sale - bill.cost,
        dcs=costs.placed(plan, firm.dcs),
        cylinders={name: count for name, count in plan.marketing.items() if count},
    )


def plans_of(state: EmergentState) -> Opened:
    """The open plans of this round. Asked only after the reveal."""
    assert state.opened is not None, "no plan is open yet"  # noqa: S101 - the phases guarantee it
    return state.opened


def round_of(state: EmergentState, seat: Seat) -> Round:
    """This seat's round so far, for its lists and its ledger."""
    opened, firm = plans_of(state), state.firms[seat]
    start, plan = opened.start[seat], opened.plans[seat]
    leaving = sum(dc.id in plan.sell for dc in start.dcs) if state.rules.sold_dc_pays else 0
    return Round(
        seat=seat,
        cash=start.cash,
        dcs=start.dcs,
        plan=plan,
        placed=firm.dcs,
        running=len(firm.dcs) + leaving,
        corrected=state.corrected.get(seat, 0),
    )


def allocating(state: EmergentState) -> Seat | None:
    """Whose turn it is to put cubes into DCs: the next seat in order that bought some (A9)."""
    plans = plans_of(state).plans
    return next((seat for seat in state.seats if plans[seat].cubes), None)


def _allocated(state: EmergentState, seat: Seat, products: dict[str, int]) -> EmergentState:
    opened, turn = plans_of(state), allocating(state)
    if seat != turn:
        raise refusal("not_your_turn", "ET-16", turn_seat=turn or "")
    plan, firm = opened.plans[seat], state.firms[seat]
    if found := planning.allocation_faults(products, firm.dcs, plan.cubes):
        raise Rejection.of(one.reason for one in found)
    kept = {name: count for name, count in products.items() if count}
    done = plan.model_copy(update={"products": kept, "cubes": 0})
    dcs = tuple(dc._replace(cubes=kept.get(dc.id, 0)) for dc in firm.dcs)
    state = replace(
        state,
        opened=replace(opened, plans={**opened.plans, seat: done}),
        firms={**state.firms, seat: replace(firm, dcs=dcs)},
        log=logged(state, "allocated", seat, cubes=plan.cubes),
    )
    return state if allocating(state) else _to_the_board(state)


def lines(state: EmergentState, seat: Seat) -> tuple[str, ...]:
    """The lines of this seat's list (ET-16)."""
    return tuple(line.id for line in accounts.pieces(round_of(state, seat), frozenset()))


def _to_the_board(state: EmergentState) -> EmergentState:
    """Everybody gets a list; who has nothing to place is done."""
    idle = frozenset(seat for seat in state.seats if not lines(state, seat))
    state = replace(state, phase="place", ready=idle, ticks=frozenset())
    return cards.begun(state) if len(idle) == len(state.seats) else state


def _ticked(state: EmergentState, seat: Seat, line: str, *, is_done: bool) -> EmergentState:
    if line not in lines(state, seat):
        raise refusal("no_such_line", "ET-16")
    mark = frozenset({(seat, line)})
    ticks = state.ticks | mark if is_done else state.ticks - mark
    is_still_ready = state.ready if is_done else state.ready - {seat}
    return replace(state, ticks=ticks, ready=is_still_ready)


def _placed(state: EmergentState, seat: Seat) -> EmergentState:
    """All of it is on the board; when everybody says so, the cards come (ET-17)."""
    if seat in state.ready:
        raise refusal("already_said", "ET-16")
    ready = state.ready | {seat}
    ticks = state.ticks | {(seat, line) for line in lines(state, seat)}
    state = replace(state, ready=ready, ticks=ticks, log=logged(state, "placed", seat))
    return cards.begun(state) if len(ready) == len(state.seats) else state

"""Plans are open: money is booked, pieces go on the real board."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import Allocate, EmergentAction, GoOn, Placed, Tick
from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.rules import cards
from companion.games.emergent.rules.refusals import why, wrong_phase
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Allocating, Awarding, Firm, OpenRound, Placing
from companion.games.emergent.sums import accounts, costs, planning
from companion.games.emergent.sums.accounts import Round
from companion.games.emergent.words import PHASE_RULES
from companion.kernel.action import Reason
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat


def apply(
    state: EmergentState, step: Allocating | Placing, actor: Actor, action: EmergentAction
) -> EmergentState:
    """The phases `allocate` and `place`."""
    match action, step:
        case Allocate(products=products), Allocating():
            return _allocated(state, step, Seat(actor), products)
        case Tick(line=line, is_done=is_done), Placing():
            return _ticked(state, step, Seat(actor), line, is_done=is_done)
        case Placed(), Placing():
            return _placed(state, step, Seat(actor))
        case GoOn(), Placing():
            return cards.begun(state.logged("went-on"), step.round)
        case _:
            raise wrong_phase(state, action)


def revealed(state: EmergentState, plans: dict[Seat, Plan]) -> EmergentState:
    """Sales are paid in, costs paid, old discs go and new ones come, with cubes and cylinders (ET-16)."""
    opened = OpenRound(state.firms, plans)
    state = replace(
        state,
        firms={seat: _booked(state, state.firms[seat], plan) for seat, plan in plans.items()},
    )
    if state.rules.product_allocation == "at_placement" and any(plan.cubes for plan in plans.values()):
        return replace(state, step=Allocating(opened))
    return _to_the_board(state, opened)


def _booked(state: EmergentState, firm: Firm, plan: Plan) -> Firm:
    bill = costs.bill(plan, firm.dcs, state.rules)
    return replace(
        firm,
        cash=firm.cash + bill.sale - bill.cost,
        dcs=costs.placed(plan, firm.dcs),
        cylinders={name: count for name, count in plan.marketing.items() if count},
    )


def round_of(state: EmergentState, opened: OpenRound, seat: Seat) -> Round:
    """This seat's round so far, for its lists and its ledger."""
    start, plan = opened.start[seat], opened.plans[seat]
    return Round(
        seat=seat,
        cash=start.cash,
        dcs=start.dcs,
        plan=plan,
        placed=state.firms[seat].dcs,
        leaving=costs.leaving(plan, start.dcs, state.rules),
        corrected=opened.corrected.get(seat, 0),
    )


def allocating(state: EmergentState, opened: OpenRound) -> Seat | None:
    """Whose turn it is to put cubes into DCs: the next seat in order that bought some (A9)."""
    return next((seat for seat in state.seats if opened.plans[seat].cubes), None)


def turn_problems(state: EmergentState, step: Allocating, seat: Seat) -> tuple[Reason, ...]:
    """Why this seat puts no cubes into DCs now."""
    turn = allocating(state, step.round)
    return () if seat == turn else (why("not_your_turn", "ET-16", turn_seat=turn or ""),)


def tick_problems(state: EmergentState, step: Placing, seat: Seat, line: str) -> tuple[Reason, ...]:
    """Why this line cannot be ticked: it is not on the list."""
    return () if line in lines(state, step.round, seat) else (why("no_such_line", "ET-16"),)


def placed_problems(step: Placing | Awarding, seat: Seat) -> tuple[Reason, ...]:
    """Why this seat need not say that its pieces are on the board: it has, in either game."""
    return (why("already_said", PHASE_RULES[step.phase]),) if seat in step.ready else ()


def _allocated(state: EmergentState, step: Allocating, seat: Seat, products: dict[str, int]) -> EmergentState:
    """The cubes bought go into these DCs, all of them (A9)."""
    refuse_faults(turn_problems(state, step, seat))
    opened, firm = step.round, state.firms[seat]
    plan = opened.plans[seat]
    refuse_faults(fault.reason() for fault in planning.allocation_faults(products, firm.dcs, plan.cubes))
    kept = {name: count for name, count in products.items() if count}
    done = plan.model_copy(update={"products": kept, "cubes": 0})
    opened = replace(opened, plans={**opened.plans, seat: done})
    dcs = tuple(dc._replace(cubes=kept.get(dc.id, 0)) for dc in firm.dcs)
    state = replace(
        state, step=Allocating(opened), firms={**state.firms, seat: replace(firm, dcs=dcs)}
    ).logged("allocated", seat, cubes=plan.cubes)
    return state if allocating(state, opened) else _to_the_board(state, opened)


def lines(state: EmergentState, opened: OpenRound, seat: Seat) -> tuple[str, ...]:  # ET-16
    """The lines of this seat's list."""
    return tuple(line.id for line in accounts.pieces(round_of(state, opened, seat), frozenset()))


def _to_the_board(state: EmergentState, opened: OpenRound) -> EmergentState:
    """Everybody gets a list; who has nothing to place is done. A board that was typed lies there already."""
    idle = frozenset(seat for seat in state.seats if not lines(state, opened, seat))
    if len(idle) == len(state.seats) or state.use != "whole":
        return cards.begun(state, opened)
    return replace(state, step=Placing(opened, ready=idle))


def _ticked(state: EmergentState, step: Placing, seat: Seat, line: str, *, is_done: bool) -> EmergentState:
    """One line of the list is on the board, or is not after all."""
    refuse_faults(tick_problems(state, step, seat, line))
    ticks = step.round.ticks
    ticks = ticks | {(seat, line)} if is_done else ticks - {(seat, line)}
    ready = step.ready if is_done else step.ready - {seat}
    return replace(state, step=Placing(replace(step.round, ticks=ticks), ready))


def _placed(state: EmergentState, step: Placing, seat: Seat) -> EmergentState:  # ET-17
    """All of it is on the board; when everybody says so, the cards come."""
    refuse_faults(placed_problems(step, seat))
    mine = {(seat, line) for line in lines(state, step.round, seat)}
    opened = replace(step.round, ticks=step.round.ticks | mine)
    step = Placing(opened, step.ready | {seat})
    state = replace(state, step=step).logged("placed", seat)
    return cards.begun(state, opened) if len(step.ready) == len(state.seats) else state

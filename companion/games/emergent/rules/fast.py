"""Fast Play after the reveal: cubes for discs, the next round, or the regions scored."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import EmergentAction, GoOn, Placed
from companion.games.emergent.rules import ending, placing
from companion.games.emergent.rules.refusals import wrong_phase
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Awarding, FastPlanning, Placement
from companion.games.emergent.sums import fastplay
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat


def apply(state: EmergentState, step: Awarding, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phase `award`."""
    match action:
        case Placed():
            return _placed(state, step, Seat(actor))
        case GoOn():
            return _next(state.logged("went-on"))
        case _:
            raise wrong_phase(state, action)


def awarded(state: EmergentState, placements: dict[Seat, Placement]) -> EmergentState:
    """All discs are open at one instant, and the cubes come to the board (FP-3)."""
    earned = fastplay.awards(placements, state.ground.colours)
    cubes = {
        region: {seat: count + earned.get(region, {}).get(seat, 0) for seat, count in here.items()}
        for region, here in state.cubes.items()
    }
    return replace(state, step=Awarding(), fast_rounds=(*state.fast_rounds, placements), cubes=cubes).logged(
        "revealed", round=state.round
    )


def _placed(state: EmergentState, step: Awarding, seat: Seat) -> EmergentState:
    """My cubes lie on the board; when everybody's do, the game goes on."""
    refuse_faults(placing.placed_problems(step, seat))
    step = Awarding(step.ready | {seat})
    state = replace(state, step=step).logged("placed", seat)
    return _next(state) if len(step.ready) == len(state.seats) else state


def _next(state: EmergentState) -> EmergentState:  # FP-4, FP-5
    """The discs return to hand; after the last round the regions are scored."""
    state = replace(state, time_ran_out=())
    if state.round == state.rules.fp_rounds:
        return ending.scored(state)
    number = state.round + 1
    return replace(state, step=FastPlanning(), round=number).logged("round", round=number)

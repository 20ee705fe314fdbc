"""Fast Play after the reveal: cubes for discs, regions scored at the end (FP-3..9)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.actions import EmergentAction, GoOn, Placed
from companion.games.emergent.rules import ending
from companion.games.emergent.rules.refusals import refusal, wrong_phase
from companion.games.emergent.state import EmergentState, Placement, logged
from companion.games.emergent.sums import fastplay
from companion.kernel.seat import Actor, Seat


def apply(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """The phase `award`."""
    match action:
        case Placed():
            return _placed(state, Seat(actor))
        case GoOn():
            return _next(replace(state, log=logged(state, "went-on")))
        case _:
            raise wrong_phase(state, action)


def awards(state: EmergentState, placements: dict[Seat, Placement]) -> dict[str, dict[Seat, int]]:
    """Region → seat → cubes that these discs bring (FP-4)."""
    found: dict[str, dict[Seat, int]] = {}
    for seat, placement in placements.items():
        for region, discs in placement.items():
            if earned := fastplay.award(discs, state.ground.colours[region]):
                found.setdefault(region, {})[seat] = earned
    return found


def awarded(state: EmergentState, placements: dict[Seat, Placement]) -> EmergentState:
    """All discs are open, and the cubes come to the board (FP-3, FP-4)."""
    earned = awards(state, placements)
    cubes = {
        region: {seat: count + earned.get(region, {}).get(seat, 0) for seat, count in here.items()}
        for region, here in state.cubes.items()
    }
    return replace(
        state,
        phase="award",
        fast_drafts={},
        fast_rounds=(*state.fast_rounds, placements),
        cubes=cubes,
        log=logged(state, "revealed", round=state.round),
    )


def _placed(state: EmergentState, seat: Seat) -> EmergentState:
    if seat in state.ready:
        raise refusal("already_said", "FP-4")
    state = replace(state, ready=state.ready | {seat}, log=logged(state, "placed", seat))
    return _next(state) if len(state.ready) == len(state.seats) else state


def _next(state: EmergentState) -> EmergentState:
    """The discs return to hand; after the last round the regions are scored (FP-4, FP-5)."""
    state = replace(state, ready=frozenset(), time_ran_out=())
    if state.round < state.rules.fp_rounds:
        number = state.round + 1
        return replace(state, phase="fast", round=number, log=logged(state, "round", round=number))
    return ending.scored(state)

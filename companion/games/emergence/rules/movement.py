"""The first step of a turn: one tile to a neighbour, and not optional while one is open (EM-16)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.emergence.actions import Move, Moved, Stay
from companion.games.emergence.rules.refusals import why
from companion.games.emergence.state import EmergenceState, Operative, Streets
from companion.games.emergence.state.phases import Shown, Turn
from companion.kernel.action import Reason
from companion.kernel.seat import Seat


def barriers(
    streets: Streets, operatives: Mapping[Seat, Operative], shown: Shown, mover: Operative, tile: str | None
) -> tuple[Reason, ...]:
    """Why the mover may not step there: agents of another kind (EM-17), never on the start tile (EM-18)."""
    if tile is None or tile not in streets.near.get(mover.tile or "", ()):
        return (why("not_next", "EM-16", tile=tile or "", here=mover.tile or ""),)
    if tile == streets.start:
        return ()
    mine = shown[mover.seat].augmentation
    for other in operatives.values():
        theirs = shown[other.seat].augmentation
        if other.tile == tile and other.seat != mover.seat and theirs != mine:
            facts = {"tile": tile, "blocker_seat": other.seat, "theirs": theirs, "mine": mine}
            return (why("different_augmentation", "EM-17", **facts),)
    return ()


def open_tiles(
    streets: Streets, operatives: Mapping[Seat, Operative], shown: Shown, mover: Operative
) -> tuple[str, ...]:
    """Every tile the mover may step onto, sorted; none means that the agent stays (EM-19)."""
    near = streets.near[mover.tile or streets.start]
    return tuple(sorted(tile for tile in near if not barriers(streets, operatives, shown, mover, tile)))


def problems(state: EmergenceState, turn: Turn, action: Move | Moved | Stay) -> tuple[Reason, ...]:
    """Why the agent may not move so, or not stay."""
    match action:
        case Move(to=to):
            return step_problems(state, turn, to, on_start=False)
        case Moved() if state.streets is not None:
            return (why("city_knows", "EM-16"),)
        case Moved(on_start=on_start):
            return step_problems(state, turn, None, on_start=on_start)
        case Stay():
            return stay_problems(state, turn)


def step_problems(state: EmergenceState, turn: Turn, to: str | None, *, on_start: bool) -> tuple[Reason, ...]:
    """Why not this step, in either mode: the move of a turn, and the boost."""
    mover = state.operatives[turn.seat]
    if state.streets is not None:
        if on_start:
            return (why("city_knows", "EM-16"),)
        return barriers(state.streets, state.operatives, turn.shown, mover, to)
    if to is not None:
        return (why("no_city", "EM-16"),)
    return (why("still_on_start", "EM-16"),) if mover.on_start and on_start else ()


def stay_problems(state: EmergenceState, turn: Turn) -> tuple[Reason, ...]:
    """Nobody stays while a tile is open, unless the house makes moving optional (A6).

    In attested mode the cardboard knows, and the table watches.
    """
    if state.streets is None or not state.options.move_mandatory:
        return ()
    tiles = open_tiles(state.streets, state.operatives, turn.shown, state.operatives[turn.seat])
    return (why("must_move", "EM-16", tiles=tiles),) if tiles else ()


def stepped(state: EmergenceState, turn: Turn, to: str | None, *, on_start: bool) -> EmergenceState:
    """The agent stands on another tile."""
    is_start = to == state.streets.start if state.streets else on_start
    mover = replace(state.operatives[turn.seat], tile=to, on_start=is_start)
    return replace(state, operatives={**state.operatives, turn.seat: mover})


def moved(state: EmergenceState, turn: Turn, action: Move | Moved | Stay) -> EmergenceState:
    """The agent moves, or stays where it is; then it may act."""
    match action:
        case Stay():
            return replace(state, now=replace(turn, step="act", stayed=True)).logged("stayed", turn.seat)
        case Move(to=to):
            state = state.logged("moved", turn.seat, tile=to)
            return _may_act(stepped(state, turn, to, on_start=False), turn, to)
        case Moved(on_start=on_start):
            state = state.logged("moved-unseen", turn.seat)
            return _may_act(stepped(state, turn, None, on_start=on_start), turn, None)


def _may_act(state: EmergenceState, turn: Turn, to: str | None) -> EmergenceState:
    return replace(state, now=replace(turn, step="act", moved_to=to))

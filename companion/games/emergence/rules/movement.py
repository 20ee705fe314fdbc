"""The first step of a turn: one tile, if one is open (EM-16..19)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.emergence.actions import Move, Moved, Stay
from companion.games.emergence.rules.refusals import refusal, why
from companion.games.emergence.state import EmergenceState, Operative, Streets, Turn, logged
from companion.games.emergence.words import Augmentation
from companion.kernel.action import Reason, Rejection
from companion.kernel.seat import Seat


def augmentation(operative: Operative) -> Augmentation:
    """What the operative runs this round (EM-15). Asked only after the reveal."""
    assert operative.revealed is not None, "nothing is revealed yet"  # noqa: S101 - the phase guarantees it
    return operative.revealed.augmentation


def barrier(
    streets: Streets, operatives: Mapping[Seat, Operative], mover: Operative, tile: str | None
) -> Reason | None:
    """Why the mover may not step onto this tile; None when it is open (EM-16..18)."""
    if tile is None or tile not in streets.near.get(mover.tile or "", ()):
        return why("not_next", "EM-16", tile=tile or "", here=mover.tile or "")
    if tile == streets.start:
        return None
    mine = augmentation(mover)
    for other in operatives.values():
        if other.tile == tile and other.seat != mover.seat and augmentation(other) != mine:
            theirs = augmentation(other)
            return why(
                "different_augmentation",
                "EM-17",
                tile=tile,
                blocker_seat=other.seat,
                theirs=theirs,
                mine=mine,
            )
    return None


def open_tiles(streets: Streets, operatives: Mapping[Seat, Operative], mover: Operative) -> tuple[str, ...]:
    """Every tile the mover may step onto, sorted; none means that the agent stays (EM-19)."""
    near = streets.near[mover.tile or streets.start]
    return tuple(sorted(tile for tile in near if barrier(streets, operatives, mover, tile) is None))


def placed(
    state: EmergenceState, mover: Operative, tile: str | None, on_start: bool
) -> dict[Seat, Operative]:
    """All operatives, with this one's agent on another tile."""
    return {**state.operatives, mover.seat: replace(mover, tile=tile, on_start=on_start)}


def stepped(state: EmergenceState, mover: Operative, to: str | None, on_start: bool) -> dict[Seat, Operative]:
    """One step in either mode, or `Rejection`: the move of a turn and the boost (EM-16..18, EM-25)."""
    if state.streets is None:
        if to is not None:
            raise refusal("no_city", "EM-16")
        if mover.on_start and on_start:
            raise refusal("still_on_start", "EM-16")
        return placed(state, mover, None, on_start)
    if on_start:
        raise refusal("city_knows", "EM-16")
    closed = barrier(state.streets, state.operatives, mover, to)
    if closed:
        raise Rejection.of((closed,))
    return placed(state, mover, to, to == state.streets.start)


def moved(state: EmergenceState, turn: Turn, action: Move | Moved) -> EmergenceState:
    """The agent moves (EM-16)."""
    if isinstance(action, Moved) and state.streets is not None:
        raise refusal("city_knows", "EM-16")
    to, on_start = (action.to, False) if isinstance(action, Move) else (None, action.on_start)
    mover = state.operatives[turn.seat]
    operatives = stepped(state, mover, to, on_start)
    log = logged(state, "moved", turn.seat, tile=to) if to else logged(state, "moved-unseen", turn.seat)
    return replace(state, operatives=operatives, turn=replace(turn, step="act", moved_to=to), log=log)


def stayed(state: EmergenceState, turn: Turn, _action: Stay) -> EmergenceState:
    """The agent stays: nothing is open, or the house makes moving optional (EM-19, A6).

    In attested mode the cardboard knows, and the table watches.
    """
    must_move(state, turn)
    return replace(state, turn=replace(turn, step="act", stayed=True), log=logged(state, "stayed", turn.seat))


def must_move(state: EmergenceState, turn: Turn) -> None:
    """Refuse to stay while a tile is open (EM-16)."""
    if state.streets is None or not state.options.move_mandatory:
        return
    tiles = open_tiles(state.streets, state.operatives, state.operatives[turn.seat])
    if tiles:
        raise refusal("must_move", "EM-16", tiles=tiles)

"""Who may say what: the lead steers, a seat says its own, the clock its time (TB-4, TB-5)."""

from __future__ import annotations

from typing import Final

from companion.games.toolbox.actions import (
    Begin,
    Draw,
    LeaveClock,
    Met,
    OpenRole,
    PaperReady,
    PassTurn,
    PutIn,
    Reopen,
    Roll,
    Seal,
    Seen,
    ShowDrawn,
    ToolboxAction,
    TypeScores,
    TypeSealed,
)
from companion.games.toolbox.state import ToolboxState
from companion.games.toolbox.sums.refusals import refusal
from companion.kernel.action import Rejection, TimeUp
from companion.kernel.seat import Actor, Seat, Voice

OWN: Final = (Seen, Met, Seal, Reopen, PutIn, TypeSealed, ShowDrawn)
"""What a seat says for itself and nobody says for it."""
SHARED: Final = (PassTurn, LeaveClock, OpenRole, PaperReady, TypeScores, Begin, Roll, Draw)
"""What lead may say, and sometimes a seat; their tool decides."""


def leads(state: ToolboxState, actor: Actor) -> bool:
    """Whether this voice steers (A1)."""
    if actor == Voice.TABLE:
        return True
    match state.options.lead:
        case "leader":
            return actor == state.leader
        case "anyone":
            return actor in state.seats
        case "table":
            return False


def check(state: ToolboxState, actor: Actor, action: ToolboxAction) -> None:
    """Raises when this is not theirs to say."""
    if isinstance(action, TimeUp) != (actor == Voice.CLOCK):
        raise refusal("clock_only", "TB-5")
    if actor == Voice.CLOCK:
        return
    if actor != Voice.TABLE and actor not in state.seats:
        raise refusal("unknown_seat", "TB-4", name=str(actor))
    if isinstance(action, OWN):
        if actor == Voice.TABLE:
            raise refusal("not_for_table", "TB-5")
    elif not isinstance(action, SHARED) and not leads(state, actor):
        raise not_leader(state)


def not_leader(state: ToolboxState) -> Rejection:
    """Only those who lead do that."""
    if state.leader is None:
        return refusal("not_leader", "TB-4")
    return refusal("not_leader", "TB-4", leader_seat=state.leader)


def name_leader(state: ToolboxState, seat: Seat) -> Seat:
    """The new leader."""
    if seat not in state.seats:
        raise refusal("unknown_seat", "TB-4", name=seat)
    return seat

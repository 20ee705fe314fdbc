"""The last questions before the first round: the board and the leader (EM-4, EM-10)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import EmergenceAction, NameLeader, SetBoard
from companion.games.emergence.rules.refusals import refusal, wrong_phase
from companion.games.emergence.state import EmergenceState, logged
from companion.kernel.action import TimeUp
from companion.kernel.chance import shuffled
from companion.kernel.seat import Actor, Seat, Voice


def apply(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `board` and `leader`; anybody at the table may answer for all."""
    match action:
        case SetBoard() if state.phase == "board":
            return _counted(state, actor, action)
        case NameLeader(seat=named) if state.phase == "leader":
            return _named(state, named)
        case TimeUp():
            raise refusal("stale_time", "EM-8")
        case _:
            raise wrong_phase(state, action)


def _counted(state: EmergenceState, actor: Actor, board: SetBoard) -> EmergenceState:
    """Attested mode starts with a counted board (EM-4, EM-46)."""
    counted = (board.light_blue, board.dark_blue, board.light_green, board.dark_green)
    if not any(counted):
        raise refusal("empty_board", "EM-4")
    seat = None if isinstance(actor, Voice) else actor
    return replace(
        state, phase="leader", counted=counted, log=logged(state, "board-set", seat, count=sum(counted))
    )


def _named(state: EmergenceState, named: Seat | None) -> EmergenceState:
    """The oldest leads first; a table that does not know draws (EM-10, A20)."""
    if named is None:
        leader = shuffled(state.seed.value, "leader", state.seats)[0]
        log = logged(state, "leader-drawn", leader)
    elif named not in state.seats:
        raise refusal("unknown_operative", "EM-10")
    else:
        leader = named
        log = logged(state, "leader", leader)
    return replace(state, phase="select", round=1, leader=leader, log=log)

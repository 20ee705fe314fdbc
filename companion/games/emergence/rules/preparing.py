"""The last questions before the first round: the board, and who leads."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import EmergenceAction, NameLeader, SetBoard
from companion.games.emergence.rules.refusals import why, wrong_phase
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Preparing, Selecting
from companion.games.emergence.sums.blocks import Data
from companion.kernel.action import Reason, TimeUp
from companion.kernel.chance import shuffled
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat, seat_of


def problems(state: EmergenceState, now: Preparing, action: EmergenceAction) -> tuple[Reason, ...]:
    """Why not; anybody at the table may answer for all."""
    match action:
        case SetBoard() if now.name == "board":
            return () if any(_board(action)) else (why("empty_board", "EM-4"),)
        case NameLeader(seat=named) if now.name == "leader":
            return () if named in (None, *state.seats) else (why("unknown_operative", "EM-10"),)
        case TimeUp():
            return (why("stale_time", "EM-8"),)
        case _:
            return wrong_phase(state, action).reasons


def apply(state: EmergenceState, now: Preparing, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `board` and `leader`."""
    refuse_faults(problems(state, now, action))
    match action:
        case SetBoard():
            return _counted(state, actor, _board(action))
        case NameLeader(seat=named):
            return _named(state, named)
        case _:
            raise wrong_phase(state, action)


def _board(said: SetBoard) -> Data:
    return (said.light_blue, said.dark_blue, said.light_green, said.dark_green)


def _counted(state: EmergenceState, actor: Actor, counted: Data) -> EmergenceState:  # EM-46
    """Attested mode starts with a counted board."""
    seat = seat_of(actor)
    return replace(state, now=Preparing("leader"), counted=counted).logged(
        "board-set", seat, count=sum(counted)
    )


def _named(state: EmergenceState, named: Seat | None) -> EmergenceState:
    """The oldest leads first; a table that does not know draws (EM-10, A20)."""
    leader = named or shuffled(state.seed.value, "leader", state.seats)[0]
    state = replace(state, now=Selecting(leader), round=1)
    return state.logged("leader", leader) if named else state.logged("leader-drawn", leader)

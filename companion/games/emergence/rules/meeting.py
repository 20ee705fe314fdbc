"""The narrator speaks, and the Humans learn who the other one is (EM-8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from companion.games.emergence.actions import (
    EmergenceAction,
    Met,
    PauseCountdown,
    RepeatLine,
    ResumeCountdown,
)
from companion.games.emergence.rules.pace import CLIP_SECONDS
from companion.games.emergence.rules.refusals import why, wrong_phase
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Meeting, Preparing
from companion.kernel.action import Reason, TimeUp
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat

MEETING_FROM: Final = 5
"""With fewer operatives there is one Human and nobody to meet (A16)."""


class Caption(NamedTuple):
    """One line of the narrator: how long it stands, and whether a card may be held meanwhile."""

    seconds: float
    may_look: bool = False


BREATH: Final = 0.5
"""Between two lines."""
LOOKING: Final = 5.0
"""After the line that says to hold the card: everybody holds it a while longer."""
LOOK_LINE: Final = 5
MEETING: Final[tuple[Caption, ...]] = tuple(
    Caption(spoken + (LOOKING if number == LOOK_LINE else BREATH), may_look=number == LOOK_LINE)
    for number, spoken in enumerate(CLIP_SECONDS, start=1)
)
"""The script, the same for everybody, as slow as the voice. The last line waits until all have tapped."""


def begun(state: EmergenceState) -> EmergenceState:
    """Everybody knows their card: the Humans meet when there are two of them."""
    if len(state.seats) < MEETING_FROM:
        return _before_rounds(state)
    first = len(MEETING) - 1 if state.options.by_hand else 0  # eye to eye, without the script
    return replace(state, now=Meeting(first))


def problems(
    state: EmergenceState, now: Meeting, actor: Actor, action: EmergenceAction
) -> tuple[Reason, ...]:
    """Why not. Anybody may hold the narrator, there is no leader yet."""
    match action:
        case Met() if not is_last_line(now):
            return (why("script_runs", "EM-8"),)
        case Met():
            return (why("already_said", "EM-7"),) if actor in now.ready else ()
        case PauseCountdown() | ResumeCountdown() | RepeatLine() if is_last_line(now):
            return (why("narrator_done", "EM-8"),)
        case PauseCountdown():
            return (why("narrator_held", "EM-8"),) if now.is_held else ()
        case ResumeCountdown():
            return () if now.is_held else (why("narrator_speaks", "EM-8"),)
        case RepeatLine():
            return ()
        case TimeUp(name="meeting", serial=serial):
            is_stale = serial != line_serial(now) or is_last_line(now)
            return (why("stale_time", "EM-8"),) if is_stale else ()
        case _:
            return wrong_phase(state, action).reasons


def apply(state: EmergenceState, now: Meeting, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phase `meeting`; whoever lets the narrator go on hears the line whole."""
    refuse_faults(problems(state, now, actor, action))
    match action:
        case Met():
            now = replace(now, ready=also_ready(state, now.ready, Seat(actor)))
            return _before_rounds(state) if len(now.ready) == len(state.seats) else replace(state, now=now)
        case PauseCountdown():
            return replace(state, now=replace(now, is_held=True))
        case TimeUp():
            return replace(state, now=replace(now, step=now.step + 1))
        case _:
            return replace(state, now=replace(now, is_held=False, repeated=now.repeated + 1))


def is_last_line(now: Meeting) -> bool:
    """Whether the script has come to the line that waits for everybody."""
    return now.step == len(MEETING) - 1


def line_serial(now: Meeting) -> int:
    """The number of the line being spoken: one more for every line, and for every time one is said again."""
    return now.step + now.repeated


def also_ready(state: EmergenceState, ready: frozenset[Seat], seat: Seat) -> frozenset[Seat]:
    """One more is done; who plays on paper is done together with all others on paper."""
    together = frozenset(state.options.by_hand)
    return ready | (together if seat in together else {seat})


def _before_rounds(state: EmergenceState) -> EmergenceState:
    """Cardboard next: count the board in attested mode, otherwise name the leader."""
    is_counted = state.streets is None and state.keeps_board
    return replace(state, now=Preparing("board" if is_counted else "leader"))

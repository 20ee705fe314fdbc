"""Everybody learns what they are, and the Humans meet (EM-6..8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from companion.games.emergence.actions import (
    Declare,
    EmergenceAction,
    Met,
    PauseCountdown,
    RepeatLine,
    ResumeCountdown,
    Seen,
)
from companion.games.emergence.rules.ending import turned
from companion.games.emergence.rules.pace import CLIP_SECONDS
from companion.games.emergence.rules.refusals import refusal, wrong_phase
from companion.games.emergence.rules.setup import cards_left
from companion.games.emergence.state import EmergenceState, logged
from companion.games.emergence.words import Allegiance
from companion.kernel.action import TimeUp
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat

MEETING_FROM: Final = 5
"""With fewer operatives there is one Human and nobody to meet (EM-8, A16)."""


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


def apply(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `declare`, `card` and `meeting`, and the cards on paper at the end: `turning`."""
    match action:
        case Declare(allegiance=allegiance) if state.phase == "declare":
            return _declared(state, Seat(actor), allegiance)
        case Seen() if state.phase == "declare":
            return _dealt_by_hand(state, Seat(actor))
        case Declare(allegiance=allegiance) if state.phase == "turning":
            return turned(state, Seat(actor), allegiance)
        case Seen() if state.phase == "card":
            state = _tapped(state, Seat(actor))
            return _meet(state) if len(state.ready) == len(state.seats) else state
        case Met() if state.phase == "meeting":
            if not is_last_line(state):
                raise refusal("script_runs", "EM-8")
            state = _tapped(state, Seat(actor))
            return _before_rounds(state) if len(state.ready) == len(state.seats) else state
        case PauseCountdown() | ResumeCountdown() | RepeatLine() if state.phase == "meeting":
            return _steered(state, action)
        case TimeUp(name="meeting", serial=serial) if state.phase == "meeting":
            if serial != line_serial(state) or is_last_line(state):
                raise refusal("stale_time", "EM-8")
            return replace(state, meeting_step=state.meeting_step + 1)
        case _:
            raise wrong_phase(state, action)


def is_last_line(state: EmergenceState) -> bool:
    """Whether the script has come to the line that waits for everybody."""
    return state.meeting_step == len(MEETING) - 1


def line_serial(state: EmergenceState) -> int:
    """The number of the line being spoken: one more for every line, and for every time one is said again."""
    return state.meeting_step + state.lines_repeated


def _steered(state: EmergenceState, action: EmergenceAction) -> EmergenceState:
    """Anybody may hold the narrator, there is no leader yet; whoever lets him go on hears the line whole."""
    if is_last_line(state):
        raise refusal("narrator_done", "EM-8")
    match action:
        case PauseCountdown() if state.is_narrator_held:
            raise refusal("narrator_held", "EM-8")
        case PauseCountdown():
            return replace(state, is_narrator_held=True)
        case ResumeCountdown() if not state.is_narrator_held:
            raise refusal("narrator_speaks", "EM-8")
    return replace(state, is_narrator_held=False, lines_repeated=state.lines_repeated + 1)


def _tapped(state: EmergenceState, seat: Seat) -> EmergenceState:
    """One more is done; who plays on paper is done together with all others on paper (EM-6)."""
    if seat in state.ready:
        raise refusal("already_said", "EM-7")
    together = frozenset(state.options.by_hand)
    return replace(state, ready=state.ready | (together if seat in together else {seat}))


def _dealt_by_hand(state: EmergenceState, seat: Seat) -> EmergenceState:
    """Everybody on paper has a card and has looked at it; nobody asks what it is (EM-6)."""
    if seat not in state.options.by_hand:
        raise wrong_phase(state, Seen())
    return _when_all_know(_tapped(state, seat))


def _declared(state: EmergenceState, seat: Seat, allegiance: Allegiance) -> EmergenceState:
    """A card dealt by hand is entered; the app checks the multiset only (EM-6).

    When the cards do not match, everything entered is dropped and everybody is told the same, so that not
    even the last one to enter learns more than the others.
    """
    if seat in state.options.by_hand:
        raise refusal("kept_on_paper", "EM-6")
    entered = {**state.allegiances, seat: Hidden(allegiance, frozenset({seat}))}
    state = replace(state, allegiances=entered)
    by_hand = state.options.by_hand
    if len(entered) + len(by_hand) < len(state.seats):
        return state
    if len(cards_left(state)) != len(by_hand):
        return replace(state, allegiances={}, declare_again=True, log=logged(state, "declare-again"))
    return _when_all_know(state)


def _when_all_know(state: EmergenceState) -> EmergenceState:
    is_known = state.ready | state.allegiances.keys()
    return _meet(replace(state, declare_again=False)) if len(is_known) == len(state.seats) else state


def _meet(state: EmergenceState) -> EmergenceState:
    """Everybody knows their card: the Humans meet when there are two of them (EM-8)."""
    if len(state.seats) < MEETING_FROM:
        return _before_rounds(state)
    first = len(MEETING) - 1 if state.options.by_hand else 0  # eye to eye, without the script
    return replace(state, phase="meeting", ready=frozenset(), meeting_step=first)


def _before_rounds(state: EmergenceState) -> EmergenceState:
    """Cardboard next: count the board in attested mode (EM-4), otherwise name the leader (EM-10)."""
    return replace(state, ready=frozenset(), phase="leader" if state.streets else "board")

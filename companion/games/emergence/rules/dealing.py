"""Everybody learns what they are, and the Humans meet (EM-6..8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from companion.games.emergence.actions import Declare, EmergenceAction, Met, Seen
from companion.games.emergence.rules.refusals import refusal, wrong_phase
from companion.games.emergence.rules.setup import cards
from companion.games.emergence.state import EmergenceState, logged
from companion.games.emergence.words import Allegiance
from companion.kernel.action import TimeUp
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Actor, Seat

MEETING_FROM: Final = 5
"""With fewer operatives there is one Human and nobody to meet (EM-8, A16)."""


class Caption(NamedTuple):
    """One line of the narrator: how long it stands, and whether a card may be held meanwhile."""

    seconds: int
    may_look: bool = False


MEETING: Final[tuple[Caption, ...]] = (
    Caption(5),
    Caption(5),
    Caption(4),
    Caption(5),
    Caption(12, may_look=True),
    Caption(4),
    Caption(4),
    Caption(0),
)
"""The script, the same for everybody. The last line waits until every seat has tapped."""


def apply(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `declare`, `card` and `meeting`."""
    match action:
        case Declare(allegiance=allegiance) if state.phase == "declare":
            return _declared(state, Seat(actor), allegiance)
        case Seen() if state.phase == "card":
            state = _tapped(state, Seat(actor))
            return _meet(state) if len(state.ready) == len(state.seats) else state
        case Met() if state.phase == "meeting":
            if not is_last_line(state):
                raise refusal("script_runs", "EM-8")
            state = _tapped(state, Seat(actor))
            return _before_rounds(state) if len(state.ready) == len(state.seats) else state
        case TimeUp(name="meeting", serial=serial) if state.phase == "meeting":
            if serial != state.meeting_step or is_last_line(state):
                raise refusal("stale_time", "EM-8")
            return replace(state, meeting_step=state.meeting_step + 1)
        case _:
            raise wrong_phase(state, action)


def is_last_line(state: EmergenceState) -> bool:
    """Whether the script has come to the line that waits for everybody."""
    return state.meeting_step == len(MEETING) - 1


def _tapped(state: EmergenceState, seat: Seat) -> EmergenceState:
    if seat in state.ready:
        raise refusal("already_said", "EM-7")
    return replace(state, ready=state.ready | {seat})


def _declared(state: EmergenceState, seat: Seat, allegiance: Allegiance) -> EmergenceState:
    """A card dealt by hand is entered; the app checks the multiset only (EM-6).

    When the cards do not match, everything entered is dropped and everybody is told the same, so that not
    even the last one to enter learns more than the others.
    """
    entered = {**state.allegiances, seat: Hidden(allegiance, frozenset({seat}))}
    if len(entered) < len(state.seats):
        return replace(state, allegiances=entered)
    if sorted(card.value for card in entered.values()) != sorted(cards(len(state.seats))):
        return replace(state, allegiances={}, declare_again=True, log=logged(state, "declare-again"))
    return _meet(replace(state, allegiances=entered, declare_again=False))


def _meet(state: EmergenceState) -> EmergenceState:
    """Everybody knows their card: the Humans meet when there are two of them (EM-8)."""
    if len(state.seats) < MEETING_FROM:
        return _before_rounds(state)
    return replace(state, phase="meeting", ready=frozenset(), meeting_step=0)


def _before_rounds(state: EmergenceState) -> EmergenceState:
    """Cardboard next: count the board in attested mode (EM-4), otherwise name the leader (EM-10)."""
    return replace(state, ready=frozenset(), phase="leader" if state.streets else "board")

"""Everybody learns what they are: the app dealt, or cards dealt by hand are entered (EM-6)."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence.actions import Declare, EmergenceAction, Seen
from companion.games.emergence.rules import meeting
from companion.games.emergence.rules.refusals import why, wrong_phase
from companion.games.emergence.rules.setup import cards_left
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Gathering
from companion.games.emergence.words import Allegiance
from companion.kernel.action import Reason
from companion.kernel.hidden import Hidden
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat


def problems(
    state: EmergenceState, now: Gathering, actor: Actor, action: EmergenceAction
) -> tuple[Reason, ...]:  # EM-6
    """Why not. A card on paper is never asked for; that it was dealt is enough."""
    match action:
        case Declare() if now.name == "declare":
            return (why("kept_on_paper", "EM-6"),) if actor in state.options.by_hand else ()
        case Seen() if now.name == "card" or actor in state.options.by_hand:
            return (why("already_said", "EM-7"),) if actor in now.ready else ()
        case _:
            return wrong_phase(state, action).reasons


def apply(state: EmergenceState, now: Gathering, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The phases `declare` and `card`."""
    refuse_faults(problems(state, now, actor, action))
    if isinstance(action, Declare):
        return _declared(state, now, Seat(actor), action.allegiance)
    return _when_all_know(state, replace(now, ready=meeting.also_ready(state, now.ready, Seat(actor))))


def _declared(state: EmergenceState, now: Gathering, seat: Seat, allegiance: Allegiance) -> EmergenceState:
    """A card dealt by hand is entered; the app checks the multiset only.

    When the cards do not match, everything entered is dropped and everybody is told the same, so that not
    even the last one to enter learns more than the others.
    """
    entered = {**state.allegiances, seat: Hidden(allegiance, frozenset({seat}))}
    state = replace(state, allegiances=entered)
    by_hand = state.options.by_hand
    if len(entered) + len(by_hand) < len(state.seats):
        return state
    if len(cards_left(state)) != len(by_hand):
        return replace(state, allegiances={}, now=replace(now, again=True)).logged("declare-again")
    return _when_all_know(state, now)


def _when_all_know(state: EmergenceState, now: Gathering) -> EmergenceState:
    """On to the meeting, once everybody has looked at a card or entered one."""
    known = now.ready | state.allegiances.keys() if now.name == "declare" else now.ready
    return meeting.begun(state) if len(known) == len(state.seats) else replace(state, now=now)

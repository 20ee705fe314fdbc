"""The rules of CyberVerse, a module a phase. `apply` is the one way from a state to the next."""

from __future__ import annotations

from typing import Final

from companion.games.cyberverse.actions import (
    ApplyEffect,
    Attack,
    Begin,
    Correct,
    CyberverseAction,
    DiscardSupport,
    DrawBrawl,
    DrawEvent,
    EndActivation,
    FreeTest,
    MoveFigure,
    NextPhase,
    OpenInvestigation,
    OpenRow,
    PaperReady,
    PassAction,
    PlaceEvent,
    PlaceHenchmen,
    SetDistrict,
    SettleTest,
    ShiftNews,
    SpringAmbush,
    TellCard,
)
from companion.games.cyberverse.packs.checking import faults
from companion.games.cyberverse.rules import (
    activation,
    driver,
    effects,
    ending,
    event,
    investigation,
    missions,
    papers,
    payday,
    strategy,
    support,
    testing,
)
from companion.games.cyberverse.rules import setup as setting_up
from companion.games.cyberverse.rules.corrections import CORRECTIONS
from companion.games.cyberverse.rules.ledger import remembered
from companion.games.cyberverse.rules.refusals import refusal, wrong_phase
from companion.games.cyberverse.rules.setup import setup
from companion.games.cyberverse.rules.support import must_discard, over_limit
from companion.games.cyberverse.state import CyberverseState, is_in
from companion.games.cyberverse.state.phases import Activation, EventStep, Strategy
from companion.games.cyberverse.words import REFUSALS
from companion.kernel.proposals import AnswerCorrection
from companion.kernel.refusals import refuse_faults
from companion.kernel.seat import Actor, Seat
from companion.kernel.voices import Voices

__all__ = ["apply", "setup"]

FOR_THE_TABLE: Final = (
    SetDistrict,
    Begin,
    TellCard,
    ShiftNews,
    DrawEvent,
    PlaceEvent,
    PlaceHenchmen,
    NextPhase,
    PassAction,
    SpringAmbush,
    DrawBrawl,
    MoveFigure,
    Attack,
    EndActivation,
    OpenRow,
    PaperReady,
    Correct,
    AnswerCorrection,
)
"""What the people around the table may say through the host, in nobody's name."""
VOICES: Final = Voices(
    REFUSALS, FOR_THE_TABLE, "CV-20", "CV-2", "CV-2", (PaperReady,), "CV-52", has_clock=False
)


def apply(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """The next state, or `Rejection`; a refused request changes nothing."""
    if state.phase == "over":
        raise refusal("game_over", "CV-89")
    VOICES.check(state.seats, actor, action)
    match action:
        case Correct() | AnswerCorrection():
            return driver.settled(CORRECTIONS.apply(state, actor, action))
        case TellCard(card=card):
            refuse_faults(faults(card))
            return remembered(state, card)
    _check_first(state, action)
    return driver.settled(_said(state, actor, action))


def _said(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """What may be said at any time, then what belongs to the phase."""
    match action:
        case OpenRow():
            return ending.opened(state)
        case _ if state.phase == "scoring":
            raise wrong_phase(state, action)
        case PaperReady(seat=seat):
            return papers.folded(state, Seat(seat))
        case NextPhase():
            return driver.advanced(state, actor)
        case OpenInvestigation():
            return missions.opened(state, Seat(actor), action)
        case DiscardSupport():
            return support.discarded(state, Seat(actor), action.support)
        case ApplyEffect() if state.phase not in ("setup", "agents"):
            return effects.applied(state, Seat(actor), action)
        case FreeTest() if state.phase not in ("setup", "agents"):
            return testing.free(state, Seat(actor), action)
        case SettleTest() if state.last.open_test:
            return testing.settled(state, Seat(actor), action)
        case _:
            return _of_phase(state, actor, action)


def _of_phase(state: CyberverseState, actor: Actor, action: CyberverseAction) -> CyberverseState:
    """What belongs to the phase."""
    if is_in(state, EventStep):
        return event.apply(state, actor, action)
    if is_in(state, Strategy):
        return strategy.apply(state, actor, action)
    if is_in(state, Activation):
        return activation.apply(state, actor, action)
    match state.phase:
        case "investigation":
            return investigation.apply(state, actor, action)
        case "payday":
            return payday.apply(state, actor, action)
        case _:
            return setting_up.apply(state, actor, action)


def _check_first(state: CyberverseState, action: CyberverseAction) -> None:  # CV-30
    """Support cards over the limit go first; an open test is settled first (A9)."""
    over = over_limit(state)
    if over and not isinstance(action, DiscardSupport) and state.phase != "scoring":
        count = must_discard(state, state.orgs[over[0]])
        raise refusal("discard_first", "CV-30", turn_seat=over[0], count=count)
    if state.last.open_test and not isinstance(action, SettleTest):
        raise refusal("settle_first", "CV-17", turn_seat=state.last.open_test.report.seat)

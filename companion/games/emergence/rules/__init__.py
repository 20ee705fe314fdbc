"""The rules of Emergence, a module a phase. `apply` is the one way from a state to the next."""

from __future__ import annotations

from typing import Final

from companion.games.emergence.actions import (
    Activate,
    Boost,
    BoxOpened,
    CallOffCountdown,
    Compile,
    ConfirmClaim,
    ConfirmNoData,
    Correct,
    CountDown,
    EmergenceAction,
    EndTurn,
    Exchange,
    Hack,
    Hold,
    Move,
    Moved,
    NameLeader,
    NextRound,
    NoData,
    OpenAggregator,
    PaperReady,
    PauseCountdown,
    RepeatLine,
    Replenish,
    ResumeCountdown,
    SetBoard,
    Stay,
    StretchCountdown,
    Terminate,
    TypePaper,
)
from companion.games.emergence.rules import (
    assimilating,
    dealing,
    ending,
    holding,
    meeting,
    on_board,
    preparing,
    selection,
    turns,
)
from companion.games.emergence.rules.corrections import CORRECTIONS
from companion.games.emergence.rules.refusals import refusal
from companion.games.emergence.rules.setup import setup
from companion.games.emergence.state import EmergenceState, phases
from companion.games.emergence.words import REFUSALS
from companion.kernel.proposals import AnswerCorrection
from companion.kernel.seat import Actor
from companion.kernel.voices import Voices

__all__ = ["apply", "setup"]

FOR_THE_TABLE: Final = (
    SetBoard,
    NameLeader,
    CountDown,
    PauseCountdown,
    ResumeCountdown,
    RepeatLine,
    StretchCountdown,
    CallOffCountdown,
    ConfirmClaim,
    OpenAggregator,
    BoxOpened,
    Correct,
    AnswerCorrection,
    PaperReady,
    TypePaper,
    Hold,
    NextRound,
    NoData,
    ConfirmNoData,
)
"""What the people around the table may say through the host, in nobody's name."""
ON_CARDBOARD: Final = (
    SetBoard,
    Move,
    Moved,
    Stay,
    Activate,
    Boost,
    Replenish,
    Exchange,
    Hack,
    Terminate,
    Compile,
    EndTurn,
    Correct,
)
"""What the app is not told where it keeps only the secrets (EM-51)."""
VOICES: Final = Voices(REFUSALS, FOR_THE_TABLE, "EM-12", "EM-13", "EM-10", unknown="unknown_operative")


def apply(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The next state, or `Rejection`; what is refused changes nothing, and after the end all is (EM-48)."""
    if state.phase == "over":
        raise refusal("game_over", "EM-48")
    VOICES.check(state.seats, actor, action)
    if not state.keeps_board and isinstance(action, ON_CARDBOARD):
        raise refusal("on_cardboard", "EM-51")
    if isinstance(action, Correct | AnswerCorrection) and state.phase != "turning":
        return CORRECTIONS.apply(state, actor, action)
    return _at_this_phase(state, actor, action)


def _at_this_phase(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """What the phase makes of it, each by its own module."""
    match state.now:
        case phases.Gathering() as now:
            return dealing.apply(state, now, actor, action)
        case phases.Meeting() as now:
            return meeting.apply(state, now, actor, action)
        case phases.Preparing() as now:
            return preparing.apply(state, now, actor, action)
        case phases.Selecting() as now:
            return selection.apply(state, now, actor, action)
        case phases.Turn() as now:
            return turns.apply(state, now, actor, action)
        case phases.OnBoard() as now:
            return on_board.apply(state, now, actor, action)
        case phases.Holding() as now:
            return holding.apply(state, now, actor, action)
        case phases.Assimilation() as now:
            return assimilating.apply(state, now, actor, action)
        case phases.Ended() as now:
            return ending.apply(state, now, actor, action)

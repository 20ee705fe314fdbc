"""The rules of Emergent, a module a phase. `apply` is the one way from a state to the next."""

from __future__ import annotations

from typing import Final, get_args

from companion.games.emergent.actions import (
    CloseRound,
    ConfirmCards,
    Correct,
    Counted,
    EmergentAction,
    EnterCard,
    GoOn,
    Lay,
    LayAgain,
    LayMoney,
    MakePlan,
    Moved,
    NoCard,
    PaperReady,
    PlaceDiscs,
    Ready,
    ShareOut,
    Unready,
    Walk,
)
from companion.games.emergent.rules import cards, fast, laying, placing, preparing, settling, timing, trading
from companion.games.emergent.rules.corrections import CORRECTIONS
from companion.games.emergent.rules.refusals import refusal
from companion.games.emergent.state import EmergentState, phases
from companion.games.emergent.words import REFUSALS
from companion.kernel.action import TimeUp
from companion.kernel.proposals import AnswerCorrection
from companion.kernel.seat import Actor, Voice
from companion.kernel.voices import Voices

PLANNING: Final = (MakePlan, PlaceDiscs, Ready, Unready, PaperReady)
LAYING: Final = (Lay, LayMoney, LayAgain, Counted, ShareOut)
ONLY_TABLE: Final = (GoOn, CloseRound)
FOR_THE_TABLE: Final = (
    *get_args(timing.Steering),
    *ONLY_TABLE,
    *cards.TYPING,
    *LAYING,
    PaperReady,
    ConfirmCards,
    Walk,
    Correct,
    AnswerCorrection,
)
"""What the people around the table may say through the host, in nobody's name."""
VOICES: Final = Voices(
    REFUSALS, FOR_THE_TABLE, "ET-14", "ET-7", "ET-1", only_table=ONLY_TABLE, only_rule="ET-32"
)


def apply(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """The next state, or `Rejection`; a refused request changes nothing."""
    step = state.step
    if isinstance(step, phases.Over):
        raise refusal("game_over", "ET-37")
    VOICES.check(state.seats, actor, action)
    if isinstance(action, Correct | AnswerCorrection):
        return CORRECTIONS.apply(state, actor, action)
    _check_moment(state, actor, action)
    match step:
        case phases.Planning() | phases.FastPlanning():
            return preparing.apply(state, step, actor, action)
        case phases.Laying():
            return laying.apply(state, step, action)
        case phases.Allocating() | phases.Placing():
            return placing.apply(state, step, actor, action)
        case phases.Typing():
            return cards.apply(state, step, actor, action)
        case phases.Trading() if isinstance(action, cards.TYPING):
            return cards.apply(state, step, actor, action)
        case phases.Trading(is_settling=True) if not isinstance(action, Walk | Moved):
            return settling.apply(state, step, actor, action)
        case phases.Trading():
            return trading.apply(state, step, actor, action)
        case phases.Awarding():
            return fast.apply(state, step, actor, action)


def _check_moment(state: EmergentState, actor: Actor, action: EmergentAction) -> None:
    """What comes too late or too early, said better than "not in this phase"."""
    step = state.step
    is_planning = isinstance(step, phases.Screened)
    if isinstance(action, TimeUp) and timing.countdown(state) is None:
        raise refusal("stale_time", "ET-14")
    if isinstance(action, ConfirmCards) and actor == Voice.TABLE and state.use == "whole":
        raise refusal("not_for_table", "ET-17")
    if isinstance(action, PLANNING) and not is_planning and state.use == "whole":
        raise refusal("already_revealed", "ET-15")
    if isinstance(action, EnterCard | NoCard) and isinstance(step, phases.UNTYPED):
        raise refusal("not_revealed", "ET-17")

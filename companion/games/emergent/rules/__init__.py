"""The rules of Emergent, a module a phase. `apply` is the one way from a state to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.emergent.actions import (
    AnswerCorrection,
    CallOffTimer,
    CloseRound,
    Correct,
    EmergentAction,
    EnterCard,
    GoOn,
    MakePlan,
    Moved,
    NoCard,
    PauseTimer,
    PlaceDiscs,
    Ready,
    ResumeTimer,
    StartTimer,
    StretchTimer,
    Unready,
    Walk,
)
from companion.games.emergent.rules import cards, corrections, fast, placing, preparing, settling, trading
from companion.games.emergent.rules.refusals import refusal
from companion.games.emergent.state import EmergentState
from companion.games.emergent.words import Phase
from companion.kernel.action import TimeUp
from companion.kernel.seat import Actor, Voice

Step = Callable[[EmergentState, Actor, EmergentAction], EmergentState]

PHASES: Final[dict[Phase, Step]] = {
    "plan": preparing.apply,
    "fast": preparing.apply,
    "allocate": placing.apply,
    "place": placing.apply,
    "cards": cards.apply,
    "market": trading.apply,
    "settle": settling.apply,
    "award": fast.apply,
}
PLANNING: Final = (MakePlan, PlaceDiscs, Ready, Unready)
TIMER: Final = (StartTimer, PauseTimer, ResumeTimer, StretchTimer, CallOffTimer)
ONLY_TABLE: Final = (GoOn, CloseRound, AnswerCorrection)
FOR_THE_TABLE: Final = (*TIMER, *ONLY_TABLE, *cards.TYPING, Walk, Correct)
"""What the people around the table may say through the host, in nobody's name."""


def apply(state: EmergentState, actor: Actor, action: EmergentAction) -> EmergentState:
    """The next state, or `Rejection`; a refused request changes nothing."""
    if state.phase == "over":
        raise refusal("game_over", "ET-37")
    _check_voice(state, actor, action)
    match action:
        case Correct() | AnswerCorrection():
            return corrections.apply(state, actor, action)
        case TimeUp() if state.countdown is None:
            raise refusal("stale_time", "ET-14")
        case _ if isinstance(action, PLANNING) and state.phase not in ("plan", "fast"):
            raise refusal("already_revealed", "ET-15")
        case EnterCard() | NoCard() if state.phase in ("plan", "allocate", "place"):
            raise refusal("not_revealed", "ET-17")
        case _ if isinstance(action, cards.TYPING) and state.phase in ("market", "settle"):
            return cards.apply(state, actor, action)
        case Walk() | Moved() if state.phase == "settle":
            return trading.apply(state, actor, action)
        case _:
            return PHASES[state.phase](state, actor, action)


def _check_voice(state: EmergentState, actor: Actor, action: EmergentAction) -> None:
    """Who may say what: the clock its time, the table what concerns all, a seat the rest."""
    if isinstance(action, TimeUp) != (actor == Voice.CLOCK):
        raise refusal("clock_only", "ET-14")
    if actor == Voice.TABLE and not isinstance(action, FOR_THE_TABLE):
        raise refusal("not_for_table", "ET-7")
    if isinstance(action, ONLY_TABLE) and actor != Voice.TABLE:
        raise refusal("table_only", "ET-32")
    if not isinstance(actor, Voice) and actor not in state.seats:
        raise refusal("unknown_seat", "ET-1")

"""The rules of Emergence, a module a phase. `apply` is the one way from a state to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.games.emergence.actions import (
    AnswerCorrection,
    BoxOpened,
    CallOffCountdown,
    ConfirmClaim,
    Correct,
    CountDown,
    EmergenceAction,
    NameLeader,
    OpenAggregator,
    PauseCountdown,
    RepeatLine,
    ResumeCountdown,
    Select,
    SetBoard,
    StretchCountdown,
)
from companion.games.emergence.rules import assimilating, corrections, dealing, leading, selection, turns
from companion.games.emergence.rules.refusals import refusal
from companion.games.emergence.rules.setup import setup
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.words import Phase
from companion.kernel.action import TimeUp
from companion.kernel.seat import Actor, Voice

__all__ = ["apply", "setup"]

Step = Callable[[EmergenceState, Actor, EmergenceAction], EmergenceState]

PHASES: Final[dict[Phase, Step]] = {
    "declare": dealing.apply,
    "card": dealing.apply,
    "meeting": dealing.apply,
    "board": leading.apply,
    "leader": leading.apply,
    "select": selection.apply,
    "countdown": selection.apply,
    "turns": turns.apply,
    "assimilate": assimilating.apply,
    "opening": assimilating.apply,
    "turning": dealing.apply,
}
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
)
"""What the people around the table may say through the host, in nobody's name."""


def apply(state: EmergenceState, actor: Actor, action: EmergenceAction) -> EmergenceState:
    """The next state, or `Rejection`; a refused request changes nothing."""
    if state.phase == "over":
        raise refusal("game_over", "EM-48")
    _check_voice(state, actor, action)
    match action:
        case Correct() | AnswerCorrection() if state.phase != "turning":
            return corrections.apply(state, actor, action)
        case Select() if state.phase in ("assimilate", "opening"):
            raise refusal("already_revealed", "EM-11")
        case _:
            return PHASES[state.phase](state, actor, action)


def _check_voice(state: EmergenceState, actor: Actor, action: EmergenceAction) -> None:
    """Who may say what: the clock its time, the table what concerns all, a seat the rest."""
    if isinstance(action, TimeUp) != (actor == Voice.CLOCK):
        raise refusal("clock_only", "EM-12")
    if actor == Voice.TABLE and not isinstance(action, FOR_THE_TABLE):
        raise refusal("not_for_table", "EM-13")
    if isinstance(action, AnswerCorrection) and actor != Voice.TABLE:
        raise refusal("table_only", "EM-49")
    if not isinstance(actor, Voice) and actor not in state.seats:
        raise refusal("unknown_operative", "EM-10")

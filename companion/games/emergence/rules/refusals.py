"""How the rules of Emergence say no. Codes here, sentences in `assets/locales/en/emergence.ftl`."""

from __future__ import annotations

from typing import Final

from companion.games.emergence.state import EmergenceState
from companion.games.emergence.words import Phase
from companion.kernel.action import Action, Fact, Reason, Rejection

PHASE_RULES: Final[dict[Phase, str]] = {
    "declare": "EM-6",
    "card": "EM-7",
    "meeting": "EM-8",
    "board": "EM-4",
    "leader": "EM-10",
    "select": "EM-11",
    "countdown": "EM-12",
    "turns": "EM-13",
    "assimilate": "EM-42",
    "opening": "EM-44",
    "turning": "EM-47",
    "over": "EM-48",
}


def why(code: str, rule: str, **facts: Fact) -> Reason:
    """One reason, with the prefix of this game."""
    return Reason(f"emergence.{code}", rule, facts)


def refusal(code: str, rule: str, **facts: Fact) -> Rejection:
    """A no for one reason, to be raised."""
    return Rejection(f"emergence.{code}", rule, **facts)


def wrong_phase(state: EmergenceState, action: Action) -> Rejection:
    """The request belongs to another phase."""
    return refusal(
        "wrong_phase", PHASE_RULES[state.phase], phase=state.phase, action=getattr(action, "do", "")
    )

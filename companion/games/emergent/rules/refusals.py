"""How the rules of Emergent say no. Codes here, sentences in `assets/locales/en/emergent-rules.ftl`."""

from __future__ import annotations

from typing import Final

from companion.games.emergent.state import EmergentState
from companion.games.emergent.words import Phase
from companion.kernel.action import Action, Fact, Reason, Rejection

PHASE_RULES: Final[dict[Phase, str]] = {
    "plan": "ET-7",
    "allocate": "ET-16",
    "place": "ET-16",
    "cards": "ET-17",
    "market": "ET-18",
    "settle": "ET-29",
    "fast": "FP-2",
    "award": "FP-4",
    "over": "ET-37",
}


def why(code: str, rule: str, **facts: Fact) -> Reason:
    """One reason, with the prefix of this game."""
    return Reason(f"emergent.{code}", rule, facts)


def refusal(code: str, rule: str, **facts: Fact) -> Rejection:
    """A no for one reason, to be raised."""
    return Rejection(f"emergent.{code}", rule, **facts)


def wrong_phase(state: EmergentState, action: Action) -> Rejection:
    """The request belongs to another phase."""
    return refusal(
        "wrong_phase", PHASE_RULES[state.phase], phase=state.phase, action=getattr(action, "do", "")
    )

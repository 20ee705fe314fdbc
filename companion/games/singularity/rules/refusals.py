"""How the rules of The Singularity War say no. Sentences in `assets/locales/en/singularity-rules.ftl`."""

from __future__ import annotations

from typing import Final

from companion.games.singularity.state import SingularityState, phase_of
from companion.games.singularity.words import Phase
from companion.kernel.action import Action, Fact, Rejection

PHASE_RULES: Final[dict[Phase, str]] = {
    "setup": "SW-6",
    "play": "SW-9",
    "encounter": "SW-19",
    "cache": "SW-33",
    "enemies": "SW-22",
    "vote": "SW-39",
    "refill": "SW-31",
    "over": "SW-36",
}


def refusal(code: str, rule: str, **facts: Fact) -> Rejection:
    """A no for one reason, to be raised."""
    return Rejection(f"singularity.{code}", rule, **facts)


def wrong_step(state: SingularityState, action: Action) -> Rejection:
    """The request belongs to another step of the turn (SW-9)."""
    phase = phase_of(state)
    return refusal("wrong_step", PHASE_RULES[phase], phase=phase, action=getattr(action, "do", ""))

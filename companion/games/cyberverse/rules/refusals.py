"""How the rules of CyberVerse say no. Codes here, sentences in `assets/locales/en/cyberverse-rules.ftl`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from companion.games.cyberverse.packs.checking import why
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.words import Phase
from companion.kernel.action import Action, Fact, Reason, Rejection

__all__ = ["refusal", "refuse_faults", "why", "wrong_phase"]

PHASE_RULES: Final[dict[Phase, str]] = {
    "setup": "CV-6",
    "agents": "CV-7",
    "event": "CV-21",
    "strategy": "CV-25",
    "activation": "CV-33",
    "investigation": "CV-46",
    "payday": "CV-82",
    "scoring": "CV-89",
    "over": "CV-89",
}


def refusal(code: str, rule: str, **facts: Fact) -> Rejection:
    """A no for one reason, to be raised."""
    return Rejection(f"cyberverse.{code}", rule, **facts)


def refuse_faults(found: Iterable[Reason]) -> None:
    """A no for every reason there is; nothing when there is none."""
    reasons = tuple(found)
    if reasons:
        raise Rejection.of(reasons)


def wrong_phase(state: CyberverseState, action: Action) -> Rejection:
    """The request belongs to another phase or step."""
    return refusal(
        "wrong_phase", PHASE_RULES[state.phase], phase=state.phase, action=getattr(action, "do", "")
    )

"""How the rules of CyberVerse say no. Codes here, sentences in `assets/locales/en/cyberverse-rules.ftl`."""

from __future__ import annotations

from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.words import REFUSALS
from companion.kernel.action import Action, Rejection
from companion.kernel.refusals import refuse_faults

__all__ = ["refusal", "refuse_faults", "why", "wrong_phase"]

why, refusal = REFUSALS.why, REFUSALS.refusal


def wrong_phase(state: CyberverseState, action: Action) -> Rejection:
    """The request belongs to another phase or step."""
    return REFUSALS.wrong_phase(state.phase, action)

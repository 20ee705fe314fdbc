"""How the rules of Emergent say no. Codes here, sentences in `assets/locales/en/emergent-rules.ftl`."""

from __future__ import annotations

from companion.games.emergent.state import EmergentState
from companion.games.emergent.words import REFUSALS
from companion.kernel.action import Action, Rejection

why, refusal = REFUSALS.why, REFUSALS.refusal


def wrong_phase(state: EmergentState, action: Action) -> Rejection:
    """The request belongs to another phase."""
    return REFUSALS.wrong_phase(state.phase, action)

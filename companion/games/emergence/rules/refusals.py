"""How the rules of Emergence say no. Codes here, sentences in `assets/locales/en/emergence.ftl`."""

from __future__ import annotations

from companion.games.emergence.state import EmergenceState
from companion.games.emergence.words import REFUSALS
from companion.kernel.action import Action, Rejection

why, refusal = REFUSALS.why, REFUSALS.refusal


def wrong_phase(state: EmergenceState, action: Action) -> Rejection:
    """The request belongs to another phase."""
    return REFUSALS.wrong_phase(state.phase, action)

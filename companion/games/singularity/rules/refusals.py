"""How the rules of The Singularity War say no. Sentences in `assets/locales/en/singularity-rules.ftl`."""

from __future__ import annotations

from companion.games.singularity.state import SingularityState, phase_of
from companion.games.singularity.words import REFUSALS
from companion.kernel.action import Action, Rejection

refusal = REFUSALS.refusal
why = REFUSALS.why


def wrong_step(state: SingularityState, action: Action) -> Rejection:  # SW-9
    """The request belongs to another step of the turn."""
    return REFUSALS.wrong_phase(phase_of(state), action, "wrong_step")

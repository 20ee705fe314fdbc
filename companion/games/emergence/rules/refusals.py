"""How the rules of Emergence say no. Codes here, sentences in `assets/locales/en/emergence.ftl`."""

from __future__ import annotations

from companion.games.emergence.actions import EmergenceAction, Select
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.words import REFUSALS
from companion.kernel.action import Reason, TimeUp

why, refusal, wrong_phase = REFUSALS.why, REFUSALS.refusal, REFUSALS.wrong_phase


def too_late(state: EmergenceState, action: EmergenceAction) -> tuple[Reason, ...]:
    """Why not, in a phase behind the reveal that has nothing of this kind."""
    match action:
        case Select():
            return (why("already_revealed", "EM-11"),)
        case TimeUp():
            return (why("stale_time", "EM-12"),)
        case _:
            return wrong_phase(state, action).reasons

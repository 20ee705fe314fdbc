"""The cardboard wins: public facts may be corrected, secrets never (CV-90)."""

from __future__ import annotations

from typing import Final

from companion.games.cyberverse.actions import Correct
from companion.games.cyberverse.rules import fix_lines
from companion.games.cyberverse.rules.fixes import fixed
from companion.games.cyberverse.rules.refusals import refusal
from companion.games.cyberverse.state import CyberverseState
from companion.games.cyberverse.words import REFUSALS
from companion.kernel.proposals import Corrections
from companion.kernel.seat import Seat


def corrected(state: CyberverseState, correct: Correct, by: Seat | None) -> CyberverseState:
    """The state as the cardboard has it, or `Rejection`."""
    if state.phase in ("setup", "agents"):
        raise refusal("not_begun", "CV-90")
    changed = fixed(state, correct.fix)
    if changed == state:
        raise refusal("nothing_to_correct", "CV-90")
    return fix_lines.said(state, changed, correct.fix, by, correct.reason)


CORRECTIONS: Final = Corrections(REFUSALS, "CV-90", corrected)

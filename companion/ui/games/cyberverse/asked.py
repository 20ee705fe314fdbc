"""A correction that waits for an answer (CV-90)."""

from __future__ import annotations

import flet as ft

from companion.kernel.proposals import AnswerCorrection
from companion.ui.games.cyberverse import reading
from companion.ui.kit import correcting
from companion.ui.stage import Stage


def Proposed(stage: Stage) -> ft.Control | None:
    """What somebody wants put right; the host answers it."""
    view = reading.game(stage)
    if view.correction is None:
        return None
    answer = correcting.answering(stage, AnswerCorrection)
    reason = view.correction.reason
    return correcting.Proposed(stage, view.correction_said, view.correction_by, reason, answer)

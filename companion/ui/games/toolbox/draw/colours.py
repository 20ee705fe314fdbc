"""The toolbox's look: violet, by night and by day."""

from __future__ import annotations

from typing import Final

from companion.ui.kit.look import Look
from companion.ui.kit.palette import INK

ACCENT: Final = "#B79CFF"
SECOND: Final = "#F1E2C4"
LOOKS: Final = (
    Look(ACCENT, ACCENT, INK, SECOND),
    Look("#5A3FC0", "#5A3FC0", "#FFFFFF", "#7A5B1E"),
)

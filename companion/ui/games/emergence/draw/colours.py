"""Emergence's colours by their job, dark and light, and its look. Cyan means A.I., orange means Humans."""

from __future__ import annotations

from typing import Final

from companion.games.emergence.words import Augmentation
from companion.kernel.frozen import frozen
from companion.ui.kit.look import Look
from companion.ui.kit.palette import INK, night_and_day
from companion.ui.kit.skin import by_ground

BLEND: Final = ("#6FDDF5", "#EEF2F6", "#FFB380")
"""The shared screen speaks for both sides; on a phone the main button wears the seat's colour."""


@frozen
class Tones:
    """A colour never stands without a word, a sign or an icon."""

    knowledge: str
    ai: str
    human: str
    electro: str
    bio: str

    def augmentation(self, augmentation: Augmentation | None) -> str:
        """Blue or green."""
        return self.bio if augmentation == "biomechanical" else self.electro

    def team(self, side: str) -> str:
        """Of a team, and of nothing else."""
        return self.ai if side == "ai" else self.human


DARK, LIGHT = night_and_day("emergence", Tones)

LOOKS: Final = (
    Look(DARK.ai, BLEND[1], INK, DARK.human, blend=BLEND, is_inked=True),
    Look(LIGHT.ai, BLEND[1], INK, LIGHT.human, blend=BLEND, is_inked=True),
)
"""By night and by day."""


tones: Final = by_ground(DARK, LIGHT)
"""The colours of this skin."""

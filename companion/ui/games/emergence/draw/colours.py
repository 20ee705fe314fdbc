"""Emergence's colours by their job, dark and light, and its look. Cyan means A.I., orange means Humans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.games.emergence.words import Augmentation
from companion.ui.kit.look import Look
from companion.ui.kit.palette import INK, night_and_day, pair
from companion.ui.kit.skin import Skin

BLEND: Final = ("#6FDDF5", "#EEF2F6", "#FFB380")
"""The shared screen speaks for both sides; on a phone the main button wears the seat's colour."""


@dataclass(frozen=True)
class Tones:
    """A colour never stands without a word, a sign or an icon."""

    knowledge: str = pair("#BBA8FF", "#6146C4")
    ai: str = pair("#46D2F0", "#006C85")
    human: str = pair("#FF9F5A", "#A94E0B")
    electro: str = pair("#6FB1FF", "#1D5FBF")
    bio: str = pair("#6FD694", "#1B7F4B")

    def team(self, side: str) -> str:
        """Of a team, and of nothing else."""
        return self.ai if side == "ai" else self.human

    def augmentation(self, augmentation: Augmentation | None) -> str:
        """Blue or green."""
        return self.bio if augmentation == "biomechanical" else self.electro


DARK, LIGHT = night_and_day(Tones)

LOOKS: Final = (
    Look(DARK.ai, BLEND[1], INK, DARK.human, blend=BLEND, is_inked=True),
    Look(LIGHT.ai, BLEND[1], INK, LIGHT.human, blend=BLEND, is_inked=True),
)
"""By night and by day."""


def tones(skin: Skin) -> Tones:
    """The colours of this skin."""
    return DARK if skin.is_dark else LIGHT

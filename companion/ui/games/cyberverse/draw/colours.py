"""CyberVerse's colours by their job, dark and light: neon on night, ink on paper."""

from __future__ import annotations

from typing import Final

from companion.kernel.frozen import frozen
from companion.ui.kit.look import Look
from companion.ui.kit.palette import INK, night_and_day
from companion.ui.kit.skin import Skin, by_ground

BUTTON: Final = "#FF4F9A"
"""The main button by day and by night: one ink reads on it."""


@frozen
class Tones:
    """Lines, words and tiles. Amber: raised or spent for this; green won or paid; red lost or a status."""

    magenta: str
    violet: str
    amber: str
    red: str
    good: str
    sky: str
    blue: str

    @property
    def districts(self) -> tuple[str, str, str, str, str]:
        """In the order of their numbers."""
        return self.magenta, self.amber, self.sky, self.violet, self.good


DARK, LIGHT = night_and_day("cyberverse", Tones)


def _look(found: Tones) -> Look:
    ground = (("warn", found.amber), ("bad", found.red), ("good", found.good))
    return Look(found.magenta, BUTTON, INK, found.violet, ground=ground)


LOOKS: Final = (_look(DARK), _look(LIGHT))


tones: Final = by_ground(DARK, LIGHT)
"""The colours of this skin."""


def district_colour(skin: Skin, number: int) -> str:
    """Every district has a colour, beside its number and name."""
    return tones(skin).districts[(number - 1) % 5]


def investigation_colour(skin: Skin, colour: str) -> str:
    """The colour of an investigation; the word stands beside it (CV-12)."""
    found = tones(skin)
    return {"yellow": found.amber, "blue": found.blue, "red": found.red}.get(colour, found.violet)

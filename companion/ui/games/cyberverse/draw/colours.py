"""CyberVerse's colours by their job, dark and light: neon on night, ink on paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin

BUTTON: Final = "#FF4F9A"
"""The main button by day and by night: one ink reads on it."""


@dataclass(frozen=True)
class Tones:
    """Lines, words and tiles. Amber: raised or spent for this; green won or paid; red lost or a status."""

    magenta: str
    violet: str
    amber: str
    red: str
    good: str
    sky: str
    districts: tuple[str, str, str, str, str]
    yellow: str
    blue: str


DARK: Final = Tones(
    magenta="#FF4F9A",
    violet="#9C8CFF",
    amber="#FFC857",
    red="#FF6B63",
    good="#5FD38D",
    sky="#3ECBEA",
    districts=("#FF4F9A", "#FFC857", "#3ECBEA", "#9C8CFF", "#5FD38D"),
    yellow="#FFC857",
    blue="#56B4E9",
)
LIGHT: Final = Tones(
    magenta="#B80F62",
    violet="#5A45D6",
    amber="#835600",
    red="#B92219",
    good="#176E41",
    sky="#00637A",
    districts=("#B80F62", "#835600", "#00637A", "#5A45D6", "#176E41"),
    yellow="#835600",
    blue="#1F5F9E",
)


def tones(skin: Skin) -> Tones:
    """The colours of this skin."""
    return DARK if skin.is_dark else LIGHT


def district_colour(skin: Skin, number: int) -> str:
    """Every district has a colour, beside its number and name."""
    return tones(skin).districts[(number - 1) % 5]


def investigation_colour(skin: Skin, colour: str) -> str:
    """The colour of an investigation; the word stands beside it (CV-12)."""
    found = tones(skin)
    return {"yellow": found.yellow, "blue": found.blue, "red": found.red}.get(colour, found.violet)


def wash(skin: Skin, colour: str, amount: float = 0.12) -> str:
    """A colour mixed into the card: 0.06 wash, 0.12 selected, 0.16 pill or tile, 0.5 a border."""
    return tint(colour, skin.palette.card, amount)

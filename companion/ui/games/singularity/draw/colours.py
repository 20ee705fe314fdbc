"""The Singularity War's colours by their job: red for threat, steel for ground, amber for what looms."""

from __future__ import annotations

from typing import Final

from companion.games.singularity.packs.issue_map import IssueMap
from companion.kernel.frozen import frozen
from companion.ui.kit.look import Look
from companion.ui.kit.palette import night_and_day
from companion.ui.kit.skin import Skin, by_ground


@frozen
class Tones:
    """Lines, words and tiles; a colour never stands without a word, a sign or an icon."""

    red: str
    steel: str
    amber: str
    orange: str
    good: str
    sky: str
    violet: str
    rose: str
    on_red: str
    """Words on the filled red button."""


DARK, LIGHT = night_and_day("singularity", Tones)
tones: Final = by_ground(DARK, LIGHT)
"""The colours of this skin."""
GROUND: Final = (
    ("background", "#0D1014"),
    ("card", "#151A20"),
    ("raised", "#1E252D"),
    ("outline", "#313C47"),
)
"""By night this game's ground is a shade darker than the shell's."""
LOOKS: Final = (
    Look(DARK.red, DARK.red, DARK.on_red, DARK.steel, ground=GROUND, glows=True),
    Look(LIGHT.red, LIGHT.red, LIGHT.on_red, LIGHT.steel),
)


def area_colour(skin: Skin, board: IssueMap, area: str | None) -> str:
    """Every area has a tint of its own, in the order of the map; no area is plain steel."""
    found = tones(skin)
    tints = (found.steel, found.good, found.violet, found.amber, found.sky, found.rose, found.orange)
    places = [one.id for one in board.areas]
    return tints[places.index(area) % len(tints)] if area in places else skin.palette.faint

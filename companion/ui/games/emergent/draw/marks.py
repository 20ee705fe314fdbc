"""What lies on a board: plain facts for the map, nothing about where they are drawn."""

from __future__ import annotations

from typing import Literal

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.shapes import DiscSize, DiscStyle

Tone = Literal["text", "muted", "good", "bad", "amber"]


@frozen
class DiscMark:
    """A DC in a region, with the cubes in it (ET-9, ET-10)."""

    region: str
    colour: str
    """The seat's colour name."""
    size: DiscSize
    cubes: int = 0
    style: DiscStyle = "plain"
    shows_count: bool = False
    """Write the number of cubes beside it."""


@frozen
class PostMark:
    """Cylinders of a seat in a region (ET-11)."""

    region: str
    colour: str
    count: int
    is_other: bool = False
    """Somebody else's, as last seen."""


@frozen
class PileMark:
    """A cube with a number beside it: what a region earned in Fast Play (FP-4)."""

    region: str
    colour: str
    text: str


@frozen
class NoteMark:
    """A few words under the pieces of a region, or beside them; in a tone, or in a seat's own colour."""

    region: str
    text: str
    is_beside: bool = False
    tone: Tone = "text"
    colour: str = ""


@frozen
class TripMark:
    """Cubes on their way through regions, first to last (ET-25, ET-27)."""

    path: tuple[str, ...]
    colour: str
    cubes: int


@frozen
class ScoreMark:
    """A seat's cubes in a region at the end of Fast Play and the disc they win (FP-7)."""

    region: str
    colour: str
    cubes: int
    award: Literal["large", "small", ""] = ""


@frozen
class Marks:
    """Everything on the board at one moment."""

    discs: tuple[DiscMark, ...] = ()
    posts: tuple[PostMark, ...] = ()
    piles: tuple[PileMark, ...] = ()
    selected: str = ""
    notes: tuple[NoteMark, ...] = ()
    trips: tuple[TripMark, ...] = ()
    scores: tuple[ScoreMark, ...] = ()
    dim: tuple[str, ...] = ()
    """Regions that do not matter now."""
    hot_city: str = ""
    dim_cities: tuple[str, ...] = ()
    only_cities: tuple[str, ...] | None = None
    """Draw these cities only, and no names of the regions they and the pieces are in (a closer look)."""
    fault_cities: tuple[str, ...] = ()
    """Marked with a red dashed ring, in the editor."""
    landing: str = ""
    """The region a disc of Fast Play hovers over."""
    landing_words: str = ""
    loose_link: tuple[str, float, float] | None = None
    """A link being drawn: from this region to a point in the pack's coordinates."""

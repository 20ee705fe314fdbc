"""A board as the drawing needs it: regions, links, cities, and where everything lies on the sheet."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from statistics import median
from typing import Literal

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.layout import Point, apart, tidy

LONG = 1000.0
"""The longer side of the sheet that holds the land, in units of the drawing."""
NARROW = 0.62
"""The shorter side is at least this much of the longer one."""
ALONE = 320.0
"""The room of a region that has no neighbour."""
EVEN = 0.4
CLOSEST = 0.45
"""Two centres are at least this part of the usual distance apart."""
REACH = 0.6
"""How far the land goes beyond an outer centre, in distances between centres."""


@frozen
class RegionSpot:
    """A region of the pack (ET-4). Without `x`, `y` on every region the board is laid out by its links."""

    id: str
    name: str
    x: float | None = None
    y: float | None = None
    colour: Literal["none", "green", "red"] = "none"
    bonus: int = 0
    """Cubes more for a disc here in Fast Play (FP-3)."""


@frozen
class CitySpot:
    """A city and its rank (ET-18)."""

    id: str
    name: str
    region: str
    rank: int


@dataclass(frozen=True)
class Board:
    """What is printed. Hashable: land and layout are kept for every board."""

    regions: tuple[RegionSpot, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    cities: tuple[CitySpot, ...] = ()
    frame: tuple[float, float] | None = None
    """The room of the coordinates, when it must stay as it is while centres move (the editor)."""

    @cached_property
    def _number(self) -> int:
        return hash((self.regions, self.links, self.cities, self.frame))

    def __hash__(self) -> int:
        return self._number

    def region(self, region_id: str) -> RegionSpot | None:
        """The region of this id."""
        return next((one for one in self.regions if one.id == region_id), None)

    def cities_of(self, region_id: str) -> tuple[CitySpot, ...]:
        """Its cities, the highest rank first."""
        return tuple(sorted((c for c in self.cities if c.region == region_id), key=lambda c: c.rank))


@frozen
class Sheet:
    """Where everything lies: centres in drawing units, the sheet around them, and the way back.

    Hashable: land is kept for every sheet.
    """

    width: float
    height: float
    spots: dict[str, Point]
    spacing: float
    """The usual distance between neighbouring centres."""
    scale: float
    """Drawing units for one unit of the pack."""
    origin: Point
    """The pack's coordinates of the sheet's upper left corner."""

    def __hash__(self) -> int:
        return hash((self.width, self.height, self.spacing, *self.spots.items()))

    def back(self, x: float, y: float) -> Point:
        """Drawing units → the pack's own coordinates."""
        return self.origin[0] + x / self.scale, self.origin[1] + y / self.scale


def _given(board: Board) -> dict[str, Point]:
    """The pack's coordinates, or a layout of our own when one is missing or not a number."""
    ids = tuple(region.id for region in board.regions)
    found = {
        r.id: (r.x, r.y)
        for r in board.regions
        if r.x is not None and r.y is not None and math.isfinite(r.x) and math.isfinite(r.y)
    }
    if len(found) == len(ids) and (len(set(found.values())) > 1 or len(ids) == 1):
        return found
    return tidy(ids, board.links)


def _spacing(spots: dict[str, Point]) -> float:
    """The usual distance to the nearest other centre, at least a good part of an even board's."""
    points = list(spots.values())
    near = [min(math.dist(p, q) for j, q in enumerate(points) if j != i) for i, p in enumerate(points)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, tall = max(xs) - min(xs), max(ys) - min(ys)
    even = math.sqrt(max(wide * tall, (max(wide, tall) / 3) ** 2) / len(points))
    return max(median(near), EVEN * even)


@lru_cache(maxsize=64)
def sheet_of(board: Board) -> Sheet:
    """Fit the centres into a sheet with room for their land; centres that lie too close move apart."""
    given = _given(board)
    if board.frame is not None:
        return _framed(given, board.frame)
    if not given:
        return Sheet(LONG, LONG, {}, ALONE, 1.0, (0.0, 0.0))
    given = apart(given, CLOSEST * _spacing(given)) if len(given) > 1 else given
    spacing = _spacing(given) if len(given) > 1 else ALONE
    edge = spacing * (REACH + 0.03)
    xs, ys = [x for x, _ in given.values()], [y for _, y in given.values()]
    wide, tall = max(xs) - min(xs) + 2 * edge, max(ys) - min(ys) + 2 * edge
    left, top = min(xs) - edge, min(ys) - edge
    if wide < NARROW * tall:
        left, wide = left - (NARROW * tall - wide) / 2, NARROW * tall
    if tall < NARROW * wide:
        top, tall = top - (NARROW * wide - tall) / 2, NARROW * wide
    scale = LONG / max(wide, tall)
    spots = {name: ((x - left) * scale, (y - top) * scale) for name, (x, y) in given.items()}
    return Sheet(wide * scale, tall * scale, spots, spacing * scale, scale, (left, top))


def _framed(given: dict[str, Point], frame: tuple[float, float]) -> Sheet:
    """Coordinates as they are, in the room they say they need."""
    scale = LONG / max(frame)
    wide, tall = frame[0] * scale, frame[1] * scale
    spots = {
        name: (min(wide, max(0.0, x * scale)), min(tall, max(0.0, y * scale)))
        for name, (x, y) in given.items()
    }
    spots = apart(spots, 60.0)
    spacing = min(ALONE, _spacing(spots)) if len(spots) > 1 else ALONE
    return Sheet(wide, tall, spots, spacing, scale, (0.0, 0.0))


def spots(board: Board) -> dict[str, Point]:
    """Every region's centre in the pack's own coordinates (laid out or moved apart where needed)."""
    sheet = sheet_of(board)
    return {name: sheet.back(x, y) for name, (x, y) in sheet.spots.items()}


def nearest_on_sheet(board: Board, x: float, y: float) -> str:
    """The region whose centre is nearest, in drawing units; empty on an empty board."""
    found = sheet_of(board).spots
    return min(found, key=lambda name: math.dist(found[name], (x, y)), default="")


def nearest(board: Board, x: float, y: float) -> str:
    """The region whose centre is nearest to a point in the pack's coordinates; empty on an empty board."""
    sheet = sheet_of(board)
    return nearest_on_sheet(board, (x - sheet.origin[0]) * sheet.scale, (y - sheet.origin[1]) * sheet.scale)

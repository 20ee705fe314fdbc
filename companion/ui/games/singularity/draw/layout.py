"""Where everything of a map lies in pixels: one square a space, whatever the map's own coordinates are."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations
from typing import Final

from companion.games.singularity.packs.issue_map import IssueMap
from companion.kernel.frozen import frozen
from companion.ui.games.singularity.draw.svg import Point

FILLED: Final = 0.89
"""The side of a space, of the distance between two neighbours."""
MOST: Final = 150.0
"""A small map does not grow beyond this pitch,"""
FEWEST: Final = 4.0
"""or, in a large room such as a TV's, beyond this part of its shorter side."""
SIDES = ((1, 0), (0, 1))
CORNERS = ((1, 1), (1, -1))


@frozen
class MapLayout:
    """The drawing's measures: `spots` are the centres of the spaces."""

    width: float
    height: float
    pitch: float
    spots: dict[str, Point]
    origin: Point
    """The pixel of the map's coordinate 0, 0."""
    unit: float
    """Map units between two neighbours."""

    @property
    def cell(self) -> float:
        """The side of a space."""
        return self.pitch * FILLED

    def back(self, x: float, y: float) -> Point:
        """The map's own coordinates of a pixel."""
        grow = self.pitch / self.unit
        return (x - self.origin[0]) / grow, (y - self.origin[1]) / grow

    def nearest(self, x: float, y: float) -> str:
        """The space nearest to a pixel; empty far from all."""
        found = min(self.spots, key=lambda name: math.dist(self.spots[name], (x, y)), default="")
        return found if found and math.dist(self.spots[found], (x, y)) <= self.pitch else ""


def _unit(board: IssueMap) -> float:
    """How far apart the two closest spaces are: their squares must not overlap."""
    if board.grid:
        return 1.0
    gaps = (max(abs(a.x - b.x), abs(a.y - b.y)) for a, b in combinations(board.spaces, 2))
    return max(0.05, min((gap for gap in gaps if gap > 0), default=1.0))


@lru_cache(maxsize=128)
def layout_of(board: IssueMap, width: float, height: float, least: float = 0.0) -> MapLayout:
    """The largest drawing that fits; never under `least` pixels a space: then it is wider than asked."""
    unit = _unit(board)
    xs, ys = [space.x for space in board.spaces], [space.y for space in board.spaces]
    columns, rows = (max(xs) - min(xs)) / unit + 1, (max(ys) - min(ys)) / unit + 1
    pitch = max(least, min(width / columns, height / rows, max(MOST, min(width, height) / FEWEST)))
    wide, tall = max(width, columns * pitch), rows * pitch
    left = (wide - columns * pitch) / 2 + pitch / 2 - min(xs) * pitch / unit
    top = pitch / 2 - min(ys) * pitch / unit
    grow = pitch / unit
    spots = {space.id: (left + space.x * grow, top + space.y * grow) for space in board.spaces}
    return MapLayout(wide, tall, pitch, spots, (left, top), unit)


@lru_cache(maxsize=128)
def links_of(board: IssueMap, *, diagonal: bool = False) -> tuple[tuple[str, str], ...]:
    """The steps to draw, each once; a map with faults is drawn as far as it goes."""
    known = {space.id for space in board.spaces}
    walls = {frozenset(pair) for pair in board.walls}
    found = [pair for pair in board.links or () if set(pair) <= known]
    if board.grid:
        at = {(space.x, space.y): space.id for space in board.spaces}
        ways = (*(SIDES if board.links is None else ()), *(CORNERS if diagonal or board.diagonal else ()))
        found += [
            (space.id, other)
            for space in board.spaces
            for right, down in (ways if board.links is None or diagonal else ())
            if (other := at.get((space.x + right, space.y + down)))
            and frozenset((space.id, other)) not in walls
        ]
    return tuple(found)


def board_size(board: IssueMap, width: float, height: float, least: float = 0.0) -> tuple[float, float]:
    """How much room the drawing takes of what it is given."""
    layout = layout_of(board, width, height, least)
    return layout.width, layout.height

"""Where hexagons lie: pointy tops, axial coordinates, edges that touch."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin, sqrt

from companion.games.emergence.views import BoardView, TileView
from companion.kernel.frozen import frozen

SIDES = 6
Spot = tuple[float, float]


def corners(x: float, y: float, radius: float) -> tuple[Spot, ...]:
    """The six corners, the top one first."""
    turns = (pi / 3 * side - pi / 2 for side in range(SIDES))
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


def middle(tile: TileView, *, is_hex: bool) -> Spot:
    """The middle of a tile where neighbours are about one apart; packs without hexes come with x and y."""
    return (tile.q + tile.r / 2, tile.r * sqrt(3) / 2) if is_hex else (tile.q, tile.r)


@frozen
class Layout:
    """A city that fits into a box: the middle of every tile, and how large a tile may be."""

    spots: dict[str, Spot]
    radius: float


def fitted(board: BoardView, width: float, height: float, *, largest: float = 96) -> Layout:
    """Lay the whole city into a box."""
    raw = {tile.id: middle(tile, is_hex=board.is_hex) for tile in board.tiles}
    xs, ys = [x for x, _ in raw.values()], [y for _, y in raw.values()]
    across, down = max(xs) - min(xs) + 1, max(ys) - min(ys) + 2 / sqrt(3)
    scale = min(width / across, height / down, largest * sqrt(3))
    step = scale if board.is_hex else scale * _closest(list(raw.values()))
    left = (width - (max(xs) + min(xs)) * scale) / 2
    top = (height - (max(ys) + min(ys)) * scale) / 2
    spots = {name: (left + x * scale, top + y * scale) for name, (x, y) in raw.items()}
    return Layout(spots, step / sqrt(3) * 0.96)


def _closest(spots: Sequence[Spot]) -> float:
    """How far apart the two closest tiles are."""
    gaps = [
        hypot(one[0] - other[0], one[1] - other[1])
        for at, one in enumerate(spots)
        for other in spots[at + 1 :]
    ]
    return min([1.0, *gaps])


def around(here: TileView, tiles: Sequence[TileView], radius: float, *, is_hex: bool) -> dict[str, Spot]:
    """Where to draw the neighbours of a tile, from its middle; without hexes they stand evenly around it."""
    apart = radius * sqrt(3) + 6
    if not is_hex:
        return _evenly(here, tiles, apart)
    x0, y0 = middle(here, is_hex=True)
    return {
        tile.id: ((x - x0) * apart, (y - y0) * apart)
        for tile in tiles
        for x, y in (middle(tile, is_hex=True),)
    }


def _evenly(here: TileView, tiles: Sequence[TileView], apart: float) -> dict[str, Spot]:
    """The neighbours on a circle, in the order in which they lie around the tile."""
    bearing = {tile.id: atan2(tile.r - here.r, tile.q - here.q) for tile in tiles}
    names = sorted(bearing, key=lambda name: bearing[name])
    if not names:
        return {}
    ring = max(apart, apart / (2 * sin(pi / len(names)))) if len(names) > SIDES else apart
    turn = 2 * pi / max(len(names), 2)
    first = bearing[names[0]]
    return {
        name: (ring * cos(first + at * turn), ring * sin(first + at * turn)) for at, name in enumerate(names)
    }

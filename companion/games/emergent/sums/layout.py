"""Where to draw a board: the pack's own coordinates, or a tidy layout that is always the same."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

from companion.games.emergent.packs.board import BoardPack, borders, neighbours

ROUNDS = 160
SIDE = 100.0
"""The longer side of the map."""
Point = tuple[float, float]


def is_drawn(board: BoardPack) -> bool:
    """Whether the pack says where all of its regions lie."""
    return all(region.x is not None and region.y is not None for region in board.regions)


def spots(board: BoardPack) -> dict[str, Point]:
    """A place for every region, from 0 to 100 on the longer side; y grows downwards."""
    names = [region.id for region in board.regions]
    if is_drawn(board):
        points = [(region.x or 0.0, region.y or 0.0) for region in board.regions]
    else:
        near = neighbours(board)
        points = list(_stretched(tuple(tuple(map(names.index, near[name])) for name in names)))
    return dict(zip(names, _fitted(points), strict=True))


def _fitted(points: list[Point]) -> list[Point]:
    """The same picture, moved and scaled; a single region lies in the middle."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    across = max(max(x for x, _ in points) - left, max(y for _, y in points) - top)
    if not across:
        return [(SIDE / 2, SIDE / 2) for _ in points]
    return [(round((x - left) / across * SIDE, 2), round((y - top) / across * SIDE, 2)) for x, y in points]


@lru_cache(maxsize=32)
def _stretched(near: tuple[tuple[int, ...], ...]) -> tuple[Point, ...]:
    """Pull every two regions towards the number of borders between them (stress majorisation)."""
    count = len(near)
    away = _distances(near)
    points = [
        (count / 6 * cos(2 * pi * at / count), count / 6 * sin(2 * pi * at / count)) for at in range(count)
    ]
    for _ in range(ROUNDS):
        points = [_pulled(at, points, away[at]) for at in range(count)]
    return tuple(points)


def _distances(near: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """Borders between every two regions; what cannot be reached counts as far."""
    named = {str(at): tuple(map(str, there)) for at, there in enumerate(near)}
    rows = [borders(named, str(at)) for at in range(len(near))]
    return [[row.get(str(at), len(near)) for at in range(len(near))] for row in rows]


def _pulled(at: int, points: list[Point], away: list[int]) -> Point:
    """Where the other regions would like this one to be; near ones have more say than far ones."""
    x, y = points[at]
    weight = across = down = 0.0
    for other, (other_x, other_y) in enumerate(points):
        if other == at:
            continue
        share = 1 / away[other] ** 2
        apart = max(hypot(x - other_x, y - other_y), 1e-6)
        weight += share
        across += share * (other_x + away[other] * (x - other_x) / apart)
        down += share * (other_y + away[other] * (y - other_y) / apart)
    return (across / weight, down / weight) if weight else (x, y)

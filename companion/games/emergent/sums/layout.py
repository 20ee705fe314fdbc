"""Where to draw a board: the pack's own coordinates, or a tidy layout that is always the same."""

from __future__ import annotations

from companion.games.emergent.packs.board import BoardPack, neighbours
from companion.kernel import graph
from companion.kernel.graph import Point

ROUNDS = 160
SIDE = 100.0
"""The longer side of the map."""


def is_drawn(board: BoardPack) -> bool:
    """Whether the pack says where all of its regions lie."""
    return all(region.x is not None and region.y is not None for region in board.regions)


def spots(board: BoardPack) -> dict[str, Point]:
    """A place for every region, from 0 to 100 on the longer side; y grows downwards."""
    names = [region.id for region in board.regions]
    if is_drawn(board):
        points = [(region.x or 0.0, region.y or 0.0) for region in board.regions]
    else:
        drawn = graph.spread(neighbours(board), ROUNDS)
        points = [drawn[name] for name in names]
    return dict(zip(names, _fitted(points), strict=True))


def _fitted(points: list[Point]) -> list[Point]:
    """The same picture, moved and scaled; a single region lies in the middle."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    across = max(max(x for x, _ in points) - left, max(y for _, y in points) - top)
    if not across:
        return [(SIDE / 2, SIDE / 2) for _ in points]
    return [(round((x - left) / across * SIDE, 2), round((y - top) / across * SIDE, 2)) for x, y in points]

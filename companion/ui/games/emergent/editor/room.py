"""The room of the map in which a board is drawn: how large it is, and where there is still a free place."""

from __future__ import annotations

import math
from statistics import median
from typing import Final

from companion.ui.games.emergent.editor.draft import BoardDraft, Spot

SIDE: Final = 1000.0
"""The room of a new board is a square of this side, as wide or as high as the screen makes it."""
EDGE: Final = 140.0
"""Room for land and names around an outer centre."""
LEAST: Final = 96.0
"""A region cannot be dragged closer to the edge than this."""
FOOT: Final = 190.0
"""Below a centre stand its cities."""
USUAL: Final = 300.0
"""A good distance between two centres."""
NEAREST: Final = 90.0
"""Centres closer than this cannot be told apart by a finger."""
FEW: Final = 9
"""As many regions find a place in neat rows; more come in between."""
FARTHEST: Final = 4000.0


def room_of(draft: BoardDraft, aspect: float) -> tuple[float, float]:
    """The width and height of the map for a screen of this aspect; all of the board lies inside."""
    root = math.sqrt(min(2.2, max(0.5, aspect)))
    wide, tall = SIDE * root, SIDE / root
    right = max((one.x for one in draft.regions), default=0.0) + LEAST
    bottom = max((one.y for one in draft.regions), default=0.0) + FOOT
    grow = max(1.0, right / wide, bottom / tall)
    return round(wide * grow), round(tall * grow)


def into_room(spots: dict[int, Spot]) -> dict[int, Spot]:
    """Places of any units as whole numbers of the editor's room; those that fit stay where they are."""
    if not spots:
        return {}
    if not _fits(spots):
        spots = _scaled(spots)
    return {key: (round(x), round(y)) for key, (x, y) in spots.items()}


def inside(x: float, y: float, room: tuple[float, float]) -> Spot:
    """The nearest point that leaves a region its land."""
    wide, tall = room
    return min(max(x, LEAST), wide - LEAST), min(max(y, LEAST), tall - FOOT)


def free_spot(draft: BoardDraft, room: tuple[float, float]) -> Spot:
    """Where the next region goes when nobody says it: row by row, from the upper left."""
    wide, tall, cells = room[0] - 2 * EDGE, room[1] - EDGE - FOOT, FEW
    while True:
        columns = max(2, round(math.sqrt(cells * room[0] / room[1])))
        rows = max(2, math.ceil(cells / columns))
        near = 0.7 * min(wide / (columns - 1), tall / (rows - 1))
        for row in range(rows):
            for column in range(columns):
                spot = EDGE + wide * column / (columns - 1), EDGE + tall * row / (rows - 1)
                if all(math.dist(spot, (one.x, one.y)) >= near for one in draft.regions):
                    return math.floor(spot[0]), math.floor(spot[1])
        cells *= 2


def _gaps(spots: dict[int, Spot]) -> list[float]:
    points = list(spots.values())
    return [min(math.dist(p, q) for j, q in enumerate(points) if j != i) for i, p in enumerate(points)]


def _fits(spots: dict[int, Spot]) -> bool:
    numbers = [number for spot in spots.values() for number in spot]
    if min(numbers) < LEAST or max(numbers) > FARTHEST:
        return False
    return len(spots) == 1 or NEAREST < median(_gaps(spots)) < 3 * USUAL


def _scaled(spots: dict[int, Spot]) -> dict[int, Spot]:
    """Moved and grown so that neighbours lie at the usual distance, as far as the room allows."""
    gap = median(_gaps(spots)) if len(spots) > 1 else USUAL
    xs, ys = [x for x, _ in spots.values()], [y for _, y in spots.values()]
    long = max(max(xs) - min(xs), max(ys) - min(ys)) or 1.0
    scale = min(USUAL / gap if gap else USUAL, (FARTHEST - 2 * EDGE) / long)
    return {
        key: (1.3 * EDGE + (x - min(xs)) * scale, 1.3 * EDGE + (y - min(ys)) * scale)
        for key, (x, y) in spots.items()
    }

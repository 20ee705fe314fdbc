"""The room of the map in which a board is drawn: how large it is, and where there is still a free place."""

from __future__ import annotations

import math
from statistics import median
from typing import Final

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.desk.draft import BoardDraft, Spot

SIDE = 1000.0
"""The room of a new board is a square of this side, as wide or as high as the screen makes it."""
EDGE = 140.0
"""Room for land and names around an outer centre."""
LEAST = 96.0
"""A region cannot be dragged closer to the edge than this."""
FOOT = 190.0
"""Below a centre stand its cities."""
USUAL = 300.0
"""A good distance between two centres."""
NEAREST = 90.0
"""Centres closer than this cannot be told apart by a finger."""
FEW = 9
"""As many regions find a place in neat rows; more come in between."""
FARTHEST = 4000.0


@frozen
class Room:
    """A part of the board's plane: where it begins, how wide and high it is."""

    left: float
    top: float
    width: float
    height: float

    def holds(self, draft: BoardDraft) -> bool:
        """Whether every region lies inside."""
        return all(self.inside(one.x, one.y) == (one.x, one.y) for one in draft.regions)

    def inside(self, x: float, y: float) -> Spot:
        """The nearest point that leaves a region its land and its cities."""
        right, bottom = self.left + self.width - LEAST, self.top + self.height - FOOT
        return (
            math.floor(min(max(x, self.left + LEAST), right)),
            math.floor(min(max(y, self.top + LEAST), bottom)),
        )


NO_ROOM: Final = Room(0.0, 0.0, 0.0, 0.0)


def room_of(draft: BoardDraft, aspect: float) -> Room:
    """The room for a screen of this aspect: large enough for all of the board, which lies in the middle."""
    root = math.sqrt(min(2.2, max(0.5, aspect)))
    wide, tall = SIDE * root, SIDE / root
    if not draft.regions:
        return Room(0.0, 0.0, round(wide), round(tall))
    xs, ys = [one.x for one in draft.regions], [one.y for one in draft.regions]
    across, down = max(xs) - min(xs) + 2 * EDGE, max(ys) - min(ys) + EDGE + FOOT
    grow = max(1.0, across / wide, down / tall)
    wide, tall = math.ceil(wide * grow), math.ceil(tall * grow)
    left = min(xs) - EDGE - (wide - across) / 2
    top = min(ys) - EDGE - (tall - down) / 2
    return Room(math.floor(left), math.floor(top), wide, tall)


def into_room(spots: dict[int, Spot]) -> dict[int, Spot]:
    """Places of any units as whole numbers of the editor's; those of its size stay where they are."""
    if not spots:
        return {}
    if not _fits(spots):
        spots = _scaled(spots)
    return {key: (round(x), round(y)) for key, (x, y) in spots.items()}


def free_spot(draft: BoardDraft, room: Room) -> Spot:
    """Where the next region goes when nobody says it: row by row, from the upper left."""
    wide, tall, cells = room.width - 2 * EDGE, room.height - EDGE - FOOT, FEW
    while True:
        columns = max(2, round(math.sqrt(cells * room.width / room.height)))
        rows = max(2, math.ceil(cells / columns))
        near = 0.7 * min(wide / (columns - 1), tall / (rows - 1))
        for row in range(rows):
            for column in range(columns):
                x = room.left + EDGE + wide * column / (columns - 1)
                y = room.top + EDGE + tall * row / (rows - 1)
                if all(math.dist((x, y), (one.x, one.y)) >= near for one in draft.regions):
                    return room.inside(x, y)
        cells *= 2


def _gaps(spots: dict[int, Spot]) -> list[float]:
    points = list(spots.values())
    return [min(math.dist(p, q) for j, q in enumerate(points) if j != i) for i, p in enumerate(points)]


def _fits(spots: dict[int, Spot]) -> bool:
    if max(abs(number) for spot in spots.values() for number in spot) > FARTHEST:
        return False
    return len(spots) == 1 or NEAREST < median(_gaps(spots)) < 3 * USUAL


def _scaled(spots: dict[int, Spot]) -> dict[int, Spot]:
    """Moved and grown so that neighbours lie at the usual distance, as far as the room allows."""
    gap = median(_gaps(spots)) if len(spots) > 1 else USUAL
    xs, ys = [x for x, _ in spots.values()], [y for _, y in spots.values()]
    long = max(max(xs) - min(xs), max(ys) - min(ys)) or 1.0
    scale = min(USUAL / gap if gap else USUAL, (FARTHEST - 2 * EDGE) / long)
    return {
        key: (EDGE + (x - min(xs)) * scale, EDGE + (y - min(ys)) * scale) for key, (x, y) in spots.items()
    }

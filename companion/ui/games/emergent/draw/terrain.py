"""Outlines from nothing but centres: a warped Voronoi field for borders, a soft union for the coast."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.board import REACH, Board, Sheet, sheet_of
from companion.ui.games.emergent.draw.contour import Curve, Grid, lines_at
from companion.ui.games.emergent.draw.layout import Point

USUAL: Final = 310.0
"""The distance between centres that the numbers below were tuned for; everything follows the real one."""
CELL: Final = 10.0
OVERSCAN: Final = 130.0
"""Sea around the sheet, so that depth lines close."""
HEIGHTS: Final = (4.0, 24.0, 46.0, 70.0)
"""The border with its soft gap, then the contours."""
DEPTHS: Final = (-24.0, -52.0, -86.0)
MOST_CELLS: Final = 40_000


@frozen
class Terrain:
    """What land and sea look like, in drawing units."""

    regions: dict[str, tuple[tuple[Curve, ...], ...]]
    """Region → its curves by height, the border first."""
    depths: tuple[tuple[Curve, ...], ...]
    """Lines in the sea, the one nearest to the coast first."""


@frozen
class _Lattice:
    """The points the field is measured at."""

    x0: float
    y0: float
    step: float
    wide: int
    tall: int


def _noise(at: _Lattice, zoom: float, ox: float, oy: float) -> Grid:
    """Four slow waves, between -1 and 1. They are sums of single sines, so tables make them cheap."""

    def wave(first: float, count: int, factor: float, phase: float) -> list[float]:
        return [math.sin((first + zoom * at.step * k) * factor + phase) for k in range(count)]

    x, y = zoom * at.x0 + ox, zoom * at.y0 + oy
    across = wave(x, at.wide, 0.011, 1.3)
    down = wave(y, at.tall, 0.013, 0.4)
    rising = wave(x + y, at.wide + at.tall, 0.0085, 2.1)
    falling = wave(x - y - zoom * at.step * (at.tall - 1), at.wide + at.tall, 0.017, 0.7)
    return [
        [(across[i] + down[j] + rising[i + j] + falling[i - j + at.tall - 1]) / 4 for i in range(at.wide)]
        for j in range(at.tall)
    ]


def _noise_at(zoom: float, ox: float, oy: float) -> Callable[[float, float], float]:
    """The same waves at any point."""

    def value(x: float, y: float) -> float:
        u, v = zoom * x + ox, zoom * y + oy
        return (
            math.sin(u * 0.011 + 1.3)
            + math.sin(v * 0.013 + 0.4)
            + math.sin((u + v) * 0.0085 + 2.1)
            + math.sin((u - v) * 0.017 + 0.7)
        ) / 4

    return value


def _lattice(sheet: Sheet) -> _Lattice:
    """Points over the sheet, the sea around it, and all land of centres that lie at its very edge."""
    over = OVERSCAN * sheet.spacing / USUAL
    xs, ys = [x for x, _ in sheet.spots.values()], [y for _, y in sheet.spots.values()]
    left, top = min(-over, min(xs) - sheet.spacing), min(-over, min(ys) - sheet.spacing)
    wide = max(sheet.width + over, max(xs) + sheet.spacing) - left
    tall = max(sheet.height + over, max(ys) + sheet.spacing) - top
    step = max(CELL * sheet.spacing / USUAL, math.sqrt(wide * tall / MOST_CELLS))
    return _Lattice(left, top, step, math.ceil(wide / step) + 1, math.ceil(tall / step) + 1)


WARPS: Final = ((34.0, 1.0, 200.0, 0.0, 0.0, 500.0), (12.0, 2.6, 0.0, 90.0, 300.0, 0.0))
"""Strength, zoom and offsets (for x, for y) of the waves that bend borders."""


def _soft(one: float, other: float, reach: float) -> float:
    """The smaller of two, rounded where they are alike."""
    near = max(reach - abs(one - other), 0.0) / reach
    return min(one, other) - near * near * reach / 4


def _three(x: float, y: float, centres: list[Point]) -> tuple[list[float], int]:
    """The squared distances to the three nearest centres, and which is the nearest."""
    first = second = third = math.inf
    which = 0
    for at, (cx, cy) in enumerate(centres):
        gap = (x - cx) * (x - cx) + (y - cy) * (y - cy)
        if gap < first:
            first, second, third, which = gap, first, second, at
        elif gap < second:
            second, third = gap, second
        elif gap < third:
            third = gap
    return [first, second, third], which


@dataclass
class _Fields:
    """Measured on the lattice: how far inland, and how far inside the nearest region."""

    shore: Grid
    depth: Grid
    owner: list[list[int]]


def _measure(sheet: Sheet, at: _Lattice) -> _Fields:
    size = sheet.spacing / USUAL
    centres = list(sheet.spots.values())
    bends = [
        (
            strength * size,
            _noise(at, zoom / size, ax, ay),
            _noise(at, zoom / size, bx, by),
            _noise_at(zoom / size, ax, ay),
            _noise_at(zoom / size, bx, by),
        )
        for strength, zoom, ax, ay, bx, by in WARPS
    ]
    # Centres are bent like everything else: a centre always lies in its own region.
    bent = [
        (x + sum(b[0] * b[3](x, y) for b in bends), y + sum(b[0] * b[4](x, y) for b in bends))
        for x, y in centres
    ]
    rough, fine = _noise(at, 1.7 / size, 70.0, 0.0), _noise(at, 3.1 / size, 0.0, 40.0)
    reach, blend = REACH * sheet.spacing, 0.66 * sheet.spacing
    fields = _Fields([], [], [])
    (s0, x0, y0, _, _), (s1, x1, y1, _, _) = bends
    for j in range(at.tall):
        y = at.y0 + j * at.step
        shore, depth, owner = [], [], []
        for i in range(at.wide):
            x = at.x0 + i * at.step
            squares, _ = _three(x, y, centres)
            a, b, c = map(math.sqrt, squares)
            away = (
                a
                if b == math.inf
                else _soft(_soft(a, b, blend), c, blend)
                if c < math.inf
                else _soft(a, b, blend)
            )
            shore.append(0.92 * reach - away + size * (46 * rough[j][i] + 24 * fine[j][i]))
            squares, mine = _three(x + s0 * x0[j][i] + s1 * x1[j][i], y + s0 * y0[j][i] + s1 * y1[j][i], bent)
            depth.append((math.sqrt(squares[1]) - math.sqrt(squares[0])) / 2 if len(bent) > 1 else math.inf)
            owner.append(mine)
        fields.shore.append(shore)
        fields.depth.append(depth)
        fields.owner.append(owner)
    return fields


def _region_grid(fields: _Fields, mine: int) -> tuple[Grid, tuple[int, int, int, int]]:
    """The height of one region, negative outside of it, and the box of cells around it."""
    tall, wide = len(fields.shore), len(fields.shore[0])
    cells = [(i, j) for j in range(tall) for i in range(wide) if fields.owner[j][i] == mine]
    land = [(i, j) for i, j in cells if fields.shore[j][i] > 0]
    grid = [[-1.0] * wide for _ in range(tall)]
    if not land:
        return grid, (0, 0, 0, 0)
    xs, ys = [i for i, _ in land], [j for _, j in land]
    box = (max(0, min(xs) - 1), max(0, min(ys) - 1), min(wide - 1, max(xs) + 1), min(tall - 1, max(ys) + 1))
    for j in range(box[1], box[3] + 1):
        for i in range(box[0], box[2] + 1):
            inside = fields.depth[j][i] if fields.owner[j][i] == mine else -fields.depth[j][i]
            grid[j][i] = min(inside, fields.shore[j][i])
    return grid, box


def _area(curve: Curve) -> float:
    ends = zip(curve.points, (*curve.points[1:], curve.points[0]), strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in ends)) / 2


def _large(curves: list[Curve]) -> tuple[Curve, ...]:
    """Without ponds and rocks: only what is a good part of the largest."""
    most = max(map(_area, curves), default=0.0)
    return tuple(curve for curve in curves if curve.is_closed and _area(curve) > 0.06 * most)


def terrain_of(board: Board) -> Terrain:
    """The land of a board. Names, cities and colours do not matter, only centres."""
    return outlined(sheet_of(board))


@lru_cache(maxsize=32)
def outlined(sheet: Sheet) -> Terrain:
    """The land around centres, measured once and kept."""
    if not sheet.spots:
        return Terrain({}, ())
    at = _lattice(sheet)
    size = sheet.spacing / USUAL
    origin = (at.x0, at.y0)
    fields = _measure(sheet, at)
    regions = {}
    for mine, name in enumerate(sheet.spots):
        grid, box = _region_grid(fields, mine)
        levels = [_large(lines_at(grid, height * size, origin, at.step, box)) for height in HEIGHTS]
        regions[name] = tuple(levels)
    depths = tuple(tuple(lines_at(fields.shore, depth * size, origin, at.step, every=4)) for depth in DEPTHS)
    return Terrain(regions, depths)

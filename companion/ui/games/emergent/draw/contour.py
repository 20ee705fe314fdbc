"""Lines of equal height in a grid of numbers, and the smooth curves through them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.layout import Point

Grid = list[list[float]]

TOP, RIGHT, BOTTOM, LEFT = range(4)
CROSSINGS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((LEFT, TOP),),
    2: ((TOP, RIGHT),),
    3: ((LEFT, RIGHT),),
    4: ((RIGHT, BOTTOM),),
    5: ((LEFT, TOP), (RIGHT, BOTTOM)),
    6: ((TOP, BOTTOM),),
    7: ((LEFT, BOTTOM),),
    8: ((BOTTOM, LEFT),),
    9: ((BOTTOM, TOP),),
    10: ((TOP, RIGHT), (BOTTOM, LEFT)),
    11: ((BOTTOM, RIGHT),),
    12: ((RIGHT, LEFT),),
    13: ((RIGHT, TOP),),
    14: ((TOP, LEFT),),
}
"""Marching squares: which sides a line joins, by which corners lie above it (1 upper left, clockwise)."""
SPECK: Final = 14
"""A line of fewer points is dust."""


@frozen
class Curve:
    """A smooth line through points."""

    points: tuple[Point, ...]
    is_closed: bool


def _pieces(grid: Grid, level: float, box: tuple[int, int, int, int]) -> dict[int, list[int]]:
    """The sides of cells that a line crosses, each with the sides it goes on to."""
    wide = len(grid[0])
    joined: dict[int, list[int]] = {}
    left, top, right, bottom = box
    for j in range(top, bottom):
        upper, lower = grid[j], grid[j + 1]
        for i in range(left, right):
            case = (
                (upper[i] > level)
                | (upper[i + 1] > level) << 1
                | (lower[i + 1] > level) << 2
                | (lower[i] > level) << 3
            )
            if case in (0, 15):
                continue
            cell = j * wide + i
            sides = (2 * cell, 2 * (cell + 1) + 1, 2 * (cell + wide), 2 * cell + 1)
            for one, other in CROSSINGS[case]:
                joined.setdefault(sides[one], []).append(sides[other])
                joined.setdefault(sides[other], []).append(sides[one])
    return joined


def _chains(joined: dict[int, list[int]]) -> list[tuple[list[int], bool]]:
    """The crossed sides in the order of the lines; open lines (cut by the grid's edge) first."""
    left = {side: list(others) for side, others in joined.items()}
    starts = [side for side, others in joined.items() if len(others) == 1] + list(joined)
    found = []
    for start in starts:
        if not left[start]:
            continue
        chain = [start]
        while left[chain[-1]]:
            here = chain[-1]
            there = left[here].pop()
            left[there].remove(here)
            chain.append(there)
        is_closed = chain[0] == chain[-1]
        found.append((chain[:-1] if is_closed else chain, is_closed))
    return found


def _smoothed(points: Sequence[Point], is_closed: bool, every: int) -> Curve:
    """Each kept point is the mean of its seven neighbours; only every so many are kept."""
    count, kept = len(points), []
    for at in range(0, count, every):
        near = [
            points[(at + off) % count] if is_closed else points[min(count - 1, max(0, at + off))]
            for off in range(-3, 4)
        ]
        kept.append((sum(p[0] for p in near) / 7, sum(p[1] for p in near) / 7))
    if not is_closed and count > 1:
        kept[0] = points[0]
        kept.append(points[-1])
    return Curve(tuple(kept), is_closed)


def lines_at(
    grid: Grid,
    level: float,
    origin: Point,
    step: float,
    box: tuple[int, int, int, int] | None = None,
    every: int = 3,
) -> list[Curve]:
    """The curves where the grid has this level; `box` limits the cells that are looked at."""
    tall, wide = len(grid), len(grid[0])
    found = []

    def place(side: int) -> Point:
        cell, is_down = divmod(side, 2)
        j, i = divmod(cell, wide)
        one = grid[j][i]
        other = grid[j + 1][i] if is_down else grid[j][i + 1]
        along = (level - one) / (other - one)
        return (
            origin[0] + step * (i + (0.0 if is_down else along)),
            origin[1] + step * (j + (along if is_down else 0.0)),
        )

    for chain, is_closed in _chains(_pieces(grid, level, box or (0, 0, wide - 1, tall - 1))):
        if len(chain) < SPECK:
            continue
        points = [place(side) for side in chain]
        found.append(_smoothed(points, is_closed, every if len(chain) > 8 * every else max(1, every - 1)))
    return found


def _tenths(value: int) -> str:
    whole, rest = divmod(abs(value), 10)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def path_of(curve: Curve) -> str:
    """The curve as an SVG path: Catmull-Rom through the points, in relative tenths to keep it short."""
    points = [(round(10 * x), round(10 * y)) for x, y in curve.points]
    count = len(points)
    made = [f"M{_tenths(points[0][0])} {_tenths(points[0][1])}c"]
    for at in range(count if curve.is_closed else count - 1):
        a, b = points[at], points[(at + 1) % count]
        before = points[(at - 1) % count] if curve.is_closed else points[max(0, at - 1)]
        after = points[(at + 2) % count] if curve.is_closed else points[min(count - 1, at + 2)]
        numbers = (
            round((b[0] - before[0]) / 6),
            round((b[1] - before[1]) / 6),
            b[0] - a[0] - round((after[0] - a[0]) / 6),
            b[1] - a[1] - round((after[1] - a[1]) / 6),
            b[0] - a[0],
            b[1] - a[1],
        )
        made.append(" ".join(map(_tenths, numbers)))
    joined = made[0] + " ".join(made[1:])
    return joined.replace(" -", "-") + ("z" if curve.is_closed else "")


def holds(curve: Curve, x: float, y: float) -> bool:
    """Whether a point lies inside a closed curve."""
    inside = False
    for (x0, y0), (x1, y1) in zip(curve.points, (*curve.points[1:], curve.points[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside

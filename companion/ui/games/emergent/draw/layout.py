"""A tidy place for every region when a pack has none: springs along links, the same every time."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from companion.kernel import graph

Point = tuple[float, float]

GOLDEN: Final = math.pi * (3 - math.sqrt(5))
ROUNDS: Final = 220
STARTS: Final = 6
"""Different fixed starts; the one with the fewest crossings and the evenest links wins."""


def _steps_between(ids: Sequence[str], links: Sequence[tuple[str, str]]) -> dict[tuple[str, str], int]:
    """The least number of borders between every two regions (ET-19); unreachable ones count as far."""
    near = graph.neighbours(ids, links)
    found = {start: graph.distances(near, start) for start in ids}
    far = max(2, math.ceil(math.sqrt(len(ids))))
    return {(one, other): found[one].get(other, far) for one in ids for other in ids}


def _start(ids: Sequence[str], turn: int) -> dict[str, list[float]]:
    """A sunflower of points, turned and mirrored a little differently for every start."""
    spots = {}
    for at, name in enumerate(ids):
        angle = GOLDEN * at * (-1 if turn % 2 else 1) + turn
        radius = math.sqrt(at + 0.5)
        spots[name] = [radius * math.cos(angle), radius * math.sin(angle)]
    return spots


def _settle(spots: dict[str, list[float]], wanted: dict[tuple[str, str], int]) -> None:
    """Move every pair towards the distance its links ask for; far pairs pull less (stress majorization)."""
    pairs = list(combinations(spots, 2))
    for step in range(ROUNDS):
        rate = 0.9 * (1 - step / ROUNDS) + 0.02
        for one, other in pairs:
            a, b = spots[one], spots[other]
            dx, dy = a[0] - b[0], a[1] - b[1]
            gap = math.hypot(dx, dy) or 1e-6
            steps = wanted[one, other]
            if steps < 1:
                continue
            target = steps if steps == 1 else 0.92 * steps
            push = rate * (target - gap) / gap / (2 * steps * steps)
            a[0] += dx * push
            a[1] += dy * push
            b[0] -= dx * push
            b[1] -= dy * push


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def _untidy(
    spots: dict[str, list[float]], links: Sequence[tuple[str, str]], wanted: dict[tuple[str, str], int]
) -> float:
    """How bad a layout is: crossings first, then stress."""
    at = {name: (x, y) for name, (x, y) in spots.items()}
    drawn = [(a, b) for a, b in links if a in at and b in at and a != b]
    crossings = sum(
        _cross(at[a], at[b], at[c], at[d])
        for (a, b), (c, d) in combinations(drawn, 2)
        if len({a, b, c, d}) == 4
    )
    stress = sum(
        (math.dist(at[one], at[other]) / steps - 1) ** 2
        for (one, other), steps in wanted.items()
        if steps and one < other
    )
    return crossings * 10 + stress


def _upright(spots: dict[str, list[float]], ids: Sequence[str]) -> dict[str, Point]:
    """Turned so that the long side stands up, as a phone does; the first region ends up in the upper left."""
    xs, ys = [p[0] for p in spots.values()], [p[1] for p in spots.values()]
    mx, my = sum(xs) / len(xs), sum(ys) / len(ys)
    sxx = sum((x - mx) ** 2 for x in xs)
    syy = sum((y - my) ** 2 for y in ys)
    sxy = sum((p[0] - mx) * (p[1] - my) for p in spots.values())
    turn = math.pi / 2 - math.atan2(2 * sxy, sxx - syy) / 2
    cos, sin = math.cos(turn), math.sin(turn)
    turned = {
        name: ((x - mx) * cos - (y - my) * sin, (x - mx) * sin + (y - my) * cos)
        for name, (x, y) in spots.items()
    }
    first = turned[ids[0]]
    across, down = (-1 if first[0] > 1e-9 else 1), (-1 if first[1] > 1e-9 else 1)
    return {name: (x * across, y * down) for name, (x, y) in turned.items()}


def tidy(ids: Sequence[str], links: Sequence[tuple[str, str]]) -> dict[str, Point]:
    """A place for every region: linked ones side by side, none on top of another. One link is one unit long.

    The same regions and links always lie the same way; ids alone do not matter, only their order.
    """
    if not ids:
        return {}
    if len(ids) == 1:
        return {ids[0]: (0.0, 0.0)}
    wanted = _steps_between(ids, links)
    tries = [_start(ids, turn) for turn in range(STARTS)]
    for spots in tries:
        _settle(spots, wanted)
    best = min(tries, key=lambda spots: round(_untidy(spots, links, wanted), 6))
    return apart(_upright(best, ids), 0.72)


def apart(spots: dict[str, Point], least: float) -> dict[str, Point]:
    """Push centres apart that lie closer than `least`, so that each has land of its own."""
    moved = {name: [x, y] for name, (x, y) in spots.items()}
    pairs = list(combinations(moved, 2))
    for _ in range(60):
        is_still = True
        for at, (one, other) in enumerate(pairs):
            a, b = moved[one], moved[other]
            dx, dy = a[0] - b[0], a[1] - b[1]
            gap = math.hypot(dx, dy)
            if gap >= least:
                continue
            is_still = False
            if gap < least * 1e-3:
                dx, dy, gap = math.cos(GOLDEN * (at + 1)), math.sin(GOLDEN * (at + 1)), 1.0
            push = (least * 1.02 - min(gap, least)) / 2 / gap
            a[0] += dx * push
            a[1] += dy * push
            b[0] -= dx * push
            b[1] -= dy * push
        if is_still:
            break
    return {name: (x, y) for name, (x, y) in moved.items()}

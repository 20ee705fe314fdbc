"""Places and which of them touch: neighbours, distances, ways, and where to draw them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import TypeVar

N = TypeVar("N", bound=Hashable)
Near = Mapping[N, tuple[N, ...]]
"""Every place with those it touches."""
Point = tuple[float, float]


def neighbours(places: Iterable[N], pairs: Iterable[tuple[N, N]]) -> dict[N, tuple[N, ...]]:
    """Who touches whom, in the order of the places; pairs of unknown places or of one place are left out."""
    touching: dict[N, set[N]] = {place: set() for place in places}
    for one, other in pairs:
        if one in touching and other in touching and one != other:
            touching[one].add(other)
            touching[other].add(one)
    return {place: tuple(one for one in touching if one in there) for place, there in touching.items()}


def distances(near: Near[N], start: N, most: int | None = None) -> dict[N, int]:
    """How many steps every place is away that can be reached, or reached in `most` steps; nearest first."""
    away, edge = {start: 0}, [start]
    for here in edge:
        for there in near[here] if most is None or away[here] < most else ():
            if there not in away:
                away[there] = away[here] + 1
                edge.append(there)
    return away


def route(near: Near[N], start: N, end: N) -> tuple[N, ...]:
    """A shortest way, both ends included; of several the one listed earlier; empty when there is none."""
    return homewards(near, distances(near, end), start)


def homewards(near: Near[N], away: Mapping[N, int], start: N) -> tuple[N, ...]:
    """The way from `start` to where `away`, the distances from one place, began; empty when there is none."""
    if start not in away:
        return ()
    way = [start]
    while left := away[way[-1]]:
        way.append(next(there for there in near[way[-1]] if away[there] == left - 1))
    return tuple(way)


def spread(near: Near[N], rounds: int) -> dict[N, Point]:
    """Where to draw places that only say whom they touch: neighbours about 1 apart, always the same way."""
    at = {place: number for number, place in enumerate(near)}
    numbered = tuple(tuple(at[other] for other in there) for there in near.values())
    return dict(zip(near, _pulled_apart(numbered, rounds), strict=True))


@lru_cache(maxsize=64)
def _pulled_apart(near: tuple[tuple[int, ...], ...], rounds: int) -> tuple[Point, ...]:
    """Pull every two places towards the distance of the walk between them (stress majorisation)."""
    count, numbered = len(near), dict(enumerate(near))
    rows = [distances(numbered, at) for at in range(count)]
    away = [[row.get(at, count) for at in range(count)] for row in rows]
    turns = [2 * pi * at / count for at in range(count)]
    points = [(count / 6 * cos(turn), count / 6 * sin(turn)) for turn in turns]
    for _ in range(rounds):
        points = [_pulled(at, points, away[at]) for at in range(count)]
    return tuple(points)


def _pulled(at: int, points: list[Point], away: list[int]) -> Point:
    """Where the others would like this one to be; near ones have more say than far ones."""
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

"""Where to draw a city whose pack only says which tiles touch. The same city always looks the same."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

from companion.games.emergence.packs.city import City, neighbours, steps_from

ROUNDS = 120
Spot = tuple[float, float]


def spots(city: City) -> dict[str, Spot]:
    """A place for every tile: the pack's hex coordinates, or x and y with neighbours about 1 apart."""
    if city.hex is not None:
        return {tile.id: (float(city.hex[tile.id][0]), float(city.hex[tile.id][1])) for tile in city.tiles}
    near = neighbours(city)
    names = tuple(near)
    return dict(
        zip(names, _stretched(tuple(tuple(map(names.index, near[name])) for name in names)), strict=True)
    )


@lru_cache(maxsize=32)
def _stretched(near: tuple[tuple[int, ...], ...]) -> tuple[Spot, ...]:
    """Pull every two tiles towards the distance of the walk between them (stress majorisation)."""
    count = len(near)
    away = _distances(near)
    points = [
        (count / 6 * cos(2 * pi * at / count), count / 6 * sin(2 * pi * at / count)) for at in range(count)
    ]
    for _ in range(ROUNDS):
        points = [_pulled(at, points, away[at]) for at in range(count)]
    middle_x = sum(x for x, _ in points) / count
    middle_y = sum(y for _, y in points) / count
    return tuple((round(x - middle_x, 3), round(y - middle_y, 3)) for x, y in points)


def _distances(near: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """Moves between every two tiles; what cannot be reached counts as far."""
    named = {str(at): tuple(map(str, there)) for at, there in enumerate(near)}
    rows = [steps_from(named, str(at)) for at in range(len(near))]
    return [[row.get(str(at), len(near)) for at in range(len(near))] for row in rows]


def _pulled(at: int, points: list[Spot], away: list[int]) -> Spot:
    """Where the other tiles would like this one to be; near tiles have more say than far ones."""
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

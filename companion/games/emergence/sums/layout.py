"""Where to draw a city whose pack only says which tiles touch. The same city always looks the same."""

from __future__ import annotations

from companion.games.emergence.packs.city import City, neighbours
from companion.kernel import graph
from companion.kernel.graph import Point

ROUNDS = 120


def spots(city: City) -> dict[str, Point]:
    """A place for every tile: the pack's hex coordinates, or x and y with neighbours about 1 apart."""
    if city.hex is not None:
        return {tile.id: (float(city.hex[tile.id][0]), float(city.hex[tile.id][1])) for tile in city.tiles}
    drawn = graph.spread(neighbours(city), ROUNDS)
    middle_x = sum(x for x, _ in drawn.values()) / len(drawn)
    middle_y = sum(y for _, y in drawn.values()) / len(drawn)
    return {tile: (round(x - middle_x, 3), round(y - middle_y, 3)) for tile, (x, y) in drawn.items()}

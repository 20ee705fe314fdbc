"""Where a city is drawn whose pack only says which tiles touch."""

from __future__ import annotations

from itertools import combinations
from math import dist

from companion.games.emergence.packs.city import City
from companion.games.emergence.sums.layout import spots
from tests.games.emergence.kit import pack


def test_a_city_without_coordinates_gets_a_drawing() -> None:
    city = pack("harbour-13")
    drawn = spots(city)
    assert drawn == spots(city)
    assert min(dist(one, other) for one, other in combinations(drawn.values(), 2)) > 0.5
    touching = [dist(drawn[one], drawn[other]) for one, other in city.adjacency or ()]
    assert max(touching) < 2
    alone = City.model_validate(
        {"id": "one", "name": "One", "tiles": [{"id": "x", "kind": "start"}], "adjacency": []}
    )
    assert spots(alone) == {"x": (0, 0)}

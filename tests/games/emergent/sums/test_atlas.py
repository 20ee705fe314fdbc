"""Distances and ways on a board."""

from __future__ import annotations

from itertools import pairwise

from companion.games.emergent.sums.atlas import atlas
from tests.games.emergent.kit import NINE


def test_distances_and_routes() -> None:
    found = atlas(NINE)
    assert found is atlas(NINE)
    assert found.away["skerry"]["orchard"] == 3
    route = found.route("skerry", "orchard")
    assert (route[0], route[-1], len(route)) == ("skerry", "orchard", 4)
    assert all(other in found.near[one] for one, other in pairwise(route))
    assert found.route("delta", "delta") == ("delta",)

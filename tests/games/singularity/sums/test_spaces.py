"""The spaces of a map: names, areas, and what waits in them."""

from __future__ import annotations

import pytest

from companion.games.singularity.sums import spaces
from companion.games.singularity.views.board import TokenView
from tests.games.singularity.boards import ROOMS, at

TOKENS = (
    TokenView(place=at(2, 0), kind="common", area="hall"),
    TokenView(place=at(3, 0), kind="elite", area="hall", enemy="warden"),
)


@pytest.mark.parametrize(
    ("came_from", "place", "used", "opens", "waits"),
    [
        pytest.param(at(1, 0), at(2, 0), (), True, (2, True), id="a new area with a cache"),
        pytest.param(at(1, 0), at(2, 0), (), False, (2, False), id="the cache is only crossed"),
        pytest.param(at(1, 0), at(2, 0), (at(2, 0),), True, (2, False), id="the cache is used"),
        pytest.param(at(3, 0), at(2, 0), (), True, (0, True), id="from inside the area"),
        pytest.param(at(2, 0), at(1, 0), (), True, (0, False), id="out of it"),
    ],
)
def test_sw_13_what_waits_in_a_space_that_is_entered(
    came_from: str, place: str, used: tuple[str, ...], opens: bool, waits: tuple[int, bool]
) -> None:
    found = spaces.arrival(ROOMS, came_from, place, TOKENS, used, opens_caches=opens)
    assert (found.place, found.tokens, found.cache) == (place, *waits)


def test_without_a_map_a_space_is_only_a_name() -> None:
    assert spaces.name_of(None, "roof") == "roof"
    assert (spaces.area_of(None, "roof"), spaces.spaces_of(None, "hall")) == (None, ())
    assert not spaces.is_hazard(None, "roof")
    assert not spaces.is_cache(None, "roof")


def test_names_of_areas_fall_back_to_their_ids() -> None:
    assert (spaces.area_name(ROOMS, "hall"), spaces.area_name(ROOMS, "all")) == ("Hall", "all")
    assert spaces.spaces_of(ROOMS, "hall") == (at(2, 0), at(3, 0))

"""The knowledge race as points of a plot (EM-45)."""

from __future__ import annotations

from companion.ui.games.emergence.draw.plot import points_of
from tests.ui.games.emergence import canned


def test_the_race_has_a_point_for_every_round() -> None:
    race = canned.view("over").race
    assert points_of(race, "ai") == [(0, 0), (1, 0), (2, 5), (3, 10), (4, 14), (5, 19), (6, 27), (7, 33)]
    assert points_of((), "human") == [(0, 0), (1, 0)]

"""How far a track goes, and when it loses."""

from __future__ import annotations

import pytest

from companion.games.singularity.sums import tracks


@pytest.mark.parametrize(
    ("value", "limit", "reach", "exceed"),
    [(19, 20, False, False), (20, 20, True, False), (21, 20, True, True), (999, None, False, False)],
)
def test_sw_36_a_track_loses_at_its_limit(value: int, limit: int | None, reach: bool, exceed: bool) -> None:
    assert tracks.is_lost(value, limit) is reach
    assert tracks.is_lost(value, limit, "exceed") is exceed


def test_what_is_left_is_what_would_lose() -> None:
    for lose_at in ("reach", "exceed"):
        left = tracks.left(12, 20, lose_at)
        assert left is not None
        assert tracks.is_lost(12 + left, 20, lose_at)
        assert not tracks.is_lost(12 + left - 1, 20, lose_at)
    assert tracks.left(12, None) is None


def test_a_track_stops_at_zero_unless_the_house_lets_it_fall() -> None:
    assert tracks.moved(1, -3) == 0
    assert tracks.moved(1, -3, has_floor=False) == -2


def test_from_three_quarters_on_a_track_is_near() -> None:
    assert [tracks.is_near(value, 20) for value in (14, 15, 20)] == [False, True, True]
    assert not tracks.is_near(999, None)

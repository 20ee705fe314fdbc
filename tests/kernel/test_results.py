"""Figures of a game, held against those of other tables."""

from __future__ import annotations

from companion.kernel.results import Measure


def test_a_sum_adds_up_what_came_in_each_round() -> None:
    units = Measure(name="units", rounds=({"ann": 3, "bo": 1}, {"ann": 2}))
    assert (units.of("ann"), units.of("bo"), units.of("cara")) == (5, 1, 0)


def test_a_level_is_how_it_stands_now() -> None:
    cash = Measure(
        name="cash", kind="level", start={"ann": 100, "bo": 100}, rounds=({"ann": 80}, {"ann": 140})
    )
    assert cash.of("ann") == 140
    assert cash.of("bo") == 100, "nothing was said of Bo since the start"
    assert cash.of("cara") == 0

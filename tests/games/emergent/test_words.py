"""The printed figures, and the two prices everybody counts with."""

from __future__ import annotations

import pytest

from companion.games.emergent.words import (
    BUILD,
    CAPACITY,
    OPERATING,
    PREDICTED,
    RESALE,
    income,
    transport_price,
)


@pytest.mark.parametrize(("units", "dollars"), [(0, 0), (1, 5), (7, 35)])
def test_a_unit_brings_five_dollars(units: int, dollars: int) -> None:
    """ET-26."""
    assert income(units) == dollars


@pytest.mark.parametrize(("distance", "price"), [(0, 0), (1, 1), (2, 2), (3, 2), (9, 2)])
def test_a_unit_travels_for_two_dollars_at_most(distance: int, price: int) -> None:
    """ET-27."""
    assert transport_price(distance) == price


def test_the_table_of_dcs() -> None:
    """What ET-9, ET-10, ET-28 and ET-35 count with; a DC sells for exactly its operating cost (ET-29)."""
    assert [(BUILD[size], RESALE[size], CAPACITY[size], OPERATING[size]) for size in ("small", "large")] == [
        (10, 5, 5, 5),
        (15, 10, 10, 10),
    ]
    assert PREDICTED == {1: 20, 2: 35, 3: 47, 4: 58}

"""The round table of the lobby: seats as people sit."""

from __future__ import annotations

import math

import pytest

from companion.ui.shell.roundtable import shifted, spot, swapped


def test_seats_change_places() -> None:
    assert swapped(("a", "b", "c"), "a", "c") == ("c", "b", "a")
    assert shifted(("a", "b", "c"), "c", 1) == ("c", "b", "a")


def test_the_last_seat_moves_on_to_the_first_and_nobody_is_lost() -> None:
    order = ("a", "b", "c", "d")
    assert shifted(order, "d", 1) == ("d", "b", "c", "a")
    assert shifted(order, "a", -1) == ("d", "b", "c", "a")
    assert shifted(shifted(order, "b", 1), "b", -1) == order


@pytest.mark.parametrize(("width", "height"), [(350, 300), (700, 420), (1200, 700)])
@pytest.mark.parametrize("people", [2, 3, 6])
def test_every_seat_stands_around_the_table_inside_the_room(people: int, width: float, height: float) -> None:
    spots = [spot(2 * math.pi * at / people, width, height) for at in range(people)]
    assert all(abs(x) < width / 2 and abs(y) < height / 2 for x, y in spots)
    assert len({(round(x), round(y)) for x, y in spots}) == people

"""The table from above, clockwise as people sit."""

from __future__ import annotations

from typing import Any

import pytest

from companion.net.doorstate import DoorSeat, DoorState
from companion.ui.door.place import RingOfSeats
from companion.ui.kit.skin import skin_for

PEOPLE = tuple(
    DoorSeat(name.lower(), name, colour, "here")
    for name, colour in (("Ann", "orange"), ("Bo", "sky"), ("Cy", "green"))
)


def places(seated: tuple[DoorSeat, ...], after: str | None, most: int = 6) -> tuple[list[str], int]:
    """What stands at every place from the top on, and at which of them my ring lies."""
    state = DoorState("t1", "WREN", "emergence", "Emergence", "open", seated, places=(3, most))
    drawn: Any = RingOfSeats(skin_for(390, 844), state, "yellow", after)
    _top, *around, ring = drawn.controls

    def middle(one: Any) -> tuple[int, int]:
        return round(one.left + one.content.width / 2), round(one.top + one.content.width / 2)

    return [one.content.src if hasattr(one.content, "src") else "" for one in around], [
        middle(one) for one in around
    ].index(middle(ring))


@pytest.mark.parametrize(("after", "mine"), [("ann", 1), ("bo", 2), ("cy", 3), (None, 0)])
def test_i_sit_left_of_whom_i_chose(after: str | None, mine: int) -> None:
    around, at = places(PEOPLE, after)
    assert at == mine
    assert [bool(one) for one in around] == [True] * 4 + [False] * 2
    assert len(set(around)) == 5


def test_a_table_that_filled_up_meanwhile_is_still_drawn() -> None:
    around, at = places(PEOPLE, "cy", most=3)
    assert (len(around), at) == (4, 3)

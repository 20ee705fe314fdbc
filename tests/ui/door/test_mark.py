"""Our mark, by night and by day."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.net.doorstate import COLOURS
from companion.ui.door.mark import TableMark
from companion.ui.kit import icons
from companion.ui.kit.palette import seat_colour, seat_shape
from companion.ui.kit.skin import skin_for


@pytest.mark.parametrize("is_dark", [True, False])
def test_a_seat_of_every_colour_sits_around_the_table(is_dark: bool) -> None:
    skin = skin_for(390, 844, is_dark=is_dark)
    drawn: Any = TableMark(skin, 120)
    table, *seats = drawn.content.controls
    assert isinstance(table, ft.Image)
    assert skin.palette.raised in str(table.src)
    palette = skin.palette
    assert [one.content.src for one in seats] == [
        icons.svg(seat_shape(colour), seat_colour(colour, palette), palette.background, palette.edge)
        for colour in COLOURS
    ]
    assert len({(one.left, one.top) for one in seats}) == len(COLOURS)

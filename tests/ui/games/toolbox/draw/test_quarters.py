"""The fields of the clock: whether what stands in one has the room it needs."""

from __future__ import annotations

import flet as ft
import pytest

from tests.ui.frames import Guest
from tests.ui.games.toolbox.test_tools import TOOLS, lead, opened, table_of
from tests.ui.phone import Phone


@pytest.mark.parametrize("size", [(768, 1024), (390, 844), (360, 640)], ids=str)
async def test_every_time_on_the_clock_has_the_room_it_needs(size: tuple[int, int]) -> None:
    """On an upright tablet the figures of who waits were cut in half."""
    hall, table = await table_of(4)
    for action in TOOLS["clock"]:
        await lead(table, **action)
    tablet = await opened(hall, f"/table/{table.id}", size, Guest("laptop", is_host=True))
    fields = [
        one
        for one in tablet.controls()
        if isinstance(one, ft.Container) and one.height and "1:00" in figures(tablet, one)
    ]
    assert len(fields) >= 4
    for field in fields:
        assert stacked(tablet, field) <= field.height, "the figures are cut"


def figures(phone: Phone, inside: ft.Control) -> list[str]:
    return [str(one.value) for one in phone._below(inside) if isinstance(one, ft.Text)]


def stacked(phone: Phone, field: ft.Container) -> float:
    """How high a field has to be for what stands below each other in it."""
    column = field.content
    assert isinstance(column, ft.Column)

    def tall(one: ft.Control) -> float:
        texts_ = [each for each in (one, *phone._below(one)) if isinstance(each, ft.Text)]
        return max((float(each.style.size or 0) for each in texts_ if each.style), default=9.0)

    gaps = (len(column.controls) - 1) * float(column.spacing or 0)
    return sum(map(tall, column.controls)) + gaps + 2 * float(field.padding or 0)

"""A question that needs a yes: its two ways out."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.sheets import ConfirmSheet, Sheet
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone

SKIN = skin_for(390, 844, motion=False)


async def test_yes_and_no_and_a_swipe_away_each_do_one_thing() -> None:
    said: list[str] = []

    def draw() -> ft.Control:
        yes, no = (lambda: said.append("yes")), (lambda: said.append("no"))
        ft.use_dialog(ConfirmSheet(SKIN, "End it?", "Nobody can go on.", "End it", "Rather not", yes, no))
        return ft.Text("below")

    phone = await alone(draw)
    await phone.tap("End it")
    await phone.tap("Rather not")
    (sheet,) = [one for one in phone.controls() if isinstance(one, ft.BottomSheet)]
    await phone.session.dispatch_event(sheet._i, "dismiss", None)
    await phone.settle()
    assert said == ["yes", "no", "no"]


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1920, 1080)])
def test_a_sheet_never_covers_the_whole_page(size: tuple[int, int]) -> None:
    for tall in (False, True):
        sheet = Sheet(skin_for(*size), [ft.Text("x")], print, tall=tall)
        assert isinstance(sheet.size_constraints, ft.BoxConstraints)
        assert sheet.size_constraints.max_height < size[1]
        assert sheet.size_constraints.max_width <= size[0]

"""How far a turn is: in numbers and ticks, never in colour alone."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.skin import skin_for
from companion.ui.kit.steps import StepBar
from tests.ui.alone import alone, of_kind

SKIN = skin_for(390, 844, motion=False)
STEPS = ("Move", "Fight", "Rest")


@pytest.mark.parametrize("current", [0, 1, 2, 3])
async def test_what_is_done_has_a_tick_and_what_comes_its_number(current: int) -> None:
    phone = await alone(lambda: StepBar(SKIN, STEPS, current, "#FFFFFF"))
    assert len(of_kind(phone, ft.Image)) == current
    assert [one for one in phone.texts() if one.isdecimal()] == [str(n) for n in (1, 2, 3)][current:]
    assert [one for one in phone.texts() if one in STEPS] == list(STEPS)

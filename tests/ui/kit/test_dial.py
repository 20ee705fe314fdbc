"""A number on an arc: by a finger, by its buttons, by a screen reader."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.dial import Dial, value_at
from companion.ui.kit.drawing import use_kept
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone, of_kind

SKIN = skin_for(390, 844, motion=False)


@pytest.mark.parametrize(
    ("x", "y", "number"), [(140, 14, 50), (60, 236, 1), (220, 236, 99), (140, 270, 99), (139, 270, 1)]
)
def test_a_finger_on_the_dial(x: float, y: float, number: int) -> None:
    assert abs(value_at(x, y, 280, 1, 99) - number) <= 2


async def test_buttons_and_screen_readers_stop_at_the_ends() -> None:
    said: list[int] = []

    def draw() -> ft.Control:
        value, put = use_kept(98)

        def told(new: int) -> None:
            said.append(new)
            put(new)

        return Dial(SKIN, value, 1, 99, "#FFFFFF", told)

    phone = await alone(draw)
    await phone.tap("More")
    (spoken,) = [one for one in of_kind(phone, ft.Semantics) if one.on_increase]
    assert spoken.value == "99"
    assert next(one for one in of_kind(phone, ft.Semantics) if "More" in str(one.label)).disabled
    await phone.session.dispatch_event(spoken._i, "increase", None)
    await phone.session.dispatch_event(spoken._i, "decrease", None)
    await phone.settle()
    assert said[0] == 99
    assert said[-1] == 98
    assert max(said) == 99

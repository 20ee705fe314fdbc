"""A number by one tap."""

from __future__ import annotations

import pytest

from companion.ui.kit.skin import skin_for
from companion.ui.kit.strips import NumberStrip
from tests.ui.alone import alone, labels, on

SKIN = skin_for(390, 844, motion=False)


async def test_every_number_is_one_tap_and_says_of_what() -> None:
    said: list[int] = []
    phone = await alone(lambda: NumberStrip(SKIN, "Attack", 2, 0, 3, said.append))
    assert labels(phone) == [f"Attack {number}" for number in range(4)]
    assert on(phone) == ["Attack 2"]
    await phone.tap("Attack 0")
    await phone.tap("Attack 3")
    assert said == [0, 3]


async def test_nothing_is_on_before_somebody_said_it_and_signs_are_said() -> None:
    phone = await alone(lambda: NumberStrip(SKIN, "Bonus", None, -1, 1, print, is_signed=True))
    assert labels(phone) == ["Bonus −1", "Bonus 0", "Bonus +1"]
    assert on(phone) == []


@pytest.mark.parametrize("width", [320, 360, 390])
async def test_ten_numbers_find_room_on_a_small_phone(width: int) -> None:
    small = skin_for(width, 640, motion=False)
    phone = await alone(lambda: NumberStrip(small, "Attack", 2, 0, 9, print), width, 640)
    cells = [one.content.width for one in phone.controls() if getattr(one, "button", False)]
    assert len(cells) == 10
    assert sum(cells) + 9 * 4 <= width

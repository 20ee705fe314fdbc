"""Counted things: − and + between their bounds, numbers that roll, sums."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from companion.ui.kit.drawing import use_kept
from companion.ui.kit.numbers import NumberRow, NumberTile, Stepper, SumLine, TokenCounter, steps_between
from companion.ui.kit.skin import Skin, skin_for
from tests.ui.alone import alone, labels, of_kind

PHONE = skin_for(390, 844, motion=False)
LARGE = skin_for(390, 844, motion=False, large_text=True)


@pytest.mark.parametrize("skin", [PHONE, LARGE], ids=["normal", "large"])
@pytest.mark.parametrize("look", [NumberRow, NumberTile], ids=["row", "tile"])
async def test_a_number_goes_up_and_down_between_its_bounds(skin: Skin, look: Any) -> None:
    def draw() -> ft.Control:
        count, put = use_kept(1)
        return look(skin, "Cards", count, 1, 2, put)

    phone = await alone(draw)
    await phone.tap("More Cards")
    assert "Cards: 2" in phone.texts()
    assert all(one.disabled for one in phone.controls() if getattr(one, "label", "") == "More Cards")
    await phone.tap("Less Cards")
    assert "Cards: 1" in phone.texts()


async def test_quick_taps_on_a_stepper_all_count() -> None:
    """A finger is faster than a redraw: both taps land on the same picture."""
    asked: list[int] = []
    phone = await alone(lambda: Stepper(PHONE, 1, 0, 3, asked.append, "blocks"))
    for _ in range(4):
        await phone.tap("More blocks")
    await phone.tap("Less blocks")
    assert asked == [2, 3, 2]


def test_numbers_roll_in_few_steps() -> None:
    assert steps_between(3, 5) == [4, 5]
    assert len(steps_between(0, 500)) == 10
    assert steps_between(7, 0)[-1] == 0
    assert steps_between(4, 4) == []


async def test_a_counter_is_read_out_as_its_label_and_not_twice() -> None:
    phone = await alone(lambda: TokenCounter(PHONE, "dice", 3, "3 tokens left"))
    assert labels(phone) == ["3 tokens left"]
    assert all(one.exclude_semantics for one in of_kind(phone, ft.Semantics))


@pytest.mark.parametrize("change", ["-2", "−2", "+2"])
async def test_what_is_taken_looks_other_than_what_is_given(change: str) -> None:
    phone = await alone(lambda: SumLine(PHONE, "Salaries", change, "8"))
    (figure,) = [one for one in of_kind(phone, ft.Text) if one.value == change]
    assert figure.style.color == (PHONE.palette.good if change == "+2" else PHONE.palette.bad)

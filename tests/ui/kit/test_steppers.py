"""Numbers without end: stepped to, or typed where they are far."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.drawing import use_kept
from companion.ui.kit.skin import skin_for
from companion.ui.kit.steppers import FAR, AskRow, StepRow, number_in
from tests.ui.alone import alone, labels, of_kind

SKIN = skin_for(390, 844, motion=False)


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), ("-3", -3), ("007", 7), ("", None), ("-", None), ("1.5", None), ("²", None), ("11", None)],
)
def test_only_a_whole_number_between_the_limits_is_one(text: str, number: int | None) -> None:
    assert number_in(text, -5, 10) == number


async def test_a_near_number_is_stepped_to_and_stops_at_its_ends() -> None:
    said: list[int] = []
    phone = await alone(lambda: StepRow(SKIN, "Heat", 4, 0, 6, said.append, step=2, said="4 °"))
    assert of_kind(phone, ft.TextField) == []
    assert "Heat: 4 °" in labels(phone)
    for words in ("More Heat", "More Heat", "Less Heat"):
        await phone.tap(words)
    assert said == [6, 4]


async def test_a_far_number_is_typed_and_nonsense_leaves_it_as_it_was() -> None:
    said: list[int] = []

    def draw() -> ft.Control:
        value, put = use_kept(5)

        def told(new: int) -> None:
            said.append(new)
            put(new)

        return StepRow(SKIN, "Cash", value, 0, FAR + 1, told)

    phone = await alone(draw)
    (field,) = of_kind(phone, ft.TextField)
    await phone.write(field, "999")
    assert said == []
    assert f"Cash: 0 to {FAR + 1}, now 5" in phone.texts()
    await phone.write(field, "60")
    assert said == [60]
    assert "Cash" in phone.texts()


async def test_what_nobody_said_yet_stays_unsaid_until_it_is_a_number() -> None:
    said: list[int | None] = []

    def draw() -> ft.Control:
        value, put = use_kept(None)

        def told(new: int | None) -> None:
            said.append(new)
            put(new)

        return AskRow(SKIN, "Price", value, 0, 900, told, example=300, step=100)

    phone = await alone(draw)
    (field,) = of_kind(phone, ft.TextField)
    assert (field.value, field.hint_text) == ("", "e.g. 300")
    await phone.tap("More Price")
    await phone.write(field, "")
    assert said == [300, None]

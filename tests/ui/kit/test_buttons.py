"""Things to tap: what a tap does, when there is none, what a screen reader is told."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.buttons import Answers, Chip, IconButton48, LinkButton, MainButton, ReasonButton
from companion.ui.kit.drawing import steady
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone, of_kind, on

SKIN = skin_for(390, 844, motion=False)


async def test_a_locked_button_says_why_above_or_as_its_own_words() -> None:
    taps: list[str] = []

    def draw() -> ft.Control:
        act = steady(lambda: taps.append("done"))
        return ft.Column(
            [
                ReasonButton(SKIN, "Place", act, "check", "Tap a space first."),
                ReasonButton(SKIN, "Tap a card", act, "check", "Tap a card"),
                ReasonButton(SKIN, "Go", act),
            ]
        )

    phone = await alone(draw)
    boxes = [one for one in phone.controls() if isinstance(one, ft.Container) and not one.expand]
    reasons = [box.content.value for box in boxes if box.visible and isinstance(box.content, ft.Text)]
    assert reasons == ["Tap a space first."]
    await phone.tap("Go")
    assert taps == ["done"]
    assert [one.disabled for one in of_kind(phone, ft.FilledButton)] == [True, True, False]


async def test_what_has_nothing_to_do_is_off_and_wears_its_lock() -> None:
    def draw() -> ft.Control:
        return ft.Column([MainButton(SKIN, "Start", None, icon="check", locks=True)])

    phone = await alone(draw)
    locked = [one.src for one in of_kind(phone, ft.Image)]
    phone = await alone(lambda: ft.Column([MainButton(SKIN, "Start", None, icon="lock")]))
    assert locked == [one.src for one in of_kind(phone, ft.Image)]
    assert phone.button("Start").disabled


@pytest.mark.parametrize("is_off", [False, True])
async def test_a_picture_says_what_it_does_and_is_big_enough_for_a_finger(is_off: bool) -> None:
    taps: list[str] = []
    phone = await alone(
        lambda: IconButton48(SKIN, "cross", "Close", lambda: taps.append("x"), disabled=is_off)
    )
    (button,) = [one for one in of_kind(phone, ft.Semantics) if one.label == "Close"]
    assert (button.button, bool(button.disabled)) == (True, is_off)
    assert min(button.content.width, button.content.height) >= 48
    assert (button.content.on_click is None) is is_off


async def test_a_selected_chip_has_a_tick_and_is_said_to_be_selected() -> None:
    def draw() -> ft.Control:
        chips = [Chip(SKIN, "Left", print, selected=True), Chip(SKIN, "Right", print), Chip(SKIN, "Fact")]
        return ft.Row(list(chips))

    phone = await alone(draw)
    assert on(phone) == ["Left"]
    assert len(of_kind(phone, ft.Image)) == 1
    assert len([one for one in of_kind(phone, ft.Semantics) if one.button]) == 2, "a fact is nothing to tap"


async def test_two_answers_do_what_they_say() -> None:
    said: list[str] = []

    def draw() -> ft.Control:
        yes = MainButton(SKIN, "Yes", lambda: said.append("yes"))
        return Answers(SKIN, "No", lambda: said.append("no"), yes)

    phone = await alone(draw)
    await phone.tap("No")
    await phone.tap("Yes")
    assert said == ["no", "yes"]


@pytest.mark.parametrize("url", ["", "http://10.0.0.1:8550/j/KITE"])
async def test_a_way_out_needs_an_address(url: str) -> None:
    phone = await alone(lambda: LinkButton(SKIN, "Sit down", url))
    assert phone.button("Sit down").disabled is not bool(url)

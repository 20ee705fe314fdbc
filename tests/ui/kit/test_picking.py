"""Chips and numbers of a form: a tap redraws what it changed, and a locked button says what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, part, steady, use_kept
from companion.ui.kit.layout import Slot
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import skin_for
from tests.ui.phone import Phone

PHONE = skin_for(390, 844, motion=False)
LARGE = skin_for(390, 844, motion=False, large_text=True)
WAYS = (("left", "Left", "check"), ("right", "Right", ""))


async def opened(draw: Callable[[], ft.Control]) -> Phone:
    """One page with this on it."""

    async def main(page: ft.Page) -> None:
        page.render(component(draw))

    phone = Phone("/", 390, 844)
    await phone.open(main)
    return phone


def chosen(phone: Phone) -> list[str]:
    """The words of what is on."""
    on = [one for one in phone.controls() if isinstance(one, ft.Semantics) and one.selected]
    return [phone._words(one).strip() for one in on]


async def test_one_chip_or_several_are_on() -> None:
    def draw() -> ft.Control:
        way, choose = use_kept("left")
        many, change = use_kept(("right",))
        toggle = steady(lambda one: change(lambda now: (*now, one)))
        return ft.Column([Chips(PHONE, "One way", WAYS, way, choose), Chips(PHONE, "", WAYS, many, toggle)])

    phone = await opened(draw)
    assert "One way" in phone.texts()
    assert chosen(phone) == ["Left", "Right"]
    await phone.tap("Right")
    assert chosen(phone) == ["Right", "Right"]


async def test_a_kept_setter_does_not_draw_a_part_again() -> None:
    drawn: list[int] = []

    @part
    def Counted(value: int, _put: Any) -> ft.Control:
        drawn.append(value)
        return ft.Text(str(value))

    def draw() -> ft.Control:
        value, put = use_kept(0)
        other, change = use_kept(0)
        more = OutlineButton(PHONE, "More", lambda: change(lambda now: now + 1))
        return ft.Column([Counted(value, put), more, ft.Text(f"other {other}"), Slot(None)])

    phone = await opened(draw)
    await phone.tap("More")
    assert "other 1" in phone.texts()
    assert drawn == [0]

"""Buttons that send one action, and the look's blend: drawn again only for another action."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.kernel.action import Action
from companion.table.actions import ForTable, PlayAgain, Start
from companion.ui.kit.drawing import component
from companion.ui.kit.look import Look
from companion.ui.kit.sending import Send, SendQuietly, as_host
from companion.ui.kit.skin import skin_for
from tests.ui.phone import Phone

SKIN = skin_for(390, 844)
BLEND = ("#112233", "#445566", "#778899")


class Page:
    """Two buttons, and hands to change what the first one sends."""

    def __init__(self, look: Look | None = None) -> None:
        self.sent: list[Action] = []
        self.show: Any = None
        self.skin = SKIN.dressed((look, look)) if look else SKIN

    async def open(self, first: Action | None) -> Phone:
        page = self

        @component
        def Root() -> ft.Control:
            action, page.show = ft.use_state(first)
            send = page.sent.append
            quiet = SendQuietly(page.skin, "Again", send, as_host(PlayAgain()))
            return ft.Column([Send(page.skin, "Go", send, action), ft.Row([quiet])])

        async def main(root: ft.Page) -> None:
            root.render(Root)

        phone = Phone("/", 390, 844)
        await phone.open(main)
        return phone


async def test_each_sends_its_own_action() -> None:
    page = Page()
    phone = await page.open(Start())
    await phone.tap("Go")
    await phone.tap("Again")
    assert page.sent == [Start(), as_host(PlayAgain())]
    assert isinstance(page.sent[1], ForTable)


async def test_without_an_action_it_is_off() -> None:
    page = Page()
    phone = await page.open(None)
    assert phone.button("Go").disabled
    page.show(Start())
    await phone.settle()
    await phone.tap("Go")
    assert page.sent == [Start()]


async def test_an_equal_action_draws_nothing_again() -> None:
    page = Page()
    phone = await page.open(Start())
    buttons = phone.button("Go"), phone.button("Again")
    page.show(PlayAgain())
    await phone.settle()
    assert phone.button("Again") is buttons[1]
    await phone.tap("Go")
    assert page.sent == [PlayAgain()]


async def test_a_look_may_be_a_blend_but_a_seat_has_one_colour() -> None:
    page = Page(Look("#FFFFFF", "#FFFFFF", "#000000", "#FFFFFF", blend=BLEND))
    phone = await page.open(Start())
    blends = [one.gradient.colors for one in phone.controls() if getattr(one, "gradient", None)]
    assert blends == [list(BLEND)]
    await phone.tap("Go")
    assert page.sent == [Start()]

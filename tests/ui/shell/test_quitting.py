"""Quit is asked for once, and either answer is one tap."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.skin import skin_for
from companion.ui.shell.quitting import QuitQuestion, QuitScreen
from tests.ui.alone import alone

SKIN = skin_for(390, 844, motion=False)


async def test_each_answer_does_what_it_says() -> None:
    said: list[str] = []

    def draw() -> ft.Control:
        return ft.Column(QuitQuestion(SKIN, lambda: said.append("end"), lambda: said.append("stay")))

    phone = await alone(draw)
    await phone.tap(SKIN.say("shell-rather-not"))
    await phone.tap(SKIN.say("shell-quit-question", "yes"))
    assert said == ["stay", "end"]


async def test_what_is_left_has_nothing_to_tap() -> None:
    phone = await alone(lambda: QuitScreen(SKIN))
    assert SKIN.say("shell-quit-done") in phone.texts()
    assert not any(phone._is_button(one) for one in phone.controls())

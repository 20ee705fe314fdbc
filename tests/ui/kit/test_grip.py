"""A finger on a card asks the table for its face and gives it back, by itself after eight seconds."""

from __future__ import annotations

import asyncio

import flet as ft
import pytest

from companion.kernel.view import Face
from companion.ui.kit import grip
from companion.ui.kit.drawing import component
from companion.ui.kit.grip import QuietHold, code_of, use_grip
from companion.ui.kit.skin import skin_for
from tests.ui.phone import Phone


async def held(asked: list[str]) -> Phone:
    @component
    def Root() -> ft.Control:
        found = use_grip("card", asked.append, lambda: asked.append("covered"))
        words = "seen" if found.was_held else "new"
        return ft.Column([ft.Text(words), QuietHold(skin_for(390, 844), found, "Look", wide=True)])

    async def main(page: ft.Page) -> None:
        page.render(Root)

    phone = Phone("/", 390, 844)
    await phone.open(main)
    return phone


async def touch(phone: Phone, words: str) -> None:
    await phone.session.dispatch_event(phone.button(words)._i, "tap", None)
    await phone.settle()


async def test_holding_asks_and_letting_go_covers() -> None:
    asked: list[str] = []
    phone = await held(asked)
    await touch(phone, "Look")
    assert asked == ["card"]
    await touch(phone, "Let go to hide")
    assert asked == ["card", "covered"]
    assert "seen" in phone.texts()


async def test_a_finger_that_stays_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grip, "LONGEST", 0)
    asked: list[str] = []
    phone = await held(asked)
    await touch(phone, "Look")
    await asyncio.sleep(0)
    await phone.settle()
    assert asked == ["card", "covered"]


def test_a_face_of_another_card_is_not_shown() -> None:
    face = Face(at="spy:1", code="A")
    assert code_of(face, "spy:1") == "A"
    assert code_of(face, "card") is None
    assert code_of(None, "card") is None

"""A tap is heard by the page that was drawn last."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft
import pytest

from companion.net.flet import taps
from companion.ui.kit.drawing import component, guarded
from tests.net.flet.alone import only
from tests.net.flet.client import page
from tests.net.house import House, serving

LABEL, KEEP = "A card in one line", "Keep it"


async def kept_with(text: str) -> list[str]:
    """What a button keeps that is tapped in the same breath as the last letter is typed."""
    kept: list[str] = []
    pages: list[ft.Page] = []

    @component
    def Desk() -> ft.Control:
        written, write = ft.use_state("")

        def typed(event: Any) -> None:
            write(str(event.control.value or ""))

        line = ft.TextField(value=written, label=LABEL, on_change=guarded(typed))

        def keep() -> None:
            kept.append(written)

        return ft.Column([line, ft.Button(content=ft.Text(KEEP), on_click=guarded(keep))])

    async def draw(new: ft.Page) -> None:
        pages.append(new)
        new.render(Desk)

    async with serving(House(main=draw)) as address, page(address, "/") as client:
        await client.shows(KEEP)
        session = pages[0].session
        line, button = client.control(LABEL, "on_change"), client.control(KEEP, "on_click")
        session.apply_patch(line, {"value": text})
        await asyncio.gather(
            session.dispatch_event(line, "change", text), session.dispatch_event(button, "click", None)
        )
    return kept


async def test_a_tap_knows_the_last_letter() -> None:
    assert await kept_with("Lan") == ["Lan"]


async def test_this_patch_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, *taps.PATCHES)
    assert await kept_with("Lan") == ["Lan"]


async def test_flet_alone_would_tap_the_older_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet draws before it hears the next event, and `taps` can go."""
    only(monkeypatch)
    assert await kept_with("Lan") == [""]

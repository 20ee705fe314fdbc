"""Pictures in steps: every moment anew, and all at once for who asked for less motion."""

from __future__ import annotations

import asyncio
from typing import Any

import flet as ft
import pytest

from companion.ui.kit import frames
from companion.ui.kit.drawing import component
from companion.ui.kit.frames import use_arrival, use_frames
from companion.ui.kit.skin import skin_for
from tests.ui.phone import Phone


async def drawn(draw: Any) -> Phone:
    """A phone with one picture on it."""
    root = component(draw)

    async def main(page: ft.Page) -> None:
        page.render(root)

    phone = Phone("/", 390, 844)
    await phone.open(main)
    await phone.settle()
    return phone


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited; nobody does."""
    asked: list[float] = []
    at_once = asyncio.sleep

    async def sleep(seconds: float) -> None:
        asked.append(seconds)
        await at_once(0)

    monkeypatch.setattr(frames.asyncio, "sleep", sleep)
    return asked


@pytest.mark.parametrize("motion", [True, False])
async def test_it_goes_to_its_last_frame_and_waits_between_only_where_it_moves(
    waited: list[float], motion: bool
) -> None:
    skin = skin_for(390, 844, motion=motion)
    phone = await drawn(lambda: ft.Text(f"frame {use_frames(skin, 3, 0.9, 'a')}"))
    assert "frame 3" in phone.texts()
    assert [one for one in waited if one == 0.9] == ([0.9] * 3 if motion else [])


@pytest.mark.parametrize("moves", [True, False])
async def test_what_moves_arrives_a_moment_later(waited: list[float], moves: bool) -> None:
    seen: list[bool] = []

    def draw() -> ft.Control:
        seen.append(use_arrival(moves, 0.7))
        return ft.Text("there" if seen[-1] else "on its way")

    phone = await drawn(draw)
    assert "there" in phone.texts()
    assert seen[0] is not moves
    assert [one for one in waited if one == 0.7] == ([0.7] if moves else [])

"""Every session counts its own controls: nobody's frames count what is drawn for others."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.drawing import component, guarded
from tests.net.flet.alone import only
from tests.net.flet.client import FletClient, page
from tests.net.house import House, serving

TOKEN = "a1" * 16


@component
def Growing() -> ft.Control:
    """A page with as many lines as it was tapped."""
    lines, put = ft.use_state(1)
    more = ft.Button(content=ft.Text("More"), on_click=guarded(lambda: put(lines + 1)))
    return ft.Column([more, *(ft.Text(f"line {line}") for line in range(lines))])


async def draw(new: ft.Page) -> None:
    new.render(Growing)


def numbers(client: FletClient) -> list[int]:
    """Every control this page knows, in the order of its numbers."""
    return sorted(client._controls)


async def seen_by_a_stranger(taps: int) -> list[int]:
    """The numbers in a stranger's frames after somebody else has drawn so many lines."""
    async with serving(House(main=draw)) as address, page(address, "/", TOKEN) as somebody:
        await somebody.shows("line 0")
        for tap in range(taps):
            await somebody.tap("More")
            await somebody.shows(f"line {tap + 1}")
        async with page(address, "/", "b2" * 16) as stranger:
            await stranger.shows("line 0")
            return numbers(stranger)


async def test_a_strangers_numbers_do_not_depend_on_others() -> None:
    assert await seen_by_a_stranger(0) == await seen_by_a_stranger(5)


async def test_flet_alone_counts_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch)
    assert await seen_by_a_stranger(0) != await seen_by_a_stranger(5)


async def test_a_session_that_comes_back_goes_on_counting() -> None:
    async with serving(House(main=draw)) as address:
        async with page(address, "/", TOKEN) as before:
            await before.shows("line 0")
            await before.tap("More")
            await before.shows("line 1")
        known = set(numbers(before))
        async with page(address, "/", TOKEN, session=before.session) as after:
            await after.shows("line 1")
            again = set(numbers(after))
            await after.tap("More")
            await after.shows("line 2")
            assert min(set(numbers(after)) - again) > max(known), "a number was given twice"

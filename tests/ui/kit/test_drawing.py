"""Handlers get the event only when they have a place for it; no crash, of an effect neither, gets through."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft
import pytest

from companion.ui.kit.drawing import component, effect, guarded
from tests.ui.phone import Phone


class Heard:
    """Remembers what it was called with."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def nothing(self) -> None:
        self.calls.append(())

    def event(self, event: Any) -> None:
        self.calls.append((event,))

    def send(self, action: str, *, quietly: bool = False) -> None:
        self.calls.append((action, quietly))

    async def later(self) -> None:
        self.calls.append(("later",))


@pytest.mark.parametrize(
    ("act", "call"),
    [
        pytest.param(lambda heard: heard.nothing, (), id="takes nothing"),
        pytest.param(lambda heard: heard.event, ("tap",), id="takes the event"),
        pytest.param(
            lambda heard: partial(heard.send, "seal"), ("seal", False), id="an option by name is no place"
        ),
        pytest.param(lambda heard: heard.later, ("later",), id="is awaited"),
    ],
)
async def test_a_handler_is_called_as_it_wants(act: Any, call: tuple[Any, ...]) -> None:
    heard = Heard()
    handle = guarded(act(heard))
    assert handle is not None
    await handle("tap")
    assert heard.calls == [call]


async def test_a_crash_stays_inside() -> None:
    def crash() -> None:
        raise ValueError

    handle = guarded(crash)
    assert handle is not None
    await handle("tap")


async def opened(act: Any) -> Phone:
    """A page with one effect."""

    @component
    def Part() -> ft.Control:
        effect(act, [])
        return ft.Text("still here")

    async def main(page: ft.Page) -> None:
        page.render(Part)

    phone = Phone("/", 390, 844)
    await phone.open(main)
    return phone


async def _later() -> None:
    raise ValueError("the card says A.I.")


def _at_once() -> None:
    raise ValueError("the card says A.I.")


@pytest.mark.parametrize("act", [_later, _at_once])
async def test_an_effect_that_crashes_is_noted_without_its_words(
    act: Any, caplog: pytest.LogCaptureFixture
) -> None:
    phone = await opened(act)
    assert "still here" in phone.texts()
    assert "screen stumbled: ValueError" in caplog.text
    assert "A.I." not in caplog.text


async def test_an_effect_whose_page_is_gone_says_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def gone(_page: ft.Page) -> None:
        raise RuntimeError("An attempt to fetch destroyed session.")

    async def late() -> None:
        monkeypatch.setattr(ft.Page, "session", property(gone))
        raise RuntimeError

    await opened(late)
    monkeypatch.undo()
    assert not caplog.text

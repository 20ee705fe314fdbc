"""Handlers get the event only when they have a place for it, and never let a crash through."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from companion.ui.parts.guard import guarded


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

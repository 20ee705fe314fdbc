"""Fast fingers: no older picture of the page takes a letter away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.net.flet import keystrokes
from companion.ui.kit.drawing import component, guarded
from tests.net.flet.alone import only
from tests.net.flet.client import PATCH, UPDATE, FletClient, page
from tests.net.house import House, serving

LABEL = "A card in one line"


@dataclass
class Others:
    """Somebody else at the table: what they do redraws this page too."""

    act: list[Callable[[], None]] = field(default_factory=list)


def page_of(others: Others) -> Callable[[], ft.Control]:
    """A field whose text is the page's own state, an echo of it, and what the others did."""

    @component
    def Desk() -> ft.Control:
        text, write = ft.use_state("")
        count, bump = ft.use_state(0)
        others.act[:] = [partial(copy_context().run, bump, lambda number: number + 1)]

        def typed(event: Any) -> None:
            write(str(event.control.value or ""))

        line = ft.TextField(value=text, label=LABEL, on_change=guarded(typed))
        return ft.Column([line, ft.Text(f"echo {text}"), ft.Text(f"others {count}")])

    return Desk


def said(client: FletClient) -> list[str]:
    """Every value that a patch of the host has put somewhere."""
    patches = [body["patch"] for action, body in client.messages if action == PATCH]
    return [str(step[3]) for patch in patches for step in patch[1:] if step[2:3] == ["value"]]


async def sent_back(*texts: str) -> list[str]:
    """What the host says about the field while somebody types and the others play."""
    others = Others()

    async def draw(new: ft.Page) -> None:
        new.render(page_of(others))

    async with serving(House(main=draw)) as address, page(address, "/") as client:
        await client.shows(LABEL)
        number = client.control(LABEL, "on_change")
        for done, text in enumerate(texts, start=1):
            await client.send(UPDATE, {"id": number, "props": {"value": text}})
            await client.pong()
            others.act[0]()
            await client.until(lambda done=done: f"others {done}" in said(client))  # type: ignore[misc]
            back = [one for one in said(client) if not one.startswith(("echo", "others"))]
            if back:
                return back
            await client.event(number, "change", text)
            await client.until(lambda text=text: f"echo {text}" in said(client))  # type: ignore[misc]
        return []


async def test_what_was_typed_is_never_sent_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keystrokes, "SOON", 60)
    assert await sent_back("L", "La", "Lan") == []


async def test_a_text_whose_event_is_on_its_way_is_not_taken_because_an_older_one_waited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody types for longer than a text waits; one that nobody followed up is taken without an event."""
    loop = asyncio.get_running_loop()
    due: list[Callable[[], None]] = []
    monkeypatch.setattr(loop, "call_later", lambda _soon, call, *args: due.append(partial(call, *args)))
    taken: list[str] = []
    take_later = keystrokes._later(lambda _session, _id, patch: taken.append(patch["value"]))
    session = Session.__new__(Session)
    for text in ("L", "La"):
        take_later(session, 7, {"value": text})
    due[0]()
    assert taken == []
    due[1]()
    assert taken == ["La"]


async def test_this_patch_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, *keystrokes.PATCHES)
    assert await sent_back("L", "La", "Lan") == []


async def test_flet_alone_would_send_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """When this fails, Flet takes a text and its event together, and `keystrokes` can go."""
    only(monkeypatch)
    assert await sent_back("L") == [""]

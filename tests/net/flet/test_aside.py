"""A session whose phone has gone knows it."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest
from flet.messaging.session import Session
from flet_web.fastapi.flet_app import FletApp
from starlette.websockets import WebSocket

from companion.net.flet.aside import put_aside
from tests.net.flet.scripted import REGISTERS, Script, flet_app


async def broken() -> tuple[FletApp, Session]:
    """A connection that is over because the wire broke while something was sent, and its session."""
    begun: list[Session] = []

    async def main(page: ft.Page) -> None:
        begun.append(page.session)

    app = flet_app(main)
    with pytest.raises(RuntimeError, match="the wire broke"):
        await app.handle(Script(REGISTERS, breaks=True).socket(WebSocket))
    return app, begun[0]


async def test_a_session_is_told_that_its_phone_has_gone() -> None:
    app, session = await broken()
    await put_aside(app)
    assert session.connection is None
    assert session.expires_at is not None


async def test_a_session_that_has_another_phone_by_now_is_left_alone() -> None:
    app, session = await broken()
    again: Any = flet_app()
    session.attach_connection(again)
    await put_aside(app)
    assert session.connection is again


async def test_flet_alone_would_forget_it() -> None:
    """When this fails, Flet puts a session aside however its phone went, and `aside` can go."""
    app, session = await broken()
    assert session.connection is app
    assert session.expires_at is None

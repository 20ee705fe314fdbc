"""The socket of the Flet pages: who it belongs to is settled at the handshake."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import flet as ft
from flet.messaging.protocol import Message
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from companion.net.findcontrols import find_controls_quickly
from companion.net.keystrokes import join_keystrokes
from companion.net.lateanswers import let_late_answers_go
from companion.net.visitor import HostKey, current, is_same_origin, visitor_of

Main = Callable[[ft.Page], Awaitable[None]]

SESSION_SECONDS = 3600
CLOSE_POLICY = 1008
LAST_WORDS_SECONDS = 1.0
"""How long Flet may take to put a session aside after its phone has gone."""


def _unwritten(message: Message) -> str:
    """Flet writes out every frame for a log nobody keeps: a tenth of a host's time, and secrets in words."""
    return f"<{message.action.name}>"


Message.__repr__ = _unwritten  # type: ignore[assignment, method-assign]
join_keystrokes()
find_controls_quickly()
let_late_answers_go()


async def flet_socket(socket: WebSocket, main: Main, host_key: HostKey) -> None:
    """Serve one Flet session. Other sites' pages are turned away; the cookie says which device it is.

    `main` and every event of the session run in tasks made from here, so they all see this context variable.
    """
    if not is_same_origin(socket):
        await socket.close(CLOSE_POLICY)
        return
    current.set(visitor_of(socket, host_key))
    app = FletApp(
        loop=asyncio.get_running_loop(),
        executor=app_manager.executor,
        main=main,
        before_main=None,
        session_timeout_seconds=SESSION_SECONDS,
    )
    watched = _Watched(socket.scope, socket.receive, socket.send)
    serving = asyncio.create_task(app.handle(watched))
    try:
        await asyncio.wait({serving, watched.gone}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait({serving}, timeout=LAST_WORDS_SECONDS)
    finally:
        watched.gone.cancel()
        serving.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await serving
        await _put_aside(app)


async def _put_aside(app: FletApp) -> None:
    """Tell the session that its phone has gone.

    Flet forgets to when the phone went in the middle of a frame, and the session, its seat and all would look
    alive for ever.
    """
    session = getattr(app, "_FletApp__session", None)
    if session is not None and session.connection is app:
        await session.disconnect(SESSION_SECONDS)


class _Watched(WebSocket):
    """A socket that tells when it is gone: Flet's own loop waits for ever on one that never registered."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def receive_bytes(self) -> bytes:
        """The next frame; whatever ends the stream is noted."""
        try:
            return await super().receive_bytes()
        except BaseException:
            if not self.gone.done():
                self.gone.set_result(None)
            raise

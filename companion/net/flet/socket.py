"""The socket of the Flet pages: who it belongs to is settled at the handshake."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import flet as ft
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.websockets import WebSocket

from companion.net.flet.aside import SESSION_SECONDS, put_aside
from companion.net.flet.gone import WatchedSocket
from companion.net.visitor import HostKey, current, is_same_origin, visitor_of

Main = Callable[[ft.Page], Awaitable[None]]

CLOSE_POLICY = 1008
LAST_WORDS_SECONDS = 1.0
"""How long Flet may take to put a session aside after its phone has gone."""


@asynccontextmanager
async def sessions() -> AsyncIterator[None]:
    """Sessions can begin; at the end all of them are closed."""
    await app_manager.start()
    yield
    await app_manager.shutdown()


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
    watched = WatchedSocket(socket.scope, socket.receive, socket.send)
    serving = asyncio.create_task(app.handle(watched))
    try:
        await asyncio.wait({serving, watched.gone}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait({serving}, timeout=LAST_WORDS_SECONDS)
    finally:
        watched.gone.cancel()
        serving.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await serving
        await put_aside(app)

"""The socket of the Flet pages: who it belongs to is settled at the handshake."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import flet as ft
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.websockets import WebSocket

from companion.net.visitor import HostKey, current, is_same_origin, visitor_of

Main = Callable[[ft.Page], Awaitable[None]]

SESSION_SECONDS = 3600
CLOSE_POLICY = 1008


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
    await app.handle(socket)

"""A socket whose other end follows a script: it says what it is told to, and goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import flet as ft
import msgpack
from flet_web.fastapi.flet_app import FletApp
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tests.net.flet.client import REGISTER

S = TypeVar("S", bound=WebSocket)

CALM = 200
"""Turns of the loop after which nothing more comes by itself."""
REGISTERS = b"\x00" + msgpack.packb(
    [REGISTER, {"session_id": "", "page_name": "", "page": {"route": "/", "width": 390, "height": 844}}]
)


async def turns() -> None:
    """Let everything happen that can happen by itself."""
    for _ in range(CALM):
        await asyncio.sleep(0)


class Script:
    """What a phone says, and then it is gone; what it is sent breaks the wire, if wanted."""

    def __init__(self, *frames: bytes, breaks: bool = False) -> None:
        said = [{"type": "websocket.receive", "bytes": frame} for frame in frames]
        self._coming: list[Message] = [{"type": "websocket.connect"}, *said]
        self._breaks = breaks
        self.sent: list[Message] = []

    def socket(self, kind: Callable[[Scope, Receive, Send], S]) -> S:
        """This end of it."""
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": "/ws",
            "query_string": b"",
            "headers": [(b"host", b"10.0.0.1:8550")],
            "client": ("10.0.0.7", 50000),
            "server": ("10.0.0.1", 8550),
        }
        return kind(scope, self._receive, self._send)

    async def _receive(self) -> Message:
        if self._coming:
            return self._coming.pop(0)
        await turns()
        return {"type": "websocket.disconnect", "code": 1006}

    async def _send(self, message: Message) -> None:
        if self._breaks and message["type"] == "websocket.send":
            raise RuntimeError("the wire broke while sending")
        self.sent.append(message)


async def _no_page(_page: ft.Page) -> None:
    """A Flet app without anything."""


def flet_app(main: Callable[[ft.Page], Any] = _no_page) -> FletApp:
    """What Flet serves one socket with."""
    loop = asyncio.get_running_loop()
    return FletApp(loop=loop, executor=app_manager.executor, main=main, before_main=None)

"""Flet waits for ever on a phone that went before it said who it is.

Its loop that reads the socket ends with it, the one that writes does not: nobody is registered yet who would
end it. Here the socket itself tells when it has gone.
"""

from __future__ import annotations

import asyncio

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket


class WatchedSocket(WebSocket):
    """A socket that tells when it is gone."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def receive_bytes(self) -> bytes:
        """The next frame; whatever ends the stream is noted."""
        try:
            return await self.next_frame()
        except BaseException:
            self.let_go()
            raise

    async def next_frame(self) -> bytes:
        """As the other end sends them."""
        return await super().receive_bytes()

    def let_go(self) -> None:
        """Nobody reads it any more."""
        if not self.gone.done():
            self.gone.set_result(None)

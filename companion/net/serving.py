"""Keeping the one port open in our own loop, and closing it in order."""

from __future__ import annotations

import logging
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

PING_SECONDS = 5.0
LARGEST_PAGE_FRAME = 1 << 20
"""Flet's own frames are larger than those of the game socket."""
LAST_SECONDS = 2
"""How long whoever is in the middle of something may take when the host stops."""

Farewell = Callable[[], Awaitable[None]]


class OrderlyServer(uvicorn.Server):
    """Ends once, in order, whatever asks for it and how often: farewell, sockets, house, and exit code 0."""

    def __init__(self, config: uvicorn.Config, farewell: Farewell | None = None) -> None:
        super().__init__(config)
        self._farewell = farewell

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C, or the system: begin to end. A second one changes nothing, the end is near."""
        del sig, frame
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody is told before anything closes."""
        if self._farewell is not None:
            # A phone that is cut off in the middle of a download is worth no words any more.
            logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
            await self._farewell()
        await super().shutdown(sockets)


def uvicorn_server(
    app: ASGIApp,
    address: str,
    port: int,
    tls: tuple[Path, Path] | None = None,
    farewell: Farewell | None = None,
) -> OrderlyServer:
    """A server in our own loop. Lost phones are noticed within ten seconds."""
    config = uvicorn.Config(
        app,
        host=address,
        port=port,
        ws="websockets-sansio",
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_max_size=LARGEST_PAGE_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
        ssl_certfile=str(tls[0]) if tls else None,
        ssl_keyfile=str(tls[1]) if tls else None,
    )
    return OrderlyServer(config, farewell)

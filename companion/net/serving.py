"""Keeping the one port open in our own loop, and closing it in order."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.auto import AutoHTTPProtocol

PING_SECONDS = 5.0
LARGEST_PAGE_FRAME = 1 << 20
"""Flet's own frames are larger than those of the game socket."""
LAST_SECONDS = 2
"""How long whoever is in the middle of something may take when the host stops."""

REQUEST_SECONDS = 8.0
"""How long a connection may take to say what it wants."""
MOST_HEAD = 64 * 1024
"""Bytes in which it has to be said."""
STALLED_SECONDS = 30.0
"""How long an answer may wait for somebody who takes nothing of it."""
COUNTS_HEADS = hasattr(AutoHTTPProtocol, "on_headers_complete")
"""Whether it is the faster parser; the other one bounds heads by itself."""
MOST_OPEN_FILES = 16_384

Farewell = Callable[[], Awaitable[None]]


class PromptProtocol(AutoHTTPProtocol):  # type: ignore[valid-type,misc]  # one of two, whichever is installed
    """HTTP for those who say what they want, in few words, and take the answer: all others are cut off."""

    _patience: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _unread = 0
    """Bytes since the last ones that made sense: the faster of the two parsers would keep them all."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody calls: the request has to follow."""
        super().connection_made(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or all of it. Parts do not buy more time."""
        self._unread += len(data)
        super().data_received(data)
        if self._unread > MOST_HEAD and COUNTS_HEADS:
            self.transport.abort()
        if not self._is_idle():
            self._end_patience()
        elif self._patience is None:
            self._await_request()

    def on_headers_complete(self) -> None:
        """The head of a request was understood."""
        self._unread = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """So was a part of its body; whoever waits for it bounds it."""
        self._unread = 0
        super().on_body(body)

    def pause_writing(self) -> None:
        """An answer waits for whoever asked for it."""
        super().pause_writing()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self._cut_off_stalled)

    def resume_writing(self) -> None:
        """They took some of it."""
        self._end_stall()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._end_patience()
        self._end_stall()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        self._patience = self.loop.call_later(REQUEST_SECONDS, self._cut_off)

    def _end_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _end_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _is_idle(self) -> bool:
        """Whether no request is being answered, and it has not become a socket."""
        is_ours = self.transport.get_protocol() is self
        return is_ours and (self.cycle is None or self.cycle.response_complete)

    def _cut_off(self) -> None:
        self._patience = None
        if self._is_idle():
            self.transport.abort()

    def _cut_off_stalled(self) -> None:
        self._stalled = None
        self.transport.abort()


def allow_many_files() -> int:
    """Raise the limit of open files as far as the system lets us; how many there may be now, 0 if unknown."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
        return wanted
    return soft


@contextmanager
def prompt_handshakes(*, is_secure: bool) -> Iterator[None]:
    """Servers that open meanwhile give TLS as long as a request: asyncio would wait for a minute."""
    loop = asyncio.get_running_loop()
    if not is_secure:
        yield
        return
    usual = loop.create_server
    loop.create_server = partial(usual, ssl_handshake_timeout=REQUEST_SECONDS)  # type: ignore[method-assign]
    try:
        yield
    finally:
        loop.create_server = usual  # type: ignore[method-assign]


class OrderlyServer(uvicorn.Server):
    """Ends once, in order, whatever asks for it and how often: farewell, sockets, house, and exit code 0."""

    def __init__(self, config: uvicorn.Config, farewell: Farewell | None = None) -> None:
        super().__init__(config)
        self._farewell = farewell

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C, or the system: begin to end. A second one changes nothing, the end is near."""
        del sig, frame
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port."""
        with prompt_handshakes(is_secure=self.config.is_ssl):
            await super().startup(sockets)

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
    proxies: tuple[str, ...] = (),
) -> OrderlyServer:
    """A server in our own loop. Lost phones are noticed within ten seconds.

    Who a request comes from is what the connection says; only a proxy that was named may say otherwise.
    """
    config = uvicorn.Config(
        app,
        host=address,
        port=port,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        http=PromptProtocol,
        ws="websockets-sansio",
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_max_size=LARGEST_PAGE_FRAME,
        ws_per_message_deflate=False,
        log_config=None,  # its formatter asks sys.stdout, which a program without a console does not have
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LAST_SECONDS,
        ssl_certfile=str(tls[0]) if tls else None,
        ssl_keyfile=str(tls[1]) if tls else None,
    )
    return OrderlyServer(config, farewell)

"""The wire between phones and the host, and how it breaks."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Wifi:
    """A wire between phones and the host that can break: `cut` it, or let it hang so that nobody notices."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._open: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def __aenter__(self) -> Wifi:
        await self.mend()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()

    async def mend(self) -> None:
        """Connections work again, on the same port."""
        self._flows.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._join, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Every connection breaks, new ones are refused."""
        if self._server:
            self._server.close()
        self._server = None
        self._flows.set()
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    def hang(self) -> None:
        """Connections stay open and nothing comes through, as when a phone walks out of the house."""
        self._flows.clear()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            away_reader, away_writer = await asyncio.open_connection(*self._to)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, away_writer}
        with suppress(asyncio.CancelledError):
            await asyncio.gather(self._flow(reader, away_writer), self._flow(away_reader, writer))

    async def _flow(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(1 << 16):
                await self._flows.wait()
                target.write(data)
                await target.drain()
        target.close()

"""A wire to the database that a test can cut between a statement and its answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Wire:
    """Passes everything on, until it is told to lose an answer."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self.cuts = 0
        """So many answers are swallowed from now on, and the connection with each."""
        self.is_silent = False
        """Nothing comes back, and nothing is cut: a wire that was pulled out."""

    @property
    def port(self) -> int:
        """Where this end of the wire is."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def _carry(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        far, far_out = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends |= {near_out, far_out}
        await asyncio.gather(self._pass(near, far_out), self._answer(far, near_out))

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while data := await _read(source):
            to.write(data)
        to.close()

    async def _answer(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while data := await _read(source):
            if self.cuts:
                self.cuts -= 1
                break
            if not self.is_silent:
                to.write(data)
        to.close()

    @asynccontextmanager
    async def laid(self) -> AsyncIterator[Wire]:
        """The wire, for as long as it lies there."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        try:
            yield self
        finally:
            self._server.close()
            for end in self._ends:
                end.close()
            await asyncio.gather(*(end.wait_closed() for end in self._ends), return_exceptions=True)


async def _read(source: asyncio.StreamReader) -> bytes:
    try:
        return await source.read(65_536)
    except OSError:
        return b""

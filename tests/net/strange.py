"""Whoever answers at an address that somebody typed: no host, or one that means no good."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Stranger:
    """Answers every request with the same bytes, and keeps what it was asked."""

    def __init__(self, answer: bytes = b"", *, is_open: bool = False) -> None:
        """`is_open`: it never hangs up."""
        self.answer, self.is_open = answer, is_open
        self.asked: list[bytes] = []
        self.address = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        try:
            self.asked.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(self.answer)
            await writer.drain()
            if self.is_open:
                await reader.read()
        except (OSError, EOFError):
            pass
        finally:
            writer.transport.abort()


def answer_of(body: bytes, status: str = "200 OK", *more: str) -> bytes:
    """As HTTP."""
    head = "\r\n".join([f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", *more])
    return head.encode() + b"\r\n\r\n" + body


@asynccontextmanager
async def met(stranger: Stranger) -> AsyncIterator[Stranger]:
    """Somebody at an address of this machine."""
    server = await asyncio.start_server(stranger.serve, "127.0.0.1", 0)
    stranger.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield stranger
    finally:
        server.close()
        await server.wait_closed()

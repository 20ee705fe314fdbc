"""One request to a host on another device. Whatever answers there may be anybody: all of it is bounded."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from companion.kernel.frozen import frozen

PATIENCE = 8.0
"""Seconds for all of it, however slowly it drips."""
MOST_HEAD = 16 * 1024
MOST_ANSWER = 8 << 20
_STATUS = re.compile(rb"http/1\.[01] (\d{3})\b")
_LENGTH = re.compile(rb"\r\ncontent-length: *(\d{1,12})\r\n")
_PATH = re.compile(r"/[!-~]*")


class NoAnswer(OSError):  # noqa: N818 - what happened
    """Nobody there, or nobody who answers as a host does."""


@frozen
class Answer:
    """What came back."""

    status: int
    body: bytes

    @property
    def is_good(self) -> bool:
        """Whether it is what was asked for. A redirect is not: nobody is sent elsewhere with a token."""
        return 200 <= self.status < 300


async def asked(
    address: str,
    path: str,
    headers: Mapping[str, str],
    body: bytes | None = None,
    *,
    tls: ssl.SSLContext | None = None,
    patience: float = PATIENCE,
) -> Answer:
    """GET, or POST with a body, straight to `http://192.168.1.20:8550`: no proxy is asked. Raises `NoAnswer`.

    `tls`: whose certificates count, where it is not the system's own list.
    """
    try:
        async with asyncio.timeout(patience):
            return await _exchanged(address, _request(address, path, headers, body), tls)
    except (OSError, EOFError, ValueError, OverflowError, asyncio.LimitOverrunError) as error:
        raise NoAnswer(str(error) or type(error).__name__) from None


def _request(address: str, path: str, headers: Mapping[str, str], body: bytes | None) -> bytes:
    if not _PATH.fullmatch(path):
        raise ValueError("no path")
    lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.0", f"Host: {urlsplit(address).netloc}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + (body or b"")


async def _exchanged(address: str, request: bytes, tls: ssl.SSLContext | None) -> Answer:
    split = urlsplit(address)
    is_secure = split.scheme == "https"
    reader, writer = await asyncio.open_connection(
        split.hostname,
        split.port or (443 if is_secure else 80),
        ssl=(tls or ssl.create_default_context()) if is_secure else None,
        limit=MOST_HEAD,
    )
    try:
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        status = _STATUS.match(head)
        if status is None or b"\r\ntransfer-encoding:" in head:
            raise NoAnswer("no host")
        length = _LENGTH.search(head)
        return Answer(int(status[1]), await _read(reader, int(length[1]) if length else None))
    finally:
        writer.transport.abort()


async def _read(reader: asyncio.StreamReader, length: int | None) -> bytes:
    """As much as was promised, or until the other end closes; never more than anybody needs."""
    if length is not None and length > MOST_ANSWER:
        raise NoAnswer("too much")
    if length is not None:
        return await reader.readexactly(length)
    body = bytearray()
    while chunk := await reader.read(1 << 16):
        body += chunk
        if len(body) > MOST_ANSWER:
            raise NoAnswer("too much")
    return bytes(body)

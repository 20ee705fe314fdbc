"""A document from another host on the same network: one request, and nothing but a document comes back."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

from companion.kernel.action import Rejection
from companion.net.packs import MOST_BYTES

PATIENCE = 8.0
"""Seconds for all of it."""
LINK = re.compile(r"(?:(https?)://)?([\w.:\[\]-]{1,100})(/s/[\w-]{1,40})/?", re.ASCII | re.IGNORECASE)
MOST_HEADERS = 8 * 1024


async def fetched(link: str, patience: float = PATIENCE) -> str:
    """The text behind a share link. Rejects what is no such link, or leads out of the local network."""
    split = _checked(link.strip())
    try:
        async with asyncio.timeout(patience):
            return await _asked(split)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise Rejection("library.no_answer", host=split.netloc) from None


def _checked(link: str) -> SplitResult:
    """The link in its parts, if it is one of ours; `http://` may be left out."""
    found = LINK.fullmatch(link)
    try:
        split = urlsplit(f"{(found[1] or 'http').lower()}://{found[2]}{found[3].lower()}" if found else "")
        is_ours = bool(split.hostname) and split.port != 0
    except ValueError:
        is_ours = False
    if not is_ours:
        raise Rejection("library.no_link")
    return split


def is_local(address: str) -> bool:
    """Whether an IP address is of this machine or of the network around it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    is_near = found.is_private or found.is_loopback or found.is_link_local
    return is_near and not (found.is_unspecified or found.is_multicast)


async def _asked(split: SplitResult) -> str:
    """One GET to an address that was looked up once and then checked. A redirect is no answer."""
    port = split.port or (443 if split.scheme == "https" else 80)
    places = await asyncio.get_running_loop().getaddrinfo(split.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(place[4][0]) for place in places]
    if not addresses or not all(map(is_local, addresses)):
        raise Rejection("library.not_local", host=split.netloc)
    tls = ssl.create_default_context() if split.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        addresses[0], port, ssl=tls, server_hostname=split.hostname if tls else None, limit=MOST_HEADERS
    )
    try:
        request = f"GET {split.path} HTTP/1.0\r\nHost: {split.netloc}\r\n\r\n"
        writer.write(request.encode())
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        if not re.match(rb"http/1\.[01] 200 ", head) or b"\r\ntransfer-encoding:" in head:
            raise Rejection("library.not_shared", host=split.netloc)
        return await _body(reader)
    finally:
        writer.transport.abort()


async def _body(reader: asyncio.StreamReader) -> str:
    body = bytearray()
    while chunk := await reader.read(1 << 16):
        body += chunk
        if len(body) > MOST_BYTES:
            raise Rejection("library.too_large", most=MOST_BYTES // 1024)
    return body.decode(errors="replace")

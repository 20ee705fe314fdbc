"""What people scan, paste or type to find a table: a link in many shapes, or a bare code."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import SplitResult, parse_qs, urlsplit

from companion.kernel.action import Rejection
from companion.kernel.frozen import frozen

DEFAULT_PORT = 8550
LAST_PORT = 65535
SCHEME = "companion"
_CODE = re.compile(r"[A-Za-z0-9]{3,12}", re.ASCII)
LONGEST = 300
_PLACE = re.compile(r"(?P<host>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]{1,120})(?::(?P<port>\d{1,5}))?", re.ASCII)
_LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?", re.ASCII)
_SECRET = re.compile(r"[\w-]{0,64}", re.ASCII)


@frozen
class Invitation:
    """A table on another device."""

    address: str
    """`http://192.168.1.20:8550`"""
    code: str
    secret: str = ""
    """What only the QR code or the whole link has; without it the host has to tap."""
    is_more: bool = False
    """For one more person on a device that sits there already."""

    @property
    def link(self) -> str:
        """The link of the QR code."""
        more = "?more=1" if self.is_more else ""
        return f"{self.address}/j/{self.code}{more}{f'#{self.secret}' if self.secret else ''}"


def read(text: str) -> Invitation:
    """What is meant by a text; rejects one that leads nowhere.

    `http://192.168.1.20:8550/j/WREN#secret` · `companion://table/192.168.1.20:8550/j/WREN#secret` ·
    `192.168.1.20 WREN` · `WREN`, which is looked for as `companion-wren.local`.
    """
    words = text.strip()
    if _CODE.fullmatch(words):
        return Invitation(f"http://{local_name(words)}:{DEFAULT_PORT}", words.upper())
    if words.lower().startswith(f"{SCHEME}:"):
        words = words.split(":", 1)[1].lstrip("/").removeprefix("table/")
    if " " in words:
        words = "/".join(words.split())
    try:
        split = urlsplit(words if "://" in words else f"http://{words}")
        asked = parse_qs(split.query)
    except ValueError:  # half an IPv6 address, too many questions
        raise Rejection("door.bad_link") from None
    code = split.path.rstrip("/").rpartition("/")[2]
    is_whole = _CODE.fullmatch(code) and _SECRET.fullmatch(split.fragment) and len(words) <= LONGEST
    if not is_whole or split.scheme not in ("http", "https"):
        raise Rejection("door.bad_link")
    return Invitation(_address(split), code.upper(), split.fragment, "more" in asked)


def opened_by(route: str) -> str:
    """The link inside a route that opened the app: `companion://table/…` as it is, or its path; or none."""
    if route.startswith(f"{SCHEME}:"):
        return route
    return f"{SCHEME}://table{route}" if "/j/" in route.removeprefix("/j/") else ""


def _address(split: SplitResult) -> str:
    """Where to go; rejects what is no place."""
    place = _PLACE.fullmatch(split.netloc)
    if place is None or not _is_host(host := place["host"].lower()):
        raise Rejection("door.bad_link")
    port = int(place["port"]) if place["port"] else 0 if split.scheme == "https" else DEFAULT_PORT
    if port > LAST_PORT:
        raise Rejection("door.bad_link")
    return f"{split.scheme}://{host}{f':{port}' if port else ''}"


def _is_host(host: str) -> bool:
    """Whether it is an address, or a name that can be looked up."""
    if not host.startswith("["):
        return all(map(_LABEL.fullmatch, host.removesuffix(".").split(".")))
    try:
        return ipaddress.ip_address(host[1:-1]).version == 6
    except ValueError:
        return False


def local_name(code: str) -> str:
    """The name under which the host of a table is announced on its network."""
    return f"companion-{code.lower()}.local"

"""What people scan, paste or type to find a table: a link in many shapes, or a bare code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from companion.kernel.action import Rejection

DEFAULT_PORT = 8550
SCHEME = "companion"
_CODE = re.compile(r"[A-Za-z0-9]{3,12}")
_PLACE = re.compile(r"(?P<host>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+)(?::(?P<port>\d{1,5}))?")


@dataclass(frozen=True, slots=True)
class Invitation:
    """A table on another device."""

    address: str
    """`http://192.168.1.20:8550`"""
    code: str
    secret: str = ""
    """What only the QR code or the whole link has; without it the host has to tap."""

    @property
    def link(self) -> str:
        """The link of the QR code."""
        return f"{self.address}/j/{self.code}{f'#{self.secret}' if self.secret else ''}"


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
    split = urlsplit(words if "://" in words else f"http://{words}")
    place, code = _PLACE.fullmatch(split.netloc), split.path.rstrip("/").rpartition("/")[2]
    if split.scheme not in ("http", "https") or place is None or not _CODE.fullmatch(code):
        raise Rejection("door.bad_link")
    default = "" if split.scheme == "https" else f":{DEFAULT_PORT}"
    port = f":{place['port']}" if place["port"] else default
    return Invitation(f"{split.scheme}://{place['host'].lower()}{port}", code.upper(), split.fragment)


def local_name(code: str) -> str:
    """The name under which the host of a table is announced on its network."""
    return f"companion-{code.lower()}.local"

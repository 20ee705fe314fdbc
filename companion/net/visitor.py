"""Who is at the other end: a device known by the token in its cookie, perhaps the host."""

from __future__ import annotations

import hmac
import secrets
from contextvars import ContextVar
from hashlib import sha256

from starlette.requests import HTTPConnection

from companion.kernel.frozen import frozen

DEVICE_COOKIE = "companion_device"
HOST_COOKIE = "companion_host"
ORGANISER_COOKIE = "companion_organiser"
YEAR = 365 * 24 * 3600


@frozen
class Visitor:
    """A browser or an installed app."""

    device: str = ""
    """A fingerprint of its token; the token itself is kept nowhere."""
    is_host: bool = False
    is_organiser: bool = False
    """Came with the organiser's link: sees how all tables stand, and no more than their shared screens do."""


NOBODY = Visitor()
current: ContextVar[Visitor] = ContextVar("visitor", default=NOBODY)
"""Who the running Flet session belongs to; set at its socket's handshake."""


def new_token() -> str:
    """128 bits of device token."""
    return secrets.token_hex(16)


def kept_token(offered: str) -> str:
    """The token a browser brought, or a new one when that is none of ours."""
    is_ours = len(offered) == 32 and set(offered) <= set("0123456789abcdef")
    return offered if is_ours else new_token()


def device_of(token: str) -> str:
    """The fingerprint under which a device is written down."""
    return sha256(f"device {token}".encode()).hexdigest()[:32] if token else ""


class HostKey:
    """The key in the private host link."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __repr__(self) -> str:
        return "HostKey(…)"

    def reveal(self) -> str:
        """For the private link and its cookie only."""
        return self._key

    @property
    def organiser(self) -> HostKey:
        """The key in the organiser's link: made from the host's, which cannot be made from it."""
        return HostKey(sha256(f"organiser {self._key}".encode()).hexdigest()[:24])

    def fits(self, offered: str) -> bool:
        """Compare without telling how much of it was right."""
        return bool(offered) and hmac.compare_digest(self._key.encode(), offered.encode())

    def came_with(self, connection: HTTPConnection) -> bool:
        """Whether a request has the key: as a bearer token, or in the cookie of our own pages."""
        scheme, _, offered = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and self.fits(offered.strip()):
            return True
        return is_same_origin(connection) and self.fits(connection.cookies.get(HOST_COOKIE, ""))


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the asking page is ours, scheme and all. A request without an Origin came from no page."""
    origin = connection.headers.get("origin")
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    return origin is None or origin == f"{scheme}://{connection.headers.get('host')}"


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def visitor_of(connection: HTTPConnection, host_key: HostKey) -> Visitor:
    """Who sends this request."""
    device = device_of(connection.cookies.get(DEVICE_COOKIE, ""))
    is_host = host_key.fits(connection.cookies.get(HOST_COOKIE, ""))
    is_organiser = host_key.organiser.fits(connection.cookies.get(ORGANISER_COOKIE, ""))
    return Visitor(device, is_host, is_organiser or is_host)

"""By which names this host may be called: a site that points its own name at us is turned away."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable, Iterable

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from companion.net.flet.gate import CLOSE_POLICY
from companion.texts import say

MISDIRECTED = 421
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def host_names(more: Iterable[str] = ()) -> frozenset[str]:
    """This machine's own names, those of its owner, and every name given."""
    own = socket.gethostname().lower().rstrip(".")
    short = own.partition(".")[0]
    given = (name.lower().strip("[]").rstrip(".") for name in more)
    return frozenset({*LOOPBACK, own, short, f"{short}.local", *given} - {"", ".local"})


def called(header: str) -> str:
    """The name or address in a Host header, without its port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower().rstrip(".")


class OurNames:
    """Turns away whoever calls us by a name that is not ours (a trick called DNS rebinding)."""

    def __init__(
        self, app: ASGIApp, names: frozenset[str], announced: Callable[[], frozenset[str]] = frozenset
    ) -> None:
        """`announced` are the names we ourselves tell the network at this moment."""
        self._app, self._names, self._announced = app, names, announced

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for us."""
        if scope["type"] == "lifespan" or self._is_ours(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_POLICY})
        else:
            name = called(HTTPConnection(scope).headers.get("host", ""))
            sentence = say("door-other-name", name=name if name.isprintable() else "?")
            headers = {"cache-control": "no-store"}
            await PlainTextResponse(sentence, MISDIRECTED, headers)(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        """One of our names, or the very address at which this connection came in."""
        name = called(HTTPConnection(scope).headers.get("host", ""))
        if name in self._names or name in self._announced():
            return True
        server = scope.get("server")
        return server is not None and _same_address(name, str(server[0]))


def _same_address(name: str, address: str) -> bool:
    try:
        return ipaddress.ip_address(name) == ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False

"""All hosts of a venue at one address: behind its proxy each of them is below `/n/<slot>/`."""

from __future__ import annotations

import re

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BELOW = re.compile(r"/n/(?P<slot>[a-z0-9]{1,16})(?P<path>/.*)", re.ASCII | re.DOTALL)


def root_of(slot: str) -> str:
    """Where a host is below the address of all."""
    return f"/n/{slot}"


class OneOrigin:
    """Takes our part off a path, and puts it in front of where a page is sent.

    A page that is asked for anywhere else, or below the slot of a host that is gone, is sent below ours: so
    everything it asks for later comes here too. Files have the same names at every host.
    """

    def __init__(self, app: ASGIApp, root: str) -> None:
        """`root`: where we are; empty without a proxy."""
        self._app, self._root = app, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for us, by the path it has without us."""
        if not self._root or scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        below = BELOW.fullmatch(scope["path"])
        is_ours = below is not None and root_of(below["slot"]) == self._root
        path = below["path"] if below else scope["path"]
        inside = {**scope, "path": path, "raw_path": path.encode()}
        if not is_ours and _is_page(scope):
            query = f"?{url.query}" if (url := Request(scope).url).query else ""
            there = RedirectResponse(f"{self._root}{path}{query}", 303, {"cache-control": "no-store"})
            await there(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [self._led(*one) for one in message["headers"]]}
            await send(message)

        await self._app(inside, receive, sent)

    def _led(self, name: bytes, value: bytes) -> tuple[bytes, bytes]:
        is_here = name.lower() == b"location" and value.startswith(b"/") and not value.startswith(b"//")
        return (name, self._root.encode() + value) if is_here else (name, value)


def _is_page(scope: Scope) -> bool:
    is_asked = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    return is_asked and "text/html" in Headers(scope=scope).get("accept", "")

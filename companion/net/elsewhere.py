"""A table that another process of the venue plays on with: whoever asks for it here is sent there."""

from __future__ import annotations

import re

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from companion.kernel.action import Rejection
from companion.net import answers
from companion.net.finder import Finder
from companion.net.socket import bye

NAMED = re.compile(r"/(?:table|tables|seat|screen)/(?P<table>\w{1,40})(?:/|$)", re.ASCII)


class Elsewhere:
    """Pages are redirected, calls and game sockets are told where to go. What is nowhere is left as it is.

    A code can be guessed, as the word of a table cannot: the door itself asks where it leads, in its turn.
    """

    def __init__(self, app: ASGIApp, finder: Finder) -> None:
        self._app, self._finder = app, finder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is ours."""
        is_asked = self._finder.is_shared and scope["type"] in ("http", "websocket")
        go = await self._go(scope) if is_asked else ""
        if not go:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            socket = WebSocket(scope, receive, send)
            await socket.accept()
            await bye(socket, Rejection("table.elsewhere"), go=go)
        else:
            await _sent(scope, go)(scope, receive, send)

    async def _go(self, scope: Scope) -> str:
        named = NAMED.match(scope["path"])
        if named is None:
            return ""
        table = named["table"]
        return "" if self._finder.has(table) else await self._finder.elsewhere(table=table)


def _sent(scope: Scope, go: str) -> Response:
    """A page goes there; whatever else asks is told, for a redirect would not take its cookies along."""
    if scope["method"] == "GET" and "text/html" in Headers(scope=scope).get("accept", ""):
        return sent_there(Request(scope), go)
    return answers.refusal(Rejection("table.elsewhere", go=go))


def sent_there(request: Request, go: str) -> Response:
    """The same page at the host with this address."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"{go}{request.scope['path']}{query}", 303, {"cache-control": "no-store"})

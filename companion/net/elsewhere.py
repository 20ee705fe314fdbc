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
from companion.net.hall import Hall
from companion.net.socket import bye
from companion.table.journal import JournalUnwritable
from companion.table.owners import Owners

NAMED = re.compile(r"/(?:table|tables|seat|screen)/(?P<table>\w{1,40})(?:/|$)", re.ASCII)
CODE = re.compile(r"\w{3,12}", re.ASCII)


class Elsewhere:
    """Pages are redirected, calls and game sockets are told where to go. What is nowhere is left as it is.

    A code can be guessed, as the word of a table cannot: the door itself asks where it leads, in its turn.
    """

    def __init__(self, app: ASGIApp, hall: Hall, owners: Owners | None) -> None:
        self._app, self._hall, self._owners = app, hall, owners

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is ours."""
        go = await self._go(scope) if self._owners and scope["type"] in ("http", "websocket") else ""
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
        if self._hall.stands(named["table"]):
            return ""
        return await where(self._hall, self._owners, table=named["table"])


async def where(hall: Hall, owners: Owners | None, *, table: str = "", code: str = "") -> str:
    """The address of the process that plays on with a table; empty when it is ours, or nobody's yet."""
    if owners is None or (code and not CODE.fullmatch(code)):
        return ""
    try:
        address = await owners.where(table=table, code=code)
    except JournalUnwritable:
        return ""
    return "" if address == hall.address else address


def _sent(scope: Scope, go: str) -> Response:
    """A page goes there; whatever else asks is told, for a redirect would not take its cookies along."""
    if scope["method"] == "GET" and "text/html" in Headers(scope=scope).get("accept", ""):
        return sent_there(Request(scope), go)
    return answers.refusal(Rejection("table.elsewhere", go=go))


def sent_there(request: Request, go: str) -> Response:
    """The same page at the host with this address."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"{go}{request.url.path}{query}", 303, {"cache-control": "no-store"})

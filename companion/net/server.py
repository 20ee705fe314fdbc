"""One port for everything: the door, the host's desk, the game socket, the Flet pages."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from companion.kernel.action import Rejection
from companion.net import answers, doorpage
from companion.net.client import Client
from companion.net.cues import Cues
from companion.net.door import Door
from companion.net.flet.socket import Main, flet_socket, sessions
from companion.net.hall import Hall
from companion.net.host import HostDesk
from companion.net.librarydesk import LibraryDesk
from companion.net.socket import game_socket
from companion.net.throttle import Throttle
from companion.net.visitor import DEVICE_COOKIE, HostKey, Visitor, device_of, new_token, visitor_of
from companion.table.proof import proof
from companion.table.table import Table

FAREWELL_SECONDS = 0.25
"""So long the pages have to draw that the host stops."""


class Server:
    """The ASGI app of one host."""

    def __init__(
        self,
        hall: Hall,
        cues: Cues,
        key: HostKey,
        client: Client,
        main: Main,
        *,
        is_secure: bool = False,
        opened: Callable[[], None] = lambda: None,
    ) -> None:
        """`opened` is called when people can come in and Ctrl-C is heard."""
        self._hall, self._cues, self._key, self._client, self._main = hall, cues, key, client, main
        throttle = Throttle()
        self._is_secure, self._opened = is_secure, opened
        door = Door(hall, throttle, client, is_secure=is_secure)
        desk = HostDesk(hall, key, throttle, is_secure=is_secure)
        self.app = Starlette(
            routes=[
                *door.routes(),
                *desk.routes(),
                *LibraryDesk(hall, key, throttle).routes(),
                Route("/", self._start, methods=["GET"]),
                Route("/cues", self._listen, methods=["GET"]),
                Route("/cover", self._cover, methods=["POST"]),
                Route("/alive", self._alive, methods=["GET"]),
                Route("/table/{table}/log", self._log, methods=["GET"]),
                Route("/table/{table}/proof", self._proof, methods=["GET"]),
                WebSocketRoute("/table/{table}/ws", self._game_socket),
                WebSocketRoute("/ws", self._flet_socket),
                Mount("/", PageCookie(client, is_secure=is_secure)),
            ],
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        async with sessions():
            await self._client.start()
            self._opened()
            yield
            await self._hall.close()

    async def farewell(self) -> None:
        """The host stops: every phone is told, and what would stream for ever ends."""
        self._cues.close()
        for table in self._hall.tables:
            table.close()
        await asyncio.sleep(FAREWELL_SECONDS)

    async def _start(self, request: Request) -> Response:
        """`/`: the host's start screen; for everybody else a field for the code."""
        if not visitor_of(request, self._key).is_host:
            return HTMLResponse(doorpage.code_page(), headers=doorpage.headers())
        return _Passed(PageCookie(self._client, is_secure=self._is_secure))

    async def _listen(self, request: Request) -> Response:
        device = device_of(request.cookies.get(DEVICE_COOKIE, ""))
        if not device:
            return answers.answer({}, 204)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(self._cues.listen(device), media_type="text/event-stream", headers=headers)

    async def _cover(self, request: Request) -> Response:
        """The page hid: whatever this phone held is covered."""
        device = device_of(request.cookies.get(DEVICE_COOKIE, ""))
        for table in self._hall.tables if device else ():
            table.cover_all(device)
        return Response(status_code=204)

    async def _alive(self, request: Request) -> Response:
        """Whether the host still sees this phone: a page that slept asks, because its socket may be dead."""
        device = device_of(request.cookies.get(DEVICE_COOKIE, ""))
        is_linked = any(table.is_linked(device) for table in self._hall.tables) if device else False
        return answers.answer({"linked": is_linked})

    async def _log(self, request: Request) -> Response:
        try:
            table = self._admitted(request, self._hall.table(request.path_params["table"]))
        except Rejection as rejection:
            return answers.refusal(rejection)
        return answers.answer([line.model_dump(mode="json") for line in table.log()])

    async def _proof(self, request: Request) -> Response:
        try:
            table = self._admitted(request, await self._hall.past(request.path_params["table"]))
            content = json.dumps(proof(table), indent=1)
        except Rejection as rejection:
            return answers.refusal(rejection)
        name = f'attachment; filename="{table.game.card.id}-{table.opening.code.lower()}-proof.json"'
        return Response(content, media_type="application/json", headers={"content-disposition": name})

    def _admitted(self, request: Request, table: Table) -> Table:
        """This table, for somebody who sits there or hosts it."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        visitor = visitor_of(request, self._key)
        if scheme.lower() == "bearer":
            visitor = Visitor(device_of(token.strip()), self._key.fits(token.strip()))
        may_see = (
            visitor.is_host or table.setting.held_by(visitor.device) or visitor.device in table.devices()
        )
        if not may_see:
            raise Rejection("table.unknown")
        return table

    async def _game_socket(self, socket: WebSocket) -> None:
        await game_socket(socket, self._hall)

    async def _flet_socket(self, socket: WebSocket) -> None:
        await flet_socket(socket, self._main, self._key)


class _Passed(Response):
    """An answer that another ASGI app gives."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__()
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)


class PageCookie:
    """Gives every browser that opens a page a device token of its own."""

    def __init__(self, app: ASGIApp, *, is_secure: bool) -> None:
        self._app, self._is_secure = app, is_secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; add the cookie to pages, never to what is cached for long."""
        if scope["type"] != "http" or DEVICE_COOKIE in Request(scope).cookies:
            await self._app(scope, receive, send)
            return

        async def with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and _is_page(message):
                cookie = Response()
                answers.remember_device(cookie, new_token(), is_secure=self._is_secure)
                message = {**message, "headers": [*message["headers"], *_cookies(cookie)]}
            await send(message)

        await self._app(scope, receive, with_cookie)


def _is_page(message: Message) -> bool:
    return any(
        name == b"content-type" and value.startswith(b"text/html") for name, value in message["headers"]
    )


def _cookies(response: Response) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in response.raw_headers if name == b"set-cookie"]


def settle_memory() -> None:
    """All that is loaded stays; look for garbage less often: a full look costs a hall of tables 0.3 s."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)

"""One port for everything: the door, the host's desk, the game socket, the Flet pages."""

from __future__ import annotations

import asyncio
import gc
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from pydantic import BaseModel, ConfigDict
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat, SeatId
from companion.net import answers, doorpage
from companion.net.client import Client
from companion.net.crowd import Crowd, Silent
from companion.net.cues import Cues
from companion.net.desk import Lock
from companion.net.door import Door
from companion.net.elsewhere import Elsewhere
from companion.net.finder import Finder
from companion.net.flet.socket import Main, Pages, sessions
from companion.net.hall import Hall
from companion.net.host import HostDesk
from companion.net.librarydesk import LibraryDesk
from companion.net.names import OurNames, host_names
from companion.net.neighbours import Neighbours
from companion.net.oneorigin import OneOrigin
from companion.net.organiser import Organiser
from companion.net.organiserdesk import OrganiserDesk
from companion.net.pace import Pace
from companion.net.pagecookie import PageCookie
from companion.net.socket import FRAMES_A_SECOND, FRAMES_AT_ONCE, game_socket
from companion.net.speaking import Speaking
from companion.net.tabledocuments import TableDocuments
from companion.net.throttle import Throttle
from companion.net.visitor import (
    DEVICE_COOKIE,
    HostKey,
    Visitor,
    address_of,
    device_of,
    is_same_origin,
    visitor_of,
)
from companion.table.owners import Owners
from companion.table.table import Table

HOLD_SECONDS = 25.0
"""So long a page that asks about the deal may wait for news."""
NUMBER = re.compile(r"-?[0-9]{1,15}")
FAREWELL_SECONDS = 0.25
"""So long the pages have to draw that the host stops."""


class DealSaid(BaseModel):
    """What a device says about the deal: one of the actions of docs/protocol.md, and for which seat."""

    model_config = ConfigDict(extra="allow")

    seat: SeatId | None = None


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
        organiser: Organiser | None = None,
        is_secure: bool = False,
        opened: Callable[[], None] = lambda: None,
        names: tuple[str, ...] = (),
        announced: Callable[[], frozenset[str]] = frozenset,
        throttle: Throttle | None = None,
        owners: Owners | None = None,
        root: str = "",
        neighbours: Neighbours | None = None,
    ) -> None:
        """`opened` is called when people can come in; `names`: by which this host may be called too;
        `owners`: who plays on with the tables that are not here; `root`: where we are at an address of all;
        `neighbours`: whom to ask while the store is away.
        """
        self._hall, self._cues, self._key, self._client = hall, cues, key, client
        self._pages = Pages(main, key, hall.has_seat)
        self._streams, self._sockets, self._silent = Crowd(), Crowd(), Silent()
        self._asking, self._frames = Crowd(), Pace(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        throttle, organiser = throttle or Throttle(), organiser or Organiser(hall)
        self._is_secure, self._opened = is_secure, opened
        finder = Finder(hall, owners, root, neighbours)
        lock = Lock(key, throttle, is_secure)
        door, desk = Door(hall, lock, client, finder), HostDesk(hall, lock)
        self.app = Starlette(
            routes=[
                *door.routes(),
                *desk.routes(),
                *LibraryDesk(hall, lock).routes(),
                *TableDocuments(hall).routes(),
                *OrganiserDesk(organiser, lock).routes(),
                Route("/", self._start, methods=["GET"]),
                Route("/cues", self._listen, methods=["GET"]),
                Route("/cover", self._cover, methods=["POST"]),
                Route("/alive", self._alive, methods=["GET"]),
                *finder.routes(),
                Route("/table/{table}/log", self._log, methods=["GET"]),
                Route("/table/{table}/proof", self._proof, methods=["GET"]),
                Route("/table/{table}/deal", self._deal_state, methods=["GET"]),
                Route("/table/{table}/deal", self._deal_act, methods=["POST"]),
                WebSocketRoute("/table/{table}/ws", self._game_socket),
                WebSocketRoute("/ws", self._flet_socket),
                Mount("/", self._page()),
            ],
            middleware=[
                Middleware(OurNames, names=host_names(names), announced=announced),
                Middleware(OneOrigin, root=root),
                Middleware(Speaking),
                Middleware(Elsewhere, finder=finder),
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

    async def farewell(self, why: str = "table.host_stopped") -> None:
        """The host stops: every phone is told, and what would stream for ever ends."""
        self._cues.close()
        for table in self._hall.tables:
            table.close(why)
        await asyncio.sleep(FAREWELL_SECONDS)

    async def _start(self, request: Request) -> Response:
        """`/`: the host's start screen; for everybody else a field for the code."""
        if not visitor_of(request, self._key).is_host:
            return HTMLResponse(doorpage.code_page(), headers=doorpage.headers())
        return _Passed(self._page())

    def _page(self) -> PageCookie:
        return PageCookie(self._client, self._pages, is_secure=self._is_secure)

    async def _listen(self, request: Request) -> Response:
        """Cues for one page, as long as it is open."""
        visitor, address = visitor_of(request, self._key), address_of(request)
        if not visitor.device:
            return Response(status_code=204)
        is_known = self._pages.is_known(visitor)

        async def stream() -> AsyncIterator[str]:
            with suppress(Rejection), self._streams.inside(visitor.device, address, is_known=is_known):
                async for cue in self._cues.listen(visitor.device):
                    yield cue

        try:
            self._streams.check(visitor.device, address, is_known=is_known)
        except Rejection as full:
            return answers.refusal(full)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(stream(), media_type="text/event-stream", headers=headers)

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
            content = json.dumps(await table.deal.proof(), indent=1, ensure_ascii=False)
        except Rejection as rejection:
            return answers.refusal(rejection)
        name = f'attachment; filename="{table.game.card.id}-{table.opening.code.lower()}-proof.json"'
        return Response(content, media_type="application/json", headers={"content-disposition": name})

    async def _deal_state(self, request: Request) -> Response:
        """How the deal stands, once that is news; nothing for a device that is not at the table."""
        try:
            table = self._hall.table(request.path_params["table"])
            device, asked = self._visitor(request).device, request.query_params
            if not table.setting.seat_of(device) and device not in table.devices():
                return Response(status_code=204)
            after = asked.get("after", "0")
            if not NUMBER.fullmatch(after):
                raise Rejection("door.bad_request", problem="after")
            seat = Seat(asked["seat"]) if "seat" in asked else None
            with self._asking.inside(device, address_of(request), is_known=True):
                return answers.answer(await table.deal.state(device, int(after), HOLD_SECONDS, seat))
        except Rejection as rejection:
            return answers.refusal(rejection)

    async def _deal_act(self, request: Request) -> Response:
        """What a device says about the deal."""
        try:
            if not is_same_origin(request):
                raise Rejection("door.wrong_secret")
            table, visitor = self._hall.table(request.path_params["table"]), self._visitor(request)
            said = await answers.body(request, DealSaid)
            if not visitor.is_host and not table.setting.seat_of(visitor.device):
                raise Rejection("table.unknown")
            fields = said.model_dump(exclude={"seat"})
            await table.deal.act(visitor.device, said.seat, fields, is_host=visitor.is_host)
        except Rejection as rejection:
            return answers.refusal(rejection)
        return Response(status_code=204)

    def _visitor(self, request: Request) -> Visitor:
        """Who asks: by the cookie of our pages, or by a bearer token."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return Visitor(device_of(token.strip()), self._key.fits(token.strip()))
        return visitor_of(request, self._key)

    def _admitted(self, request: Request, table: Table) -> Table:
        """This table, for somebody who sits there or hosts it."""
        visitor = self._visitor(request)
        may_see = (
            visitor.is_host or table.setting.held_by(visitor.device) or visitor.device in table.devices()
        )
        if not may_see:
            raise Rejection("table.unknown")
        return table

    async def _game_socket(self, socket: WebSocket) -> None:
        await game_socket(socket, self._hall, self._sockets, self._silent, self._frames)

    async def _flet_socket(self, socket: WebSocket) -> None:
        await self._pages.serve(socket)


class _Passed(Response):
    """An answer that another ASGI app gives."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__()
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)


def settle_memory() -> None:
    """All that is loaded stays; look for garbage less often: a full look costs a hall of tables 0.3 s."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)

"""A host in the test's own process: hall, server, HTTP without a network, or a real port on loopback."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import flet as ft
import httpx
import websockets
from starlette.responses import HTMLResponse
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect

from companion.kernel.game import AnyGame
from companion.net.cues import Cues
from companion.net.flet import apply_patches
from companion.net.flet.socket import Main
from companion.net.hall import Hall
from companion.net.neighbours import Neighbours
from companion.net.packs import Packs
from companion.net.server import Server
from companion.net.serving import uvicorn_server
from companion.net.throttle import Throttle
from companion.net.visitor import HostKey
from companion.store import MemoryJournal
from companion.table.journal import Journal
from companion.table.owners import Owners
from companion.table.table import Table
from tests.games.emergence.kit import KIT
from tests.table.pebble import GAME as PEBBLE

apply_patches()
KEY = "the-host-key-of-the-tests"
GAMES: tuple[AnyGame, ...] = (PEBBLE, KIT.game)
PATIENCE = 20.0
"""A safety net for what must come at once."""


class PlainClient:
    """Stands in for the Flet web client: one empty page."""

    async def start(self) -> None:
        """Nothing to prepare."""

    def preload_urls(self) -> tuple[str, ...]:
        """Nothing to load."""
        return ()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An empty page for every path; no sockets, and nothing but GET, like the real one."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        status = 200 if scope["method"] in ("GET", "HEAD") else 405
        await HTMLResponse("<!doctype html>", status)(scope, receive, send)


async def _no_page(_page: ft.Page) -> None:
    """A Flet app without anything."""


class House:
    """Everything of a host but its terminal."""

    def __init__(
        self,
        journal: Journal | None = None,
        games: tuple[AnyGame, ...] = GAMES,
        main: Main = _no_page,
        *,
        is_secure: bool = False,
        packs: Path | None = None,
        names: tuple[str, ...] = (),
        throttle: Throttle | None = None,
        owners: Owners | None = None,
        root: str = "",
    ) -> None:
        self.journal = journal or MemoryJournal()
        self.cues = Cues()
        self.hall = Hall(
            games,
            self.journal,
            Packs(packs),
            address=lambda: "http://10.0.0.1:8550",
            changed=self.cues.changed,
        )
        client: Any = PlainClient()
        self.neighbours = Neighbours(owners, self.hall.address) if owners else None
        self.server = Server(
            self.hall,
            self.cues,
            HostKey(KEY),
            client,
            main,
            is_secure=is_secure,
            names=names,
            throttle=throttle,
            owners=owners,
            root=root,
            neighbours=self.neighbours,
        )

    def http(self, address: str = "10.0.0.7", **more: Any) -> httpx.AsyncClient:
        """A browser at this address."""
        transport = httpx.ASGITransport(self.server.app, client=(address, 50000))
        return httpx.AsyncClient(transport=transport, base_url="http://10.0.0.1:8550", **more)

    async def table(self, game: str = "pebble", options: dict[str, Any] | None = None) -> Table:
        """A new table."""
        return await self.hall.create(game, options)


@asynccontextmanager
async def serving(house: House, port: int = 0, tls: tuple[Path, Path] | None = None) -> AsyncIterator[str]:
    """A real server on loopback; its address, such as `127.0.0.1:40123`."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(64)
    server = uvicorn_server(house.server.app, "127.0.0.1", listening.getsockname()[1], tls)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


class Phone:
    """One raw connection to the game socket. Keeps everything it ever received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.number = 0

    @property
    def received(self) -> list[dict[str, Any]]:
        """Every frame so far, read."""
        return [json.loads(frame) for frame in self.frames]

    async def say(self, **message: Any) -> None:
        """Send a frame."""
        await self.connection.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next frame."""
        frame = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        heard: dict[str, Any] = json.loads(frame)
        return heard

    async def hear_of(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these kinds."""
        while (heard := await self.hear())["t"] not in kinds:
            pass
        return heard

    async def act(self, action: dict[str, Any], number: int = 0) -> dict[str, Any]:
        """Do something and wait for the answer."""
        self.number = number or self.number + 1
        await self.say(t="act", n=self.number, action=action)
        while (answer := await self.hear_of("done", "refused", "bye")).get("n", self.number) != self.number:
            pass
        return answer

    async def caught_up(self) -> None:
        """Everything that was said before has been answered, and every view of it has arrived."""
        mark = float(len(self.frames)) + 0.5
        await self.say(t="ping", at=mark)
        while (await self.hear_of("pong"))["at"] != mark:
            pass

    async def end(self) -> int:
        """Read until the socket closes; its close code."""
        try:
            while True:
                await self.hear()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


@asynccontextmanager
async def phone(address: str, table: Table | str, **hello: Any) -> AsyncIterator[Phone]:
    """A connected phone that has said hello (if anything is to be said)."""
    table_id = table if isinstance(table, str) else table.id
    async with connect(f"ws://{address}/table/{table_id}/ws", max_size=None) as connection:
        one = Phone(connection)
        if hello:
            await one.say(t="hello", v=1, **hello)
        yield one

"""Phones for the benchmarks: joined over HTTP, connected over the game socket."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.bench.hosts import KEY

NAMES = ("Ann", "Bo", "Chi", "Dev", "Eve", "Fin")
COLOURS = ("orange", "sky", "green", "yellow", "rose", "blue")


@asynccontextmanager
async def served(kind: str, folder: Path, *more: str) -> AsyncIterator[tuple[int, int]]:
    """A server process of this kind: its port and its process number."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.hosts", kind, str(folder), *more, stdout=subprocess.PIPE
    )
    assert process.stdout
    try:
        yield int(await process.stdout.readline()), process.pid
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@dataclass
class Phone:
    """One connected phone or screen; remembers when every revision became visible."""

    socket: websockets.ClientConnection
    seat: str | None
    view: dict[str, Any] | None = None
    rev: int = 0
    seen: dict[int, float] = field(default_factory=dict)
    done: dict[int, int] = field(default_factory=dict)
    refused: list[dict[str, Any]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    number: int = 0
    frame_text: str = ""

    async def listen(self) -> None:
        """Read frames until the socket closes."""
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            match message["t"]:
                case "view":
                    self.view, self.rev = message["view"], message["rev"]
                    self.seen[message["rev"]] = now
                    self.frame_text = str(text)
                case "done":
                    self.done[message["n"]] = message["rev"]
                case "refused":
                    self.refused.append(message)
            self.news.set()

    async def act(self, **action: Any) -> int:
        """Do something and wait until it is done; the revision."""
        self.number += 1
        number = self.number
        await self.socket.send(json.dumps({"t": "act", "n": number, "action": action}))
        while number not in self.done:
            if self.refused:
                raise RuntimeError(self.refused[-1]["say"])
            self.news.clear()
            await self.news.wait()
        return self.done[number]

    async def now(self) -> dict[str, Any]:
        """The view after everything that was acknowledged here."""
        await self.until(max(self.done.values(), default=self.rev))
        assert self.view
        return self.view

    async def until(self, rev: int) -> float:
        """When this revision, or a later one, was visible here."""
        while self.rev < rev:
            self.news.clear()
            await self.news.wait()
        return min((when for known, when in self.seen.items() if known >= rev), default=0.0)


class Table:
    """A table of the host under test with its phones."""

    def __init__(self, base: str, client: httpx.AsyncClient) -> None:
        self.base, self._client = base, client
        self.phones: list[Phone] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.made: dict[str, Any] = {}
        self.tokens: list[str] = []

    async def open(self, seats: int, screens: int = 0, options: dict[str, Any] | None = None) -> None:
        """Create, join, start, connect everybody."""
        key = {"authorization": f"Bearer {KEY}"}
        asked = {"game": "emergence", "options": options or {}}
        self.made = (await self._client.post(f"{self.base}/tables", json=asked, headers=key)).json()
        for name, colour in list(zip(NAMES, COLOURS, strict=True))[:seats]:
            person = {"secret": self.made["secret"], "name": name, "colour": colour}
            self._client.cookies.clear()
            joined = (await self._client.post(f"{self.base}/j/{self.made['code']}", json=person)).json()
            self.tokens.append(joined["token"])
        self._client.cookies.clear()
        await self._client.post(f"{self.base}/tables/{self.made['table']}/start", json={}, headers=key)
        for token in self.tokens:
            await self._connect({"token": token})
        for _ in range(screens):
            await self._connect({"screen": self.made["screen"]})

    async def _connect(self, hello: dict[str, Any]) -> None:
        url = f"{self.base.replace('http', 'ws')}/table/{self.made['table']}/ws"
        socket = await websockets.connect(url, compression=None, ping_interval=None, max_size=None)
        await socket.send(json.dumps({"t": "hello", "v": 1, **hello}))
        welcome = json.loads(await socket.recv())
        phone = Phone(socket, welcome["seat"], welcome["view"], welcome["rev"], number=welcome["n"])
        self.phones.append(phone)
        self._tasks.append(asyncio.create_task(phone.listen()))

    @property
    def seats(self) -> list[Phone]:
        """The phones that hold a seat."""
        return [phone for phone in self.phones if phone.seat]

    def phone(self, seat: str) -> Phone:
        """The phone of a seat."""
        return next(phone for phone in self.phones if phone.seat == seat)

    async def to_selection(self) -> None:
        """Through the beginning of an attested game: cards, the meeting in its own time, board, leader."""
        for phone in self.seats:
            await phone.act(do="seen")
        for phone in self.seats:
            while (view := await phone.now())["phase"] in ("card", "meeting"):
                if any(choice["do"] == "met" for choice in view["choices"]):
                    await phone.act(do="met")
                    break
                phone.news.clear()
                await phone.news.wait()
        first = self.seats[0]
        while (await first.now())["phase"] != "board":
            first.news.clear()
            await first.news.wait()
        await first.act(do="set_board", light_blue=9, dark_blue=9, light_green=9, dark_green=9)
        await first.act(do="name_leader", seat=first.seat)

    async def close(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        for phone in self.phones:
            await phone.socket.close()

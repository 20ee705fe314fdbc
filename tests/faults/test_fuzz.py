"""Nonsense by the thousand on both sockets and at the door: no crash, no traceback, no growth."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import traceback
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgpack
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from companion.net import server, socket, throttle
from companion.net.flet import socket as pages
from companion.net.flet.gate import GatedSocket
from companion.net.visitor import device_of
from tests.faults.figures import times
from tests.net.house import KEY, PATIENCE, House, serving
from tests.sessions.room import house_with_screens
from tests.wire.playing import TOKENS

pytestmark = pytest.mark.faults

ROUNDS = times(1_000_000, 3_000)
"""Frames that were heard, and requests that were answered."""
AT_ONCE = 200
"""Frames on one connection, unless it is closed before."""
SENSE = 0.97
"""How many have at least the shape of a message: eight others end a socket."""
WORDS = ["", "a", "\x1b[2J", "😀" * 50, "../../etc/passwd", "t", "hello", "act", "do", "look", "x" * 3000]
PATHS = (
    "/j/{code}", "/j/{code}/watch", "/j/{code}/state", "/j/{code}/knock/x", "/j/QQQQ",
    "/tables", "/tables/{table}/kick", "/cover", "/alive", "/host/x", "/" + "%00" * 9,
    "/table/{table}/deal", "/table/{table}/deal?after=x&seat=bo", "/table/{table}/deal?after=-1",
    "/table/{table}/proof", "/table/{table}/log", "/table/x/log", "/cues",
    "/table/{table}/documents", "/table/{table}/documents/emergence-city-1/x",
    "/library", "/library.json", "/library/tray/x", "/library/emergence/emergence-city-1/x.json", "/s/x",
)  # fmt: skip


def anything(luck: Random, depth: int = 0) -> Any:
    """A value of any kind."""
    kinds = ["word", "number", "none", "list", "dict"] if depth < 4 else ["word", "number", "none"]
    match luck.choice(kinds):
        case "word":
            return luck.choice(WORDS)
        case "number":
            return luck.choice([0, 1, -1, 2**31, 2**53, 1.5, -0.0])
        case "list":
            return [anything(luck, depth + 1) for _ in range(luck.randint(0, 4))]
        case "dict":
            return {luck.choice(WORDS): anything(luck, depth + 1) for _ in range(luck.randint(0, 4))}
    return None


def game_frames(luck: Random, token: str) -> Iterator[str | bytes]:
    """What somebody might say on the game socket: nonsense, and half of sense."""
    yield (
        json.dumps({"t": "hello", "v": 1, "token": token})
        if luck.random() < 0.8
        else json.dumps(anything(luck))
    )
    while True:
        frame: dict[str, Any] = {"t": luck.choice(["act", "act", "ping"]), "n": luck.randint(0, 9), "at": 1.0}
        if frame["t"] == "act":
            do = luck.choice(["look", "cut", "seen", "start", "rename", "select", "correct", "x"])
            frame = {"t": "act", "n": frame["n"], "action": {"do": do, luck.choice(WORDS): anything(luck)}}
        if luck.random() < SENSE:
            yield json.dumps(frame)
        else:
            yield luck.choice([json.dumps(anything(luck)), luck.randbytes(luck.randint(0, 60))])


def page_frames(luck: Random) -> Iterator[bytes]:
    """What somebody might say on the socket of the pages."""
    page = {"route": luck.choice(["/", "/seat/x", "/history"]), "width": 390, "height": 844}
    yield b"\x00" + msgpack.packb([1, {"session_id": luck.choice(WORDS)[:60], "page_name": "", "page": page}])
    while True:
        name = luck.choice(["click", "tap", "resize", "change", "\x1b"])
        event = {"target": luck.randint(-1, 60), "name": name, "data": anything(luck)}
        props = {luck.choice(["width", "route", "value"]): anything(luck)}
        update = {"id": luck.randint(0, 60), "props": props}
        if luck.random() < SENSE:
            kind, body = luck.choice([(3, event), (4, update)])
            yield b"\x00" + msgpack.packb([kind, body])
        else:
            said = b"\x00" + msgpack.packb([luck.choice([1, 2, 3, 4, 5, 6, 99]), anything(luck)])
            yield luck.choice([said, luck.randbytes(luck.randint(0, 60))])


class Heard:
    """Counts on the host's side what was read of a socket, and what was answered at the door."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.game = self.pages = self.requests = 0
        read, checked = socket._read, GatedSocket._checked

        async def counted(one: Any) -> Any:
            said = await read(one)
            self.game += 1
            return said

        def seen(gated: Any, data: bytes) -> Any:
            self.pages += 1
            return checked(gated, data)

        monkeypatch.setattr(socket, "_read", counted)
        monkeypatch.setattr(GatedSocket, "_checked", seen)

    @property
    def all(self) -> int:
        """Of every kind."""
        return self.game + self.pages + self.requests


async def say(address: str, path: str, frames: Iterator[str | bytes], count: int, origin: str = "") -> None:
    """Say so many frames on one socket, unless it is closed before; what it answers is read."""
    headers = {"cookie": f"companion_device={TOKENS['bo']}"} | ({"origin": origin} if origin else {})
    try:
        async with connect(f"ws://{address}{path}", max_size=None, additional_headers=headers) as socket:
            reading = asyncio.create_task(_drain(socket))
            for _ in range(count):
                await socket.send(next(frames))
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await (await socket.ping())
            await socket.close()
            await reading
    except (OSError, WebSocketException):
        pass


async def _drain(socket: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in socket:
            pass


async def knock(address: str, luck: Random, house: House) -> bool:
    """One request at the door, or what looks like one; whether anything was answered."""
    host, _, port = address.partition(":")
    table = house.hall.tables[0]
    path = luck.choice(PATHS).format(code=table.opening.code, table=table.id)
    body = json.dumps(anything(luck)).encode() if luck.random() < 0.7 else luck.randbytes(80)
    line = f"{luck.choice(['GET', 'GET', 'POST', 'POST', 'PUT', 'X'])} {path} HTTP/1.1\r\nHost: {address}\r\n"
    who = luck.choice(
        ["", f"Cookie: companion_device={TOKENS['bo']}\r\n", f"Authorization: Bearer {KEY}\r\n"]
    )
    head = f"{line}{who}Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    try:
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head + body if luck.random() < 0.95 else luck.randbytes(200) + b"\r\n\r\n")
        answered = await reader.readline()
        if path != "/cues":
            await reader.read()
        writer.close()
    except OSError:
        return False
    return bool(answered)


async def fuzzed(house: House, address: str, luck: Random, rounds: int, heard: Heard) -> None:
    """Until so much was heard."""
    table = house.hall.tables[0]
    enough = heard.all + rounds
    while heard.all < enough:
        count = luck.randint(1, AT_ONCE)
        match luck.choice(["game", "page", "door"]):
            case "game":
                token = luck.choice([TOKENS["bo"], TOKENS["bo"], "f" * 32])
                await say(address, f"/table/{table.id}/ws", game_frames(luck, token), count)
            case "page":
                await say(address, "/ws", page_frames(luck), count)
            case "door":
                knocks = (knock(address, luck, house) for _ in range(count // 4 + 1))
                heard.requests += sum(await asyncio.gather(*knocks))


class Wrong(logging.Handler):
    """Keeps what a log must not hold, and nothing else: a million lines would count as growth."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note a traceback, and letters that could move somebody's terminal."""
        line = record.getMessage().strip()
        if record.exc_info:
            line += "".join(traceback.format_exception(*record.exc_info)[-3:])
        if record.exc_info or not line.isprintable():
            self.lines.append(line)


@pytest.fixture
def wrong() -> Iterator[list[str]]:
    """The only log of this test."""
    log, heard = logging.getLogger(), Wrong()
    before, log.handlers = log.handlers, [heard]
    yield heard.lines
    log.handlers = before


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits: how fast somebody may speak, guess and ask for news has tests of its own."""
    monkeypatch.setattr(pages, "FRAMES_A_SECOND", 1e9)
    monkeypatch.setattr(pages, "STRANGERS_A_SECOND", 1e9)
    monkeypatch.setattr(server, "FRAMES_A_SECOND", 1e9)
    monkeypatch.setattr(server, "HOLD_SECONDS", 0.0)
    monkeypatch.setattr(throttle, "FREE_GUESSES", 1 << 30)


@pytest.mark.usefixtures("quick")
async def test_nonsense_by_the_thousand(wrong: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    house, heard = house_with_screens(), Heard(monkeypatch)
    table = await house.table("emergence")
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await table.sit(device_of(TOKENS[name.lower()]), name, colour)
    luck = Random(13)  # noqa: S311 - a test, not a deal
    async with serving(house) as address:
        await fuzzed(house, address, luck, max(ROUNDS // 10, 500), heard)
        gc.collect()
        before = len(gc.get_objects())
        await fuzzed(house, address, luck, ROUNDS, heard)
        gc.collect()
        grown = len(gc.get_objects()) - before
        tasks = len(asyncio.all_tasks())
        async with connect(f"ws://{address}/table/{table.id}/ws", max_size=None) as ann:
            await ann.send(json.dumps({"t": "hello", "v": 1, "token": TOKENS["ann"]}))
            assert json.loads(await ann.recv())["t"] == "welcome"
    assert min(heard.game, heard.pages, heard.requests) > ROUNDS // 20, vars(heard)
    assert grown < 150_000, f"{grown} objects more than before"
    assert tasks < 200, f"{tasks} tasks are left"
    assert not wrong, wrong[0]

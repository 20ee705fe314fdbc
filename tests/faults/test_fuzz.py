"""Nonsense by the thousand on both sockets and at the door: no crash, no traceback, no growth."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import msgpack
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from companion.net.visitor import device_of
from tests.faults.figures import times
from tests.net.house import House, serving
from tests.sessions.room import house_with_screens
from tests.wire.playing import TOKENS

pytestmark = pytest.mark.faults

ROUNDS = times(1_000_000, 3_000)
AT_ONCE = 24
"""Frames on one connection: more often than not it is closed before."""
WORDS = ["", "a", "\x1b[2J", "😀" * 50, "../../etc/passwd", "t", "hello", "act", "do", "look", "x" * 3000]


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
        frame: dict[str, Any] = {"t": luck.choice(["act", "ping", "hello", "view"]), "n": luck.randint(-2, 9)}
        frame["action"] = {"do": luck.choice(["look", "cut", "seen", "start", "x"]), "at": anything(luck)}
        text = json.dumps(frame if luck.random() < 0.7 else anything(luck))
        yield text if luck.random() < 0.9 else luck.randbytes(luck.randint(0, 60))


def page_frames(luck: Random) -> Iterator[bytes]:
    """What somebody might say on the socket of the pages."""
    page = {"route": luck.choice(["/", "/seat/x", "/history"]), "width": 390, "height": 844}
    yield b"\x00" + msgpack.packb([1, {"session_id": luck.choice(WORDS)[:60], "page_name": "", "page": page}])
    while True:
        name = luck.choice(["click", "tap", "resize", "\x1b"])
        event = {"target": luck.randint(-1, 60), "name": name, "data": anything(luck)}
        props = {luck.choice(["width", "route", "value"]): anything(luck)}
        body = luck.choice([event, {"id": luck.randint(0, 60), "props": props}, anything(luck)])
        said = b"\x00" + msgpack.packb([luck.choice([1, 2, 3, 3, 3, 4, 4, 5, 6, 99]), body])
        yield said if luck.random() < 0.9 else luck.randbytes(luck.randint(0, 60))


async def say(address: str, path: str, frames: Iterator[str | bytes], count: int, origin: str = "") -> None:
    """Say so many frames on one socket, unless it is closed before."""
    headers = {"cookie": f"companion_device={TOKENS['bo']}"} | ({"origin": origin} if origin else {})
    try:
        async with connect(f"ws://{address}{path}", max_size=None, additional_headers=headers) as socket:
            for _ in range(count):
                await socket.send(next(frames))
    except (OSError, WebSocketException):
        pass


async def knock(address: str, luck: Random, code: str) -> None:
    """One request at the door, or what looks like one."""
    host, _, port = address.partition(":")
    path = luck.choice(
        [f"/j/{code}", f"/j/{code}/watch", "/j/QQQQ", "/tables", "/cover", "/host/x", "/" + "%00" * 9]
    )
    body = json.dumps(anything(luck)).encode() if luck.random() < 0.7 else luck.randbytes(80)
    line = f"{luck.choice(['GET', 'POST', 'POST', 'PUT', 'X'])} {path} HTTP/1.1\r\nHost: {address}\r\n"
    head = f"{line}Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    try:
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head + body if luck.random() < 0.9 else luck.randbytes(200) + b"\r\n\r\n")
        await reader.read()
        writer.close()
    except OSError:
        pass


async def fuzzed(house: House, address: str, luck: Random, rounds: int) -> None:
    """So many frames and requests."""
    table = house.hall.tables[0]
    said = 0
    while said < rounds:
        count = luck.randint(1, AT_ONCE)
        said += count
        match luck.choice(["game", "page", "door"]):
            case "game":
                token = luck.choice([TOKENS["bo"], "f" * 32])
                await say(address, f"/table/{table.id}/ws", game_frames(luck, token), count)
            case "page":
                await say(address, "/ws", page_frames(luck), count)
            case "door":
                await asyncio.gather(*(knock(address, luck, table.opening.code) for _ in range(count)))


class Wrong(logging.Handler):
    """Keeps what a log must not hold, and nothing else: a million lines would count as growth."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note a traceback, and letters that could move somebody's terminal."""
        line = record.getMessage()
        if record.exc_info or not line.isprintable():
            self.lines.append(line)


@pytest.fixture
def wrong() -> Iterator[list[str]]:
    """The only log of this test."""
    log, heard = logging.getLogger(), Wrong()
    before, log.handlers = log.handlers, [heard]
    yield heard.lines
    log.handlers = before


async def test_nonsense_by_the_thousand(wrong: list[str]) -> None:
    house = house_with_screens()
    table = await house.table("emergence")
    for name, colour in (("Ann", "orange"), ("Bo", "sky")):
        await table.sit(device_of(TOKENS[name.lower()]), name, colour)
    luck = Random(13)  # noqa: S311 - a test, not a deal
    async with serving(house) as address:
        await fuzzed(house, address, luck, max(ROUNDS // 10, 500))
        gc.collect()
        before = len(gc.get_objects())
        await fuzzed(house, address, luck, ROUNDS)
        gc.collect()
        grown = len(gc.get_objects()) - before
        tasks = len(asyncio.all_tasks())
        async with connect(f"ws://{address}/table/{table.id}/ws", max_size=None) as ann:
            await ann.send(json.dumps({"t": "hello", "v": 1, "token": TOKENS["ann"]}))
            assert json.loads(await ann.recv())["t"] == "welcome"
    assert grown < 150_000, f"{grown} objects more than before"
    assert tasks < 200, f"{tasks} tasks are left"
    assert not wrong

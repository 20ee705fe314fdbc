"""How many tables of Flet phones one process holds: the load comes from this one, the host is another."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.bench.latency import p99
from tests.bench.phones import Table, served
from tests.net.flet.client import EVENT, INVOKE, PATCH, REGISTER

TABLES, PHONES = 50, 3
ACTION_EVERY = 1.0
SECONDS = 20.0
LIMIT = 0.15
CARD, AUGMENTATION, SEAL, REOPEN = "Boost", "Electromechanical", "Seal my choice", "Reopen the envelope"
PATIENCE = 60.0
PAGE = {
    "width": 390,
    "height": 844,
    "platform": "android",
    "platform_brightness": "dark",
    "web": True,
    "pwa": False,
    "wasm": False,
    "test": False,
    "multi_view": False,
    "media": {"padding": {}, "view_padding": {}, "view_insets": {}, "device_pixel_ratio": 1},
}


class FletPhone:
    """One page over Flet's socket: it knows when it was drawn, and where its few buttons are."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.drawn = 0
        self.at = 0.0
        self.buttons: dict[str, int] = {}
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def opened(cls, port: int, table: str, token: str) -> FletPhone:
        """A phone at its seat."""
        cookie = {"cookie": f"companion_device={token}"}
        address = f"ws://127.0.0.1:{port}/ws"
        socket = await connect(address, max_size=None, additional_headers=cookie, open_timeout=PATIENCE)
        phone = cls(socket)
        page = {**PAGE, "route": f"/seat/{table}"}
        await phone._send(REGISTER, {"session_id": "", "page_name": "", "page": page})
        return phone

    async def _send(self, action: int, body: dict[str, Any]) -> None:
        await self._socket.send(b"\x00" + msgpack.packb([action, body]))

    async def _read(self) -> None:
        try:
            async for data in self._socket:
                now = time.perf_counter()
                assert isinstance(data, bytes)
                action, body = msgpack.unpackb(data[1:], strict_map_key=False)
                if action == INVOKE:
                    answer = {"control_id": body["control_id"], "call_id": body["call_id"]}
                    kept = ["*"] if "companion.tours" in str(body.get("args")) else None
                    await self._send(INVOKE, {**answer, "result": kept, "error": None})
                if action == PATCH:
                    self.drawn, self.at = self.drawn + 1, now
                for words, number in buttons(body):
                    self.buttons[words] = number
                self._news.set()
        except ConnectionClosed:
            pass

    async def until(self, drawn: int) -> float:
        """When it was drawn for the so-many-th time."""
        while self.drawn < drawn:
            self._news.clear()
            await self._news.wait()
        return self.at

    async def shows(self, words: str) -> None:
        """Wait for a button."""
        async with asyncio.timeout(PATIENCE):
            while words not in self.buttons:
                self._news.clear()
                await self._news.wait()

    async def tap(self, words: str) -> None:
        """A finger on a button that was drawn."""
        await self.shows(words)
        await self._send(EVENT, {"target": self.buttons.pop(words), "name": "click", "data": None})

    async def close(self) -> None:
        """Leave the page."""
        await self._socket.close()
        await self._reading


def buttons(body: Any, above: int = 0) -> Iterator[tuple[str, int]]:
    """Words that are sent to be read inside something that can be tapped, and its number."""
    if isinstance(body, dict):
        number = body["_i"] if body.get("on_click") else above
        words = body.get("value")
        if number and words in (CARD, AUGMENTATION, SEAL, REOPEN):
            yield words, number
        for inner in body.values():
            yield from buttons(inner, number)
    elif isinstance(body, list):
        for inner in body:
            yield from buttons(inner, above)


async def _lively(phones: list[FletPhone], took: list[float], offset: float) -> None:
    """A seat chooses and seals, or opens its envelope again, on its own page; all at the table see it."""
    actor = phones[0]
    await asyncio.sleep(offset)
    ends = time.perf_counter() + SECONDS
    is_sealed = False
    while (begun := time.perf_counter()) < ends:
        if not is_sealed:
            for words in (CARD, AUGMENTATION):
                drawn = actor.drawn
                await actor.tap(words)
                await actor.until(drawn + 1)
        before = [phone.drawn for phone in phones]
        acted = time.perf_counter()
        await actor.tap(REOPEN if is_sealed else SEAL)
        is_sealed = not is_sealed
        waited = (phone.until(count + 1) for phone, count in zip(phones, before, strict=True))
        took.append(max(await asyncio.gather(*waited)) - acted)
        await asyncio.sleep(max(0.0, ACTION_EVERY - (time.perf_counter() - begun)))


def spent(pid: int) -> float:
    """Seconds of CPU that a process has had."""
    used = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")


async def measure(folder: Path) -> list[tuple[str, str]]:
    """The line of the report."""
    async with served("sqlite", folder) as (port, pid), httpx.AsyncClient(timeout=60) as client:
        tables = [Table(f"http://127.0.0.1:{port}", client) for _ in range(TABLES)]
        for table in tables:
            await table.open(PHONES)
        await asyncio.gather(*(table.to_selection() for table in tables))
        lively = []
        for table in tables:
            await table.close()
            made = [await FletPhone.opened(port, table.made["table"], token) for token in table.tokens]
            for phone in made:
                await phone.shows(SEAL)
            lively.append(made)
        gc.collect()
        gc.freeze()
        took: list[float] = []
        spread = ACTION_EVERY / TABLES
        before = spent(pid)
        await asyncio.gather(*(_lively(made, took, at * spread) for at, made in enumerate(lively)))
        each = (spent(pid) - before) / len(took)
        for made in lively:
            for phone in made:
                await phone.close()
    worst = p99(took)
    mark = "kept" if worst < LIMIT else "MISSED"
    figure = f"median {median(took) * 1e3:.0f} ms, p99 {worst * 1e3:.0f} ms (under {LIMIT * 1e3:.0f}: {mark})"
    what = f"{TABLES} tables × {PHONES} Flet phones, one action a second and table"
    return [(what, figure), (f"{what}: the host's CPU for each", f"{each * 1e3:.1f} ms")]

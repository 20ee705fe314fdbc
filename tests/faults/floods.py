"""Floods, with figures: what sixty REGISTERs and fifteen hundred resizes of a stranger cost other tables.

`python -m tests.faults.floods`: two people play at a table of their own over the game socket, while somebody
floods the pages; how long each of their actions takes, with and without.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgpack
from websockets.exceptions import WebSocketException

from companion.net.visitor import device_of
from tests.net.flet.client import page
from tests.net.house import House, phone, serving
from tests.sessions.room import house_with_screens
from tests.wire.playing import TOKENS

ACTIONS = 400
PAUSE = 0.01

Flood = Callable[[House, str], Awaitable[None]]


async def nothing(_house: House, _address: str) -> None:
    """No flood."""


async def registers(_house: House, address: str) -> None:
    """Sixty REGISTERs on one socket, and sixty sockets with one."""
    said = {"session_id": "x", "page_name": "", "page": {"route": "/", "width": 390, "height": 844}}
    again = b"\x00" + msgpack.packb([1, said])

    async def one(times: int) -> None:
        with suppress(OSError, WebSocketException):
            async with page(address, "/", "f" * 32) as stranger:
                for _ in range(times):
                    await stranger.send_raw(again)
                await asyncio.wait({stranger._reading}, timeout=3)

    await asyncio.gather(one(60), *(one(0) for _ in range(60)))


async def resizes(house: House, address: str) -> None:
    """Fifteen hundred resizes of somebody who looks at a shared screen."""
    table = house.hall.tables[-1]
    route = f"/screen/{table.id}/{table.opening.screen.value}"
    async with page(address, route, "f" * 32) as screen:
        await screen.until(lambda: len(screen.messages) > 2)
        for width in range(1500):
            size: dict[str, Any] = {"width": 300 + width % 900, "height": 800}
            await screen.send(4, {"id": 1, "props": size})
            await screen.event(1, "resize", size)
        await screen.pong()


async def measured(flood: Flood) -> tuple[float, float]:
    """The median and the 99th percentile of an action, in milliseconds, while this goes on."""
    house = house_with_screens()
    watched = await house.table("emergence")
    table = await house.hall.create("emergence")
    for one in (watched, table):
        for name, colour in (("Ann", "orange"), ("Bo", "sky")):
            await one.sit(device_of(TOKENS[name.lower()]), name, colour)
    took = []
    async with serving(house) as address, phone(address, table, token=TOKENS["ann"]) as ann:
        await ann.hear_of("welcome")
        flooding = asyncio.create_task(flood(house, address))
        for number in range(ACTIONS):
            began = time.perf_counter()
            await ann.act({"do": "rename", "name": f"Ann {number % 7}", "colour": "orange"})
            took.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(PAUSE)
        flooding.cancel()
        with suppress(asyncio.CancelledError):
            await flooding
    took.sort()
    return took[len(took) // 2], took[len(took) * 99 // 100]


async def main() -> None:
    """Print a table."""
    print("| flood | median | p99 |\n|---|---|---|")
    for name, flood in (("none", nothing), ("REGISTERs", registers), ("resizes", resizes)):
        median, late = await measured(flood)
        print(f"| {name} | {median:.1f} ms | {late:.1f} ms |")


if __name__ == "__main__":
    asyncio.run(main())

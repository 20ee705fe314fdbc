"""Hours of play at one host: game after game, on sockets and on pages, and nothing stays behind."""

from __future__ import annotations

import ctypes
import gc
import resource
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, cast

import pytest

from companion.games import GAMES
from companion.kernel.seat import Seat
from companion.net.visitor import device_of
from companion.table.presence import Watcher
from companion.table.table import Table
from tests.faults.figures import times
from tests.games.kits import Kit
from tests.games.test_contract import KITS
from tests.net.flet.client import page
from tests.net.house import House, serving
from tests.sessions.room import house_with_screens
from tests.table.people import Time
from tests.table.seeds import luck_of
from tests.wire.playing import TOKENS, Listener, begun

pytestmark = pytest.mark.faults

EVENINGS = times(60, 2)
"""Each is a game of every kind. Sixty make an hour of ten tables, with an action a second at each."""
STEPS = 120
MOST = 6_000 if EVENINGS > 20 else 30_000
"""Objects that may be more in the last evenings than in those before: after two, caches still fill."""
MOST_MEMORY = 8 << 20 if EVENINGS > 20 else 60 << 20
"""Bytes of the process, by the same measure."""
OF_THREE = [(kit, name) for kit in KITS for name in kit.tables if kit.tables[name][0] == 3]
TABLES = OF_THREE if EVENINGS > 20 else [next(one for one in OF_THREE if one[0] is kit) for kit in KITS]
"""In the short form one of each game."""


class Drawn:
    """A seat whose page has taken the place of its socket: what it does is not tapped, but drawn."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table, self._watcher = table, Watcher(device=device_of(TOKENS[seat]), seat=seat)

    async def act(self, action: dict[str, Any]) -> dict[str, Any]:
        """Do something."""
        await self._table.act(self._watcher, action)
        return {"t": "done"}


async def played(house: House, address: str, time: Time, kit: Kit, table: str, luck: Random) -> None:
    """One game with phones and pages, given up after a while, and put out of the history."""
    async with AsyncExitStack() as stack:
        game = await stack.enter_async_context(begun(house, address, time, kit, table))
        for number in range(STEPS):
            if game.table.stage != "playing":
                break
            if number == STEPS // 3:
                for seat in game.table.setting.seats:
                    shown = page(address, f"/seat/{game.table.id}", TOKENS[seat])
                    await stack.enter_async_context(shown)
                    game.phones[seat] = cast("Listener", Drawn(game.table, seat))
            await game.step(luck)
        if game.table.stage == "playing":
            await game.host("end_table")
    await house.hall.forget(game.table.id)


async def test_nothing_stays_of_games_that_are_over() -> None:
    luck, time = Random(29), Time()  # noqa: S311 - a test, not a deal
    sizes, memory = list[int](), list[int]()
    house = house_with_screens(GAMES)
    house.hall._around = replace(
        house.hall._around, clock=time, wall=time, alarm=time, luck=luck_of("5e" * 32)
    )
    async with serving(house) as address:
        for _ in range(EVENINGS):
            for kit, table in TABLES:
                await played(house, address, time, kit, table, luck)
            gc.collect()
            sizes.append(len(gc.get_objects()))
            memory.append(resident())
    assert grown(sizes) < MOST, sizes
    assert grown(memory) < MOST_MEMORY, memory


def grown(sizes: list[int]) -> float:
    """How much larger the last third is than the one in the middle."""
    third = max(1, len(sizes) // 3)
    return median(sizes[-third:]) - median(sizes[third - 1 : 2 * third - 1])


def resident() -> int:
    """Bytes of this process that lie in memory, C libraries and all, without those that are only kept."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

"""A served table of three: everybody’s page, and a shared screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion.cli.front import HallFront
from companion.games.emergence.options import EmergenceOptions
from companion.kernel.seat import Seat
from companion.net.visitor import current, device_of
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.ui import app
from tests.games.emergence.kit import KIT
from tests.net.flet.client import FletClient, page
from tests.net.house import House, serving
from tests.table.people import Time
from tests.wire.playing import TOKENS, opening_of

SEAL = "5e" * 32
NAMES = ("Ann", "Bo", "Cy")
CALM = 200
"""Turns of the loop in which nothing came."""
CUTS = {"ann": 11, "bo": 73, "cy": 29}


@dataclass
class Room:
    """A served table of three with everybody's page and a shared screen."""

    house: House
    table: Table
    address: str
    pages: dict[str, FletClient]
    time: Time

    async def act(self, seat: str, do: str, /, **fields: Any) -> None:
        """A seat does something, from its own phone but not through its page."""
        await self.table.act(Watcher(device=device_of(TOKENS[seat]), seat=Seat(seat)), {"do": do, **fields})

    def sizes(self) -> dict[str, int]:
        """How many bytes everybody has been sent."""
        return {name: len(client.bytes) for name, client in self.pages.items()}

    async def quiet(self) -> None:
        """Wait until nobody is sent anything any more: host and phones share this loop."""
        before, still = self.sizes(), 0
        while still < CALM:
            await asyncio.sleep(0)
            after = self.sizes()
            still, before = (still + 1 if after == before else 0), after


def house_with_screens() -> House:
    """A house that draws the real screens."""
    fronts: list[HallFront] = []

    async def draw(new: ft.Page) -> None:
        await app.main(new, fronts[0], current.get())

    house = House(games=(KIT.game,), main=draw)
    fronts.append(HallFront(house.hall))
    return house


@asynccontextmanager
async def room(seal: str = SEAL, *, cut: bool = True) -> AsyncIterator[Room]:
    """A room under this seal, everybody’s page open; the deck is cut, unless a test wants to."""
    house, time = house_with_screens(), Time()
    house.hall._around = replace(house.hall._around, clock=time, wall=time)
    opening = opening_of(KIT.game, EmergenceOptions().model_dump(mode="json"), seal)
    await house.journal.open(opening)
    table = Table(KIT.game, opening, house.journal, house.hall._around)
    house.hall._tables[table.id] = table
    for name, colour in zip(NAMES, table.game.card.colours, strict=False):
        await table.sit(device_of(TOKENS[name.lower()]), name, colour)
    async with serving(house) as address, AsyncExitStack() as stack:
        pages = {}
        for name in NAMES:
            seat = name.lower()
            pages[seat] = await stack.enter_async_context(page(address, f"/seat/{table.id}", TOKENS[seat]))
            await pages[seat].shows("Cut the deck")
        screen = f"/screen/{table.id}/{opening.screen.value}"
        pages["@screen"] = await stack.enter_async_context(page(address, screen, "f0" * 16))
        await pages["@screen"].shows("Cy")
        made = Room(house, table, address, pages, time)
        if cut:
            for seat, at in CUTS.items():
                await made.act(seat, "cut", at=at)
        await made.quiet()
        yield made

"""A served table of three: everybody’s page, and a shared screen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import flet as ft
from websockets.exceptions import ConnectionClosed

from companion.cli import device
from companion.cli.device import Device, KeptSeat
from companion.cli.front import HallFront
from companion.games.emergence.options import EmergenceOptions
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.net.socketlink import SocketLink
from companion.net.visitor import current, device_of
from companion.table.presence import Watcher
from companion.table.table import Table
from companion.ui import app
from tests.faults.hosts import free_port
from tests.games.emergence.kit import KIT
from tests.net.flet.client import FletClient, page
from tests.net.house import House, serving
from tests.sessions.devices import app_of
from tests.table.people import Time
from tests.table.seeds import luck_of, seed_under
from tests.wire.playing import TOKENS, opening_of

SEAL = "5e" * 32
NAMES = ("Ann", "Bo", "Cy")
CALM = 200
"""Turns of the loop in which nothing came."""
ECHOES = 3
"""Words to everybody that came back and brought nothing: what one of them sets off, the next one meets."""
CUTS = {"ann": 11, "bo": 73, "cy": 29}


@dataclass
class Room:
    """A served table of three with everybody's page and a shared screen."""

    house: House
    table: Table
    address: str
    pages: dict[str, FletClient]
    time: Time
    tokens: dict[str, str]
    """By what the host knows everybody's phone."""

    async def act(self, seat: str, do: str, /, **fields: Any) -> None:
        """A seat does something, from its own phone but not through its page."""
        await self.table.act(
            Watcher(device=device_of(self.tokens[seat]), seat=Seat(seat)), {"do": do, **fields}
        )

    def sizes(self) -> dict[str, int]:
        """How many bytes everybody has been sent."""
        return {name: len(client.bytes) for name, client in self.pages.items()}

    async def quiet(self) -> None:
        """Wait until nobody is sent anything any more: host and phones share this loop.

        A calm loop is not enough on a busy machine, where a frame may be on its way for longer than that:
        a ping over every socket comes back behind it.
        """
        before, still = self.sizes(), 0
        while still < ECHOES:
            for _ in range(CALM):
                await asyncio.sleep(0)
            await asyncio.gather(*map(_pong, self.pages.values()), *map(_echo, LINKS))
            after = self.sizes()
            still, before = (still + 1 if after == before else 0), after


async def _pong(client: FletClient) -> None:
    """What the host sent to a page has arrived; a closed tab has nothing more to come."""
    with suppress(ConnectionClosed):
        await client.pong()


async def _echo(link: SocketLink) -> None:
    """What an app and the host said to each other has arrived."""
    if link._socket is not None:
        await (await link._socket.ping())


def house_with_screens(games: tuple[AnyGame, ...] = (KIT.game,)) -> House:
    """A house that draws the real screens."""
    fronts: list[HallFront] = []

    async def draw(new: ft.Page) -> None:
        await app.main(new, fronts[0], current.get())

    house = House(games=games, main=draw)
    fronts.append(HallFront(house.hall))
    return house


APPS: list[Path] = []
"""With a folder in it, seats are apps: the host's bytes go through their links to their own pages."""
LINKS: list[SocketLink] = []
"""Of these apps, once they are opened."""


def _phone(address: str, table: str, seat: str) -> AbstractAsyncContextManager[FletClient]:
    """The page of a seat, in a browser or in an app that knows its seat."""
    if not APPS:
        return page(address, f"/seat/{table}", TOKENS[seat])
    kept = KeptSeat(address=f"http://{address}", table=table, seat=seat)
    device.keep(APPS[0] / seat, Device(secret=TOKENS[seat], name=seat, seat=kept))
    return app_of(APPS[0] / seat)


def _token(port: int, seat: str) -> str:
    """By what the host knows a phone: an app has another token for every host."""
    if not APPS:
        return TOKENS[seat]
    return Device(secret=TOKENS[seat]).token(f"http://127.0.0.1:{port}")


@asynccontextmanager
async def room(seal: str = SEAL, *, cut: bool = True) -> AsyncIterator[Room]:
    """A room under this seal, everybody’s page open; the deck is cut, unless a test wants to."""
    house, time = house_with_screens(), Time()
    house.hall._around = replace(house.hall._around, clock=time, wall=time, luck=luck_of(seal))
    opening = opening_of(KIT.game, EmergenceOptions().model_dump(mode="json"))
    await house.journal.open(opening)
    table = Table(KIT.game, opening, house.journal, house.hall._around)
    house.hall._tables[table.id] = table
    port = free_port()
    tokens = {name.lower(): _token(port, name.lower()) for name in NAMES}
    for name, colour in zip(NAMES, table.game.card.colours, strict=False):
        await table.sit(device_of(tokens[name.lower()]), name, colour)
    async with serving(house, port) as address, AsyncExitStack() as stack:
        pages = {}
        for name in NAMES:
            seat = name.lower()
            pages[seat] = await stack.enter_async_context(_phone(address, table.id, seat))
            await pages[seat].shows("Cut the deck")
        screen = f"/screen/{table.id}/{opening.screen.value}"
        pages["@screen"] = await stack.enter_async_context(page(address, screen, "f0" * 16))
        await pages["@screen"].shows("Cy")
        made = Room(house, table, address, pages, time, tokens)
        if cut:
            for seat, at in CUTS.items():
                await made.act(seat, "cut", at=at)
        await made.quiet()
        yield made
        LINKS.clear()


def other_seal(one: str, two: str) -> str:
    """A seal under which these two seats hold other cards than under the first."""
    seats, cuts = tuple(Seat(seat) for seat in CUTS), tuple(CUTS.values())
    opening = opening_of(KIT.game, EmergenceOptions().model_dump(mode="json"))

    def dealt(seal: str) -> dict[str, str]:
        seed = seed_under(KIT.game, opening, tuple(seat.capitalize() for seat in seats), cuts, seal)
        state = KIT.game.setup(EmergenceOptions(), seats, seed)
        return {seat: card.value for seat, card in state.allegiances.items()}

    here = dealt(SEAL)
    for number in range(10_000):
        there = dealt(f"{number:064x}")
        if any(there[seat] != here[seat] for seat in (one, two)):
            return f"{number:064x}"
    raise AssertionError("no such deal")

"""The app's first screens on a phone without a browser, and ways in that the test has laid."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from companion.games import GAMES
from companion.kernel.action import Rejection
from companion.net.doorstate import DoorSeat, DoorStage, DoorState
from companion.net.invitation import Invitation
from companion.net.link import Refused, refused
from companion.ui.app import Shelf
from companion.ui.door.entrance import Entrance
from companion.ui.door.ways import FoundTable, Porch, Wish
from tests.ui.phone import Phone

LINK = "http://10.0.0.1:8550/j/WREN#key"
WREN = FoundTable(Invitation("http://10.0.0.1:8550", "WREN", "key"), "Emergence", "emergence")
BO = DoorSeat("bo", "Bo", "sky", "away")
SIZES = ((360, 640), (390, 844), (768, 1024), (1024, 768), (1920, 1080))


def porch(
    stage: DoorStage = "open", *seated: DoorSeat, is_invited: bool = True, title: str = "Emergence"
) -> Porch:
    """A door with these people behind it."""
    state = DoorState("t1", "WREN", "emergence", title, stage, seated)
    return Porch(Invitation("http://10.0.0.1:8550", "WREN", "key" if is_invited else ""), state)


@dataclass(frozen=True)
class Held:
    """A seat this device has."""

    title: str = "Emergence"


@dataclass
class Laid:
    """What the app can do, and what it was asked."""

    porch: Porch | None = None
    seat: Held | None = None
    name: str = ""
    no: str = ""
    """The code of a refusal that meets whatever is tried."""
    heard: tuple[FoundTable, ...] = ()
    asked: list[Any] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    lets_in: asyncio.Event = field(default_factory=asyncio.Event)

    def _try(self, *what: Any) -> None:
        self.asked.append(what)
        if self.no:
            raise refused(Rejection(self.no, address="10.0.0.1", problem="full"), {})

    async def host(self) -> None:
        """Noted."""
        self._try("host")

    async def back(self) -> None:
        """Noted."""
        self._try("back")

    async def look(self, text: str) -> Porch | None:
        """The porch that was laid."""
        self._try("look", text)
        return self.porch

    async def again(self, porch: Porch) -> Porch:
        """The porch that is laid now."""
        self._try("again")
        return self.porch or porch

    async def arrive(self, route: str) -> None:
        """Noted."""
        self._try("arrive", route)

    async def found(self) -> AsyncIterator[tuple[FoundTable, ...]]:
        """What is heard now, and after every `hear`."""
        while True:
            yield self.heard
            await self.news.wait()
            self.news.clear()

    def hear(self, *tables: FoundTable) -> None:
        """These tables are open now."""
        self.heard = tables
        self.news.set()

    async def sit(self, porch: Porch, wish: Wish) -> bool:
        """In at once with the secret; else when the host has tapped."""
        self._try("sit", wish)
        return bool(porch.invitation.secret) or self.lets_in.is_set()


async def arrived(
    ways: Laid, invited: str = "", no: Refused | None = None, size: tuple[int, int] = (390, 844)
) -> Phone:
    """The entrance of the app, opened."""
    phone = Phone("/", *size)
    phone.wire.page_url = "tcp://127.0.0.1:1"

    async def main(page: Any) -> None:
        page.render(Entrance, page, ways, Shelf(GAMES).screens_of, invited, no)

    await phone.open(main)
    return phone

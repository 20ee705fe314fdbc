"""The installed app: one window that hosts tables itself, or sits down at one on another device.

`flet run -m companion.cli.app` starts it here; `build/mobile.py` makes what `flet build` takes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import flet as ft

from companion import paths
from companion.cli import device as devices
from companion.cli.claim import Claim, Claimed
from companion.cli.device import Device, KeptSeat
from companion.cli.hosted import Hosted, first_free
from companion.cli.hosting import has_screen
from companion.cli.window import NoWindow, show
from companion.games import GAMES
from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.net import finding, invitation, lan
from companion.net.away import Away, Knocked
from companion.net.flet import apply_patches
from companion.net.link import refused
from companion.net.remote import RemoteHall
from companion.net.shelf import ClientMissing
from companion.net.visitor import Visitor, device_of
from companion.table.journal import JournalUnreadable, JournalUnwritable
from companion.texts import say
from companion.ui import app, native
from companion.ui.door.entrance import Entrance
from companion.ui.door.ways import FoundTable, Porch
from companion.ui.front import Front

HERE = Visitor(device="app", is_host=True)
"""This device at its own tables."""
VIEWER_OF_OTHERS = ("FLET_PLATFORM", "FLET_DISPLAY_URL_PREFIX")
"""What a built app and `flet run` say to be the ones who show the pages."""


class Installed:
    """The app of one device; every page of it is a `Visit`."""

    def __init__(self, data: Path, quitted: Callable[[], None] = lambda: None) -> None:
        """`quitted` is told that the host of this device ended, by Quit or a signal."""
        apply_patches()
        self.data, self.device, self._quitted = data, devices.read(data), quitted
        self.hosted: Hosted | None = None
        self._ending: asyncio.Task[None] | None = None

    async def main(self, page: ft.Page) -> None:
        """The entry of every session: where this device was, or the entrance."""
        app.dress(page)
        visit = Visit(self, page)
        native.settle(page, visit)
        await visit.begin(page.route or "/")

    def remember(self, **changes: object) -> None:
        """Keep something about this device."""
        self.device = Device.model_validate({**self.device.model_dump(), **changes})
        devices.keep(self.data, self.device)

    async def host(self) -> Hosted:
        """The host of this device, opened once. Raises `Refused`."""
        if self.hosted is None:
            self.hosted = await self._opened()
            self._ending = asyncio.create_task(self._until_quit(self.hosted))
        return self.hosted

    async def _opened(self) -> Hosted:
        chosen, left = lan.choose(), ExitStack()
        with left:
            try:
                claim = left.enter_context(Claim(self.data))
                listening = left.enter_context(closing(first_free(chosen)))
                hosted = Hosted(claim, listening, chosen)
                await hosted.open()
            except Claimed:
                raise refused(Rejection("app.occupied"), {}) from None
            except (OSError, JournalUnreadable, JournalUnwritable, ClientMissing) as error:
                raise refused(Rejection("app.no_host", problem=str(error)), {}) from None
            left.pop_all()  # it keeps both until it has ended
        return hosted

    async def _until_quit(self, hosted: Hosted) -> None:
        await hosted.ended()
        self.hosted = None
        self._quitted()

    async def ended(self) -> None:
        """Return when the host of this device has said farewell; at once without one."""
        if self._ending is not None:
            await asyncio.shield(self._ending)

    async def close(self) -> None:
        """End what runs."""
        if self.hosted is not None:
            self.hosted.stop()
        await self.ended()


class Visit:
    """One page of the app: it answers the entrance (`ui.door.ways`) and its links (`ui.native`)."""

    def __init__(self, installed: Installed, page: ft.Page) -> None:
        self._app, self._page = installed, page
        self._away: Away | None = None
        self._knocks: dict[str, str] = {}

    @property
    def name(self) -> str:
        """What this person was called last time."""
        return self._app.device.name

    async def begin(self, route: str) -> None:
        """A link that opened the app, the seat it had, or the entrance."""
        invited = self._invited(route)
        kept = self._app.device.seat
        if invited or kept is None:
            self._show_entrance(invited)
        else:
            await self._show_seat(kept)

    @staticmethod
    def _invited(route: str) -> str:
        """The link inside a route: `companion://table/…` arrives as it is, or as its path."""
        if route.startswith(f"{invitation.SCHEME}:"):
            return route
        return f"{invitation.SCHEME}://table{route}" if "/j/" in route else ""

    async def host(self) -> None:
        """Host on this device, and show the start screen. Raises `Refused`."""
        hosted = await self._app.host()
        self._away = Away(f"http://127.0.0.1:{hosted.port}", hosted.key)
        await self._show(hosted.front, HERE, "/")
        self._page.run_task(self._until_quit)

    async def _until_quit(self) -> None:
        """A phone does not end its apps: who quits the host is where the app began."""
        await self._app.ended()
        with suppress(RuntimeError):  # from Flet: the window has gone with it
            self._show_entrance()

    async def look(self, text: str) -> Porch:
        """The table that a link, an address or a code means. Raises `Refused`."""
        try:
            meant = invitation.read(text)
        except Rejection as rejection:
            raise refused(rejection, {}) from None
        return Porch(meant, await Away(meant.address, self._app.device.token).look(meant))

    async def found(self) -> AsyncIterator[tuple[FoundTable, ...]]:
        """All tables heard of on this network."""
        async for tables in finding.tables():
            yield tuple(
                FoundTable(invitation.Invitation(one.address, one.code), _title(one.game)) for one in tables
            )

    async def sit(self, porch: Porch, name: str, colour: str, seat: str | None) -> bool:
        """Sit down and show the seat's page; False while the host has not tapped yet. Raises `Refused`."""
        meant = porch.invitation
        away = Away(meant.address, self._app.device.token)
        if knock := self._knocks.get(meant.link):
            state, given = await away.answer(meant, knock)
            if state == "waiting":
                return False
            del self._knocks[meant.link]
            if state == "no":
                raise refused(Rejection("app.not_let_in"), {})
            table, mine = porch.state.table, given
        else:
            answer = await away.sit(meant, name, colour, seat)
            if isinstance(answer, Knocked):
                self._knocks[meant.link] = answer.knock
                return False
            table, mine = answer.table, answer.seat
        kept = KeptSeat(address=meant.address, table=table, seat=mine)
        self._app.remember(name=name or self.name, seat=kept)
        await self._show_seat(kept)
        return True

    async def _show_seat(self, kept: KeptSeat) -> None:
        token = self._app.device.token
        self._away = Away(kept.address, token)
        hall = RemoteHall(GAMES, kept.address, token, (Seat(kept.seat),))
        await self._show(hall, Visitor(device=device_of(token)), f"/seat/{kept.table}?seat={kept.seat}")

    async def _show(self, hall: Front, visitor: Visitor, route: str) -> None:
        self._page.route = route
        await app.main(self._page, hall, visitor)

    def _show_entrance(self, invited: str = "") -> None:
        self._page.route = "/"
        self._page.render(Entrance, self._page, self, invited)

    async def door(self, url: str) -> None:
        """The door of the table this device sits at, for one more person; or any other table."""
        self._app.remember(seat=None)
        split = urlsplit(url)
        here = self._away.address if self._away else ""
        self._show_entrance(f"{here}{split.path}#{split.fragment}" if split.fragment and here else "")

    async def file(self, path: str) -> bytes:
        """A file of the host. Raises `Refused`."""
        if self._away is None:
            raise refused(Rejection("library.unknown"), {})
        return await self._away.fetch(path)


def _title(game_id: str) -> str:
    return next((str(game.card.title) for game in GAMES if game.card.id == game_id), game_id)


async def run_app() -> None:
    """Until the window is closed; on a phone, until the system ends it. Raises `NoWindow`."""
    if any(name in os.environ for name in VIEWER_OF_OTHERS):
        installed = Installed(paths.data())
        try:
            await ft.run_async(installed.main, assets_dir=str(paths.assets()))
        finally:
            await installed.close()
    else:
        await _run_window()


async def _run_window() -> None:
    """In a window of our own: closing it, Quit and the first Ctrl-C all end it, with a farewell to phones."""
    loop, is_over = asyncio.get_running_loop(), asyncio.Event()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: loop.call_soon_threadsafe(is_over.set))
    installed = Installed(paths.data(), is_over.set)
    window = asyncio.create_task(show(installed.main, has_screen=has_screen()))
    waiting = asyncio.create_task(is_over.wait())
    await asyncio.wait({window, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    await installed.close()
    window.cancel()
    with suppress(asyncio.CancelledError):
        await window


def run() -> None:
    """What `flet build` and `flet run` start."""
    try:
        asyncio.run(run_app())
    except NoWindow as error:
        sys.exit(say("app-no-window", problem=str(error)))


if __name__ == "__main__":
    run()

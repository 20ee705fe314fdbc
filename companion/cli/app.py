"""The installed app: one window that hosts tables itself, or sits down at one on another device.

`flet run -m companion.cli.app` starts it here; `build/mobile.py` makes what `flet build` takes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import flet as ft

from companion import paths
from companion.cli import device as devices
from companion.cli.claim import Claim, Claimed
from companion.cli.device import HERE, Device
from companion.cli.hosted import Hosted, first_free
from companion.cli.hosting import has_screen
from companion.cli.visit import Visit
from companion.cli.window import NoWindow, show
from companion.kernel.action import Rejection
from companion.net import lan
from companion.net.away import Away
from companion.net.dealpart import Devices
from companion.net.flet import apply_patches
from companion.net.link import refused
from companion.net.shelf import ClientMissing
from companion.table.journal import JournalUnreadable, JournalUnwritable
from companion.texts import say
from companion.ui import app, native

VIEWER_OF_OTHERS = ("FLET_PLATFORM", "FLET_DISPLAY_URL_PREFIX")
"""What a built app and `flet run` say to be the ones who show the pages."""


class Installed:
    """The app of one device; every page of it is a `Visit`."""

    def __init__(self, data: Path, quitted: Callable[[], None] = lambda: None) -> None:
        """`quitted` is told that the host of this device ended, by Quit or a signal."""
        apply_patches()
        self.data, self.device, self._quitted = data, devices.read(data), quitted
        self.hosted: Hosted | None = None
        self.deals: Devices = {}
        """Its own parts in deals at tables elsewhere, also while somebody looks at another page."""
        self._ending: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()

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
        """The host of this device, opened once, and again when the app is. Raises `Refused`."""
        async with self._opening:
            if self.hosted is None:
                self.hosted = await self._opened()
                self._ending = asyncio.create_task(self._until_quit(self.hosted))
                self.remember(is_hosting=True)
        return self.hosted

    def address_of(self, address: str) -> str:
        """An address as it is remembered: one of our own is `HERE`."""
        split, hosted = urlsplit(address), self.hosted
        is_ours = hosted is not None and split.port == hosted.port and hosted.is_called(split.hostname or "")
        return HERE if is_ours else address

    def away(self, address: str) -> Away:
        """The door at this address, with this device's token there; our own is always reached."""
        known = self.address_of(address)
        here = self.hosted.here if self.hosted is not None and known == HERE else address
        return Away(here, self.device.token(known))

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
        if hosted.is_quit:
            self.remember(is_hosting=False)
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

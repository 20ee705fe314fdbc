"""A host in this process, whoever started it: the command, a double-click, or the installed app."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

import flet as ft

from companion import paths
from companion.cli import house
from companion.cli.claim import Claim
from companion.cli.front import HallFront
from companion.cli.stores import Store, in_folder
from companion.games import GAMES
from companion.kernel.action import Rejection
from companion.net import lan
from companion.net.away import Away
from companion.net.client import Whereabouts, make_client
from companion.net.cues import Cues
from companion.net.finding import Announcer
from companion.net.flet import apply_patches
from companion.net.hall import Hall
from companion.net.invitation import DEFAULT_PORT, local_name
from companion.net.link import refused
from companion.net.names import LOOPBACK
from companion.net.neighbours import Neighbours
from companion.net.organiser import Organiser
from companion.net.packs import Packs
from companion.net.server import Server, settle_memory
from companion.net.serving import allow_many_files, uvicorn_server
from companion.net.venue import BEAT_SECONDS, Venue
from companion.net.venueboard import VenueBoard
from companion.net.visitor import Visitor, current
from companion.table.journal import SlotTaken
from companion.table.table import Table
from companion.ui import app, native

ALL_INTERFACES = "0.0.0.0"  # noqa: S104 - phones on the local network must reach it

ANNOUNCED = frozenset({"home", "self", "public"})
"""Kinds of networks on which phones may hear of our tables."""
ANNOUNCE_SECONDS = 2.0
MOST_PORTS = 10
"""So many ports are tried before a double-click gives up."""
WINDOW = Visitor(device="window", is_host=True)
Certificate = tuple[Path, Path]


class Hosted:
    """The hall, its server, and the front that its screens see. It runs in the loop it is opened in."""

    def __init__(
        self,
        claim: Claim,
        listening: socket.socket,
        chosen: lan.Address,
        tls: Certificate | None = None,
        *,
        names: tuple[str, ...] = (),
        proxies: tuple[str, ...] = (),
        is_announced: bool = True,
        store: Store | None = None,
    ) -> None:
        """`names`: by which it may be called too; `proxies`: whom to believe where a request comes from;
        `store`: where its tables are, if not in its folder.

        The claim to its folder is given back when it has ended.
        Raises `JournalUnreadable`, `ClientMissing`, and `OSError` for a folder that cannot be written.
        """
        apply_patches()
        allow_many_files()
        self.port: int = listening.getsockname()[1]
        store = store or in_folder(claim.data)
        self._own = f"{'https' if tls else 'http'}://{chosen.host}:{self.port}"
        self.chosen, self.address = chosen, store.public or self._own
        self._claim, self._listening, self._is_announced = claim, listening, is_announced
        data = claim.data
        cues, key = Cues(), house.host_key(data)
        self.key = key.reveal()
        self.private_link = f"{self.address}/host/{self.key}"
        self.hall = Hall(
            GAMES,
            store.journal,
            Packs(house.packs_folder(data)),
            address=lambda: self.address,
            changed=cues.changed,
        )
        here = f"{self.address}{store.root}"
        neighbours = Neighbours(store.owners, here) if store.owners else None
        self._venue = Venue(self.hall, store.owners, self._fenced, neighbours) if store.owners else None
        self.is_fenced = False
        """Another process has its tables: it ends."""
        self.announcer = Announcer(chosen.ip, self.port, is_secure=tls is not None)
        board = VenueBoard(store.board) if store.board else None
        self._organiser = Organiser(self.hall, key.organiser.reveal(), board=board, owners=store.owners)
        self.front = HallFront(self.hall, cues, self.quit, self._organiser, self.named)
        self.is_quit = False
        """Whether somebody tapped Quit."""
        self._is_open = asyncio.Event()
        self._server = Server(
            self.hall,
            cues,
            key,
            make_client(paths.cache(), Whereabouts(store.owners is not None, store.root)),
            self.page,
            organiser=self._organiser,
            is_secure=self.address.startswith("https:"),
            opened=self._is_open.set,
            names=(chosen.ip, urlsplit(self.address).hostname or "", *names),
            announced=lambda: self.announcer.names,
            owners=store.owners,
            root=store.root,
            neighbours=neighbours,
        )
        self._serving = uvicorn_server(self._server.app, chosen.ip, self.port, tls, self._farewell, proxies)
        self._running: asyncio.Task[None] | None = None
        self._announcing: asyncio.Task[None] | None = None

    async def page(self, new: ft.Page) -> None:
        """One Flet session of this host."""
        await app.main(new, self.front, current.get())

    async def window(self, new: ft.Page) -> None:
        """The session of this host's own window."""
        native.settle(new, Beside(self))
        await app.main(new, self.front, WINDOW)

    async def open(self) -> Table:
        """Take up what was unfinished and let people in; the table that they most likely want."""
        if self._venue:
            await self._venue.begin()
        await self.hall.open_up()
        self._organiser.attend()
        settle_memory()
        table = await self._first_table()
        self._running = asyncio.create_task(self._serving.serve(sockets=[self._listening]))
        opening = asyncio.create_task(self._is_open.wait())
        await asyncio.wait({opening, self._running}, return_when=asyncio.FIRST_COMPLETED)
        opening.cancel()
        if not self._running.done():
            is_secure = self._own.startswith("https:")
            house.note_running(self._claim.data, self.port, self._own if is_secure else "")
            if self._is_announced and self.chosen.kind in ANNOUNCED and await self.announcer.open():
                await self.announcer.tell(self._open_tables())
                self._announcing = asyncio.create_task(self._announce())
        return table

    async def _first_table(self) -> Table:
        """The one to go on with, or a new lobby; a venue's host that is still joining waits until it may."""
        while True:
            if table := self.hall.newest_open():
                return table
            try:
                return await self.hall.create(GAMES[0].card.id)
            except Rejection as rejection:
                if self._venue is None or rejection.code not in ("table.moved", "table.store_away"):
                    raise
            if self.is_fenced:
                raise SlotTaken
            await asyncio.sleep(BEAT_SECONDS)

    def _open_tables(self) -> dict[str, str]:
        """Codes that lead to a table now, and its game."""
        tables = (table for table in self.hall.tables if table.setting.next_table is None)
        return {
            table.opening.code: table.game.card.id for table in tables if table.stage in ("lobby", "playing")
        }

    async def _announce(self) -> None:
        """Tell the network of tables that open and close, until we are told to end."""
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            await self.announcer.tell(self._open_tables())

    def named(self, code: str) -> str:
        """This host under a table's announced name, to be typed where numbers are hard; empty without one."""
        name = local_name(code)
        return f"{name}:{self.port}" if name in self.announcer.names else ""

    def named_link(self, table: Table) -> str:
        """The door under that name; empty without one."""
        code = table.opening.code
        named = self.named(code)
        return f"{self._own.partition('://')[0]}://{named}/j/{code}" if named else ""

    @property
    def here(self) -> str:
        """Its address for this very device, whatever becomes of the network."""
        return f"{self._own.partition('://')[0]}://127.0.0.1:{self.port}"

    def is_called(self, name: str) -> bool:
        """Whether this address or name leads here."""
        return name in (*LOOPBACK, self.chosen.ip) or name in self.announcer.names

    def quit(self) -> None:
        """Somebody has had enough: say farewell, and do not come back by yourself."""
        self.is_quit = True
        self.stop()

    async def _farewell(self) -> None:
        """Everybody is told; where others live who play on with our tables, that they do."""
        if self._venue is None:
            await self._server.farewell()
            return
        has_heirs = self.is_fenced or await self._venue.has_others()
        await self._organiser.leave()
        await self._server.farewell("table.moved" if has_heirs else "table.host_stopped")
        await self._venue.leave()

    def _fenced(self) -> None:
        self.is_fenced = True
        self.stop()

    def stop(self) -> None:
        """Say farewell to every phone and end."""
        self._serving.should_exit = True

    async def ended(self) -> None:
        """Return when the last phone was told and all is on disk."""
        if self._running is not None:
            try:
                await self._running
            finally:
                await self._organiser.leave()
                if self._venue is not None:
                    await self._venue.end()
                house.forget_running(self._claim.data)
                if self._announcing is not None:
                    self._announcing.cancel()
                await self.announcer.close()
                self._claim.release()


class Beside:
    """Where links of the host's own window lead: doors into the browser, files to the disk."""

    def __init__(self, hosted: Hosted) -> None:
        self._hosted = hosted

    async def door(self, url: str) -> None:
        """A door is a page for another device, so it opens in the browser of this one. Raises `Refused`."""
        link = f"{self._hosted.address}{url}"
        if not webbrowser.open(link):
            raise refused(Rejection("app.no_browser", link=link), {})

    async def file(self, path: str) -> bytes:
        """A file of this host, with its own key. Raises `Refused`."""
        return await Away(self._hosted.here, self._hosted.key, house.own_tls()).fetch(path)


def first_free(chosen: lan.Address) -> socket.socket:
    """The usual port, or the next one that nobody has. Raises `OSError` when there is none."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + MOST_PORTS):
        with contextlib.suppress(OSError):
            return listen(port, chosen)
    return listen(DEFAULT_PORT, chosen)


def listen(port: int, chosen: lan.Address) -> socket.socket:
    """The one port, taken before anything else so that a busy one is a sentence. Raises `OSError`."""
    # Named as TCP, or asyncio leaves Nagle's algorithm on and every answer takes 40 ms.
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((ALL_INTERFACES if chosen.reaches_phones else "127.0.0.1", port))
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening

"""A table on another device, as the screens of an installed app see it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial

from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.net.away import Away
from companion.net.cues import BUZZ_TURN, Cue
from companion.net.dealpart import Devices
from companion.net.link import Closed, Refused
from companion.net.packs import pack_options
from companion.net.remotedocuments import RemoteDocuments
from companion.net.socketlink import SocketLink
from companion.net.wire import Hello
from companion.table.frame import Frame

OPEN_SECONDS = 12.0
"""How long a table may stay silent before the page says so."""
RENEW_SECONDS = 60.0
"""How old documents may be that a page is drawn with."""


class RemoteHall:
    """The seats of this device at one host elsewhere: `companion.ui.front.Front` over the network.

    It knows what its token may know, and no more: what a host can do is None here.
    """

    host = None
    organiser = None

    def __init__(
        self,
        games: tuple[AnyGame, ...],
        address: str,
        token: str,
        seats: tuple[Seat, ...] = (),
        *,
        patience: float = OPEN_SECONDS,
        devices: Devices | None = None,
        socket: Callable[..., SocketLink] = SocketLink,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`seats` are those this device holds already; `devices` is what it keeps of deals."""
        self.games, self._address, self._token, self._patience = games, address, token, patience
        self._socket, self._now, self._renewed = socket, now, now()
        self._away = Away(address, token)
        self._seats: dict[str, tuple[Seat, ...]] = {}
        self._last = seats
        self._link: SocketLink | None = None
        self._documents: dict[str, RemoteDocuments] = {}
        self._turns: asyncio.Queue[Cue] = asyncio.Queue()
        self._awaited: frozenset[str] = frozenset()
        self._devices: Devices = {} if devices is None else devices

    async def link(
        self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False
    ) -> SocketLink:
        """A connection of its own, open when it returns. Raises `Closed`."""
        del device, is_host  # the host knows both by the token
        hello = Hello(token=self._token, seat=seat)
        heard = partial(self._heard, table_id)
        link = self._socket(self._address, table_id, self.games, hello, heard=heard, devices=self._devices)
        self._link = link
        try:
            async with asyncio.timeout(self._patience):
                await link.open()
        except TimeoutError:
            link.close()
            raise Closed("shell.unreachable") from None
        await self._read_documents(table_id, link.frame.table.game)
        return link

    async def _read_documents(self, table_id: str, game_id: str) -> None:
        documents = self._documents.setdefault(game_id, RemoteDocuments(self._away, table_id, game_id))
        with suppress(Refused, TimeoutError):  # nobody misses what this table does not play with
            async with asyncio.timeout(self._patience):
                await documents.refresh()
        self._renewed = self._now()

    def _heard(self, table_id: str, frame: Frame) -> None:
        """A newer frame: which seats are ours, and whose turn it became."""
        self._last = self._seats[table_id] = frame.table.my_seats
        waiting = frozenset(map(str, frame.view.waiting_for)) if frame.view else frozenset()
        if (waiting - self._awaited) & set(map(str, frame.table.my_seats)):
            self._turns.put_nowait({"buzz": BUZZ_TURN})
        self._awaited = waiting

    def seats_of(self, table_id: str, device: str, *, is_host: bool = False) -> tuple[Seat, ...]:
        """The seats that the host told of; at a table that follows, those of before until it does."""
        del device, is_host
        return self._seats.get(table_id, self._last)

    def fits_screen(self, table_id: str, key: str) -> bool:
        """An app is no shared screen of somebody else's table."""
        del table_id, key
        return False

    def without_seat(self, table_id: str, device: str) -> tuple[str, str]:
        """Only a stranger, as far as one can tell from here."""
        del table_id, device
        return "shell.no_seat", ""

    def packs(self, game_id: str, option: str) -> tuple[tuple[str, str], ...]:
        """What fits into a house rule that takes a pack."""
        options = next((game.options for game in self.games if game.card.id == game_id), None)
        taken = pack_options(options).get(option) if options else None
        if taken is None:
            return ()
        lines = self.library(game_id).lines(game_id, taken.format)
        return tuple((line.id, line.name) for line in sorted(lines, key=lambda line: line.id != taken.usual))

    def library(self, game_id: str = "", *, may_save: bool = False, is_host: bool = False) -> RemoteDocuments:
        """The documents of the table's game, with the rights of this seat; the host sees to that."""
        del may_save, is_host
        documents = self._documents.get(game_id)
        if documents is None:
            return RemoteDocuments(self._away, "", game_id)
        if self._now() - self._renewed > RENEW_SECONDS:
            self._renewed = self._now()
            documents.renew()
        return documents

    async def cues(self, device: str) -> AsyncIterator[Cue]:
        """A phone only buzzes, when it becomes its turn; the shared screen speaks."""
        del device
        while True:
            yield await self._turns.get()

    def named(self, code: str) -> str:
        """Only the host tells names."""
        del code
        return ""

    def clock(self) -> float:
        """The host's clock, now."""
        return self._link.clock if self._link else time.monotonic()

    async def file(self, path: str) -> bytes:
        """A file of the host, such as a proof. Raises `Refused`."""
        return await self._away.fetch(path)

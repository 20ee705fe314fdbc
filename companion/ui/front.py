"""The hall as the screens see it: what a seat needs, and what a host needs besides."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Protocol

from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.net.cues import Cue
from companion.net.exchange import Exchange
from companion.net.link import Link
from companion.net.overview import Comparison, Row
from companion.table.orders import AnyOrder
from companion.ui.documents import DeskDocuments, Documents
from companion.ui.stage import PastTable, TableLine


class Visitor(Protocol):
    """Who is at the other end."""

    @property
    def device(self) -> str:
        """Its fingerprint."""
        ...

    @property
    def is_host(self) -> bool:
        """Whether it came with the host's key."""
        ...

    @property
    def is_organiser(self) -> bool:
        """Whether it came with the organiser's link, or is a host."""
        ...


class Front(Protocol):
    """What a seat or a shared screen needs: in the host's process, or in an app at somebody else's table.

    `companion.cli.front` answers it with the hall, `companion.net.remote` over the network.
    """

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games on the shelf."""
        ...

    @property
    def organiser(self) -> OrganiserFront | None:
        """What whoever looks after all tables of this host may do; None where that is elsewhere."""
        ...

    @property
    def host(self) -> HostFront | None:
        """What only a host may do; None where the host is another device."""
        ...

    async def link(
        self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False
    ) -> Link:
        """A connection for a seat of this device, or for a shared screen. Raises `Closed` or `Rejection`."""
        ...

    def seats_of(self, table_id: str, device: str, *, is_host: bool = False) -> tuple[Seat, ...]:
        """The seats this device may open: its own, then for a host those on paper; none for a stranger."""
        ...

    def fits_screen(self, table_id: str, key: str) -> bool:
        """Whether this key opens a plain shared screen of the table."""
        ...

    def without_seat(self, table_id: str, device: str) -> tuple[str, str]:
        """Why a device has no seat at a table, as a code, and the way to the door if it may know it."""
        ...

    def packs(self, game_id: str, option: str) -> tuple[tuple[str, str], ...]:
        """What fits into a house rule that takes a pack, such as a city: (id, name)."""
        ...

    def library(self, game_id: str = "", *, may_save: bool = False, is_host: bool = False) -> Documents:
        """The library as a device may use it: a host all of it, a seat that of its game, a screen to read."""
        ...

    def cues(self, device: str) -> AsyncIterator[Cue]:
        """Sounds and buzzes for a window or an app; a browser's page script takes its own."""
        ...

    def named(self, code: str) -> str:
        """Where a table is found by name, `companion-wren.local:8550`; empty where no name is told."""
        ...

    def clock(self) -> float:
        """The clock of `Frame.clock` and `TimerView.ends`, now."""
        ...


class HostFront(Front, Protocol):
    """What the start screen, the history and the library of a host need."""

    def library(self, game_id: str = "", *, may_save: bool = False, is_host: bool = False) -> DeskDocuments:
        """The library as a device may use it: a host all of it."""
        ...

    @property
    def quit(self) -> Callable[[], None] | None:
        """End this host for everybody, with a farewell; None where that is not ours to do."""
        ...

    async def create(self, game_id: str, options: dict[str, Any] | None = None) -> str:
        """The open lobby for this game, with these house rules chosen; its id. Raises `Refused`."""
        ...

    async def create_beside(self, game_id: str, along: str = "") -> str:
        """A lobby that touches no other table; with the people of the table `along`. Raises `Refused`."""
        ...

    def unfinished(self) -> tuple[TableLine, ...]:
        """Tables that can be taken up again, newest first."""
        ...

    def leaving(self, game_id: str) -> TableLine | None:
        """The table whose people may be taken along to this game."""
        ...

    async def history(self) -> tuple[PastTable, ...]:
        """Games that were played, newest first."""
        ...

    async def open_past(self, table_id: str) -> None:
        """A table of the history stands again. Raises `Refused`."""
        ...

    async def forget(self, table_id: str) -> None:
        """Delete a table of the history. Raises `Refused`."""
        ...

    @property
    def exchange(self) -> Exchange:
        """How documents come and go; for host devices only."""
        ...


class OrganiserFront(Protocol):
    """All tables at once, in public facts only, and one word to all. Everything may raise `Rejection`."""

    @property
    def link(self) -> str:
        """For another device of the organiser."""
        ...

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every table that people may sit at, by its number."""
        ...

    async def begin(self) -> None:
        """An organiser is here."""
        ...

    def follow(self, heard: Callable[[], None]) -> Callable[[], None]:
        """Tell of every change at any table; the returned function ends it."""
        ...

    def wall(self) -> float:
        """The clock of everything that is told here."""
        ...

    def way_to(self, table_id: str) -> str:
        """This page at the host that has the table, which it may show; empty for one that is here."""
        ...

    async def order(self, order: AnyOrder, tables: Iterable[str] | None = None) -> None:
        """To these tables, or to all."""
        ...

    async def say(self, text: str, tables: Iterable[str] | None = None) -> None:
        """A message; an empty one takes the last away."""
        ...

    async def let_go_on(self) -> None:
        """Open the gate for those that are there."""
        ...

    async def bell(self, seconds: int) -> None:
        """One clock for all; 0 puts it away."""
        ...

    async def answer(self, table_id: str) -> None:
        """The organiser has been at a table that called."""
        ...

    async def close(self, table_id: str) -> None:
        """End a table for its people."""
        ...

    async def open_batch(
        self, game_id: str, options: dict[str, Any], count: int, expected: int, *, alike: bool = False
    ) -> list[str]:
        """So many tables with the same game and house rules, `alike` with the same cards too; their ids."""
        ...

    def compared(self, game_id: str = "") -> Comparison:
        """The games of this evening side by side."""
        ...

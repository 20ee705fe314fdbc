"""The hall as the screens see it."""

from __future__ import annotations

from typing import Any, Protocol

from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.net.exchange import Exchange
from companion.net.link import Link
from companion.ui.documents import Documents
from companion.ui.stage import PastTable, TableLine


class Front(Protocol):
    """What the screens need from the host. `companion.cli.front` answers it with the hall."""

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games on the shelf."""
        ...

    async def create(self, game_id: str, options: dict[str, Any] | None = None) -> str:
        """The open lobby for this game, with these house rules chosen; its id. Raises `Refused`."""
        ...

    async def create_beside(self, game_id: str, along: str = "") -> str:
        """A lobby that touches no other table; with the people of the table `along`. Raises `Refused`."""
        ...

    def link(self, table_id: str, *, device: str, seat: Seat | None = None, is_host: bool = False) -> Link:
        """A connection for a seat of this device, or for a shared screen. Raises `Closed` or `Rejection`."""
        ...

    def seats_of(self, table_id: str, device: str, *, is_host: bool = False) -> tuple[Seat, ...]:
        """The seats this device may open: its own, then for a host those on paper; none for a stranger."""
        ...

    def fits_screen(self, table_id: str, key: str) -> bool:
        """Whether this key opens a plain shared screen of the table."""
        ...

    def unfinished(self) -> tuple[TableLine, ...]:
        """Tables that can be taken up again, newest first."""
        ...

    def leaving(self, game_id: str) -> TableLine | None:
        """The table whose people may be taken along to this game."""
        ...

    def without_seat(self, table_id: str, device: str) -> tuple[str, str]:
        """Why a device has no seat at a table, as a code, and the way to the door if it may know it."""
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

    def packs(self, game_id: str, option: str) -> tuple[tuple[str, str], ...]:
        """What fits into a house rule that takes a pack, such as a city: (id, name)."""
        ...

    def library(self, game_id: str = "", *, may_save: bool = False, is_host: bool = False) -> Documents:
        """The library as a device may use it: a host all of it, a seat that of its game, a screen to read."""
        ...

    @property
    def exchange(self) -> Exchange:
        """How documents come and go; for host devices only."""
        ...

    def clock(self) -> float:
        """The clock of `Frame.clock` and `TimerView.ends`, now."""
        ...

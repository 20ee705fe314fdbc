"""A phone's connection to its table, the same inside the host and over a socket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from companion.kernel.action import Action, Reason
from companion.kernel.seat import Seat
from companion.kernel.view import GameView
from companion.table.views import Happened, TableView


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything a screen draws from: the table, and the game's view once it has begun."""

    rev: int
    table: TableView
    view: GameView | None
    clock: float
    """The host's monotonic clock when this was written, for countdowns."""


class Refused(Exception):  # noqa: N818 - the word people hear
    """The table said no: a headline, the sentences, and the codes behind them."""

    def __init__(self, title: str, say: str, reasons: tuple[Reason, ...]) -> None:
        self.title, self.say, self.reasons = title, say, reasons
        super().__init__(say)


class Link(Protocol):
    """One viewer at one table. Screens know nothing else."""

    @property
    def frame(self) -> Frame:
        """The newest frame."""
        ...

    async def changed(self) -> None:
        """Return when there is a newer frame than the last one this link's owner saw. Raises `Closed` at the end."""
        ...

    async def act(self, action: Action, seat: Seat | None = None) -> None:
        """Do something in the game, or at the table (`table.actions`). Raises `Refused`."""
        ...

    async def log(self) -> tuple[Happened, ...]:
        """Every line of the table's log."""
        ...

    def close(self) -> None:
        """Leave; the seat stays taken."""
        ...


class Closed(Exception):  # noqa: N818
    """The link is over: the seat moved to another phone, the table closed, the host freed the seat."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)

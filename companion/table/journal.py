"""A journal: one opening, then facts, append only. The only thing that is saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from pydantic import Field

from companion.kernel.frozen import frozen
from companion.kernel.hidden import JOURNAL, Hidden
from companion.kernel.part import Part

CODE_SECONDS = 24 * 3600.0
"""So long after its end a table's code leads to nobody else."""


class Opening(Part):
    """How a table began. Its secrets are written into the journal and nowhere else."""

    table: str
    game: str
    rules_version: int
    at: float
    """Seconds since 1970, on the host."""
    code: str
    """The short code people may type."""
    secret: Hidden[str]
    """What the QR code carries: who has it needs no tap of the host."""
    screen: Hidden[str]
    """What a shared screen shows to be one."""
    seal: Hidden[str] = Hidden("")
    """Of an older table: 256 bits (hex) that were committed to before anybody cut."""
    options: dict[str, Any] = Field(default_factory=dict)

    def line(self) -> str:
        """As the journal keeps it."""
        return self.model_dump_json(context=JOURNAL)

    def join_link(self, address: str) -> str:
        """What the QR code holds; whoever has it needs no tap of the host."""
        return f"{address}/j/{self.code}#{self.secret.value}"

    def screen_path(self) -> str:
        """Where a shared screen of this table is; whoever has it sees what everybody sees."""
        return f"/screen/{self.table}/{self.screen.value}"


class Entry(Part):
    """One thing that happened: an action of the game, or a fact about the table."""

    n: int
    at: float
    seat: str = ""
    """Who acted: a seat, `@table` or `@clock`; empty for facts about the table."""
    action: dict[str, Any] | None = None
    fact: dict[str, Any] | None = None
    device: str = ""
    sent: int = 0
    """The sender (a device, and its seat) and its own number, so that a resend is not a second action."""

    def line(self) -> str:
        """As the journal keeps it."""
        return self.model_dump_json(exclude_defaults=True)


@frozen
class Shelved:
    """A table in the store, in a few words."""

    opening: Opening
    entries: int
    touched: float
    summary: dict[str, Any] | None
    """Set once it is finished."""
    is_ours: bool = True
    """False: another process plays on with it."""


class JournalUnwritable(Exception):  # noqa: N818
    """The store could not write. What was to be written has not happened."""


class CodeTaken(JournalUnwritable):
    """The short code of a new table leads to other people. Nothing was written; another code may do."""


class JournalAway(JournalUnwritable):
    """The store cannot be reached. Nothing was sent to it; the same will be written once it is back."""


class JournalMoved(Exception):  # noqa: N818
    """The table is not ours any more: another process plays on with it. Nothing was written."""


class SlotTaken(Exception):  # noqa: N818
    """A living process has joined the store under the same name."""


class JournalUnreadable(Exception):  # noqa: N818
    """The store could not be opened or read: no permission, or damaged."""


class Journal(Protocol):
    """Where journals live: in a file, in memory, or in a database that several processes share."""

    @property
    def is_away(self) -> bool:
        """Whether nothing can be written now; the store looks by itself for when it can again."""
        ...

    def tell(self, changed: Callable[[], None], moved: Callable[[str], None]) -> None:
        """Call `changed` whenever `is_away` changes, and `moved` with every table that turns out not ours."""
        ...

    async def open(self, opening: Opening) -> None:
        """Begin a journal, to which its code leads from now on; durable when it returns.

        Raises `CodeTaken`, decided by the store: two tables made at one instant never share a code.
        """
        ...

    async def take_code(self, opening: Opening, now: float) -> bool:
        """Whether this code leads to this table, from now on; False when it leads to other people.

        A code is free when its table was forgotten or ended a day ago; it passes on to a table with the same
        keys. Raises `JournalUnwritable`.
        """
        ...

    async def append(self, table: str, entry: Entry) -> None:
        """Add an entry; durable when it returns.

        Three ends and no fourth: written; `JournalUnwritable`, certainly not written; `JournalMoved`. Where
        nobody knows whether a try was written, the same is tried again until it is known.
        """
        ...

    async def read(self, table: str) -> tuple[Opening, tuple[Entry, ...]]:
        """Everything written. Raises KeyError for a table that is not there, `JournalUnreadable`."""
        ...

    async def list(self) -> tuple[Shelved, ...]:
        """All tables that can be read, newest first. Raises `JournalUnreadable`."""
        ...

    async def finish(self, table: str, summary: dict[str, Any] | None) -> None:
        """Mark as finished, with what history shows of it; None: not finished after all."""
        ...

    async def purge(self, table: str | None = None) -> int:
        """Forget one table, or all; how many were forgotten."""
        ...

    async def close(self) -> None:
        """Write what is left and let go."""
        ...

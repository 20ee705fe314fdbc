"""The store of a venue: journals in PostgreSQL, written by whichever process owns the table."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from hashlib import sha256
from typing import Any, LiteralString

import psycopg

from companion.store import rows
from companion.store.postgres import nodes, tables
from companion.store.postgres.appending import Appending
from companion.store.postgres.board import PostgresBoard
from companion.store.postgres.line import DEADLINE_SECONDS, Line, Unanswered, Unreachable
from companion.store.postgres.lines import Lines
from companion.store.postgres.schema import migrate
from companion.store.postgres.surely import PATIENCE_SECONDS, Surely
from companion.store.rows import Rows
from companion.table.journal import (
    CODE_SECONDS,
    CodeTaken,
    Entry,
    JournalAway,
    JournalMoved,
    JournalUnreadable,
    Opening,
    Shelved,
)
from companion.table.owners import Living, Owned

logger = logging.getLogger(__name__)

LIST: LiteralString = """
SELECT t.opening, coalesce(e.n, 0), coalesce(e.at, t.at) AS touched, t.summary, coalesce(t.owner = %s, false)
  FROM companion.tables t LEFT JOIN LATERAL (
    SELECT n, at FROM companion.entries WHERE table_id = t.id ORDER BY n DESC LIMIT 1) e ON true
 ORDER BY touched DESC
"""


class PostgresJournal:
    """Journals in a database that several processes share. Made by `join`."""

    def __init__(
        self,
        address: str,
        slot: str,
        at: str,
        *,
        seconds: float = DEADLINE_SECONDS,
        patience: float = PATIENCE_SECONDS,
        pause: nodes.Pause = asyncio.sleep,
    ) -> None:
        self._address, self._slot, self._at = address, slot, at
        self._seconds, self._pause = seconds, pause
        self._changed: list[Callable[[], None]] = []
        self._moved: list[Callable[[str], None]] = []
        self._surely = Surely(self._tell, patience)
        self._be(0)
        self.board = PostgresBoard(address, self._surely, lambda: self.inc)
        """Notices of how the tables of all processes stand."""

    def _be(self, inc: int) -> None:
        """This incarnation, with connections under its name: by it others hang up on the dead."""
        name, self.inc = _name(inc), inc
        self._line, self._beating, self._asking = (Line(self._address, name, self._seconds) for _ in range(3))
        self._lines = Lines(self._address, name, seconds=self._seconds)
        self._appending = Appending(self._line, self._surely, inc)

    @classmethod
    async def join(cls, address: str, slot: str = "a", at: str = "", **how: Any) -> PostgresJournal:
        """The store as a new process of this slot sees it; `at`: where phones reach this process.

        Lays the tables where there are none. Raises `JournalUnreadable`, `SlotTaken`.
        """
        await migrate(address)
        journal = cls(address, slot, at, **how)
        await journal.rejoin()
        return journal

    async def rejoin(self) -> None:
        """A new incarnation with no tables. What the one before had under way is not ours any more."""
        line = Line(self._address, "companion joins", self._seconds)
        try:
            inc = await nodes.join(line, self._slot, self._at, self._pause)
        finally:
            await line.close()
        await self._surely.close()
        await self._hang_up()
        self._be(inc)

    async def _hang_up(self) -> None:
        await self._appending.close()
        for line in (self._line, self._beating, self._asking, self._lines):
            await line.close()

    @property
    def is_away(self) -> bool:
        """Whether nothing can be written now."""
        return self._surely.is_away

    def tell(self, changed: Callable[[], None], moved: Callable[[str], None]) -> None:
        """Call `changed` whenever `is_away` changes, and `moved` with every table that turns out not ours."""
        self._changed.append(changed)
        self._moved.append(moved)

    def _tell(self) -> None:
        for changed in self._changed:
            changed()

    def _lost(self, table: str) -> JournalMoved:
        """A table is another's: its people are told before whoever wanted to write."""
        for moved in self._moved:
            moved(table)
        return JournalMoved(table)

    async def open(self, opening: Opening) -> None:
        """Begin a journal, unless its code leads to other people; durable when it returns."""
        code = (opening.code, opening.table, _keys(opening), opening.at - CODE_SECONDS)
        row = (opening.table, opening.line(), opening.at)
        if not await self._surely.ask(self._lines, tables.OPEN, self.inc, *code, *row):
            await self._check_lives(opening.table)
            raise CodeTaken(opening.code)

    async def take_code(self, opening: Opening, now: float) -> bool:
        """Whether this code leads to this table, from now on."""
        code = (opening.code, _keys(opening), opening.table, now - CODE_SECONDS)
        if await self._surely.ask(self._lines, tables.TAKE_CODE, self.inc, *code):
            return True
        await self._check_lives(opening.table)
        return False

    async def append(self, table: str, entry: Entry) -> None:
        """Add an entry; durable when it returns."""
        try:
            await self._appending.append(table, entry.n, entry.at, entry.line())
        except JournalMoved:
            raise self._lost(table) from None

    async def read(self, table: str) -> tuple[Opening, tuple[Entry, ...]]:
        """Everything written."""
        openings = await self._rows("SELECT opening FROM companion.tables WHERE id = %s", table)
        lines = await self._rows("SELECT line FROM companion.entries WHERE table_id = %s ORDER BY n", table)
        return rows.journal(table, openings, lines)

    async def list(self) -> tuple[Shelved, ...]:
        """All tables, newest first."""
        found = await self._rows(LIST, self.inc)
        return tuple(one for row in found if (one := rows.shelved(*row)))

    async def finish(self, table: str, summary: dict[str, Any] | None) -> None:
        """Mark as finished, with what history shows of it; None: not finished after all."""
        written = None if summary is None else json.dumps(summary)
        if not await self._surely.ask(self._lines, tables.FINISH, self.inc, written, table):
            raise self._lost(table)

    async def purge(self, table: str | None = None) -> int:
        """Forget one table, or all. What the database keeps of dead rows and logs is its own business."""
        (row,) = await self._surely.ask(self._lines, tables.PURGE, table, table)
        return int(row[0])

    async def beat(self) -> bool:
        """Whether we live. A database that does not answer is away, also while nobody writes."""
        return bool(await self._surely.ask(self._beating, nodes.BEAT, self.inc))

    async def living(self) -> tuple[Living, ...]:
        """All others that nobody has declared dead."""
        return tuple(Living(*row) for row in await self._surely.ask(self._beating, nodes.LIVING, self.inc))

    async def fence(self, dead: Living) -> bool:
        """Declare it dead, unless it has beaten since. What it still holds is taken from it."""
        try:
            return bool(await self._lines.ask(nodes.FENCE, dead.inc, dead.beat))
        except (Unanswered, Unreachable, psycopg.Error):
            await self._surely.ask(self._beating, nodes.HANG_UP, _name(dead.inc))
            await self._surely.ask(self._beating, nodes.FENCE, dead.inc, dead.beat)
            return all(one.inc != dead.inc for one in await self.living())

    async def claim(self, most: int) -> tuple[Owned, ...]:
        """What nobody living owns is ours from now on; all unfinished tables that are."""
        await self._surely.ask(self._lines, nodes.CLAIM_FINISHED, self.inc)
        await self._surely.ask(self._lines, nodes.CLAIM, self.inc, most)
        rows = await self._surely.ask(self._lines, nodes.MINE, self.inc)
        return tuple(Owned(*row) for row in rows)

    async def hand_over(self, table: str) -> bool:
        """Give a table of ours to whom has fewest, if somebody has fewer: whether it is theirs now."""
        await self._surely.ask(self._lines, nodes.HAND_OVER, self.inc, table)
        rows = await self._surely.ask(self._lines, nodes.OWNER, table)
        return bool(rows) and rows[0][0] != self.inc

    async def where(self, *, table: str = "", code: str = "") -> str:
        """The address of the living process that plays on with this table; empty when there is none."""
        rows = await self._asked(nodes.WHERE, table, code)
        return str(rows[0][0]) if rows else ""

    async def addresses(self) -> tuple[str, ...]:
        """Where phones reach the living processes, ours included."""
        return tuple(str(address) for (address,) in await self._asked(nodes.ADDRESSES))

    async def _asked(self, query: LiteralString, *values: Any) -> Rows:
        """For strangers, on a line of their own."""
        try:
            return await self._asking.ask(query, *values)
        except (Unanswered, Unreachable, psycopg.Error) as error:
            raise JournalAway(str(error)) from error

    async def leave(self) -> None:
        """We end: from now on we write nothing, and others may claim what is ours."""
        try:
            await self._lines.ask(nodes.LEAVE, self.inc)
        except (Unanswered, Unreachable, psycopg.Error):
            logger.warning("the database was not told that this host ends")

    async def close(self) -> None:
        """Write what is left, say that we go, and let go."""
        await self._appending.close()
        await self._surely.close()
        await self.leave()
        await self._hang_up()
        await self.board.close()

    async def _check_lives(self, table: str) -> None:
        lives = "SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced"
        if not await self._surely.ask(self._lines, lives, self.inc):
            raise self._lost(table)

    async def _rows(self, query: LiteralString, *values: Any) -> Rows:
        """Read, and once more when the connection had broken since it was used last."""
        try:
            try:
                return await self._lines.ask(query, *values)
            except Unanswered:
                return await self._lines.ask(query, *values)
        except (Unanswered, Unreachable, psycopg.Error) as error:
            raise JournalUnreadable(str(error)) from error


def _name(inc: int) -> str:
    """As which the database knows the connections of a process."""
    return f"companion {inc}"


def _keys(opening: Opening) -> str:
    """By which a code passes on to the same people."""
    return sha256(opening.secret.value.encode()).hexdigest()

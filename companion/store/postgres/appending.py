"""The group commit: what gathers while one statement is under way shares the next.

One statement is one transaction. It locks the row of this process in `nodes`, and on that row a process is
declared dead: the database puts the two in an order. An append before the fence is seen by the heir; one
after it writes no row.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import LiteralString

from companion.store.postgres.surely import Asked, Surely
from companion.table.journal import JournalMoved, JournalUnwritable

logger = logging.getLogger(__name__)

LAST_SECONDS = 3.0
MOST = 512
"""Entries of one statement."""
APPEND: LiteralString = """
WITH me AS MATERIALIZED (SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced FOR SHARE)
INSERT INTO companion.entries (table_id, n, at, inc, line)
SELECT x.table_id, x.n, x.at, me.inc, x.line
  FROM unnest(%s::text[], %s::int[], %s::float8[], %s::text[]) AS x (table_id, n, at, line)
  JOIN companion.tables t ON t.id = x.table_id
  JOIN me ON t.owner = me.inc
 WHERE x.n = 1
    OR EXISTS (SELECT 1 FROM companion.entries p WHERE p.table_id = x.table_id AND p.n = x.n - 1)
ON CONFLICT (table_id, n) DO NOTHING
RETURNING table_id, n
"""
LOOK: LiteralString = """
SELECT x.table_id, e.inc, e.line, n.inc IS NOT NULL
  FROM unnest(%s::text[], %s::int[]) AS x (table_id, n)
  LEFT JOIN companion.entries e ON e.table_id = x.table_id AND e.n = x.n
  LEFT JOIN companion.tables t ON t.id = x.table_id
  LEFT JOIN companion.nodes n ON n.inc = t.owner AND n.inc = %s AND NOT n.fenced
"""
"""For what was not inserted: what stands there, and whether the table is ours."""


@dataclass(eq=False, slots=True)
class Line:
    """An entry that waits to be written."""

    table: str
    n: int
    at: float
    line: str
    written: asyncio.Future[None]


class Appending:
    """The one writer of this process."""

    def __init__(self, line: Asked, surely: Surely, inc: int) -> None:
        self._line, self._surely, self._inc = line, surely, inc
        self._waiting: list[Line] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, table: str, n: int, at: float, line: str) -> None:
        """Returns when it is durable. Raises `JournalUnwritable`, `JournalMoved`."""
        loop = asyncio.get_running_loop()
        waiting = Line(table, n, at, line, loop.create_future())
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._drain())
        await waiting.written

    async def close(self) -> None:
        """Write what is left. What a database that is gone does not take was acknowledged to nobody."""
        if self._writer is not None:
            _, late = await asyncio.wait([self._writer], timeout=LAST_SECONDS)
            for writer in late:
                writer.cancel()

    async def _drain(self) -> None:
        while self._waiting:
            await self._write(self._batch())

    def _batch(self) -> list[Line]:
        """What waits, but one entry a table: the next is checked against the one before it."""
        first: dict[str, Line] = {}
        for one in self._waiting:
            if one.table not in first and len(first) < MOST:
                first[one.table] = one
        batch = list(first.values())
        self._waiting = [one for one in self._waiting if first.get(one.table) is not one]
        return batch

    async def _write(self, batch: list[Line]) -> None:
        """One statement for all; when it is refused, one each, so that nobody fails for another's sake."""
        try:
            ends = await self._written(batch)
        except JournalUnwritable as refused:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
                return
            ends = [refused]
        except Exception as error:
            logger.exception("an append stumbled")
            ends = [JournalUnwritable(str(error)) for _ in batch]
        for one, end in zip(batch, ends, strict=True):
            if one.written.done():
                continue
            if end is None:
                one.written.set_result(None)
            else:
                one.written.set_exception(end)

    async def _written(self, batch: list[Line]) -> list[Exception | None]:
        """How each of these ended."""
        tables, numbers = [one.table for one in batch], [one.n for one in batch]
        ats, lines = [one.at for one in batch], [one.line for one in batch]
        rows = await self._surely.ask(self._line, APPEND, self._inc, tables, numbers, ats, lines)
        written = {table for table, _ in rows}
        missing = [one for one in batch if one.table not in written]
        if not missing:
            return [None] * len(batch)
        tables, numbers = [one.table for one in missing], [one.n for one in missing]
        found = await self._surely.ask(self._line, LOOK, tables, numbers, self._inc, is_open=True)
        there = {table: (inc, line, is_ours) for table, inc, line, is_ours in found}
        return [None if one.table in written else self._end(one, *there[one.table]) for one in batch]

    def _end(self, one: Line, inc: int | None, line: str | None, is_ours: bool) -> Exception | None:
        """An earlier try had arrived, the table went, or the database went back in time."""
        if (inc, line) == (self._inc, one.line):
            return None
        if not is_ours:
            return JournalMoved(one.table)
        what = "the entry before it is missing" if line is None else "another entry stands there"
        logger.error("table %s, entry %d: %s in the database", one.table, one.n, what)
        return JournalUnwritable(what)

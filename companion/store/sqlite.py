"""Journals in one SQLite file: write-ahead log, full synchronisation, many entries to a commit.

An append returns when its commit is on disk. While one commit is being written, the next appends gather and
share the one after it (group commit), so a hall of tables does not wait in line for the disk.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from companion.store import rows
from companion.store.rows import Rows
from companion.table.journal import (
    CODE_SECONDS,
    CodeTaken,
    Entry,
    JournalUnreadable,
    JournalUnwritable,
    Opening,
    Shelved,
)

T = TypeVar("T")
Writing = Callable[[sqlite3.Connection], object]
Waiting = list[tuple[Writing, asyncio.Future[None]]]

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, opening TEXT NOT NULL, at REAL NOT NULL, summary TEXT
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    n INTEGER NOT NULL, at REAL NOT NULL, line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS codes (
    code TEXT PRIMARY KEY, table_id TEXT NOT NULL UNIQUE REFERENCES tables(id) ON DELETE CASCADE
) WITHOUT ROWID;
"""
CODES_OF_OLD = """
BEGIN IMMEDIATE;
INSERT OR IGNORE INTO codes SELECT json_extract(opening, '$.code'), id FROM tables
 WHERE json_valid(opening) ORDER BY summary IS NOT NULL, at DESC;
PRAGMA user_version = 1;
COMMIT;
"""
"""A journal of before `codes`: of all tables under one code it leads to the newest, unfinished ones first."""
TAKE_CODE = """
INSERT INTO codes (code, table_id) VALUES (:code, :table) ON CONFLICT (code) DO UPDATE SET table_id = :table
 WHERE codes.table_id = :table OR EXISTS (
    SELECT 1 FROM tables t WHERE t.id = codes.table_id AND (
        CASE WHEN json_valid(t.opening) THEN json_extract(t.opening, '$.secret') END = :secret
        OR (t.summary IS NOT NULL AND COALESCE(
            (SELECT e.at FROM entries e WHERE e.table_id = t.id ORDER BY n DESC LIMIT 1), t.at) < :ended)))
"""


class SqliteJournal:
    """The default store. One connection, one thread, one file."""

    is_away = False
    """A disk of this machine is waited for."""

    def tell(self, changed: Callable[[], None], moved: Callable[[str], None]) -> None:
        """It never is, and nobody else has these tables."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="journal")
        self._connection: sqlite3.Connection | None = None
        self._waiting: Waiting = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self, opening: Opening) -> None:
        """Begin a journal, unless its code leads to other people; durable when it returns."""

        def begin(connection: sqlite3.Connection) -> None:
            insert = "INSERT INTO tables (id, opening, at) VALUES (?, ?, ?)"
            connection.execute(insert, (opening.table, opening.line(), opening.at))
            _take_code(connection, opening, opening.at)

        await self._write(begin)

    async def take_code(self, opening: Opening, now: float) -> bool:
        """Whether this code leads to this table, from now on."""
        held = await self._rows("SELECT table_id FROM codes WHERE code = ?", opening.code)
        if held != [(opening.table,)]:
            try:
                await self._write(lambda connection: _take_code(connection, opening, now))
            except CodeTaken:
                return False
        return True

    async def append(self, table: str, entry: Entry) -> None:
        """Add an entry; durable when it returns."""
        insert = "INSERT INTO entries (table_id, n, at, line) VALUES (?, ?, ?, ?)"
        row = (table, entry.n, entry.at, entry.line())
        await self._write(lambda connection: connection.execute(insert, row))

    async def read(self, table: str) -> tuple[Opening, tuple[Entry, ...]]:
        """Everything written."""
        openings = await self._rows("SELECT opening FROM tables WHERE id = ?", table)
        lines = await self._rows("SELECT line FROM entries WHERE table_id = ? ORDER BY n", table)
        return rows.journal(table, openings, lines)

    async def list(self) -> tuple[Shelved, ...]:
        """All tables, newest first."""
        found = await self._rows(
            "SELECT t.opening, COALESCE(e.n, 0), COALESCE(e.at, t.at) AS touched, t.summary FROM tables t"
            " LEFT JOIN entries e ON e.table_id = t.id"
            " AND e.n = (SELECT MAX(n) FROM entries WHERE table_id = t.id) ORDER BY touched DESC"
        )
        return tuple(one for row in found if (one := rows.shelved(*row)))

    async def finish(self, table: str, summary: dict[str, Any] | None) -> None:
        """Mark as finished, with what history shows of it; None: not finished after all."""
        written = None if summary is None else json.dumps(summary)
        update = "UPDATE tables SET summary = ? WHERE id = ?"
        await self._write(lambda connection: connection.execute(update, (written, table)))

    async def purge(self, table: str | None = None) -> int:
        """Forget one table, or all, and give the space back."""
        where, values = (" WHERE id = ?", (table,)) if table else ("", ())
        rows = await self._rows(f"SELECT COUNT(*) FROM tables{where}", *values)  # noqa: S608 - fixed text
        delete = f"DELETE FROM tables{where}"  # noqa: S608 - fixed text
        await self._write(lambda connection: connection.execute(delete, values))
        await self._rows("VACUUM")
        await self._rows("PRAGMA wal_checkpoint(TRUNCATE)")
        return int(rows[0][0])

    async def close(self) -> None:
        """Write what is left and let go."""
        while self._writer is not None and not self._writer.done():
            await asyncio.wait([self._writer])
        connection = self._connection
        if connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, connection.close)
        self._connection = None
        self._thread.shutdown()

    async def _write(self, writing: Writing) -> None:
        """Queue what is to be written and wait until its commit is durable."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._waiting.append((writing, written))
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._drain())
        await written

    async def _drain(self) -> None:
        """Commit what has gathered, again and again, until nothing waits."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._commit(batch)

    async def _commit(self, batch: Waiting) -> None:
        """One transaction for all; when it fails, one each, so that nobody fails for another's sake."""
        try:
            await self._run(partial(_commit, [writing for writing, _ in batch]))
        except Exception as error:  # noqa: BLE001 - whatever it was, nobody may wait for ever
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
            elif not batch[0][1].done():
                is_known = isinstance(error, JournalUnwritable)
                batch[0][1].set_exception(error if is_known else JournalUnwritable(str(error)))
        else:
            for _, written in batch:
                if not written.done():
                    written.set_result(None)

    async def _rows(self, query: str, *values: Any) -> Rows:
        try:
            return await self._run(lambda connection: connection.execute(query, values).fetchall())
        except (sqlite3.Error, OSError) as error:
            raise JournalUnreadable(str(error)) from error

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(self._connected()))

    def _connected(self) -> sqlite3.Connection:
        """The connection, opened in the journal's own thread."""
        if self._connection is None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600))
            self._file.chmod(0o600)
            connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
            try:
                connection.executescript(
                    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
                    "PRAGMA secure_delete=ON;"
                )
                connection.executescript(SCHEMA)
                if connection.execute("PRAGMA user_version").fetchone() == (0,):
                    connection.executescript(CODES_OF_OLD)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection


def _take_code(connection: sqlite3.Connection, opening: Opening, now: float) -> None:
    """The code leads to this table. Raises `CodeTaken`."""
    values = {
        "code": opening.code,
        "table": opening.table,
        "secret": opening.secret.value,
        "ended": now - CODE_SECONDS,
    }
    connection.execute("DELETE FROM codes WHERE table_id = ? AND code <> ?", (opening.table, opening.code))
    if connection.execute(TAKE_CODE, values).rowcount < 1:
        raise CodeTaken(opening.code)


def _commit(writings: list[Writing], connection: sqlite3.Connection) -> None:
    """Everything in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for writing in writings:
            writing(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise

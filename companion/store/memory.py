"""A journal that lasts as long as the process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.table.journal import CODE_SECONDS, CodeTaken, Entry, Opening, Shelved


class MemoryJournal:
    """Keeps everything, in memory only."""

    is_away = False
    """A disk of this machine is waited for."""

    def tell(self, changed: Callable[[], None], moved: Callable[[str], None]) -> None:
        """It never is, and nobody else has these tables."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Opening, list[Entry]]] = {}
        self._summaries: dict[str, dict[str, Any] | None] = {}
        self._codes: dict[str, str] = {}

    async def open(self, opening: Opening) -> None:
        """Begin a journal, unless its code leads to other people."""
        if not self._is_free(opening, opening.at):
            raise CodeTaken(opening.code)
        self._codes[opening.code] = opening.table
        self._tables[opening.table] = (opening, [])

    async def take_code(self, opening: Opening, now: float) -> bool:
        """Whether this code leads to this table, from now on."""
        if not self._is_free(opening, now):
            return False
        self._codes[opening.code] = opening.table
        return True

    def _is_free(self, opening: Opening, now: float) -> bool:
        table = self._codes.get(opening.code)
        if table not in self._tables or self._tables[table][0].secret == opening.secret:
            return True
        before, entries = self._tables[table]
        touched = entries[-1].at if entries else before.at
        return bool(self._summaries.get(table)) and touched < now - CODE_SECONDS

    async def append(self, table: str, entry: Entry) -> None:
        """Add an entry."""
        self._tables[table][1].append(entry)

    async def read(self, table: str) -> tuple[Opening, tuple[Entry, ...]]:
        """Everything written."""
        opening, entries = self._tables[table]
        return opening, tuple(entries)

    async def list(self) -> tuple[Shelved, ...]:
        """All tables, newest first."""
        shelved = [
            Shelved(
                opening, len(entries), entries[-1].at if entries else opening.at, self._summaries.get(table)
            )
            for table, (opening, entries) in self._tables.items()
        ]
        return tuple(sorted(shelved, key=lambda one: one.touched, reverse=True))

    async def finish(self, table: str, summary: dict[str, Any] | None) -> None:
        """Mark as finished; None: not finished after all."""
        self._summaries[table] = summary

    async def purge(self, table: str | None = None) -> int:
        """Forget one table, or all."""
        gone = [table] if table in self._tables else [] if table else list(self._tables)
        for name in gone:
            del self._tables[name]
            self._summaries.pop(name, None)
        return len(gone)

    async def close(self) -> None:
        """Nothing is left to write."""

"""Where journals live: SQLite by default, memory for a game that need not last."""

from __future__ import annotations

from companion.store.memory import MemoryJournal
from companion.store.sqlite import SqliteJournal

__all__ = ["MemoryJournal", "SqliteJournal"]

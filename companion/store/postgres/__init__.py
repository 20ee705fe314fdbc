"""Journals in PostgreSQL, for a venue: many tables, several machines. Needs the extra `companion[venue]`.

`line` is one connection, `lines` a few of them, `surely` asks until the outcome is known, `appending` is the
group commit, `nodes` says who lives and who owns, `schema` lays the tables, `journal` is the store.
"""

from __future__ import annotations

from companion.store.postgres.journal import PostgresJournal

__all__ = ["PostgresJournal"]

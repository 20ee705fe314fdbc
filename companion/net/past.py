"""What history shows of tables that are over."""

from __future__ import annotations

from contextlib import suppress

from companion.table.journal import Journal, JournalMoved, JournalUnwritable, Shelved


async def is_played(journal: Journal, shelved: Shelved) -> bool:
    """Whether cards were dealt there; summaries of old do not say so, and are told it once."""
    table_id, summary = shelved.opening.table, shelved.summary or {}
    if "is_played" not in summary:
        _, entries = await journal.read(table_id)
        summary["is_played"] = any(
            entry.fact is not None and entry.fact["is_"] == "started" for entry in entries
        )
        with suppress(JournalUnwritable, JournalMoved):
            await journal.finish(table_id, summary)
    return bool(summary["is_played"])

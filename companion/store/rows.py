"""What the rows of a database say, in the words of the table."""

from __future__ import annotations

import json
import logging
from typing import Any

from companion.table.journal import Entry, Opening, Shelved

logger = logging.getLogger(__name__)

Rows = list[tuple[Any, ...]]


def journal(table: str, openings: Rows, lines: Rows) -> tuple[Opening, tuple[Entry, ...]]:
    """A journal as it was written. Raises KeyError for a table that is not there."""
    if not openings:
        raise KeyError(table)
    entries = tuple(Entry.model_validate_json(line) for (line,) in lines)
    return Opening.model_validate_json(openings[0][0]), entries


def shelved(
    opening: str, count: int, touched: float, summary: str | None, is_ours: bool = True
) -> Shelved | None:
    """A table in a few words; None when its opening cannot be read, so that the others still can."""
    try:
        shown = json.loads(summary) if summary else None
        return Shelved(Opening.model_validate_json(opening), count, touched, shown, is_ours=is_ours)
    except ValueError:
        logger.error("a table of the store cannot be read and is left out")  # noqa: TRY400
        return None

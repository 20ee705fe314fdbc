"""Short codes: each leads to one table, decided by the store, looked for where the tables stand."""

from __future__ import annotations

import logging
from collections.abc import Callable

from companion.kernel.action import Rejection
from companion.table.journal import (
    CodeTaken,
    Entry,
    Journal,
    JournalAway,
    JournalMoved,
    JournalUnwritable,
    Opening,
)
from companion.table.phrase import new_code

logger = logging.getLogger(__name__)


class Codes:
    """The codes of one hall. `standing`: the openings of all tables that stand in it."""

    def __init__(self, journal: Journal, standing: Callable[[], list[Opening]]) -> None:
        self._journal, self._standing = journal, standing
        self._reserved: list[str] = []
        self.opening: set[str] = set()
        """Tables that are being written down and do not stand yet."""

    def new(self) -> str:
        """A code that leads nowhere, as far as this hall knows."""
        return new_code({*(opening.code for opening in self._standing()), *self._reserved})

    async def open(self, opening: Opening) -> Opening:
        """Begin this table's journal, under another code where other people have got this one.

        Rejects a table that cannot be written down.
        """
        codes = [opening.code]  # reserved before anything is awaited, or a second table takes it too
        self._reserved += codes
        self.opening.add(opening.table)
        try:
            while True:
                try:
                    await self._journal.open(opening)
                except CodeTaken:
                    opening = opening.model_copy(update={"code": self.new()})
                    self._reserved.append(opening.code)
                    codes.append(opening.code)
                else:
                    return opening
        except JournalMoved:
            raise Rejection("table.moved") from None
        except JournalAway:
            raise Rejection("table.store_away") from None
        except JournalUnwritable:
            logger.exception("a new table could not be written down")
            raise Rejection("table.not_saved") from None
        finally:
            self.opening.remove(opening.table)
            for code in codes:
                self._reserved.remove(code)

    async def keep(self, opening: Opening, entries: tuple[Entry, ...], now: float) -> Opening:
        """A table that stands up again keeps its code, unless other people have got it since."""
        others = (other for other in self._standing() if other.code == opening.code)
        if any(other.secret != opening.secret for other in others):
            opening = opening.model_copy(update={"code": self.new()})
        if any(entry.fact is not None and entry.fact["is_"] == "played_again" for entry in entries):
            return opening
        tried = list[str]()
        try:
            while not await self._journal.take_code(opening, now):
                tried.append(opening.code)
                self._reserved.append(opening.code)
                opening = opening.model_copy(update={"code": self.new()})
        finally:
            for code in tried:
                self._reserved.remove(code)
        return opening

"""A statement that writes has one of two ends: it is done, or certainly it is not. Never 'perhaps'.

After a try whose outcome nobody knows the *same* statement is sent again until the database answers: the
first one may have been done, or may still arrive. So every statement asked here must be one that can be done
twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, LiteralString, Protocol

import psycopg

from companion.store.postgres.line import Unanswered, Unreachable
from companion.store.rows import Rows
from companion.table.journal import JournalAway, JournalUnwritable

logger = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.0
"""So long nobody is told that the database is away: a quick restart is over by then."""
PAUSE_SECONDS = 0.1
AGAIN = ("40",)
"""Classes of errors after which the same statement may well succeed: a deadlock, a conflict."""


class Asked(Protocol):
    """A connection, or several."""

    async def ask(self, query: LiteralString, *values: Any) -> Rows:
        """The rows of one statement."""
        ...


class Surely:
    """Writes until it is known, and knows whether the database is away. `told` when that changes."""

    def __init__(self, told: Callable[[], None], patience: float = PATIENCE_SECONDS) -> None:
        self._told, self._patience = told, patience
        self._looking: asyncio.Task[None] | None = None
        self.is_away = False
        """Nothing can be written now."""

    async def ask(self, line: Asked, query: LiteralString, *values: Any, is_open: bool = False) -> Rows:
        """The rows, once it is done. `is_open`: an earlier try may have been done, so it is never given up.

        Raises `JournalAway` for what could not even be sent, `JournalUnwritable` for what was refused.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        alarm = loop.call_later(self._patience, self._is_now, True)
        try:
            while True:
                try:
                    rows = await line.ask(query, *values)
                except Unanswered as unanswered:
                    logger.warning("the database did not answer, it is asked again: %s", _first(unanswered))
                    is_open = True
                except Unreachable as unreachable:
                    if not is_open and loop.time() - began >= self._patience:
                        raise JournalAway(_first(unreachable)) from None
                except psycopg.Error as refused:
                    if not is_open and not (refused.sqlstate or "").startswith(AGAIN):
                        self._is_now(False)
                        raise JournalUnwritable(_first(refused)) from None
                else:
                    self._is_now(False)
                    return rows
                await asyncio.sleep(PAUSE_SECONDS)
        finally:
            alarm.cancel()
            if self.is_away and (self._looking is None or self._looking.done()):
                self._looking = loop.create_task(self._look(line))

    async def _look(self, line: Asked) -> None:
        """Nobody waits for the database any more: look for its return, so that people are told."""
        while self.is_away:
            try:
                await line.ask("SELECT 1")
            except (Unanswered, Unreachable, psycopg.Error):
                await asyncio.sleep(PAUSE_SECONDS)
            else:
                self._is_now(False)

    def _is_now(self, is_away: bool) -> None:
        if is_away != self.is_away:
            self.is_away = is_away
            self._told()

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])


def _first(error: Exception) -> str:
    return str(error).partition("\n")[0]

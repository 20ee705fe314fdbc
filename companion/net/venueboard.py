"""All tables of a venue for its organisers: shows ours to the other hosts, knows theirs, carries orders.

What is shown of a table is its row and its results, which are made from what its shared screen shows to
everybody: no seat's secret can be in it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from pydantic import ValidationError

from companion.kernel.action import Rejection
from companion.net.ourtables import OurTables
from companion.net.told import WISH, AnyWish, Told
from companion.table.journal import JournalUnwritable
from companion.table.noticeboard import Notice, Noticeboard, Wish
from companion.table.orders import Bell

logger = logging.getLogger(__name__)

SHOW_SECONDS = 0.25
"""What changes more often is shown once."""
LOOKS = 2
"""Every so many times we also hear what is ordered, and look at the others' tables."""
ANEW = 80
"""Every so many times all is shown anew: a store that crashed may have lost its last moment."""
OLD_SECONDS = 600.0
"""An order that nobody could carry out for so long is forgotten."""
AGAIN = frozenset({"table.moved", "table.store_away", "table.not_saved"})
"""Refusals after which an order is tried again, perhaps by whoever plays on with the table."""


class Watching(Protocol):
    """Who would know how other hosts' tables stand."""

    @property
    def is_watching(self) -> bool:
        """Whether anybody would now: a page, or a gate that waits for all."""
        ...

    async def looked(self) -> None:
        """They stand differently."""
        ...


class VenueBoard:
    """One host's view of all hosts' tables. `others` are those that are not here."""

    def __init__(
        self,
        board: Noticeboard,
        wall: Callable[[], float] = time.time,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._board, self._wall, self._pause = board, wall, pause
        self._changed: set[str] = set()
        self._shown: dict[str, str] = {}
        self._stamps: dict[str, int] = {}
        self._is_organised = False
        self._running: asyncio.Task[None] | None = None
        self.others: dict[str, Told] = {}
        self.addresses: dict[str, str] = {}
        """Table → where phones reach its host; empty while nobody plays on with it."""

    def begin(self, ours: OurTables, watching: Watching) -> None:
        """Show, hear and look from now on."""
        self._running = asyncio.get_running_loop().create_task(self._run(ours, watching))

    async def end(self) -> None:
        """No more."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])

    def mark(self, table_id: str) -> None:
        """Something changed there."""
        self._changed.add(table_id)

    async def organise(self) -> None:
        """Somebody looks after all tables of the venue from now on. Rejects when the store is away."""
        await _sent(self._board.organise())
        await _sent(self._look())

    async def wish(self, wish: AnyWish, tables: Iterable[str] | None = None) -> None:
        """To tables of others, or to all of theirs. Rejects when the store is away."""
        chosen = None if tables is None else tuple(table for table in tables if table in self.others)
        if chosen is None or chosen:
            await _sent(self._board.wish(wish.model_dump_json(), chosen))

    async def _run(self, ours: OurTables, watching: Watching) -> None:
        turn = 0
        while True:
            try:
                if turn % LOOKS == 0:
                    await self._hear(ours)
                    if watching.is_watching and await self._look():
                        await watching.looked()
                if self._is_organised:
                    if turn % ANEW == 0:
                        self._changed |= {*self._shown, *(told.row.id for told in ours.told())}
                        self._shown = dict.fromkeys(self._shown, "")
                    await self._show(ours)
            except JournalUnwritable:
                pass  # the store has told the tables
            except Exception:
                logger.exception("the notices of the venue stumbled")
            turn += 1
            await self._pause(SHOW_SECONDS)

    async def _hear(self, ours: OurTables) -> None:
        heard = await self._board.hear()
        if heard.is_organised and not self._is_organised:
            self._is_organised = True
            ours.organised()
            self._changed.update(told.row.id for told in ours.told())
        done = [wish.id for wish in heard.wishes if await self._is_done(ours, wish)]
        if done:
            await self._board.done(tuple(done))

    async def _is_done(self, ours: OurTables, wish: Wish) -> bool:
        """Whether this order is written down, or can never be."""
        try:
            meant = WISH.validate_json(wish.what)
        except ValidationError:
            logger.warning("an order of another version is not understood")
            return True
        if isinstance(meant, Bell) and meant.until is not None:
            # Its clock is the other's: as much is left as was left there, less what passed since.
            meant = meant.model_copy(update={"until": self._wall() + meant.seconds - wish.age})
        try:
            await ours.wished(wish.table, meant)
        except Rejection as rejection:
            return rejection.code not in AGAIN or wish.age > OLD_SECONDS
        return True

    async def _show(self, ours: OurTables) -> None:
        """What stands otherwise than it was told last."""
        changed, self._changed = self._changed, set()
        facts: dict[str, str] = {}
        gone: list[str] = []
        for table in changed:
            told = ours.told_of(table)
            if told is None:
                if self._shown.pop(table, None) is not None:
                    gone.append(table)
                continue
            said = told.model_dump_json(exclude={"at"})
            if self._shown.get(table) != said:
                self._shown[table] = said
                facts[table] = told.model_dump_json()
        if not facts and not gone:
            return
        try:
            await self._board.show(facts, tuple(gone))
        except JournalUnwritable:
            self._changed |= changed
            for table in facts:
                self._shown[table] = ""
            raise

    async def _look(self) -> bool:
        """Whether anything is otherwise than before."""
        notices = await self._board.look(self._stamps)
        before = (self.others, self.addresses)
        self.others = {one.table: told for one in notices if (told := self._read(one)) is not None}
        self.addresses = {one.table: one.address for one in notices}
        self._stamps = {one.table: one.stamp for one in notices if one.table in self.others}
        return before != (self.others, self.addresses)

    def _read(self, notice: Notice) -> Told | None:
        """A table as it is told, by our clock: theirs may be another."""
        known = self.others.get(notice.table)
        if not notice.facts:
            return known
        try:
            told = Told.model_validate_json(notice.facts)
        except ValidationError:
            logger.warning("a table of another version is not understood")
            return None
        return told.shifted(self._wall() - notice.age - told.at)


async def _sent(saying: Awaitable[object]) -> None:
    """Rejects what the store could not take."""
    try:
        await saying
    except JournalUnwritable:
        raise Rejection("table.store_away") from None

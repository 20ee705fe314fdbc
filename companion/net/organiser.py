"""Who looks after many tables: sees how all of them stand, and orders what concerns all.

Nothing here can name a secret: a row is made from what the shared screen of its table shows to everybody.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.chance import Seed
from companion.kernel.results import Results
from companion.net.hall import EVENING, Hall
from companion.net.ourtables import OurTables
from companion.net.overview import Comparison, Row
from companion.net.told import Answered, End, Open, Told
from companion.net.venueboard import VenueBoard
from companion.table.actions import EndTable
from companion.table.business import checked_options
from companion.table.journal import JournalUnwritable
from companion.table.orders import AnyOrder, Bell, Gate, Place, Rest, Say
from companion.table.owners import Owners
from companion.table.table import Table

MOST_AT_ONCE = 40
"""Tables in one batch."""


class Organiser:
    """All tables of one host, or of all hosts of a venue, and one word to all of them."""

    def __init__(
        self,
        hall: Hall,
        key: str = "",
        wall: Callable[[], float] = time.time,
        board: VenueBoard | None = None,
        owners: Owners | None = None,
    ) -> None:
        """`key`: what the organiser's link carries; `board`: how tables at other hosts stand; `owners`: who
        has how many of them.
        """
        self._hall, self._key, self._wall, self._board = hall, key, wall, board
        self._owners = owners
        self._ours = OurTables(hall, wall)
        self._followers: dict[Callable[[], None], None] = {}
        self._opening: asyncio.Task[None] | None = None
        self._given: dict[str, int] = {}
        """Numbers that were sent to tables at other hosts and are not on them yet."""
        hall.followers.append(self._heard)

    def attend(self) -> None:
        """At a venue: follow the tables of other hosts from now on, and carry out what they order of ours."""
        if self._board:
            self._board.begin(self._ours, self)

    async def leave(self) -> None:
        """No more."""
        if self._board:
            await self._board.end()

    @property
    def link(self) -> str:
        """For another device of the organiser."""
        return f"{self._hall.address}/organise/{self._key}"

    def way_to(self, table_id: str) -> str:
        """This page at the host that has the table, which it may show; empty for one that is here."""
        if self._board is None or table_id not in self._others:
            return ""
        address = self._board.addresses.get(table_id) or self._hall.address
        return f"{address}/organise/{self._key}?table={table_id}"

    def join_link(self, table_id: str) -> str:
        """What the QR code of a table holds; rejects one that is nowhere."""
        told = self._others.get(table_id)
        return told.join if told else self._hall.table(table_id).opening.join_link(self._hall.address)

    @property
    def _others(self) -> dict[str, Told]:
        """Tables at other hosts."""
        found = self._board.others if self._board else {}
        return {table: told for table, told in found.items() if not self._hall.stands(table)}

    def wall(self) -> float:
        """The clock of everything that is told here."""
        return self._wall()

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every table that people may sit at, by its number."""
        rows = self._ours.rows()
        rows += [self._row(told) for told in self._others.values() if told.is_standing]
        return tuple(sorted(rows, key=lambda row: (row.number or 1000, row.code)))

    def _row(self, told: Told) -> Row:
        """A table at another host; in trouble where that host is silent."""
        is_silent = self._board is not None and not self._board.addresses.get(told.row.id)
        return replace(told.row, trouble="silent", troubled=()) if is_silent else told.row

    async def begin(self) -> None:
        """An organiser is here: tables get numbers, and their people may call."""
        if self._board:
            with suppress(Rejection):  # while the store is away there are our own tables
                await self._board.organise()
        self._ours.organised()
        for table in sorted(self._ours.standing(), key=lambda table: table.opening.at):
            if not table.orders.standing.number:
                await table.orders.take(Place(number=self._next_number()))

    def _next_number(self) -> int:
        taken = {row.number for row in self.rows} | set(self._given.values())
        return next(number for number in range(1, 1000) if number not in taken)

    def compared(self, game_id: str = "") -> Comparison:
        """The games of this evening side by side; without a name those of which there are most."""
        since = self._wall() - EVENING
        found: dict[str, list[tuple[Row, Results, str]]] = {}
        for told in (*self._ours.told(), *self._others.values()):
            if told.results is not None and told.touched > since:
                found.setdefault(told.row.game, []).append((told.row, told.results, told.alike))
        games = tuple(sorted(found, key=lambda game: -len(found[game])))
        chosen = game_id if game_id in found else next(iter(games), "")
        tables = sorted(found.get(chosen, []), key=lambda one: (one[0].number or 1000, one[0].code))
        cards = {alike for *_, alike in tables}
        return Comparison(
            games,
            chosen,
            tuple((row, results) for row, results, _ in tables),
            is_alike=len(tables) > 1 and len(cards) == 1 and cards != {""},
        )

    def follow(self, heard: Callable[[], None]) -> Callable[[], None]:
        """Tell of every change at any table; the returned function ends it."""
        self._followers[heard] = None
        return lambda: self._followers.pop(heard, None)

    def _heard(self, table: Table) -> None:
        if self._hall.is_organised:
            self._ours.hear(table)
            if self._board:
                self._board.mark(table.id)
            for heard in tuple(self._followers):
                heard()
            if table.orders.standing.gate_opens and self._opening is None:
                self._opening = asyncio.get_running_loop().create_task(self._open_by_itself())

    @property
    def is_watching(self) -> bool:
        """Whether anybody would know how other hosts' tables stand: a page, or a gate that waits for all."""
        return bool(self._followers) or any(one.orders.standing.gate_opens for one in self._ours.standing())

    async def looked(self) -> None:
        """Tables at other hosts stand differently: pages follow, and what has no number gets one."""
        rows = {row.id: row for row in self.rows}
        given = self._given.items()
        self._given = {table: n for table, n in given if table in rows and not rows[table].number}
        for heard in tuple(self._followers):
            heard()
        if self._board and self._followers:
            for row in rows.values():
                if not row.number and row.id not in self._given and not self._hall.stands(row.id):
                    self._given[row.id] = self._next_number()
                    await self._board.wish(Place(number=self._given[row.id]), [row.id])
        await self._open_by_itself()

    async def order(self, order: AnyOrder, tables: Iterable[str] | None = None) -> None:
        """To these tables, or to all that have not ended. A table that cannot keeps nobody else from it."""
        chosen = None if tables is None else set(tables)
        for table in self._ours.standing():
            if chosen is None or table.id in chosen:
                with suppress(Rejection):
                    await table.orders.take(order)
        if self._board:
            await self._board.wish(order, tables if chosen is None else chosen)

    async def say(self, text: str, tables: Iterable[str] | None = None) -> None:
        """A message; an empty one takes the last away."""
        await self.order(Say(text=" ".join(text.split())), tables)

    async def rest(self, *, on: bool) -> None:
        """All tables rest, or go on."""
        await self.order(Rest(on=on))

    async def gate(self, after: int | None, *, by_itself: bool = False) -> None:
        """Nobody begins a round behind this one; None opens it for all."""
        await self.order(Gate(after=after, by_itself=by_itself))

    async def let_go_on(self) -> None:
        """Open the gate for those that are there."""
        await self.order(Gate(), [row.id for row in self.rows if row.gate_since is not None])

    async def _open_by_itself(self) -> None:
        """Where nobody is behind any more and the gate was meant to open then, it does."""
        self._opening = None
        gated = [row for row in self.rows if row.is_gated]
        if not gated or not all(row.gate_opens and row.is_at_gate for row in gated):
            return
        for row in gated:
            if self._hall.stands(row.id):
                await self._hall.table(row.id).orders.take(Gate())
            elif self._board and row.gate is not None:
                await self._board.wish(Open(after=row.gate), [row.id])

    async def bell(self, seconds: int) -> None:
        """One clock for all; 0 puts it away."""
        until = self._wall() + seconds if seconds else None
        await self.order(Bell(seconds=seconds, until=until))

    async def answer(self, table_id: str) -> None:
        """The organiser has been at a table that called."""
        if self._board and table_id in self._others:
            await self._board.wish(Answered(), [table_id])
        else:
            await self._hall.table(table_id).orders.answer_call()

    async def close(self, table_id: str) -> None:
        """End a table for its people; rejects one that is over."""
        if self._board and table_id in self._others:
            await self._board.wish(End(), [table_id])
        else:
            await self._hall.table(table_id).host_act(EndTable())

    async def open_batch(
        self, game_id: str, options: dict[str, Any], count: int, expected: int, *, alike: bool = False
    ) -> list[str]:
        """So many tables with the same game and house rules, `alike` with the same cards too; their ids."""
        if not 1 <= count <= MOST_AT_ONCE:
            raise Rejection("organiser.too_many", most=MOST_AT_ONCE)
        wanted, made = options, list[str]()
        game = self._hall.game(game_id)
        if alike and game.alike:
            begun = checked_options(game, self._hall.library.begun(game_id, options))
            same = game.alike(game.options.model_validate(begun), Seed(secrets.token_bytes(32)))
            wanted = same.model_dump(mode="json")
        for _ in range(count):
            table = await self._hall.create(game_id, dict(wanted))
            await table.orders.take(Place(number=self._next_number(), expected=expected))
            made.append(table.id)
        for table_id in made:
            await self._spread(table_id)
        return made

    async def _spread(self, table_id: str) -> None:
        """A new table goes to whichever host of the venue has fewest."""
        owners = self._owners
        if owners is None or not self._hall.stands(table_id):
            return
        with suppress(Rejection, JournalUnwritable):
            if await self._hall.table(table_id).orders.turns.take(lambda: owners.hand_over(table_id)):
                self._hall.step_back(table_id)

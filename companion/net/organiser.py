"""Who looks after many tables: sees how all of them stand, and orders what concerns all.

Nothing here can name a secret: a row is made from what the shared screen of its table shows to everybody.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from companion.kernel.action import Rejection
from companion.kernel.chance import Seed
from companion.kernel.results import Results
from companion.net.hall import EVENING, Hall
from companion.net.overview import Comparison, Overview, Row
from companion.table.actions import EndTable
from companion.table.business import checked_options
from companion.table.orders import AnyOrder, Bell, Gate, Place, Rest, Say
from companion.table.table import Table

MOST_AT_ONCE = 40
"""Tables in one batch."""


class Organiser:
    """All tables of one host, and one word to all of them."""

    def __init__(self, hall: Hall, key: str = "", wall: Callable[[], float] = time.time) -> None:
        """`key`: what the organiser's link carries."""
        self._hall, self._key, self._wall = hall, key, wall
        self._overview = Overview(wall)
        self._followers: dict[Callable[[], None], None] = {}
        self._opening: asyncio.Task[None] | None = None
        hall.followers.append(self._heard)

    @property
    def link(self) -> str:
        """For another device of the organiser."""
        return f"{self._hall.address}/organise/{self._key}"

    def screen_of(self, table_id: str) -> str:
        """Where a table's shared screen is shown."""
        return self._hall.table(table_id).opening.screen_path()

    def wall(self) -> float:
        """The clock of everything that is told here."""
        return self._wall()

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every table that people may sit at, by its number."""
        rows = (self._overview.row(table) for table in self._standing())
        return tuple(sorted(rows, key=lambda row: (row.number or 1000, row.code)))

    def _standing(self) -> tuple[Table, ...]:
        """Tables of this evening: those that run, and those whose people still look at their end."""
        return tuple(
            table
            for table in self._hall.tables
            if table.setting.next_table is None
            and (table.stage in ("lobby", "playing") or (table.stage == "over" and table.is_awake))
            and (table.setting.places or table.orders.standing.number)
        )

    async def begin(self) -> None:
        """An organiser is here: tables get numbers, and their people may call."""
        if not self._hall.is_organised:
            self._hall.is_organised = True
            for table in self._hall.tables:
                table.orders.freshen()
        for table in sorted(self._standing(), key=lambda table: table.opening.at):
            if not table.orders.standing.number:
                await table.orders.take(Place(number=self._next_number()))

    def _next_number(self) -> int:
        taken = {table.orders.standing.number for table in self._standing()}
        return next(number for number in range(1, 1000) if number not in taken)

    def compared(self, game_id: str = "") -> Comparison:
        """The games of this evening side by side; without a name those of which there are most."""
        since = self._wall() - EVENING
        found: dict[str, list[tuple[Row, Results, dict[str, Any]]]] = {}
        for table in self._hall.tables:
            results = table.orders.results() if table.touched > since else None
            if results is not None:
                row = self._overview.row(table)
                found.setdefault(row.game, []).append((row, results, table.setting.options))
        games = tuple(sorted(found, key=lambda game: -len(found[game])))
        chosen = game_id if game_id in found else next(iter(games), "")
        tables = sorted(found.get(chosen, []), key=lambda one: (one[0].number or 1000, one[0].code))
        return Comparison(
            games,
            chosen,
            tuple((row, results) for row, results, _ in tables),
            is_alike=len(tables) > 1 and self._are_alike(chosen, [options for _, _, options in tables]),
        )

    def _are_alike(self, game_id: str, options: list[dict[str, Any]]) -> bool:
        """Whether the app brings the same cards to all of them."""
        game = self._hall.game(game_id)
        is_dealt = game.deals_cards(game.options.model_validate(options[0]))
        return bool(game.alike) and not is_dealt and all(one == options[0] for one in options)

    def follow(self, heard: Callable[[], None]) -> Callable[[], None]:
        """Tell of every change at any table; the returned function ends it."""
        self._followers[heard] = None
        return lambda: self._followers.pop(heard, None)

    def _heard(self, table: Table) -> None:
        if self._hall.is_organised:
            self._overview.hear(table)
            for heard in tuple(self._followers):
                heard()
            if table.orders.standing.gate_opens and self._opening is None:
                self._opening = asyncio.get_running_loop().create_task(self._open_by_itself())

    async def order(self, order: AnyOrder, tables: Iterable[str] | None = None) -> None:
        """To these tables, or to all that have not ended. A table that cannot keeps nobody else from it."""
        chosen = None if tables is None else set(tables)
        for table in self._standing():
            if chosen is None or table.id in chosen:
                with suppress(Rejection):
                    await table.orders.take(order)

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
        if gated and all(row.gate_opens and row.is_at_gate for row in gated):
            await self.gate(None)

    async def bell(self, seconds: int) -> None:
        """One clock for all; 0 puts it away."""
        until = self._wall() + seconds if seconds else None
        await self.order(Bell(seconds=seconds, until=until))

    async def answer(self, table_id: str) -> None:
        """The organiser has been at a table that called."""
        await self._hall.table(table_id).orders.answer_call()

    async def close(self, table_id: str) -> None:
        """End a table for its people; rejects one that is over."""
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
        return made

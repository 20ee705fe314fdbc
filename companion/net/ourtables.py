"""The tables of this host, as an organiser sees them: which are on the list, and how each stands."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256

from companion.kernel.action import Rejection
from companion.net.hall import Hall
from companion.net.overview import Overview, Row
from companion.net.told import Answered, AnyWish, End, Open, Told
from companion.table.actions import EndTable
from companion.table.orders import Gate, Place
from companion.table.table import Table


class OurTables:
    """What stands in the hall."""

    def __init__(self, hall: Hall, wall: Callable[[], float]) -> None:
        self._hall, self._wall = hall, wall
        self._overview = Overview(wall)

    def hear(self, table: Table) -> None:
        """Something changed there."""
        self._overview.hear(table)

    def standing(self) -> tuple[Table, ...]:
        """Tables of this evening: those that run, and those whose people still look at their end."""
        return tuple(table for table in self._hall.tables if _stands(table))

    def rows(self) -> list[Row]:
        """How they stand."""
        return [self._overview.row(table) for table in self.standing()]

    def told(self) -> Iterator[Told]:
        """All tables that are here, as other hosts may know them."""
        yield from (self._told(table) for table in self._hall.tables)

    def told_of(self, table_id: str) -> Told | None:
        """One of them; None for one that is not here."""
        return self._told(self._hall.table(table_id)) if self._hall.stands(table_id) else None

    def _told(self, table: Table) -> Told:
        return Told(
            row=self._overview.row(table),
            is_standing=_stands(table),
            touched=table.touched,
            results=table.orders.results(),
            alike=_alike(table),
            join=table.opening.join_link(self._hall.address),
            at=self._wall(),
        )

    def organised(self) -> None:
        """Somebody looks after all tables: every page may call them."""
        if not self._hall.is_organised:
            self._hall.is_organised = True
            for table in self._hall.tables:
                table.orders.freshen()

    async def wished(self, table_id: str, wish: AnyWish) -> None:
        """What was ordered at another host; rejects what cannot be, and a table that does not stand yet."""
        if not self._hall.stands(table_id):
            raise Rejection("table.moved")
        table = self._hall.table(table_id)
        standing = table.orders.standing
        match wish:
            case Answered():
                await table.orders.answer_call()
            case End():
                await table.host_act(EndTable())
            case Open(after=after):
                if standing.gate_opens and standing.gate == after:
                    await table.orders.take(Gate())
            case Place():
                if not standing.number:
                    await table.orders.take(wish)
            case _:
                if _stands(table):
                    await table.orders.take(wish)


def _alike(table: Table) -> str:
    """House rules may hold a secret deck: they stay here, and only a digest is told."""
    game, options = table.game, table.setting.options
    if game.alike is None or game.deals_cards(game.options.model_validate(options)):
        return ""
    return sha256(json.dumps(options, sort_keys=True).encode()).hexdigest()


def _stands(table: Table) -> bool:
    is_open = table.stage in ("lobby", "playing") or (table.stage == "over" and table.is_awake)
    has_place = bool(table.setting.places or table.orders.standing.number)
    return table.setting.next_table is None and is_open and has_place

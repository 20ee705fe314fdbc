"""The notices of a venue: each process shows how its tables stand, and hears what is ordered of them.

Nobody waits for a notification: who has tables asks twice a second, whoever watches them as often. What is
shown may be lost with the database's last moment, for it is shown again; an order may not.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import LiteralString

from psycopg.conninfo import conninfo_to_dict, make_conninfo

from companion.store.postgres.line import Line
from companion.store.postgres.surely import Surely
from companion.table.noticeboard import Heard, Notice, Wish

AT_EASE = "-c synchronous_commit=off"
ORGANISE: LiteralString = "UPDATE companion.venue SET organised = true WHERE NOT organised"
HEAR: LiteralString = """
SELECT v.organised, o.id, o.table_id, o.age, o.what FROM companion.venue v LEFT JOIN (
    SELECT o.id, o.table_id, extract(epoch FROM clock_timestamp() - o.at)::float8 AS age, o.what
      FROM companion.orders o JOIN companion.tables t ON t.id = o.table_id AND t.owner = %s
) o ON true ORDER BY o.id
"""
DONE: LiteralString = "DELETE FROM companion.orders WHERE id = ANY(%s)"
WISH: LiteralString = """
INSERT INTO companion.orders (table_id, at, what, said)
SELECT t.id, clock_timestamp(), %s, %s FROM companion.tables t
 WHERE t.owner <> %s AND CASE WHEN %s::text[] IS NULL THEN t.summary IS NULL ELSE t.id = ANY(%s) END
ON CONFLICT (table_id, said) DO NOTHING
"""
"""`said` is a name of this one saying, so that it can be sent twice."""
SHOW: LiteralString = """
WITH me AS MATERIALIZED (SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced FOR SHARE),
gone AS (DELETE FROM companion.live l USING me WHERE l.inc = me.inc AND l.table_id = ANY(%s))
INSERT INTO companion.live AS l (table_id, inc, at, facts)
SELECT x.table_id, me.inc, clock_timestamp(), x.facts
  FROM unnest(%s::text[], %s::text[]) AS x (table_id, facts)
  JOIN companion.tables t ON t.id = x.table_id
  JOIN me ON t.owner = me.inc
ON CONFLICT (table_id) DO UPDATE SET inc = excluded.inc, at = excluded.at, facts = excluded.facts,
    stamp = nextval('companion.live_stamp_seq')
"""
LOOK: LiteralString = """
SELECT l.table_id, l.stamp, extract(epoch FROM clock_timestamp() - l.at)::float8,
       CASE WHEN known.stamp = l.stamp THEN '' ELSE l.facts END, coalesce(n.address, '')
  FROM companion.live l
  JOIN companion.tables t ON t.id = l.table_id AND t.owner <> %s
  LEFT JOIN companion.nodes n ON n.inc = t.owner AND NOT n.fenced
  LEFT JOIN unnest(%s::text[], %s::bigint[]) AS known (table_id, stamp) ON known.table_id = l.table_id
"""


class PostgresBoard:
    """The notices of one process. `inc` is which one it is now."""

    def __init__(self, address: str, surely: Surely, inc: Callable[[], int]) -> None:
        self._surely, self._inc = surely, inc
        self._firm = Line(address, "companion orders")
        """For what must not be lost."""
        options = f"{conninfo_to_dict(address).get('options', '')} {AT_EASE}".strip()
        self._line = Line(make_conninfo(address, options=options), "companion notices")

    async def organise(self) -> None:
        """Somebody looks after all tables from now on."""
        await self._surely.ask(self._firm, ORGANISE)

    async def hear(self) -> Heard:
        """What is ordered of our tables, oldest first."""
        rows = await self._surely.ask(self._line, HEAR, self._inc())
        wishes = tuple(Wish(*row[1:]) for row in rows if row[1] is not None)
        return Heard(bool(rows and rows[0][0]), wishes)

    async def done(self, wishes: tuple[int, ...]) -> None:
        """These are written down, or can never be."""
        await self._surely.ask(self._firm, DONE, list(wishes))

    async def wish(self, what: str, tables: tuple[str, ...] | None) -> None:
        """To these tables, or to all unfinished ones of other processes; durable when it returns."""
        chosen = None if tables is None else list(tables)
        said = token_hex(8)
        await self._surely.ask(self._firm, WISH, what, said, self._inc(), chosen, chosen)

    async def show(self, facts: dict[str, str], gone: tuple[str, ...]) -> None:
        """How tables of ours stand now; those that are `gone` are no longer shown."""
        await self._surely.ask(self._line, SHOW, self._inc(), list(gone), list(facts), list(facts.values()))

    async def look(self, known: dict[str, int]) -> tuple[Notice, ...]:
        """All tables of other processes; `known` says which stamps the asker has."""
        rows = await self._surely.ask(self._line, LOOK, self._inc(), list(known), list(known.values()))
        return tuple(Notice(*row) for row in rows)

    async def close(self) -> None:
        """Let go."""
        await self._line.close()
        await self._firm.close()

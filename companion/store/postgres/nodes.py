"""Who lives: a process joins under a new number, beats, and is fenced by whoever sees it stand still.

No clock of another machine decides anything, and none of the database: the watcher counts its own seconds
while a counter does not move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import LiteralString

import psycopg

from companion.store.postgres.line import Unanswered, Unreachable
from companion.store.postgres.surely import Asked
from companion.table.journal import JournalUnreadable, SlotTaken

BEAT_SECONDS = 0.5
STILL_SECONDS = 2.5
"""A beat that stands still for so long is that of a dead process."""
JOIN: LiteralString = """
WITH new AS (
    INSERT INTO companion.nodes (slot, address) VALUES (%s, %s)
    ON CONFLICT (slot) WHERE NOT fenced DO NOTHING RETURNING inc
)
INSERT INTO companion.beats (inc, beat) SELECT inc, 0 FROM new RETURNING inc
"""
HOLDER: LiteralString = """
SELECT n.inc, b.beat FROM companion.nodes n JOIN companion.beats b USING (inc)
 WHERE n.slot = %s AND NOT n.fenced
"""
FENCE: LiteralString = """
UPDATE companion.nodes n SET fenced = true FROM companion.beats b
 WHERE n.inc = %s AND b.inc = n.inc AND b.beat = %s AND NOT n.fenced RETURNING n.inc
"""
BEAT: LiteralString = """
UPDATE companion.beats b SET beat = beat + 1 FROM companion.nodes n
 WHERE b.inc = %s AND n.inc = b.inc AND NOT n.fenced RETURNING b.beat
"""
LEAVE: LiteralString = "UPDATE companion.nodes SET fenced = true WHERE inc = %s"
LIVING: LiteralString = """
SELECT n.inc, b.beat FROM companion.nodes n JOIN companion.beats b USING (inc)
 WHERE NOT n.fenced AND n.inc <> %s
"""
HANG_UP: LiteralString = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s AND usename = current_user
"""
"""Of a process that holds the row on which it is to be declared dead, and says nothing."""
CLAIM: LiteralString = """
WITH me AS MATERIALIZED (SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced FOR SHARE),
orphans AS (
    SELECT t.id FROM companion.tables t LEFT JOIN companion.nodes n ON n.inc = t.owner
     WHERE t.summary IS NULL AND (n.inc IS NULL OR n.fenced)
     ORDER BY t.at DESC LIMIT %s FOR UPDATE OF t SKIP LOCKED
)
UPDATE companion.tables t SET owner = me.inc, term = t.term + 1 FROM me, orphans WHERE t.id = orphans.id
"""
MINE: LiteralString = """
SELECT id, term FROM companion.tables WHERE owner = %s AND summary IS NULL ORDER BY at DESC
"""
"""Asked after every claim, for the answer to a claim may have been lost."""
CLAIM_FINISHED: LiteralString = """
WITH me AS MATERIALIZED (SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced FOR SHARE),
orphans AS (
    SELECT t.id FROM companion.tables t LEFT JOIN companion.nodes n ON n.inc = t.owner
     WHERE t.summary IS NOT NULL AND (n.inc IS NULL OR n.fenced) FOR UPDATE OF t SKIP LOCKED
)
UPDATE companion.tables t SET owner = me.inc, term = t.term + 1 FROM me, orphans WHERE t.id = orphans.id
"""
HAND_OVER: LiteralString = """
WITH me AS MATERIALIZED (SELECT inc FROM companion.nodes WHERE inc = %s AND NOT fenced FOR SHARE),
loads AS (
    SELECT n.inc, count(t.id) AS many FROM companion.nodes n
      LEFT JOIN companion.tables t ON t.owner = n.inc AND t.summary IS NULL
     WHERE NOT n.fenced GROUP BY n.inc
),
heir AS (
    SELECT l.inc FROM loads l, me, loads mine
     WHERE mine.inc = me.inc AND l.many + 1 < mine.many ORDER BY l.many, l.inc LIMIT 1
)
UPDATE companion.tables t SET owner = heir.inc, term = t.term + 1 FROM me, heir
 WHERE t.id = %s AND t.owner = me.inc RETURNING t.id
"""
"""Sent twice it is done once: then the table is not ours any more."""
OWNER: LiteralString = "SELECT owner FROM companion.tables WHERE id = %s"
ADDRESSES: LiteralString = "SELECT address FROM companion.nodes WHERE NOT fenced ORDER BY slot"
WHERE: LiteralString = """
SELECT n.address FROM companion.tables t JOIN companion.nodes n ON n.inc = t.owner
 WHERE NOT n.fenced
   AND t.id = coalesce(nullif(%s, ''), (SELECT table_id FROM companion.codes WHERE code = %s))
"""
Pause = Callable[[float], Awaitable[None]]


async def join(line: Asked, slot: str, address: str, pause: Pause = asyncio.sleep) -> int:
    """A new incarnation under this slot.

    Raises `SlotTaken` where another process beats under it; one that stands still is fenced.
    """
    try:
        while True:
            if rows := await line.ask(JOIN, slot, address):
                return int(rows[0][0])
            before = await line.ask(HOLDER, slot)
            await pause(STILL_SECONDS)
            after = await line.ask(HOLDER, slot)
            if after and after != before:
                raise SlotTaken(slot)
            if after:
                await line.ask(FENCE, *after[0])
    except (Unanswered, Unreachable, psycopg.Error) as error:
        raise JournalUnreadable(str(error).strip()) from error

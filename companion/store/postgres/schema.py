"""The tables of a venue's database, laid and changed by the app itself, one version after the other."""

from __future__ import annotations

from typing import LiteralString

import psycopg

from companion.table.journal import JournalUnreadable

STEPS: tuple[LiteralString, ...] = (
    """
    CREATE TABLE companion.nodes (
        inc bigserial PRIMARY KEY, slot text NOT NULL, address text NOT NULL,
        draining boolean NOT NULL DEFAULT false, fenced boolean NOT NULL DEFAULT false
    );
    CREATE UNIQUE INDEX one_living_slot ON companion.nodes (slot) WHERE NOT fenced;
    CREATE TABLE companion.beats (inc bigint PRIMARY KEY, beat bigint NOT NULL) WITH (fillfactor = 50);
    CREATE TABLE companion.tables (
        id text PRIMARY KEY, opening text NOT NULL, at float8 NOT NULL, summary text,
        owner bigint, term bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX unfinished ON companion.tables (owner) WHERE summary IS NULL;
    CREATE TABLE companion.codes (
        code text PRIMARY KEY, table_id text NOT NULL, keys text NOT NULL, ended float8
    );
    CREATE INDEX code_of ON companion.codes (table_id);
    CREATE TABLE companion.entries (
        table_id text, n int, at float8 NOT NULL, inc bigint NOT NULL, line text NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    """,
    """
    ALTER TABLE companion.venue ADD COLUMN organised boolean NOT NULL DEFAULT false;
    CREATE TABLE companion.live (
        table_id text PRIMARY KEY, inc bigint NOT NULL, stamp bigserial NOT NULL,
        at timestamptz NOT NULL, facts text NOT NULL
    ) WITH (fillfactor = 50);
    CREATE TABLE companion.orders (
        id bigserial PRIMARY KEY, table_id text NOT NULL, at timestamptz NOT NULL, what text NOT NULL,
        said text NOT NULL, UNIQUE (table_id, said)
    );
    """,
)
"""Step n leads from version n to n + 1. A step that was released is never changed.

`nodes.inc` is an incarnation: a process that joins gets a new one, and `fenced` is how it is declared dead.
`beats` stand apart, because a beat must not wait for appends. `entries` refer to no table by a foreign key:
the append checks more.
`live` is how each table stands, in public facts, as its owner told it last; `orders` is what an organiser at
another process said to it, until its owner has written that down.
"""
ONE_AT_A_TIME = 0x636F6D70
"""The advisory lock of whoever lays or changes the tables."""


async def migrate(address: str) -> None:
    """Bring the database to this version. Raises `JournalUnreadable`: no way in, not allowed, or too new."""
    try:
        async with await psycopg.AsyncConnection.connect(address, connect_timeout=10) as connection:
            await _migrate(connection)
    except psycopg.Error as error:
        raise JournalUnreadable(str(error).strip()) from error


async def _migrate(connection: psycopg.AsyncConnection[tuple[int]]) -> None:
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", [ONE_AT_A_TIME])
    found = await connection.execute("SELECT to_regclass('companion.venue') IS NOT NULL")
    if await found.fetchone() == (False,):
        await connection.execute("CREATE SCHEMA IF NOT EXISTS companion")
        await connection.execute(
            "CREATE TABLE companion.venue"
            " (one boolean PRIMARY KEY DEFAULT true CHECK (one), version int NOT NULL)"
        )
        await connection.execute("INSERT INTO companion.venue (version) VALUES (0)")
    row = await (await connection.execute("SELECT version FROM companion.venue")).fetchone()
    version = row[0] if row else 0
    if version > len(STEPS):
        raise JournalUnreadable(f"the database is of version {version}, this host knows {len(STEPS)}")
    for step in STEPS[version:]:
        await connection.execute(step)
    await connection.execute("UPDATE companion.venue SET version = %s", [len(STEPS)])

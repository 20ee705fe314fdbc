"""Hosts of one kind under test, one or several at a database, and what they and the database use."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psycopg

from tests.bench.pages import spent
from tests.bench.phones import Table, served
from tests.store.server import Server

PHONES = 5
"""At a table, each with its seat."""


@dataclass
class Nodes:
    """Hosts of one kind, and the tables that play at them, in turn."""

    ports: list[int]
    pids: list[int]
    client: httpx.AsyncClient
    server: Server | None
    tables: list[Table] = field(default_factory=list)

    async def grow(self, count: int) -> None:
        """So many tables, in the middle of a game."""
        new = []
        while len(self.tables) < count:
            port = self.ports[len(self.tables) % len(self.ports)]
            table = Table(f"http://127.0.0.1:{port}", self.client)
            await table.open(PHONES)
            self.tables.append(table)
            new.append(table)
        await asyncio.gather(*(table.to_selection() for table in new))

    def cpu(self) -> tuple[float, float]:
        """Seconds that the hosts have had, and the database."""
        return sum(map(spent, self.pids)), database_cpu(self.server) if self.server else 0.0

    async def close(self) -> None:
        """Hang up."""
        for table in self.tables:
            await table.close()


@asynccontextmanager
async def nodes(
    kind: str, folder: Path, server: Server | None = None, count: int = 1
) -> AsyncIterator[Nodes]:
    """So many hosts; `server`: of one database."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx.AsyncClient(timeout=60))
        made = Nodes([], [], client, server)
        for slot in "abcd"[:count]:
            there = folder / f"{kind}-{slot}"
            there.mkdir(exist_ok=True)
            more = (server.address, slot) if server else ()
            port, pid = await stack.enter_async_context(served(kind, there, *more))
            made.ports.append(port)
            made.pids.append(pid)
        yield made
        await made.close()


def database_cpu(server: Server) -> float:
    """Of the server and all it has started."""
    parents = {server.process}
    total = spent(server.process)
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = status.read_text().rsplit(")", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(words[1]) in parents:
            total += (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return total


@asynccontextmanager
async def fresh_server() -> AsyncIterator[Server]:
    """A database of its own."""
    server = Server()
    try:
        yield server
    finally:
        server.close()


def weight(server: Server) -> tuple[int, int]:
    """Bytes and rows of all tables in the database."""
    with psycopg.connect(server.address) as connection:
        sizes = connection.execute(
            "SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint FROM pg_class c"
            " JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'companion' AND c.relkind = 'r'"
        ).fetchone()
        rows = connection.execute("SELECT count(*) FROM companion.entries").fetchone()
    return (sizes[0] if sizes else 0, rows[0] if rows else 0)

"""Processes at one database, and another client who looks over their shoulders."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg

from companion.store.postgres import PostgresJournal
from tests.store.server import Server

Joined = Callable[..., Awaitable[PostgresJournal]]


@asynccontextmanager
async def somebody(server: Server) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
    """Another client, whose transactions a test ends when it wants."""
    async with await psycopg.AsyncConnection.connect(server.address) as connection:
        yield connection


async def rows(server: Server, query: str, *values: Any) -> list[Any]:
    async with somebody(server) as connection:
        await connection.set_autocommit(True)
        cursor = await connection.execute(query.encode(), values)
        return await cursor.fetchall() if cursor.description else []


async def blocked(server: Server) -> None:
    """Until somebody waits for a lock."""
    while not await rows(server, "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
        pass

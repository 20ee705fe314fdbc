"""One connection to the database: made when it is needed, one statement at a time, each with a deadline."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from typing import Any, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from companion.store.rows import Rows

DEADLINE_SECONDS = 3.0
"""An answer that takes longer is not waited for: the connection is cut and made anew."""
DEFAULTS = {
    "connect_timeout": "2",
    "keepalives_idle": "2",
    "keepalives_interval": "1",
    "keepalives_count": "3",
    "tcp_user_timeout": "3000",
    "target_session_attrs": "read-write",
}
"""A cut wire is noticed in seconds, and a standby is no place to write. The address may say otherwise."""
BROKEN = ("08", "57P")
"""Classes of errors by which a connection ends, after whatever it had been told to do."""


class Unreachable(Exception):  # noqa: N818 - what the database is
    """There is no connection. The statement was not sent."""


class Unanswered(Exception):  # noqa: N818 - what the statement is
    """The connection broke, or the deadline passed. Nobody knows whether the statement was done."""


class Line:
    """A connection that comes back by itself. Who asks may be cancelled; the statement runs to its end."""

    def __init__(self, address: str, name: str = "companion", seconds: float = DEADLINE_SECONDS) -> None:
        """`name`: as which the database knows this connection."""
        given = conninfo_to_dict(address)
        self._address = make_conninfo("", **{**DEFAULTS, **given, "application_name": name})
        self._seconds = seconds
        self._lock = asyncio.Lock()
        self._connection: psycopg.AsyncConnection[tuple[Any, ...]] | None = None

    async def ask(self, query: LiteralString, *values: Any) -> Rows:
        """The rows of one statement, which is a transaction of its own.

        Raises `Unreachable`, `Unanswered`; and `psycopg.Error` where the database refused: nothing was done.
        """
        task = asyncio.get_running_loop().create_task(self._ask(query, values))
        task.add_done_callback(_seen)
        return await asyncio.shield(task)

    async def _ask(self, query: LiteralString, values: tuple[Any, ...]) -> Rows:
        async with self._lock:
            connection = await self._connected()
            deadline = asyncio.get_running_loop().call_later(self._seconds, _cut, connection)
            try:
                cursor = await connection.execute(query, values, prepare=bool(values))
                return await cursor.fetchall() if cursor.description else []
            except psycopg.Error as error:
                if not connection.broken and not (error.sqlstate or "08").startswith(BROKEN):
                    raise
                await self._hang_up()
                raise Unanswered(str(error)) from error
            finally:
                deadline.cancel()

    async def _connected(self) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        if self._connection is not None and _has_ended(self._connection):
            await self._hang_up()
        if self._connection is None:
            try:
                self._connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
            except psycopg.Error as error:
                raise Unreachable(str(error)) from error
        return self._connection

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(psycopg.Error):
                await connection.close()

    async def close(self) -> None:
        """Let go, once the statement under way has ended."""
        async with self._lock:
            await self._hang_up()


def _has_ended(connection: psycopg.AsyncConnection[Any]) -> bool:
    """Whether the other end has hung up since the last answer: then nothing is sent, and that is known."""
    try:
        for _ in range(2):  # its farewell, then the end itself
            connection.pgconn.consume_input()
    except psycopg.Error:
        return True
    return connection.closed


def _cut(connection: psycopg.AsyncConnection[Any]) -> None:
    """End both directions: whoever waits for the answer hears at once that there will be none.

    To cancel the waiting task would take psycopg ten seconds; to close the file would leave its number with
    the event loop.
    """
    with (
        contextlib.suppress(OSError, psycopg.Error),
        socket.socket(fileno=os.dup(connection.fileno())) as wire,
    ):
        wire.shutdown(socket.SHUT_RDWR)


def _seen(task: asyncio.Task[Rows]) -> None:
    if not task.cancelled():
        task.exception()  # whoever asked has it, unless they have gone

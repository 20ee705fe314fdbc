"""An evening at a venue: phones that ask any host where their table is, and what the database has of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import httpx
import psycopg

from companion.table.journal import Entry
from tests.faults.hosts import ForkedHost
from tests.faults.test_kill import PATIENCE, Client, prepared
from tests.store.server import Server


def in_database(server: Server) -> list[Entry]:
    """What is written, read by somebody else, in order."""
    with psycopg.connect(server.address) as connection:
        lines = connection.execute("SELECT line FROM companion.entries ORDER BY table_id, n").fetchall()
    return [Entry.model_validate_json(line) for (line,) in lines]


class Roamer(Client):
    """A phone that asks any host of the venue where its table is."""

    ping_seconds = 1.0
    """So that it notices a host that hangs."""
    hosts: tuple[str, ...] = ()

    async def look(self) -> None:
        """Ask all in turn."""
        await super().look()
        for host in self.hosts:
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(base_url=f"http://{host}", timeout=1.0) as http:
                    if go := (await http.get(f"/where/{self.table}")).json()["go"]:
                        self.address = go.removeprefix("http://")
                        return


class Evening:
    """Three phones at a table of a real host, each saying one thing after the other."""

    def __init__(self, host: ForkedHost, port: int, *others: int) -> None:
        self.host, self.address = host, f"127.0.0.1:{port}"
        self.hosts = tuple(f"127.0.0.1:{one}" for one in (port, *others))
        self.table, self.clients = "", list[Roamer]()
        self._acknowledged = asyncio.Condition()
        self._running: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Sit down and play, until everybody has been heard."""
        self.table, tokens = await prepared(self.host, self.address)
        where, told = (self.address, self.table), self._acknowledged
        self.clients = [Roamer(*where, token, seat, told) for seat, token in tokens.items()]
        for client in self.clients:
            client.hosts = self.hosts
        self._running = [asyncio.create_task(client.run()) for client in self.clients]
        async with asyncio.timeout(PATIENCE), self._acknowledged:
            await self._acknowledged.wait_for(lambda: all(client.done for client in self.clients))

    async def until_acknowledged(self, count: int) -> None:
        """Play on until so many more things were acknowledged."""

        def done() -> int:
            return sum(len(client.done) for client in self.clients)

        wanted = done() + count
        async with asyncio.timeout(PATIENCE), self._acknowledged:
            await self._acknowledged.wait_for(lambda: done() >= wanted)

    async def owner(self) -> int:
        """Which host has the table now, as the hosts say."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for host in self.hosts:
                    with suppress(httpx.HTTPError):
                        async with httpx.AsyncClient(base_url=f"http://{host}") as http:
                            go = (await http.get(f"/where/{self.table}")).json()["go"]
                        if go:
                            return self.hosts.index(go.removeprefix("http://"))

    async def end(self) -> None:
        """Everybody goes; whoever saw something wrong says it."""
        for task in self._running:
            task.cancel()
        for result in await asyncio.gather(*self._running, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), result

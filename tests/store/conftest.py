"""One database server for all tests of the stores, empty for each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from companion.store.postgres import PostgresJournal
from tests.store.joining import Joined
from tests.store.server import Server


@pytest.fixture(scope="session")
def running() -> Iterator[Server]:
    """A server of these tests' own."""
    server = Server()
    yield server
    server.close()


@pytest.fixture
def server(running: Server) -> Server:
    """A server nobody has played at."""
    running.empty()
    return running


async def at_once(_seconds: float) -> None:
    """A pause in which nobody beats."""


@pytest.fixture
async def join(server: Server) -> AsyncIterator[Joined]:
    """Processes at one database."""
    joined: list[PostgresJournal] = []

    async def make(slot: str = "a", address: str = "", **how: Any) -> PostgresJournal:
        how = {"patience": 0.2, "pause": at_once, **how}
        journal = await PostgresJournal.join(address or server.address, slot, **how)
        joined.append(journal)
        return journal

    yield make
    for journal in joined:
        await journal.close()

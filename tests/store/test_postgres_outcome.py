"""A lost answer, a silent wire, a database that restarts or is gone: written once, or certainly not."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from companion.store.postgres.line import Unanswered, Unreachable
from companion.store.postgres.surely import Surely
from companion.table.journal import (
    JournalAway,
    JournalUnreadable,
    JournalUnwritable,
)
from tests.store.joining import Joined
from tests.store.journals import entry, opening
from tests.store.server import Server
from tests.store.wire import Wire


@pytest.mark.parametrize("cuts", [1, 2, 5])
async def test_an_answer_that_was_lost_is_asked_for_until_it_is_known(
    server: Server, join: Joined, cuts: int
) -> None:
    """The statement arrives, its answer does not: a blind retry would fail, and a refusal would be a lie."""
    async with Wire(server.port).laid() as wire:
        journal = await join(address=server.at(wire.port))
        await journal.open(opening())
        await journal.open(opening("t2"))
        await journal.append("t1", entry(1))
        wire.cuts = cuts
        await asyncio.gather(journal.append("t1", entry(2)), journal.append("t2", entry(1)))
        assert wire.cuts == 0
        await journal.append("t1", entry(3))
        assert list((await journal.read("t1"))[1]) == [entry(1), entry(2), entry(3)]
        assert list((await journal.read("t2"))[1]) == [entry(1)]
        wire.cuts = 1
        await journal.open(opening("t3"))
        wire.cuts = 1
        await journal.finish("t3", {"title": "Pebble"})
        assert {one.opening.table: one.summary for one in await journal.list()} == {
            "t1": None,
            "t2": None,
            "t3": {"title": "Pebble"},
        }
        await journal.close()


async def test_a_wire_that_is_silent_is_cut_at_the_deadline(server: Server, join: Joined) -> None:
    """No packet says that it is dead: the store's own deadline does, and the next connection finds out."""
    async with Wire(server.port).laid() as wire:
        journal = await join(address=server.at(wire.port), seconds=0.2)
        await journal.open(opening())
        await journal.append("t1", entry(1))
        wire.is_silent = True
        journal.tell(lambda: setattr(wire, "is_silent", False), lambda _table: None)
        await journal.append("t1", entry(2))
        assert [one.n for one in (await journal.read("t1"))[1]] == [1, 2]
        await journal.close()


async def test_a_database_that_is_gone_is_said_and_waited_for(server: Server, join: Joined) -> None:
    journal = await join()
    await journal.open(opening())
    await journal.append("t1", entry(1))
    told: list[bool] = []
    is_back = asyncio.Event()

    def changed() -> None:
        told.append(journal.is_away)
        if not journal.is_away:
            is_back.set()

    journal.tell(changed, lambda _table: None)
    server.stop("immediate")
    with pytest.raises(JournalAway):
        await journal.append("t1", entry(2))
    with pytest.raises(JournalUnreadable):
        await journal.read("t1")
    assert told[0] is True
    server.start()
    await is_back.wait()
    assert told == [True, False], "it was looked for by itself"
    await journal.append("t1", entry(2))


@pytest.mark.parametrize("how", ["fast", "immediate", "killed"])
async def test_what_is_under_way_while_the_database_restarts_is_written_once(
    server: Server, join: Joined, how: str
) -> None:
    """Five tables write as fast as they can; nobody hears of it but by a pause."""
    journal = await join(patience=60.0)
    tables = [f"t{number}" for number in range(5)]
    for table in tables:
        await journal.open(opening(table))
    done = dict.fromkeys(tables, 0)
    is_over, is_well_on = False, asyncio.Event()

    async def play(table: str) -> None:
        while not is_over:
            await journal.append(table, entry(done[table] + 1))
            done[table] += 1
            if min(done.values()) > 20:
                is_well_on.set()

    playing = asyncio.gather(*map(play, tables))
    await is_well_on.wait()
    if how == "killed":
        await asyncio.to_thread(server.kill)
    else:
        await asyncio.to_thread(server.stop, how)
    is_well_on.clear()
    await asyncio.to_thread(server.start)
    before = min(done.values())
    await is_well_on.wait()
    is_over = True
    await playing
    for table in tables:
        assert (await journal.read(table))[1] == tuple(entry(n) for n in range(1, done[table] + 1))
    assert min(done.values()) >= before


class Scripted:
    """A connection whose answers a test writes."""

    def __init__(self, *answers: Exception | list[Any]) -> None:
        self.answers = list(answers)

    async def ask(self, query: str, *values: Any) -> list[Any]:
        """The next answer."""
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


FULL = psycopg.errors.DiskFull("no space left")


@pytest.mark.parametrize(
    ("answers", "is_open", "end"),
    [
        pytest.param([FULL], False, JournalUnwritable, id="refused at the first try: certainly not written"),
        pytest.param([Unanswered(), FULL, FULL, [1]], False, [1], id="a refusal after a lost answer"),
        pytest.param([FULL, Unreachable(), [1]], True, [1], id="nor when an earlier statement may be done"),
        pytest.param([psycopg.errors.DeadlockDetected(), [1]], False, [1], id="a deadlock is tried again"),
        pytest.param([Unreachable()], False, JournalAway, id="never sent: certainly not written"),
        pytest.param([Unanswered(), Unreachable(), [1]], False, [1], id="sent once: waited for"),
    ],
)
async def test_a_statement_is_done_or_certainly_is_not(
    answers: list[Any], is_open: bool, end: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.postgres.surely.PAUSE_SECONDS", 0.0)
    line, surely = Scripted(*answers, [], []), Surely(lambda: None, patience=0.0)
    asking = surely.ask(line, "SELECT 1", is_open=is_open)
    if isinstance(end, list):
        assert await asking == end
    else:
        with pytest.raises(end):
            await asking
    await surely.close()

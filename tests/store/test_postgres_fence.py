"""Who was declared dead writes nothing; what it wrote before is seen by the heir. The database decides."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from companion.store.postgres import PostgresJournal
from companion.store.postgres.appending import APPEND
from companion.store.postgres.nodes import FENCE
from companion.table.journal import (
    JournalMoved,
    SlotTaken,
)
from companion.table.owners import Owned
from tests.store.joining import Joined, blocked, rows, somebody
from tests.store.journals import entry, opening
from tests.store.server import Server
from tests.store.wire import Wire


def columns(*of: tuple[str, int]) -> list[list[Any]]:
    """An append of these entries, as the store sends it."""
    lines = [entry(n).line() for _, n in of]
    return [[table for table, _ in of], [n for _, n in of], [5.0 for _ in of], lines]


async def fence(journal: PostgresJournal, connection: psycopg.AsyncConnection[Any]) -> None:
    done = await connection.execute(FENCE, [journal.inc, 0])
    assert await done.fetchone() == (journal.inc,)


async def test_an_append_before_the_fence_is_seen_by_the_heir(server: Server, join: Joined) -> None:
    """The owner's commit is slow, and meanwhile it is declared dead: the heir must not read too early."""
    owner, heir = await join("a"), await join("b")
    await owner.open(opening())
    async with somebody(server) as slow, somebody(server) as watcher:
        await slow.execute(APPEND, [owner.inc, *columns(("t1", 1))])
        fencing = asyncio.create_task(fence(owner, watcher))
        await blocked(server)
        assert not fencing.done()
        await slow.commit()
        await fencing
        await watcher.commit()
    assert await heir.claim(10) == (Owned("t1", 2),)
    assert [one.n for one in (await heir.read("t1"))[1]] == [1]
    await heir.append("t1", entry(2))
    with pytest.raises(JournalMoved):
        await owner.append("t1", entry(2))


@pytest.mark.parametrize("is_fenced", [True, False])
async def test_an_append_waits_for_a_fence_and_does_as_it_says(
    server: Server, join: Joined, is_fenced: bool
) -> None:
    owner = await join()
    await owner.open(opening())
    async with somebody(server) as watcher:
        await fence(owner, watcher)
        appending = asyncio.create_task(owner.append("t1", entry(1)))
        await blocked(server)
        assert not appending.done()
        await (watcher.commit() if is_fenced else watcher.rollback())
        ended = (await asyncio.gather(appending, return_exceptions=True))[0]
    assert isinstance(ended, JournalMoved) if is_fenced else ended is None
    assert len((await owner.read("t1"))[1]) == (0 if is_fenced else 1)


async def test_who_was_fenced_writes_nothing_at_all(server: Server, join: Joined) -> None:
    owner = await join()
    await owner.open(opening())
    assert await owner.beat()
    await rows(server, "UPDATE companion.nodes SET fenced = true")
    assert not await owner.beat()
    for writing in (
        owner.append("t1", entry(1)),
        owner.open(opening("t2")),
        owner.finish("t1", {"title": "Pebble"}),
        owner.take_code(opening(code="DOOR"), 1.0),
    ):
        with pytest.raises(JournalMoved):
            await writing
    assert [(one.opening.table, one.entries, one.summary) for one in await owner.list()] == [("t1", 0, None)]
    assert await rows(server, "SELECT code FROM companion.codes") == [("T1",)]


async def test_the_outcome_is_known_even_when_the_table_was_lost_meanwhile(
    server: Server, join: Joined
) -> None:
    """Written before the fence: acknowledged. The heir has it, and the phone's resend is known there."""
    async with Wire(server.port).laid() as wire:
        owner, heir = await join("a", server.at(wire.port)), await join("b")
        await owner.open(opening())
        await owner.append("t1", entry(1))
        wire.is_silent = True
        appending = asyncio.create_task(owner.append("t1", entry(2)))
        while not await rows(server, "SELECT 1 FROM companion.entries WHERE n = 2"):
            pass
        await rows(server, "UPDATE companion.nodes SET fenced = true WHERE inc = %s", owner.inc)
        assert await heir.claim(10) == (Owned("t1", 2),)
        wire.is_silent = False
        await rows(
            server,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s",
            f"companion {owner.inc}",
        )
        await appending
        await heir.append("t1", entry(3))
        with pytest.raises(JournalMoved):
            await owner.append("t1", entry(3))
        await owner.close()


async def test_a_slot_is_taken_by_who_beats_and_free_after_who_stands_still(join: Joined) -> None:
    first = await join("a")

    async def it_beats(_seconds: float) -> None:
        assert await first.beat()

    with pytest.raises(SlotTaken):
        await join("a", pause=it_beats)
    second = await join("a")
    assert second.inc > first.inc
    assert await second.beat()
    assert not await first.beat(), "it was fenced before its slot was given away"


async def test_who_was_fenced_joins_anew_with_nothing(server: Server, join: Joined) -> None:
    owner, heir = await join("a"), await join("b")
    await owner.open(opening())
    await rows(server, "UPDATE companion.nodes SET fenced = true WHERE inc = %s", owner.inc)
    assert await heir.claim(10) == (Owned("t1", 2),)
    before = owner.inc
    await owner.rejoin()
    assert owner.inc > before
    assert await owner.beat()
    assert await owner.claim(10) == ()
    with pytest.raises(JournalMoved):
        await owner.append("t1", entry(1))
    await owner.open(opening("t2"))
    await owner.append("t2", entry(1))


async def test_a_host_that_ended_leaves_its_slot_and_its_tables(join: Joined) -> None:
    first = await join("a")
    await first.open(opening())
    await first.close()

    async def nobody_waits(_seconds: float) -> None:
        raise AssertionError("it said goodbye")

    second = await join("a", pause=nobody_waits)
    assert not (await second.list())[0].is_ours
    assert await second.claim(10) == (Owned("t1", 2),)
    assert (await second.list())[0].is_ours
    await second.append("t1", entry(1))


ORPHANS = "SELECT id FROM companion.tables WHERE owner = %s"


async def test_orphans_claimed_at_once_have_one_owner(server: Server, join: Joined) -> None:
    dead = await join("dead")
    tables = {f"t{number}" for number in range(40)}
    for table in sorted(tables):
        await dead.open(opening(table))
    heirs = [await join(slot) for slot in ("a", "b", "c", "d")]
    await rows(server, "UPDATE companion.nodes SET fenced = true WHERE inc = %s", dead.inc)
    while orphans := await rows(server, ORPHANS, dead.inc):
        before = len(orphans)
        claimed = await asyncio.gather(*(heir.claim(5) for heir in heirs))
        taken = before - len(await rows(server, ORPHANS, dead.inc))
        assert 0 < taken <= 20, "at most a slice each"
    assert sorted(one.table for each in claimed for one in each) == sorted(tables), "each once"


async def test_who_beats_is_not_fenced_and_who_is_fenced_hangs_up(server: Server, join: Joined) -> None:
    """A process that holds the row and says nothing is hung up on: then it can be declared dead."""
    stuck, watcher = await join("a"), await join("b", seconds=0.3)
    await stuck.open(opening())
    (seen,) = await watcher.living()
    assert await stuck.beat()
    assert not await watcher.fence(seen), "it has beaten since"
    (seen,) = await watcher.living()
    name = make_conninfo(server.address, application_name=f"companion {stuck.inc}")
    async with await psycopg.AsyncConnection.connect(name) as held:
        await held.execute(APPEND, [stuck.inc, *columns(("t1", 1))])
        assert await watcher.fence(seen)
        assert await watcher.living() == ()
        with pytest.raises(psycopg.OperationalError):
            await held.commit()
    assert await watcher.claim(10) == (Owned("t1", 2),)
    assert (await watcher.read("t1"))[1] == (), "what was not committed is not there"


async def test_everybody_knows_who_plays_on_with_a_table(join: Joined) -> None:
    one, two = await join("a", at="http://a:8550"), await join("b", at="http://b:8550")
    await one.open(opening("t1", code="LAMP"))
    for asked in (one, two):
        assert await asked.where(table="t1") == await asked.where(code="LAMP") == "http://a:8550"
        assert await asked.where(table="nothing") == await asked.where(code="DOOR") == ""
    await one.leave()
    assert await two.where(table="t1") == "", "nobody yet"
    await two.claim(10)
    assert await two.where(code="LAMP") == "http://b:8550"

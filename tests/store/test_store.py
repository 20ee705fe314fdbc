"""Every store keeps the same promises."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from companion.store import MemoryJournal, SqliteJournal
from companion.store.postgres import PostgresJournal
from companion.table.journal import CODE_SECONDS, CodeTaken, Journal
from tests.store.journals import entry, opening


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def journal(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Journal]:
    made: Journal
    match request.param:
        case "memory":
            made = MemoryJournal()
        case "sqlite":
            made = SqliteJournal(tmp_path / "j" / "journal.sqlite")
        case _:
            made = await PostgresJournal.join(request.getfixturevalue("server").address)
    yield made
    await made.close()


async def test_what_is_written_can_be_read(journal: Journal) -> None:
    await journal.open(opening())
    for n in (1, 2, 3):
        await journal.append("t1", entry(n))
    read, entries = await journal.read("t1")
    assert read == opening()
    assert (read.secret.value, read.seal.value) == ("join-secret", "5e" * 32)
    assert entries == (entry(1), entry(2), entry(3))


async def test_a_table_that_is_not_there(journal: Journal) -> None:
    with pytest.raises(KeyError):
        await journal.read("nothing")
    assert await journal.list() == ()


async def test_the_list_is_newest_first_and_says_what_is_finished(journal: Journal) -> None:
    for number, table in enumerate(("old", "new", "middle")):
        await journal.open(opening(table, at=float(number)))
    await journal.append("new", entry(1, at=30.0))
    await journal.append("middle", entry(1, at=20.0))
    await journal.finish("middle", {"title": "Pebble", "winners": ["bo"]})
    shelved = await journal.list()
    assert [(one.opening.table, one.entries, one.touched) for one in shelved] == [
        ("new", 1, 30.0),
        ("middle", 1, 20.0),
        ("old", 0, 0.0),
    ]
    assert [one.summary for one in shelved] == [None, {"title": "Pebble", "winners": ["bo"]}, None]


async def test_purge_forgets(journal: Journal) -> None:
    for table in ("a", "b", "c"):
        await journal.open(opening(table))
        await journal.append(table, entry(1))
    assert await journal.purge("nothing") == 0
    assert await journal.purge("b") == 1
    assert {one.opening.table for one in await journal.list()} == {"a", "c"}
    with pytest.raises(KeyError):
        await journal.read("b")
    assert await journal.purge() == 2
    assert await journal.list() == ()
    await journal.open(opening("a"))
    assert (await journal.read("a"))[1] == ()


async def test_many_tables_at_once(journal: Journal) -> None:
    tables = [f"t{number}" for number in range(8)]
    await asyncio.gather(*(journal.open(opening(table)) for table in tables))

    async def fill(table: str) -> None:
        for n in range(1, 6):
            await journal.append(table, entry(n))

    await asyncio.gather(*map(fill, tables))
    for table in tables:
        assert [one.n for one in (await journal.read(table))[1]] == [1, 2, 3, 4, 5]


async def test_a_code_leads_to_one_table_and_the_store_decides(journal: Journal) -> None:
    wanted = [opening(f"t{number}", code="LAMP", keys=f"keys {number}") for number in range(20)]
    done = await asyncio.gather(*map(journal.open, wanted), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["CodeTaken"] * 19 + ["NoneType"]
    (only,) = await journal.list()
    assert only.opening.table == wanted[done.index(None)].table, "who was refused left nothing behind"


async def test_a_code_passes_on_to_the_same_people(journal: Journal) -> None:
    await journal.open(opening("first", code="LAMP"))
    await journal.open(opening("next", code="LAMP"))
    with pytest.raises(CodeTaken):
        await journal.open(opening("other", code="LAMP", keys="keys of others"))
    await journal.purge("next")
    await journal.open(opening("other", code="LAMP", keys="keys of others"))


async def test_a_code_is_free_a_day_after_the_end(journal: Journal) -> None:
    await journal.open(opening("ended", code="LAMP"))
    await journal.append("ended", entry(1, at=5.0))
    others = opening("others", at=CODE_SECONDS + 6.0, code="LAMP", keys="keys of others")
    with pytest.raises(CodeTaken):
        await journal.open(others)
    await journal.finish("ended", {"title": "Pebble"})
    with pytest.raises(CodeTaken):
        await journal.open(others.model_copy(update={"at": CODE_SECONDS + 4.0}))
    await journal.open(others)
    assert not await journal.take_code(opening("ended", code="LAMP", keys="mine"), others.at)
    assert await journal.take_code(opening("ended", code="DOOR", keys="mine"), others.at)
    assert await journal.take_code(others, others.at), "it has it already"
    with pytest.raises(CodeTaken):
        await journal.open(opening("third", code="DOOR", keys="keys of the third"))

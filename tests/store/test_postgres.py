"""PostgreSQL: many entries a statement, certain refusals, one code a table, tables laid once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from companion.store.postgres import appending as appending_module
from companion.table.journal import (
    CodeTaken,
    JournalUnreadable,
    JournalUnwritable,
)
from tests.store.joining import Joined, rows
from tests.store.journals import entry, opening
from tests.store.server import Server


async def test_a_gap_and_a_foreign_line_are_refused(
    server: Server, join: Joined, caplog: pytest.LogCaptureFixture
) -> None:
    """A database that went back in time, to an old backup or a late standby: never a gap, never a fork."""
    journal = await join()
    await journal.open(opening())
    for n in (1, 2, 3):
        await journal.append("t1", entry(n))
    await rows(server, "DELETE FROM companion.entries WHERE n = 3")
    with pytest.raises(JournalUnwritable, match="before it is missing"):
        await journal.append("t1", entry(4))
    await rows(server, "UPDATE companion.entries SET line = '{}' WHERE n = 2")
    with pytest.raises(JournalUnwritable, match="another entry"):
        await journal.append("t1", entry(2))
    assert "table t1, entry 4" in caplog.text


async def test_what_gathers_while_one_statement_is_under_way_shares_the_next(
    join: Joined, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = await join()
    tables = [f"t{number}" for number in range(30)]
    for table in tables:
        await journal.open(opening(table))
    sizes: list[int] = []
    written = appending_module.Appending._written

    async def counted(self: Any, batch: list[Any]) -> list[Exception | None]:
        sizes.append(len(batch))
        return await written(self, batch)

    monkeypatch.setattr(appending_module.Appending, "_written", counted)
    await asyncio.gather(*(journal.append(table, entry(n)) for n in (1, 2) for table in tables))
    assert sum(sizes) == 60
    assert len(sizes) <= 3, "one statement an entry of the same table, and perhaps one for who came first"


async def test_one_bad_entry_does_not_fail_the_others_and_a_full_disk_is_certain(
    server: Server, join: Joined
) -> None:
    journal = await join()
    for table in ("full", "t2"):
        await journal.open(opening(table))
    await rows(
        server,
        "CREATE FUNCTION companion.full() RETURNS trigger LANGUAGE plpgsql AS"
        " 'BEGIN IF NEW.table_id = ''full'' THEN RAISE ''no space left'' USING ERRCODE = ''53100'';"
        " END IF; RETURN NEW; END'",
    )
    await rows(
        server,
        "CREATE TRIGGER no_space BEFORE INSERT ON companion.entries"
        " FOR EACH ROW EXECUTE FUNCTION companion.full()",
    )
    done = await asyncio.gather(
        journal.append("t2", entry(1)),
        journal.append("full", entry(1)),
        journal.append("t2", entry(2)),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [type(None), JournalUnwritable, type(None)]
    assert not journal.is_away, "it answers"
    await rows(server, "DROP TRIGGER no_space ON companion.entries")
    await journal.append("full", entry(1))


async def test_the_tables_are_laid_once_and_a_newer_database_is_left_alone(
    server: Server, join: Joined
) -> None:
    journals = await asyncio.gather(*(join(slot) for slot in ("a", "b", "c", "d")))
    assert len({journal.inc for journal in journals}) == 4
    await rows(server, "UPDATE companion.venue SET version = 99")
    with pytest.raises(JournalUnreadable, match="version 99"):
        await join("e")


async def test_codes_of_two_processes_are_each_given_once(join: Joined) -> None:
    journals = await asyncio.gather(*(join(slot) for slot in ("a", "b")))
    wanted = [opening(f"t{n}", code="LAMP", keys=f"keys {n}") for n in range(20)]
    done = await asyncio.gather(
        *(journals[n % 2].open(one) for n, one in enumerate(wanted)), return_exceptions=True
    )
    assert [type(one) for one in done if one is not None] == [CodeTaken] * 19

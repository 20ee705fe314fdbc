"""SQLite: acknowledged means on disk, forgotten means gone, damage is said."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from companion.store import SqliteJournal, sqlite
from companion.table.journal import JournalUnreadable, JournalUnwritable
from tests.store.journals import entry, opening


@pytest.fixture
async def on_disk(tmp_path: Path) -> AsyncIterator[SqliteJournal]:
    made = SqliteJournal(tmp_path / "journal.sqlite")
    yield made
    await made.close()


async def test_acknowledged_means_that_another_process_can_read_it(
    on_disk: SqliteJournal, tmp_path: Path
) -> None:
    await on_disk.open(opening())
    await on_disk.append("t1", entry(1))
    query = "print(sqlite3.connect(sys.argv[1]).execute('SELECT line FROM entries').fetchall())"
    script = f"import sqlite3, sys; {query}"
    read = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "journal.sqlite")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "wörd 1" in read.stdout or "w\\u00f6rd 1" in read.stdout


async def test_it_is_forced_onto_the_disk(on_disk: SqliteJournal) -> None:
    await on_disk.open(opening())
    assert await on_disk._rows("PRAGMA journal_mode") == [("wal",)]
    assert await on_disk._rows("PRAGMA synchronous") == [(2,)], "FULL"


async def test_what_gathers_while_one_commit_is_written_shares_the_next(
    on_disk: SqliteJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await on_disk.open(opening())
    sizes: list[int] = []
    commit: Callable[..., None] = sqlite._commit
    monkeypatch.setattr(sqlite, "_commit", lambda all_, to: (sizes.append(len(all_)), commit(all_, to)))
    await asyncio.gather(*(on_disk.append("t1", entry(n)) for n in range(1, 41)))
    assert sum(sizes) == 40
    assert len(sizes) <= 3
    assert [one.n for one in (await on_disk.read("t1"))[1]] == list(range(1, 41))


async def test_one_bad_entry_does_not_fail_the_others_of_its_commit(on_disk: SqliteJournal) -> None:
    await on_disk.open(opening("a"))
    await on_disk.open(opening("b"))
    await on_disk.append("a", entry(1))
    done = await asyncio.gather(
        on_disk.append("b", entry(1)),
        on_disk.append("a", entry(1)),
        on_disk.append("b", entry(2)),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [type(None), JournalUnwritable, type(None)]
    assert len((await on_disk.read("b"))[1]) == 2


async def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    before = os.umask(0o002)
    try:
        journal = SqliteJournal(tmp_path / "journal.sqlite")
        await journal.open(opening())
        files = sorted(tmp_path.iterdir())
        assert files[0].name == "journal.sqlite"
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        await journal.close()
    finally:
        os.umask(before)


async def test_forgotten_is_gone_from_the_file_too(on_disk: SqliteJournal, tmp_path: Path) -> None:
    await on_disk.open(opening())
    await on_disk.append("t1", entry(1))
    await on_disk.purge()
    bytes_left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"join-secret" not in bytes_left
    assert b"phone" not in bytes_left


async def test_a_locked_or_closed_store_says_so_and_works_again(
    on_disk: SqliteJournal, tmp_path: Path
) -> None:
    await on_disk.open(opening())
    await on_disk._rows("PRAGMA busy_timeout=0")
    other = sqlite3.connect(tmp_path / "journal.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(JournalUnwritable):
        await on_disk.append("t1", entry(1))
    other.execute("ROLLBACK")
    other.close()
    await on_disk.append("t1", entry(1))
    await on_disk._rows("PRAGMA query_only=ON")
    with pytest.raises(JournalUnwritable):
        await on_disk.append("t1", entry(2))
    await on_disk._rows("PRAGMA query_only=OFF")
    await on_disk.append("t1", entry(2))
    assert [one.n for one in (await on_disk.read("t1"))[1]] == [1, 2]


async def test_nobody_waits_for_ever_on_a_store_that_is_closed(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "journal.sqlite")
    await journal.open(opening())
    await journal.close()
    with pytest.raises(JournalUnwritable):
        await asyncio.wait_for(journal.append("t1", entry(1)), 5)


@pytest.mark.parametrize(
    "content", [b"this is no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 4096]
)
async def test_a_damaged_file_is_said_not_thrown(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "journal.sqlite"
    file.write_bytes(content)
    journal = SqliteJournal(file)
    with pytest.raises(JournalUnreadable):
        await journal.list()
    with pytest.raises(JournalUnwritable):
        await journal.open(opening())
    await journal.close()
    assert file.read_bytes() == content, "what is damaged is left for somebody to look at"


async def test_a_damaged_opening_does_not_hide_the_others(
    on_disk: SqliteJournal, caplog: pytest.LogCaptureFixture
) -> None:
    for table in ("a", "b"):
        await on_disk.open(opening(table))
    await on_disk._rows("UPDATE tables SET opening = '{\"table\":' WHERE id = 'a'")
    assert [one.opening.table for one in await on_disk.list()] == ["b"]
    assert "join-secret" not in caplog.text


async def test_a_journal_of_before_codes_leads_where_its_codes_led(
    on_disk: SqliteJournal, tmp_path: Path
) -> None:
    for number, table in enumerate(("first", "next")):
        await on_disk.open(opening(table, at=float(number), code="LAMP"))
    await on_disk.open(opening("over", code="DOOR"))
    await on_disk.finish("over", {"title": "Pebble"})
    await on_disk.open(opening("damaged"))
    await on_disk._rows("UPDATE tables SET opening = '{' WHERE id = 'damaged'")
    await on_disk._rows("DROP TABLE codes")
    await on_disk._rows("PRAGMA user_version = 0")
    again = SqliteJournal(tmp_path / "journal.sqlite")
    codes = await again._rows("SELECT code, table_id FROM codes ORDER BY code")
    assert codes == [("DOOR", "over"), ("LAMP", "next")]
    await again.close()

"""`companion purge` asks first."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from companion.cli import house, main
from companion.store import SqliteJournal
from tests.store.journals import opening


async def filled(data: Path) -> None:
    journal = SqliteJournal(house.journal_file(data))
    for table in ("a", "b", "c"):
        await journal.open(opening(table))
    await journal.close()


async def left(data: Path) -> int:
    journal = SqliteJournal(house.journal_file(data))
    found = len(await journal.list())
    await journal.close()
    return found


def test_purge_asks_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(filled(tmp_path))
    questions: list[str] = []

    def says_no(question: str) -> str:
        questions.append(question)
        return "n"

    monkeypatch.setattr("builtins.input", says_no)
    assert main(["purge", "--data", str(tmp_path)]) == 1
    assert asyncio.run(left(tmp_path)) == 3
    assert len(questions) == 1
    monkeypatch.setattr("builtins.input", lambda _question: "yes")
    assert main(["purge", "--data", str(tmp_path), "--table", "b"]) == 0
    assert asyncio.run(left(tmp_path)) == 2
    assert main(["purge", "--data", str(tmp_path), "--yes"]) == 0
    assert asyncio.run(left(tmp_path)) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["purge", "--data", str(tmp_path / "never used"), "--yes"]) == 0

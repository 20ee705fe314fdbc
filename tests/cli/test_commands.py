"""Schema, packs, purge, doctor: what people type and what they are told."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion import cli, paths
from companion.cli import house, main
from companion.cli.schema import schema
from companion.games import GAMES
from companion.store import SqliteJournal
from tests.table.people import opening

ROOT = Path(__file__).parents[2]
PACKS = paths.assets() / "packs" / "emergence"


def test_the_checked_in_schema_is_current() -> None:
    kept = json.loads((ROOT / "docs" / "schema.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(schema())), "run: companion schema > docs/schema.json"


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed["games"]) == {game.card.id for game in GAMES}
    for side in ("incoming", "outgoing"):
        assert "$defs" in printed[side]


@pytest.mark.parametrize("file", sorted(PACKS.glob("*.toml")), ids=lambda file: file.stem)
def test_our_own_cities_have_no_faults(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(file)]) == 0
    assert "no faults" in capsys.readouterr().out


FAULTY: dict[str, tuple[str, int]] = {
    "not TOML": ("= nonsense", 1),
    "nothing": ("", 1),
    "no format": ('name = "City"', 1),
    "an unknown format": ('format = "chess/1"', 1),
    "a format that is no word": ("format = [1]", 1),
    "no tiles": ('format = "emergence-city/1"\nid = "x"\nname = "X"\ntiles = []', 1),
    "several faults": (
        """
        format = "emergence-city/1"
        id = "x"
        name = "X"
        tiles = [{ id = "A", kind = "start" }, { id = "A", kind = "lava" }, { id = "B", kind = "light_blue" }]
        adjacency = [["A", "Z"]]
        """,
        1,
    ),
}


@pytest.mark.parametrize("name", list(FAULTY))
def test_a_faulty_pack_is_told_every_fault(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, code = FAULTY[name]
    file = tmp_path / "city.toml"
    file.write_text(content)
    assert main(["pack", "check", str(file)]) == code
    out = capsys.readouterr().out
    assert out.strip()
    assert "Traceback" not in out
    if name == "several faults":
        assert len(out.strip().splitlines()) > 2


def test_packs_that_are_not_there_or_too_much(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(tmp_path / "nothing.toml")]) == 2
    assert main(["pack", "check", str(tmp_path)]) == 2
    (tmp_path / "huge.json").write_text(" " * 600_000)
    assert main(["pack", "check", str(tmp_path / "huge.json")]) == 1
    (tmp_path / "deep.json").write_text("[" * 100_000)
    assert main(["pack", "check", str(tmp_path / "deep.json")]) == 1
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    assert main(["pack", "check", str(tmp_path / "bytes.toml")]) == 1
    capsys.readouterr()


async def filled(data: Path) -> None:
    journal = SqliteJournal(house.journal_file(data))
    for table in ("a", "b", "c"):
        await journal.open(opening(table=table))
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


def test_the_doctor_says_something(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    assert capsys.readouterr().out.strip()


def test_the_host_key_is_made_once_and_for_its_owner(tmp_path: Path) -> None:
    key = house.host_key(tmp_path).reveal()
    assert house.host_key(tmp_path).reveal() == key
    assert len(key) >= 20
    assert (tmp_path / "host.key").stat().st_mode & 0o777 == 0o600
    for broken in (b"", b"short", b"\xff\xfe\xfd" * 10):
        (tmp_path / "host.key").write_bytes(broken)
        assert len(house.host_key(tmp_path).reveal()) >= 20
    assert key not in repr(house.host_key(tmp_path))


@pytest.mark.parametrize(
    "args", [[], ["dance"], ["host", "--port", "99999"], ["host", "--port", "x"], ["verify"]]
)
def test_wrong_arguments_are_explained(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(args)
    assert stop.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_every_command_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    for command in cli.parser()._subparsers._group_actions[0].choices:  # type: ignore[union-attr]
        with pytest.raises(SystemExit) as stop:
            main([command, "--help"])
        assert stop.value.code == 0
        assert len(capsys.readouterr().out) > 60


def test_a_reader_that_goes_away_is_no_drama() -> None:
    command: list[Any] = [sys.executable, "-m", "companion.cli", "schema"]
    writer = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert writer.stdout is not None
    writer.stdout.read(10)
    writer.stdout.close()
    assert writer.stderr is not None
    assert b"Traceback" not in writer.stderr.read()
    writer.stderr.close()
    assert writer.wait() == 0

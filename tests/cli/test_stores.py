"""Where a host keeps its tables, as it is said on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from companion.cli import main
from companion.cli.host import arguments
from companion.cli.stores import named
from companion.texts import say

NOWHERE = "postgresql://companion:plum-jam@127.0.0.1:1/venue?sslmode=disable"


def test_a_database_is_shown_without_its_password() -> None:
    assert named(NOWHERE) == "postgresql://127.0.0.1:1/venue"


def test_sqlite_is_the_default_and_anything_but_postgresql_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert arguments().store is None
    assert arguments("--store", NOWHERE).store == NOWHERE
    with pytest.raises(SystemExit):
        arguments("--store", "mysql://somewhere/else")
    assert say("host-bad-store") in capsys.readouterr().err


def host(data: Path) -> int:
    return main(["host", "--port", "0", "--address", "127.0.0.1", "--data", str(data), "--store", NOWHERE])


def test_a_database_that_is_not_there_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert host(tmp_path) == 2
    said = capsys.readouterr().err
    assert "postgresql://127.0.0.1:1/venue" in said
    assert "docs/venue.md" in said
    assert "plum-jam" not in said


def test_without_the_extra_it_says_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "companion.store.postgres", None)
    assert host(tmp_path) == 2
    assert capsys.readouterr().err.strip().endswith(say("host-no-venue"))

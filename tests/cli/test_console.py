"""Whatever the streams are like, a host prints and lives."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from companion.cli import console
from companion.cli.welcome import welcome
from companion.net.serving import uvicorn_server
from tests.net.house import House


def test_without_a_console_the_words_go_to_the_log(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    log = tmp_path / "new" / "host.log"
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert not console.is_terminal()
    console.prepare(log)
    print("█ said", file=sys.stderr)
    assert log.read_text(encoding="utf-8") == "█ said\n"
    assert not console.is_terminal()
    sys.stdout.close()


def test_a_log_that_grew_too_long_begins_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    log = tmp_path / "host.log"
    log.write_bytes(b"x" * (console.LARGEST_LOG + 1))
    monkeypatch.setattr(sys, "stdout", None)
    console.prepare(log)
    print("new")
    assert log.read_text(encoding="utf-8") == "new\n"
    sys.stdout.close()
    assert (tmp_path / "host.old.log").stat().st_size > console.LARGEST_LOG


async def test_a_pipe_of_windows_gets_the_link_and_no_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """cp1252 has no blocks: the host fell over its own QR code; one of question marks scans nowhere."""
    hall = House().hall
    table = await hall.create("pebble")
    piped = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(piped, encoding="cp1252"))
    console.prepare(tmp_path / "host.log")
    print(welcome(hall, table, "http://10.0.0.1:8550", "http://10.0.0.1:8550/host/key", None), flush=True)
    print("█", flush=True)
    said = piped.getvalue().decode("cp1252")
    assert f"/j/{table.opening.code}#" in said
    assert said.rstrip().endswith("?")
    assert "????" not in said
    monkeypatch.undo()


def test_the_server_asks_no_console(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn's own formatter calls `sys.stdout.isatty()`."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert uvicorn_server(House().server.app, "127.0.0.1", 0).config.log_config is None

"""A double-click: no terminal to read, so everything ends in a browser."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest

from companion.cli import desktop, hosting, house
from companion.cli.hosted import MOST_PORTS
from companion.net.invitation import DEFAULT_PORT


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every page that a browser would show."""
    pages: list[str] = []
    monkeypatch.setattr(desktop.webbrowser, "open", pages.append)
    return pages


def test_a_second_double_click_opens_the_host_that_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, opened: list[str]
) -> None:
    monkeypatch.setattr(house, "running_link", lambda _data: "http://127.0.0.1:8550/host/key")
    monkeypatch.setattr(desktop, "run", lambda _args: pytest.fail("there is one already"))
    assert desktop.double_click(tmp_path) == 0
    assert opened == ["http://127.0.0.1:8550/host/key"]


def test_what_goes_wrong_is_a_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, opened: list[str]
) -> None:
    def refuse(_args: object) -> None:
        raise hosting.Sorry("The folder <b> is full.")

    monkeypatch.setattr(desktop, "run", refuse)
    assert desktop.double_click(tmp_path) == 2
    page = Path(url2pathname(urlsplit(opened[0]).path)).read_text(encoding="utf-8")
    assert "The folder &lt;b&gt; is full." in page
    assert str(house.log_file(tmp_path)) in page


def test_a_busy_port_is_walked_around() -> None:
    with socket.socket() as busy:
        busy.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            busy.bind(("0.0.0.0", DEFAULT_PORT))
            busy.listen()
        except OSError:
            pass  # somebody else has it: as good
        assert DEFAULT_PORT < desktop.free_port() < DEFAULT_PORT + MOST_PORTS


def test_with_arguments_it_is_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["companion", "doctor"])
    assert desktop.start() == 0
    assert capsys.readouterr().out

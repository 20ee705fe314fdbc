"""A double-click: no terminal to read, so everything ends in a browser."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest

from companion.cli import desktop, hosting, house
from companion.cli.claim import Claim
from companion.cli.hosted import MOST_PORTS
from companion.net.invitation import DEFAULT_PORT
from tests.faults.hosts import ROOT

LINK = r"(Host +|Companion runs already: )(http://\S+/host/\S+)"
"""What a host, and who finds one, say last."""


def until(process: subprocess.Popen[str], pattern: str) -> Iterator[str]:
    """What it says, as far as this."""
    for line in process.stdout or ():
        yield line
        if re.search(pattern, line):
            return


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every page that a browser would show."""
    pages: list[str] = []
    monkeypatch.setattr(desktop.webbrowser, "open", pages.append)
    return pages


def test_a_second_double_click_opens_the_host_that_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, opened: list[str]
) -> None:
    links = iter(("", "", "http://127.0.0.1:8550/host/key"))
    monkeypatch.setattr(house, "running_link", lambda _data: next(links))
    monkeypatch.setattr(desktop.time, "sleep", lambda _seconds: None)

    def taken(_args: object) -> None:
        raise hosting.Occupied("it is about to open")

    monkeypatch.setattr(desktop, "run", taken)
    assert desktop.double_click(tmp_path) == 0
    assert opened == ["http://127.0.0.1:8550/host/key"]


def test_two_quick_double_clicks_are_one_host(tmp_path: Path) -> None:
    """Both once found no host yet, and opened two on one journal."""
    around = {**os.environ, "XDG_DATA_HOME": str(tmp_path), desktop.ADDRESS: "127.0.0.1"}
    around = {name: value for name, value in around.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    command = [sys.executable, "-m", "companion.cli.desktop"]
    clicks = [subprocess.Popen(command, cwd=ROOT, env=around, stdout=PIPE, text=True) for _ in range(2)]
    try:
        told = [re.search(LINK, "".join(until(one, LINK))) for one in clicks]
        links = {found[1].strip(): found[2] for found in told if found}
        assert set(links) == {"Host", "Companion runs already:"}
        assert len(set(links.values())) == 1, "the second opens the first"
        late = [one for one, found in zip(clicks, told, strict=True) if found and "runs" in found[1]]
        assert [one.wait() for one in late] == [0]
    finally:
        for one in clicks:
            one.terminate()
            one.communicate()


def test_a_host_that_never_answers_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, opened: list[str]
) -> None:
    monkeypatch.setattr(desktop.time, "sleep", lambda _seconds: None)
    with Claim(tmp_path):
        assert desktop.double_click(tmp_path) == 2
    page = Path(url2pathname(urlsplit(opened[0]).path)).read_text(encoding="utf-8")
    assert str(tmp_path) in page


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

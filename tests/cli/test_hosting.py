"""The house is put together in a process of its own: whatever a test has imported before proves nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.cli import hosting
from companion.cli.claim import Claim
from companion.cli.host import arguments
from companion.cli.hosted import Hosted, listen
from companion.net.lan import Address
from companion.table.table import Table
from tests.cli.viewers import STUBBORN, is_alive, viewer
from tests.faults.hosts import ROOT

PATIENCE = 60
LOOP = Address("127.0.0.1", "lo", "loop")


@pytest.mark.parametrize("first", ["companion.cli.hosting", "companion.ui.stage", "companion.ui.kit"])
def test_nothing_must_be_imported_before(first: str) -> None:
    """A circle of imports depends on who comes first: once no host could start, and tests were green."""
    subprocess.run([sys.executable, "-c", f"import {first}"], cwd=ROOT, check=True)


@pytest.fixture
def signals() -> Iterator[None]:
    """What a host changes is put back."""
    kept = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}
    yield
    for one, handler in kept.items():
        signal.signal(one, handler)


@pytest.mark.usefixtures("signals")
async def test_a_ctrl_c_that_comes_before_the_tables_are_open_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Hasty(Hosted):
        async def open(self) -> Table:
            signal.raise_signal(signal.SIGINT)
            return await super().open()

    monkeypatch.setattr(hosting, "Hosted", Hasty)
    with closing(listen(0, LOOP)) as listening, Claim(tmp_path) as claim:
        args = arguments("--data", str(tmp_path), "--no-browser", "--no-announce")
        await asyncio.wait_for(hosting._host(args, claim, listening, LOOP), PATIENCE)
    assert "Host " in capsys.readouterr().out


async def started(folder: Path, **more: str) -> Process:
    """A host with a window, whose viewer and whose browser stand in this folder."""
    browser = folder / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {folder / 'opened'}\n")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    around = {**os.environ, "DISPLAY": ":0", "BROWSER": str(browser), "FLET_VIEW_PATH": str(folder), **more}
    command = ["host", "--window", "--port", "0", "--address", "127.0.0.1", "--data", str(folder / "data")]
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "companion.cli", *command, cwd=ROOT, env=around, stdout=PIPE, stderr=PIPE
    )


async def ended(process: Process) -> str:
    """What it said, once it is over in order."""
    said, wrong = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, wrong.decode()
    assert "Stopped" in said.decode()
    return wrong.decode()


async def test_a_host_with_a_window_ends_by_the_first_ctrl_c_and_takes_it_along(tmp_path: Path) -> None:
    noted = viewer(tmp_path, STUBBORN)
    process = await started(tmp_path)
    pid = int(await asyncio.to_thread(noted.read_text))
    process.send_signal(signal.SIGINT)
    assert await ended(process) == ""
    assert not is_alive(pid)
    assert not (tmp_path / "opened").exists(), "the window is enough"


async def test_closing_its_window_ends_the_host(tmp_path: Path) -> None:
    viewer(tmp_path, "pass")
    assert await ended(await started(tmp_path)) == ""


async def test_where_no_window_opens_the_browser_does(tmp_path: Path) -> None:
    viewer(tmp_path, "pass").unlink()
    (tmp_path / "flet").chmod(0o600)
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    process = await started(tmp_path)
    link = await asyncio.wait_for(asyncio.to_thread(opened.read_text), PATIENCE)
    assert "/host/" in link
    process.send_signal(signal.SIGTERM)
    assert "browser" in await ended(process)

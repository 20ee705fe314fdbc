"""The installed app as a process: its window, and how it ends. At tables it is tried in `tests/sessions`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from tests.cli.viewers import STUBBORN, is_alive, viewer

PATIENCE = 300
"""A safety net: a start takes seconds, on a machine that does nothing else."""


async def started(folder: Path, **more: str) -> Process:
    """The app, with this folder's viewer."""
    inherited = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "FLET_PLATFORM")
    }
    surroundings = {
        **inherited,
        "FLET_VIEW_PATH": str(folder),
        "FLET_APP_STORAGE_DATA": str(folder / "data"),
        **more,
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "companion.cli.app", env=surroundings, stdout=PIPE, stderr=PIPE
    )


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
async def test_the_first_ctrl_c_ends_it_and_takes_the_window_along(tmp_path: Path, stop: int) -> None:
    noted = viewer(tmp_path, STUBBORN)
    process = await started(tmp_path, DISPLAY=":0")
    pid = int(await asyncio.to_thread(noted.read_text))
    process.send_signal(stop)
    said, wrong = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, said, wrong) == (0, b"", b"")
    assert not is_alive(pid), "the viewer was left behind"


async def test_closing_the_window_ends_it(tmp_path: Path) -> None:
    viewer(tmp_path, "pass")
    process = await started(tmp_path, DISPLAY=":0")
    _, wrong = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, wrong) == (0, b"")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a desktop")
async def test_without_a_desktop_it_says_what_to_do(tmp_path: Path) -> None:
    process = await started(tmp_path)
    _, wrong = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 1
    assert "companion host" in wrong.decode()

"""The native window: its viewer comes and goes with the host, and no signal is taken."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import signal
import sys
import threading
from pathlib import Path

import flet as ft
import flet_desktop
import pytest

from companion.cli.window import NoWindow, show
from tests.cli.viewers import STUBBORN, is_alive, viewer


async def nothing(_page: ft.Page) -> None:
    """A page without anything."""


async def test_closing_the_window_ends_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    viewer(tmp_path, "pass")
    monkeypatch.setenv("FLET_VIEW_PATH", str(tmp_path))
    async with asyncio.timeout(30):
        await show(nothing, has_screen=True)


async def test_the_viewer_goes_with_the_host_and_signals_stay_ours(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    noted = viewer(tmp_path, STUBBORN)
    monkeypatch.setenv("FLET_VIEW_PATH", str(tmp_path))
    ours = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    window = asyncio.create_task(show(nothing, has_screen=True))
    pid = int(await asyncio.to_thread(noted.read_text))
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == ours
    window.cancel()
    with pytest.raises(asyncio.CancelledError):
        await window
    assert not is_alive(pid), "the viewer was left behind"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no thread waits for the end of a process")
async def test_a_viewer_that_is_gone_already_is_not_unknown(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Asked for its end twice, the host took the first answer away from its own thread, and said so."""
    noted = viewer(tmp_path, STUBBORN)
    monkeypatch.setenv("FLET_VIEW_PATH", str(tmp_path))
    close, wait, is_asked = flet_desktop.close_flet_view, os.waitpid, threading.Event()

    def closed(pid_file: str) -> None:
        close(pid_file)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        asyncio.get_running_loop().call_soon(is_asked.set)

    def waited(child: int, options: int) -> tuple[int, int]:
        is_asked.wait()
        return wait(child, options)

    monkeypatch.setattr(flet_desktop, "close_flet_view", closed)
    monkeypatch.setattr(os, "waitpid", waited)
    window = asyncio.create_task(show(nothing, has_screen=True))
    pid = int(await asyncio.to_thread(noted.read_text))
    window.cancel()
    with pytest.raises(asyncio.CancelledError):
        await window
    assert "Unknown child" not in caplog.text


async def test_a_viewer_that_does_not_start_is_no_closed_window(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On a system without GTK the host ended as if somebody had closed its window."""
    viewer(tmp_path, "sys.exit(127)")
    monkeypatch.setenv("FLET_VIEW_PATH", str(tmp_path))
    with pytest.raises(NoWindow, match="127"):
        await show(nothing, has_screen=True)


async def test_without_a_screen_or_a_viewer_there_is_a_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(NoWindow, match="desktop"):
        await show(nothing, has_screen=False)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(NoWindow, match="flet-desktop"):
        await show(nothing, has_screen=True)

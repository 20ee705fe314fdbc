"""What goes wrong when a host starts or stops is a sentence, never a traceback, and nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from companion.texts import say
from tests.faults.hosts import ROOT, RealHost, arguments, free_port, host_key, journalled
from tests.net.flet.client import INVOKE, page

pytestmark = pytest.mark.faults

PATIENCE = 60
LATE_ANSWER = {"control_id": 1 << 30, "call_id": "gone", "result": None, "error": None}
"""Flet alone would hang up: the screen hears the end only from a host that has applied our patches."""


def said(*args: str) -> subprocess.CompletedProcess[str]:
    """A `companion` that ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "companion.cli", *args],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


Said = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def quickly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Said]:
    """The same without importing everything again: a fork of a process that has."""
    heard = [tmp_path_factory.mktemp("heard") / name for name in ("out", "err")]
    forker = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.forker", *map(str, heard)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert forker.stdin is not None
    assert forker.stdout is not None
    told, answers = forker.stdin, forker.stdout

    def ask(line: str) -> int:
        told.write(f"{line}\n")
        told.flush()
        return int(answers.readline())

    def said_by_a_fork(*args: str) -> subprocess.CompletedProcess[str]:
        pid = ask(json.dumps(args))
        code = os.waitstatus_to_exitcode(ask(f"wait {pid}"))
        return subprocess.CompletedProcess(args, code, *(file.read_text() for file in heard))

    yield said_by_a_fork
    told.close()
    forker.wait()
    answers.close()


def sorry(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2
    assert "Traceback" not in done.stderr + done.stdout
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    for word in words:
        assert word in done.stderr


def test_a_busy_port_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        sorry(said(*arguments(tmp_path, port)), str(port), "--port")


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path, quickly: Said) -> None:
    (tmp_path / "file").write_text("I am a file")
    sorry(quickly(*arguments(tmp_path / "file", free_port())), str(tmp_path / "file"), "--data")
    sorry(quickly(*arguments(Path("/proc/self"), free_port())), "/proc/self", "--data")


@pytest.mark.parametrize("content", [b"no database " * 500, b"SQLite format 3\0" + b"\xff" * 8000])
def test_a_damaged_journal_is_a_sentence(tmp_path: Path, quickly: Said, content: bytes) -> None:
    (tmp_path / "journal.sqlite").write_bytes(content)
    sorry(quickly(*arguments(tmp_path, free_port())), "journal.sqlite")
    assert (tmp_path / "journal.sqlite").read_bytes() == content
    sorry(quickly("purge", "--yes", "--data", str(tmp_path)), "journal.sqlite")


def test_certificates_that_are_not_there(tmp_path: Path, quickly: Said) -> None:
    sorry(quickly(*arguments(tmp_path, free_port()), "--tls", "no.pem", "no.key"), "no.pem")


@pytest.mark.parametrize("how", [[signal.SIGTERM], [signal.SIGINT, signal.SIGINT]])
async def test_a_host_that_is_stopped_can_be_taken_up_again(
    tmp_path: Path, how: list[signal.Signals]
) -> None:
    """With pages open, sounds streaming and a download under way; the second Ctrl-C comes while it ends."""
    port = free_port()
    host = RealHost(tmp_path, port)
    process = host.start()
    first = until_open(process)
    address = f"127.0.0.1:{port}"
    async with contextlib.AsyncExitStack() as stack:
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
        )
        answer = await http.post("/tables", json={"game": "emergence"}, headers=host_key(tmp_path))
        table, screen = answer.json()["table"], answer.json()["screen"]
        cues = await stack.enter_async_context(
            http.stream("GET", "/cues", headers={"cookie": f"companion_device={'a' * 32}"})
        )
        pages = [
            await stack.enter_async_context(page(address, route, letter * 32))
            for letter, route in (("a", f"/screen/{table}/{screen}"), ("b", f"/seat/{table}"), ("c", "/"))
        ]
        await pages[0].shows("Emergence")
        await pages[1].shows("You do not sit")
        await pages[0].send(INVOKE, LATE_ANSWER)
        game = await stack.enter_async_context(connect(f"ws://{address}/table/{table}/ws"))
        await game.send(json.dumps({"t": "hello", "v": 1, "screen": screen}))
        await game.recv()
        slow = socket.create_connection(("127.0.0.1", port))
        stack.callback(slow.close)
        slow.sendall(b"GET /main.dart.js HTTP/1.1\r\nhost: companion\r\n\r\n")
        slow.recv(10)
        process.send_signal(how[0])
        said = [json.loads(text) async for text in game]
        assert said[-1]["code"] == "table.host_stopped"
        for again in how[1:]:
            process.send_signal(again)
        assert [line async for line in cues.aiter_lines()][:1] == ["retry: 2000"]
        out, err = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
        assert any("The host has stopped" in text for text in pages[0].texts())
    assert err == ""
    assert process.returncode == 0
    assert out.strip().splitlines() == [say("host-stopped")]

    process = host.start()
    second = until_open(process)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=PATIENCE)[1] == ""
    assert process.returncode == 0
    assert [line for line in second if "/host/" in line] == [line for line in first if "/host/" in line]
    assert journalled(tmp_path) == []


def until_open(process: subprocess.Popen[str]) -> list[str]:
    """Everything the terminal shows until the host listens."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if "Ctrl-C" in line:
            return lines
    raise AssertionError("".join(lines))

"""What goes wrong when a host starts or stops is a sentence, never a traceback, and nothing is lost."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.faults.hosts import ROOT, RealHost, arguments, free_port, host_key, journalled

pytestmark = pytest.mark.faults

PATIENCE = 60


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


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("I am a file")
    sorry(said(*arguments(tmp_path / "file", free_port())), str(tmp_path / "file"), "--data")
    sorry(said(*arguments(Path("/proc/self"), free_port())), "/proc/self", "--data")


@pytest.mark.parametrize("content", [b"no database " * 500, b"SQLite format 3\0" + b"\xff" * 8000])
def test_a_damaged_journal_is_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "journal.sqlite").write_bytes(content)
    sorry(said(*arguments(tmp_path, free_port())), "journal.sqlite")
    assert (tmp_path / "journal.sqlite").read_bytes() == content
    sorry(said("purge", "--yes", "--data", str(tmp_path)), "journal.sqlite")


def test_certificates_that_are_not_there(tmp_path: Path) -> None:
    sorry(said(*arguments(tmp_path, free_port()), "--tls", "no.pem", "no.key"), "no.pem")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_host_that_is_stopped_can_be_taken_up_again(tmp_path: Path, how: signal.Signals) -> None:
    port = free_port()
    host = RealHost(tmp_path, port)
    process = host.start()
    first = until_open(process)
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/tables", b'{"game":"emergence"}', host_key(tmp_path), method="POST"
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert answer.status == 201
    process.send_signal(how)
    out, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in err
    if how is signal.SIGINT:
        assert process.returncode == 0
        assert "Nothing is lost" in out

    again = host.start()
    second = until_open(again)
    again.send_signal(signal.SIGINT)
    again.communicate(timeout=PATIENCE)
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

"""Host processes to be started, killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from companion.table.journal import Entry

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def arguments(data: Path, port: int) -> list[str]:
    """The arguments of a host for these tests."""
    return ["host", "--no-browser", "--address", "127.0.0.1", "--port", str(port), "--data", str(data)]


class ForkedHost:
    """A host that starts quickly: the same code, imported once."""

    def __init__(self, data: Path, port: int) -> None:
        self.data, self._arguments = data, arguments(data, port)
        self._forker = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.forker"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._pid = 0

    def _ask(self, line: str) -> int:
        assert self._forker.stdin is not None
        assert self._forker.stdout is not None
        self._forker.stdin.write(f"{line}\n")
        self._forker.stdin.flush()
        return int(self._forker.stdout.readline())

    def start(self) -> None:
        """Start the host."""
        self._pid = self._ask(json.dumps(self._arguments))

    def kill(self) -> None:
        """End it without any warning, and wait until it is gone."""
        os.kill(self._pid, signal.SIGKILL)
        assert os.WTERMSIG(self._ask("wait")) == signal.SIGKILL

    def close(self) -> None:
        """End everything."""
        assert self._forker.stdin is not None
        assert self._forker.stdout is not None
        self._forker.stdin.close()
        self._forker.wait()
        self._forker.stdout.close()


class RealHost:
    """`companion host` as people start it."""

    def __init__(self, data: Path, port: int) -> None:
        self.data, self._arguments = data, arguments(data, port)
        self.process: subprocess.Popen[str] | None = None

    def start(self, *more: str) -> subprocess.Popen[str]:
        """Start the command."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "companion.cli", *self._arguments, *more],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        return self.process

    def kill(self) -> None:
        """End it without any warning."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def close(self) -> None:
        """Nothing is left."""


def journalled(data: Path) -> list[Entry]:
    """What is on the disk, read by somebody else, in order."""
    connection = sqlite3.connect(f"file:{data / 'journal.sqlite'}?mode=ro", uri=True)
    try:
        lines = connection.execute("SELECT line FROM entries ORDER BY table_id, n").fetchall()
    finally:
        connection.close()
    return [Entry.model_validate_json(line) for (line,) in lines]


def host_key(data: Path) -> dict[str, Any]:
    """The header that opens the host's desk."""
    return {"authorization": f"Bearer {(data / 'host.key').read_text().strip()}"}

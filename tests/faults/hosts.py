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


class Forker:
    """A process that has imported everything, and becomes a host as often as it is asked."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.forker"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, line: str) -> int:
        """Its answer to a line."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class ForkedHost:
    """A host that starts quickly: the same code, imported once. Several may share a forker."""

    def __init__(self, data: Path, port: int, *more: str, forker: Forker | None = None) -> None:
        self.data, self._arguments = data, [*arguments(data, port), *more]
        self._forker, self._owns = forker or Forker(), forker is None
        self._pid = 0

    def start(self) -> None:
        """Start the host."""
        self._pid = self._forker.ask(json.dumps(self._arguments))

    def signal(self, number: int) -> None:
        """Stop it, let it go on, or ask it to end."""
        os.kill(self._pid, number)

    def ended(self) -> int:
        """Wait until it has ended; its exit code, negative for the signal that killed it."""
        return os.waitstatus_to_exitcode(self._forker.ask(f"wait {self._pid}"))

    def kill(self) -> None:
        """End it without any warning, and wait until it is gone."""
        os.kill(self._pid, signal.SIGKILL)
        assert self.ended() == -signal.SIGKILL

    def close(self) -> None:
        """End everything."""
        if self._owns:
            self._forker.close()


class RealHost:
    """`companion host` as people start it."""

    def __init__(self, data: Path, port: int, *more: str) -> None:
        self.data, self._arguments = data, [*arguments(data, port), *more]
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

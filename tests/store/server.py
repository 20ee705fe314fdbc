"""A PostgreSQL of the tests' own: its own folder, its own port, never as root, ended with them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from random import Random

import psycopg
import pytest

PORTS = range(20_000, 32_000)
"""Below those the system gives away: who retries a dead port among them can connect to itself."""
USERS = ("postgres", "nobody")
"""As whom the server runs when the tests run as root, which PostgreSQL refuses."""
QUIET = ("-c", "max_connections=60", "-c", "shared_buffers=16MB", "-c", "logging_collector=off")


def binaries() -> Path:
    """Where the server's programs are. Without them: a failure in CI, skipped with a sentence elsewhere."""
    found = shutil.which("postgres")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not folders:
        sentence = (
            "PostgreSQL is not installed: `apt install postgresql`, then the venue's store is tested too"
        )
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return folders[-1]


def free_port() -> int:
    """A port nobody uses now."""
    for port in Random().sample(PORTS, 200):  # noqa: S311 - a test, not a deal
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError("no free port")


class Server:
    """A database server that can be stopped, killed and started again."""

    def __init__(self) -> None:
        self._binaries, self.port = binaries(), free_port()
        self._user = _user()
        self._folder = Path(tempfile.mkdtemp(prefix="companion-venue-"))
        self._data, self._log = self._folder / "data", self._folder / "log"
        if self._user:
            shutil.chown(self._folder, self._user)
        self._run(
            "initdb", "--no-sync", "--auth=trust", "--username=companion", "--encoding=UTF8", "-D", "data"
        )
        self.start()

    @property
    def address(self) -> str:
        """What a host is given."""
        return self.at(self.port)

    def at(self, port: int) -> str:
        """The same database behind another port."""
        return f"postgresql://companion@127.0.0.1:{port}/postgres?gssencmode=disable"

    def start(self) -> None:
        """Start, and wait until it answers; after a kill, once the orphans of the old one are gone."""
        options = " ".join(
            (f"-p {self.port}", "-c listen_addresses=127.0.0.1", "-k ''", *(f"'{word}'" for word in QUIET))
        )
        words = ("start", "-w", "-t", "60", "-D", "data", "-l", "log", "-o", options)
        for _ in range(100):
            if self._done("pg_ctl", *words) == 0:
                return
        raise AssertionError(self._log.read_text())

    def stop(self, how: str = "fast") -> None:
        """End it: `fast` says goodbye, `immediate` does not."""
        self._run("pg_ctl", "stop", "-w", "-m", how, "-D", "data")

    def kill(self) -> None:
        """End it without any warning; its children notice."""
        os.kill(self.process, signal.SIGKILL)

    @property
    def process(self) -> int:
        """The postmaster."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def empty(self) -> None:
        """As nobody has ever played here."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                " AND application_name LIKE 'companion%'"
            )
            connection.execute("SET client_min_messages = warning")
            connection.execute("DROP SCHEMA IF EXISTS companion CASCADE")

    def close(self) -> None:
        """Nothing is left."""
        if (self._data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self._folder)

    def _run(self, program: str, *words: str) -> None:
        assert self._done(program, *words) == 0, (program, words)

    def _done(self, program: str, *words: str) -> int:
        return subprocess.run(
            [self._binaries / program, *words],
            cwd=self._folder,
            user=self._user or None,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "PGTZ": "UTC"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        ).returncode


def _user() -> str:
    """A user for the server when we are root; empty for ourselves."""
    if os.getuid() != 0:
        return ""
    known = {one.pw_name for one in pwd.getpwall()}
    return next(name for name in USERS if name in known)

"""The real command as people start it, and as it dies."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """`companion host` in a process of its own, with its own folder."""

    def __init__(
        self, data: Path, module: str = "companion.cli", *, more: tuple[str, ...] = (), port: int = 0
    ) -> None:
        self._data, self._module, self.port = data, module, port or free_port()
        self._more = more
        self._process: Process | None = None
        self.join = self.private = ""

    async def open(self) -> None:
        """Start it and read the links it prints."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, "host", "--data", str(self._data),
            "--port", str(self.port),
            "--address", "127.0.0.1", "--no-browser", *self._more, stdout=PIPE, stderr=DEVNULL,
        )  # fmt: skip
        assert self._process.stdout
        self.join = self.private = ""
        while not self.private:
            line = (await self._process.stdout.readline()).decode()
            assert line, "the host ended before it was ready"
            if found := re.match(r"Join\s+(\S+)", line):
                self.join = found[1]
            if found := re.match(r"Host\s+(\S+)", line):
                self.private = found[1]

    @property
    def code(self) -> str:
        """What people may type."""
        return self.join.split("/j/")[1].split("#")[0]

    async def kill(self) -> None:
        """Pull the plug."""
        if self._process:
            with suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGKILL)
            await self._process.wait()
            self._process = None

"""HAProxy as docs/haproxy.cfg sets it up, in front of hosts on this machine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "haproxy.cfg"


def program() -> str:
    """Where it is. Without it: a failure in CI, skipped with a sentence elsewhere."""
    found = shutil.which("haproxy")
    if found is None:
        sentence = "HAProxy is not installed: `apt install haproxy`, then a venue's one address is tested too"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    return found


class Proxy:
    """One address for two hosts."""

    def __init__(self, folder: Path, port: int, ports: tuple[int, int]) -> None:
        self._program, self._file = program(), folder / "haproxy.cfg"
        self.address = f"127.0.0.1:{port}"
        example = EXAMPLE.read_text()
        for slot, at in zip("ab", ports, strict=True):
            example, count = re.subn(rf"(server {slot}) [\d.]+:\d+", rf"\1 127.0.0.1:{at}", example)
            assert count == 3, "each host is in each backend"
        self._file.write_text(example.replace("bind :8080", f"bind {self.address}"))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Check what is written, and begin."""
        checked = subprocess.run(
            [self._program, "-c", "-f", self._file], capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stderr
        self._process = subprocess.Popen([self._program, "-db", "-q", "-f", self._file])

    def close(self) -> None:
        """End."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

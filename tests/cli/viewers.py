"""Programs that stand in for Flet's viewer."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

VIEWER = """#!{python}
import os, signal, socket, sys, time
open(sys.argv[2], "w").write(str(os.getpid()))
told = socket.socket(socket.AF_UNIX)
told.connect(sys.argv[1])
{then}
"""

STUBBORN = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
open({noted!r}, "w").write(str(os.getpid()))
time.sleep(600)
"""
"""It shows nothing, and does not go by itself."""


def viewer(folder: Path, then: str) -> Path:
    """Stands in for Flet's viewer; what it tells can be read from a pipe, which waits for it."""
    file, noted = folder / "flet", folder / "pid"
    os.mkfifo(noted)
    file.write_text(VIEWER.format(python=sys.executable, then=then.format(noted=str(noted))))
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return noted


def is_alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True

"""Where a host's words go: a terminal, a pipe that cannot write everything, or no console at all."""

from __future__ import annotations

import io
import sys
from pathlib import Path

LARGEST_LOG = 1 << 20
"""Beyond this many bytes a log begins anew; the one before is kept beside it."""


def prepare(log: Path) -> None:
    """Nothing that is printed may end a host.

    A program without a console has no streams at all: its words are written to `log`. A pipe with a small
    alphabet (cp1252 on Windows) cannot write the blocks of a QR code: it gets question marks.
    """
    if sys.stdout is None or sys.stderr is None:
        sys.stdout = sys.stderr = _opened(log)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_terminal() -> bool:
    """Whether somebody reads along in colours."""
    return sys.stdout is not None and sys.stdout.isatty()


def can_write(text: str) -> bool:
    """Whether the console has a sign for every letter of a text."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _opened(log: Path) -> io.TextIOWrapper:
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists() and log.stat().st_size > LARGEST_LOG:
        log.replace(log.with_suffix(".old.log"))
    handle: io.TextIOWrapper = log.open("a", encoding="utf-8", buffering=1, errors="replace")
    return handle

"""While one browser test measures, the fingers of the others rest: otherwise two games would be measured.

Every look at a screen goes through the gate into the room, and leaves it again. Who measures closes the gate,
waits until the room is empty, and has the machine to itself. Both are locked files that all workers share.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import IO

_FOLDER = Path(gettempdir()) / f"companion-browsers-{os.getuid()}"


def _locked(name: str, how: int) -> IO[str]:
    _FOLDER.mkdir(exist_ok=True)
    file = (_FOLDER / name).open("w")
    fcntl.flock(file, how)
    return file


class _Looks:
    """The looks of this process: several people may look at once."""

    def __init__(self) -> None:
        self.count, self._room = 0, None

    def begin(self) -> None:
        if not self.count:
            _locked("gate", fcntl.LOCK_SH).close()
            self._room: IO[str] | None = _locked("room", fcntl.LOCK_SH)
        self.count += 1

    def end(self) -> None:
        self.count -= 1
        if not self.count and self._room:
            self._room.close()


_looks = _Looks()


@contextmanager
def in_the_room() -> Iterator[None]:
    """Somebody looks at a screen; not while another process measures."""
    _looks.begin()
    try:
        yield
    finally:
        _looks.end()


@contextmanager
def alone() -> Iterator[None]:
    """Nobody in another process touches a screen in here."""
    assert not _looks.count, "somebody of this process is looking at a screen"
    with _locked("gate", fcntl.LOCK_EX):
        _locked("room", fcntl.LOCK_EX).close()
        _looks.count += 1
        try:
            yield
        finally:
            _looks.count -= 1

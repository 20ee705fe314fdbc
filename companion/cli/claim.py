"""One host a folder: a file that the system locks for us, and frees whenever we end."""

from __future__ import annotations

import errno
import logging
import os
import sys
from pathlib import Path
from types import TracebackType

from companion.cli import house

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

logger = logging.getLogger(__name__)

TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
"""What a system says of a file that somebody else has locked."""


class Claimed(Exception):  # noqa: N818 - what happened
    """Another host has this folder."""


class Claim:
    """This folder's journal is ours alone, until `release` or the end of this process."""

    def __init__(self, data: Path) -> None:
        """Raises `Claimed`, and `OSError` for a folder that cannot be written."""
        self.data = data
        house.make_private(data)
        self._file = os.open(data / "host.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            if error.errno in TAKEN:
                os.close(self._file)
                raise Claimed from None
            logger.info("this folder cannot be locked: %s", error)  # some network drives
        self._is_held = True

    def release(self) -> None:
        """The next host may have it."""
        if self._is_held:
            self._is_held = False
            os.close(self._file)  # the lock goes with it

    def __enter__(self) -> Claim:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def _lock(file: int) -> None:
    """At once, or an `OSError`."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

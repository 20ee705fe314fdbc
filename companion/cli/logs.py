"""What the terminal shows of the log: a line each, nothing that moves its cursor, and no tracebacks."""

from __future__ import annotations

import logging
import sys

LONGEST = 400


class PlainFormatter(logging.Formatter):
    """A line that says what happened. Whatever a stranger put into it is shown, never obeyed."""

    def __init__(self, *, tracebacks: bool) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")
        self._tracebacks = tracebacks

    def format(self, record: logging.LogRecord) -> str:
        """The record in printable letters."""
        if self._tracebacks:
            return "\n".join(map(printable, super().format(record).splitlines()))
        message = printable(record.getMessage())
        if record.exc_info and record.exc_info[0]:
            message = f"{message} ({record.exc_info[0].__name__})"
        return f"{record.levelname} {record.name}: {message[:LONGEST]}"


def printable(text: str) -> str:
    """Without control characters, line ends and letters that turn the writing around: those as escapes."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text
    )


def log_to_terminal(*, tracebacks: bool) -> None:
    """From here on, warnings of everybody are lines in the terminal."""
    shown = logging.StreamHandler(sys.stderr)
    shown.setFormatter(PlainFormatter(tracebacks=tracebacks))
    logging.basicConfig(level=logging.WARNING, handlers=[shown], force=True)

"""The table's log: every public line with its number and its time."""

from __future__ import annotations

from companion.kernel.view import LogLine
from companion.table.views import Happened

TAIL = 12
"""How many lines travel with every view; the rest is asked for."""


class Chronicle:
    """Lines only ever get added; what was taken back stays, followed by a line that says so."""

    def __init__(self) -> None:
        self._lines: list[Happened] = []

    def add(self, at: float, *lines: LogLine) -> None:
        """Write lines down."""
        for line in lines:
            self._lines.append(Happened(number=len(self._lines) + 1, at=at, line=line))

    def __len__(self) -> int:
        return len(self._lines)

    def all(self) -> tuple[Happened, ...]:
        """Every line, oldest first."""
        return tuple(self._lines)

    def tail(self) -> tuple[Happened, ...]:
        """The newest lines, oldest first."""
        return tuple(self._lines[-TAIL:])

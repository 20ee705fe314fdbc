"""The table's log: every public line with its number and its time."""

from __future__ import annotations

from companion.kernel.view import LogLine
from companion.table.views import Happened

TAIL = 12
"""How many lines travel with every view; the rest is asked for."""


class Chronicle:
    """Lines only ever get added; what was taken back stays, struck out, followed by a line that says so."""

    def __init__(self) -> None:
        self._lines: list[Happened] = []
        self._entries: list[int] = []

    def add(self, at: float, *lines: LogLine, entry: int = 0, undid: tuple[LogLine, ...] = ()) -> None:
        """Write lines down; those of the game with the number of the entry they come from."""
        for line in lines:
            self._lines.append(Happened(number=len(self._lines) + 1, at=at, line=line, undid=undid))
            self._entries.append(entry)

    def strike(self, entries: frozenset[int]) -> None:
        """The lines of these entries do not hold any more."""
        for at, entry in enumerate(self._entries):
            if entry in entries:
                self._lines[at] = self._lines[at].model_copy(update={"undone": True})

    def __len__(self) -> int:
        return len(self._lines)

    def all(self) -> tuple[Happened, ...]:
        """Every line, oldest first."""
        return tuple(self._lines)

    def tail(self) -> tuple[Happened, ...]:
        """The newest lines, oldest first."""
        return tuple(self._lines[-TAIL:])

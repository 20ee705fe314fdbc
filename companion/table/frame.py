"""What one connection is told: the table, and the game's view once it has begun."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.view import GameView
from companion.table.views import TableView


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything a screen draws from."""

    rev: int
    table: TableView
    view: GameView | None
    clock: float
    """The host's monotonic clock when this was written, for countdowns."""

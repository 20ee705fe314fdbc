"""What one connection is told: the table, and the game's view once it has begun."""

from __future__ import annotations

from dataclasses import dataclass, field

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
    public_table: TableView | None = field(default=None, repr=False, compare=False)
    public_view: GameView | None = field(default=None, repr=False, compare=False)
    """What everybody sees of both; `table` and `view` share its parts, so that they are written out once."""

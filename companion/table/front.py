"""What everybody sees of a table, and the number it goes by."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.view import GameView
from companion.table.views import TableView


@dataclass(frozen=True, slots=True)
class Front:
    """Its revision moves when everybody can see why.

    What only some may know does not move it, so nobody can count what happens behind a screen.
    """

    rev: int
    table: TableView
    view: GameView | None


def front(before: Front | None, table: TableView, view: GameView | None, least: int) -> Front:
    """What everybody sees now; its first number is above `least`."""
    if before is None:
        return Front(least + 1, table, view)
    is_same = (before.table, before.view) == (table, view)
    return Front(before.rev if is_same else before.rev + 1, table, view)

"""What is told of a table: to one connection, and to everybody."""

from __future__ import annotations

from dataclasses import field

from companion.kernel.frozen import frozen
from companion.kernel.view import GameView
from companion.table.views import TableView


@frozen
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


@frozen
class PublicFrame:
    """What everybody sees. Its revision moves when everybody can see why.

    What only some may know does not move it, so nobody can count what happens behind a screen.
    """

    rev: int
    table: TableView
    view: GameView | None


def public_frame(
    before: PublicFrame | None, table: TableView, view: GameView | None, least: int
) -> PublicFrame:
    """What everybody sees now; its first number is above `least`."""
    if before is None:
        return PublicFrame(least + 1, table, view)
    is_same = (before.table, before.view) == (table, view)
    return PublicFrame(before.rev if is_same else before.rev + 1, table, view)

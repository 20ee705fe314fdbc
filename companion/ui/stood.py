"""How a game stood when its table was ended early, drawn by the shell; how a table is told in a list."""

from __future__ import annotations

from companion.kernel.frozen import frozen
from companion.kernel.view import GameView
from companion.ui.kit.skin import Says


@frozen
class Tally:
    """A number that the whole table looks at."""

    title: str
    value: str
    icon: str = ""
    colour: str = ""
    of: str = ""
    """Beside the value, such as `of 30`."""
    share: float | None = None
    """How far a bar is filled, from 0 to 1; without one there is no bar."""
    words: str = ""
    """One line below."""


@frozen
class Cell:
    """What stands in one column beside a name."""

    text: str = ""
    icon: str = ""
    colour: str = ""
    label: str = ""
    """What a cell without text is called, such as a closed lock."""


@frozen
class Stood:
    """Tallies above, and a line a seat."""

    tallies: tuple[Tally, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, tuple[Cell, ...]], ...] = ()
    """Seat, and a cell for every column."""


def plainly(skin: Says, view: GameView) -> Stood:
    """Of any game: whom the table was waiting for."""
    waiting = tuple(str(seat) for seat in view.waiting_for)
    return Stood(
        rows=tuple((seat, (Cell(skin.say("shell-stood-to-move"), "hourglass"),)) for seat in waiting)
    )


@frozen
class TableTold:
    """A table, and what is or was played there."""

    id: str
    game: str
    title: str

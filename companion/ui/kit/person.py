"""A seat as it is drawn: a mark and a name."""

from __future__ import annotations

from collections.abc import Sequence

from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.table.views import TableView
from companion.ui.kit.palette import seat_colour
from companion.ui.kit.skin import Skin


@frozen
class Person:
    """Who sits there: what a part needs of a seat, and nothing that changes while people play."""

    seat: Seat
    name: str
    colour: str
    """Its name: `orange`, …"""
    is_me: bool = False

    def called(self, skin: Skin) -> str:
        """The name, or "You" for me."""
        return skin.say("shell-you") if self.is_me else self.name

    def paint(self, skin: Skin) -> str:
        """The colour itself."""
        return seat_colour(self.colour, skin.palette)


def people_of(table: TableView) -> tuple[Person, ...]:
    """Everybody at the table, clockwise."""
    return tuple(
        Person(line.seat, line.name, line.colour, line.seat == table.my_seat) for line in table.seats
    )


def person_of(people: Sequence[Person], seat: str | None) -> Person:
    """Who sits there; somebody without a name or colour where nobody does."""
    return next((one for one in people if one.seat == seat), Person(Seat(seat or ""), seat or "", ""))

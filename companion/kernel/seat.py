"""Who sits, who looks, who speaks."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, NewType

from pydantic import StringConstraints

Seat = NewType("Seat", str)
"""A place at the table, such as `ann`. Names and colours belong to the table, not to the rules."""

SeatId = Annotated[Seat, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,23}$")]
"""A seat as it arrives from outside: bounded and checked."""

Viewer = Seat | None
"""A seat, or the shared screen, which sees public facts only."""


class Voice(StrEnum):
    """Who speaks when no seat does: the people around the table, or a countdown at zero."""

    TABLE = "@table"
    CLOCK = "@clock"


Actor = Seat | Voice


def seat_of(actor: Actor) -> Seat | None:
    """The seat that speaks; None when it is the table or the clock."""
    return None if isinstance(actor, Voice) else actor


def clockwise(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """The same seats in the same circle, starting with `first`."""
    at = seats.index(first)
    return seats[at:] + seats[:at]

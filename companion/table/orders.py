"""What an organiser orders of a table: a message, a rest, a gate after a round, one clock for all.

An order is written down like everything else, so it stands after a restart and at whichever host goes on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from pydantic import Field, StringConstraints

from companion.kernel.action import Rejection
from companion.kernel.frozen import frozen
from companion.kernel.part import Part
from companion.kernel.seat import Seat

LONGEST_MESSAGE = 160
LONGEST_BELL = 6 * 3600


class Order(Part):
    """Something that is said to the whole table from outside; its tag is `order`."""

    order: str = ""


class Say(Order, order="say"):
    """A message on every screen of the table; an empty one takes the last away."""

    text: Annotated[str, StringConstraints(max_length=LONGEST_MESSAGE)]


class Rest(Order, order="rest"):
    """Nobody acts and no time runs, until the order is lifted."""

    on: bool


class Gate(Order, order="gate"):
    """No round after this one begins; None: the gate is open."""

    after: int | None = Field(default=None, ge=0, le=999)
    by_itself: bool = False
    """It opens as soon as every table with this gate is there; otherwise the organiser opens it."""


class Bell(Order, order="bell"):
    """One clock for all tables: its length, and when it is at zero on the wall clock; None: none."""

    seconds: int = Field(ge=0, le=LONGEST_BELL)
    until: float | None


class Place(Order, order="place"):
    """Which table of the room this is, and for how many it was opened."""

    number: int = Field(ge=1, le=999)
    expected: int = Field(default=0, ge=0, le=12)


AnyOrder = Annotated[Place | Say | Rest | Gate | Bell, Field(discriminator="order")]


@frozen
class Orders:
    """What stands at one table."""

    number: int = 0
    """Which table of the room this is; 0 where nobody counts them."""
    expected: int = 0
    """For how many it was opened."""
    message: str = ""
    said: int = 0
    """How many messages there were: a page that put one away shows the next."""
    is_resting: bool = False
    gate: int | None = None
    gate_opens: bool = False
    """By itself, once all are there."""
    bell: Bell | None = None
    is_calling: bool = False
    """Somebody asked for the organiser."""
    caller: Seat | None = None
    """Who; None: a shared screen."""

    def after(self, order: Order) -> Orders:
        """What stands once this is ordered too."""
        match order:
            case Place(number=number, expected=expected):
                return replace(self, number=number, expected=expected)
            case Say(text=text):
                return replace(self, message=text, said=self.said + bool(text))
            case Rest(on=on):
                return replace(self, is_resting=on)
            case Gate(after=after, by_itself=by_itself):
                return replace(self, gate=after, gate_opens=by_itself)
            case Bell(until=until):
                return replace(self, bell=order if until is not None else None)
        return self

    def carried(self) -> tuple[AnyOrder, ...]:
        """What goes along to the next table of the same people; a gate was about the rounds of this one."""
        placed = (Place(number=self.number, expected=self.expected),) if self.number else ()
        resting = (Rest(on=True),) if self.is_resting else ()
        return (*placed, *resting, *((self.bell,) if self.bell else ()))

    def calling(self, seat: Seat | None, *, on: bool) -> Orders:
        """The table asks for the organiser, or no longer."""
        return replace(self, is_calling=on, caller=seat if on else None)

    def check_rest(self) -> None:
        """Rejects any move while the table rests."""
        if self.is_resting:
            raise Rejection("table.resting")

    def check_gate(self, before: int, after: int) -> None:
        """Rejects what would begin a round behind the gate."""
        if self.gate is not None and before <= self.gate < after:
            raise Rejection("table.gate", round=self.gate)

"""What can become true about a table: who sits where, how they play, that it began."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from companion.kernel.seat import Seat


class Fact(BaseModel):
    """Something that has been decided and written down."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Sat(Fact):
    """Somebody took a new place, left of `after` or at the end."""

    is_: Literal["sat"] = "sat"
    seat: Seat
    name: str
    colour: str
    device: str = ""
    """Empty: a seat on paper."""
    after: Seat | None = None


class CameBack(Fact):
    """A new phone took an existing seat."""

    is_: Literal["came_back"] = "came_back"
    seat: Seat
    device: str


class Left(Fact):
    """The place is gone (lobby)."""

    is_: Literal["left"] = "left"
    seat: Seat


class Freed(Fact):
    """The seat stays, its phone is forgotten."""

    is_: Literal["freed"] = "freed"
    seat: Seat


class Renamed(Fact):
    """Another name or colour."""

    is_: Literal["renamed"] = "renamed"
    seat: Seat
    name: str
    colour: str


class Arranged(Fact):
    """The seats clockwise."""

    is_: Literal["arranged"] = "arranged"
    seats: tuple[Seat, ...]


class OptionsSet(Fact):
    """The house rules, whole."""

    is_: Literal["options_set"] = "options_set"
    options: dict[str, Any]


class CutMade(Fact):
    """Where a seat cut the deck."""

    is_: Literal["cut_made"] = "cut_made"
    seat: Seat
    at: int


class Started(Fact):
    """The deal, with the cuts of all seats in order."""

    is_: Literal["started"] = "started"
    cuts: tuple[int, ...]
    given: tuple[Seat, ...]
    on_paper: tuple[Seat, ...] = ()
    """Seats without a phone: what is dealt to them is dealt by hand."""


class Lent(Fact):
    """Somebody's phone acts for another seat."""

    is_: Literal["lent"] = "lent"
    seat: Seat
    to: Seat | None


class HandedOver(Fact):
    """This seat is a host too."""

    is_: Literal["handed_over"] = "handed_over"
    seat: Seat


class TookBack(Fact):
    """The newest `count` game entries do not count."""

    is_: Literal["took_back"] = "took_back"
    count: int


class Ended(Fact):
    """Stopped before the game was over."""

    is_: Literal["ended"] = "ended"
    by: Seat | None = None
    """Whose device said so; None: a host device without a seat."""


class CarriedOn(Fact):
    """Not ended after all: everything goes on where it stopped."""

    is_: Literal["carried_on"] = "carried_on"
    by: Seat | None = None


class PlayedAgain(Fact):
    """The same seats sit at another table now."""

    is_: Literal["played_again"] = "played_again"
    table: str


TableFact = (
    Sat
    | CameBack
    | Left
    | Freed
    | Renamed
    | Arranged
    | OptionsSet
    | CutMade
    | Started
    | Lent
    | HandedOver
    | TookBack
    | Ended
    | CarriedOn
    | PlayedAgain
)
_TaggedFact = Annotated[TableFact, Field(discriminator="is_")]
FACTS: TypeAdapter[TableFact] = TypeAdapter(_TaggedFact)

"""What can become true about a table: who sits where, how they play, that it began."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from companion.kernel.seat import Seat
from companion.kernel.tagged import tagged
from companion.table.orders import AnyOrder


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
    phone: Literal["", "new", "same", "shared"] = ""
    """Which phone it is; empty in older journals."""


class Left(Fact):
    """The place is gone (lobby)."""

    is_: Literal["left"] = "left"
    seat: Seat


class Freed(Fact):
    """The seat stays, its phone is forgotten."""

    is_: Literal["freed"] = "freed"
    seat: Seat
    agreed: bool = False
    """Its owner was here, and said yes."""


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
    """Where a seat cut the deck; read from older journals, no longer written."""

    is_: Literal["cut_made"] = "cut_made"
    seat: Seat
    at: int


class Sealed(Fact):
    """A secret was made; only its hash is written, until the game starts."""

    is_: Literal["sealed"] = "sealed"
    draw: int
    seal: str


class Committed(Fact):
    """The hash of a seat's number and bits, which its device keeps to itself."""

    is_: Literal["committed"] = "committed"
    seat: Seat
    draw: int
    part: str


class Closed(Fact):
    """The roster of a draw: nothing changes any more, and the devices open."""

    is_: Literal["closed"] = "closed"
    draw: int
    roster: str


class CalledOff(Fact):
    """A draw that never became a deal; the next one has the next number."""

    is_: Literal["called_off"] = "called_off"
    draw: int
    why: Literal["silent", "forgotten", "stopped"]
    """`silent`: a phone did not open. `forgotten`: a phone had opened it before. `stopped`: the host did."""
    seat: Seat | None = None
    """Whose phone it was."""


class RosterSeat(Fact):
    """One seat of a roster."""

    seat: Seat
    name: str
    by: Literal["phone", "host"]
    part: str


class Roster(Fact):
    """Everything all devices agree on before the first one opens; seats clockwise."""

    seal: str
    table: str
    game: str
    rules: int
    draw: int
    options: str
    stock: str
    seats: tuple[RosterSeat, ...]


class Started(Fact):
    """The deal, with the cuts of all seats in order."""

    is_: Literal["started"] = "started"
    cuts: tuple[int, ...]
    given: tuple[Seat, ...]
    """Seats whose bits the host drew; at an older table, those that did not cut."""
    on_paper: tuple[Seat, ...] = ()
    """Seats without a phone: what is dealt to them is dealt by hand."""
    draw: int = 0
    """0: an older table, dealt from its opening's seal and the cuts."""
    secret: str = ""
    bits: tuple[str, ...] = ()
    """In seat order, like the cuts."""
    roster: Roster | None = None


class DealOpened(Fact):
    """The host opened the deal of a game that was ended early: it cannot be carried on any more."""

    is_: Literal["deal_opened"] = "deal_opened"


class Lent(Fact):
    """Somebody's phone acts for another seat."""

    is_: Literal["lent"] = "lent"
    seat: Seat
    to: Seat | None
    looks: bool = False
    """Its owner agreed that the borrower looks at what was dealt to it."""


class Shared(Fact):
    """Pass and play: the phone of this seat may hold other seats too, or not any more."""

    is_: Literal["shared"] = "shared"
    seat: Seat
    on: bool


class HandedOver(Fact):
    """This seat is a host too."""

    is_: Literal["handed_over"] = "handed_over"
    seat: Seat


class Led(Fact):
    """A shared screen that is not the host's may lead, or not any more."""

    is_: Literal["led"] = "led"
    device: str
    on: bool


class TookBack(Fact):
    """The newest `count` game entries do not count."""

    is_: Literal["took_back"] = "took_back"
    count: int


class TakebackRefused(Fact):
    """Somebody said no to a takeback: that stands until the next public step."""

    is_: Literal["takeback_refused"] = "takeback_refused"
    seat: Seat


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


class Ordered(Fact):
    """The organiser of many tables ordered something of this one."""

    is_: Literal["ordered"] = "ordered"
    what: AnyOrder


class Called(Fact):
    """Somebody asked for the organiser, or does no longer."""

    is_: Literal["called"] = "called"
    on: bool
    seat: Seat | None = None
    """None: a shared screen, or the organiser, who has been there."""


TableFact = (
    Sat
    | CameBack
    | Left
    | Freed
    | Renamed
    | Arranged
    | OptionsSet
    | CutMade
    | Sealed
    | Committed
    | Closed
    | CalledOff
    | Started
    | DealOpened
    | Lent
    | Shared
    | HandedOver
    | Led
    | TookBack
    | TakebackRefused
    | Ended
    | CarriedOn
    | PlayedAgain
    | Ordered
    | Called
)
FACTS: TypeAdapter[TableFact] = tagged(TableFact, by="is_")

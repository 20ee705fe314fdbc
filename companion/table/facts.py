"""What can become true about a table: who sits where, how they play, that it began."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import TypeAdapter

from companion.kernel.part import Part
from companion.kernel.seat import Seat
from companion.kernel.tagged import tagged
from companion.table.orders import AnyOrder


class Fact(Part):
    """Something that has been decided and written down; its tag is `is_`."""

    is_: str = ""


class OfSeat(Fact):
    """Something about one place at the table."""

    seat: Seat


class Sat(OfSeat, is_="sat"):
    """Somebody took a new place, left of `after` or at the end."""

    name: str
    colour: str
    device: str = ""
    """Empty: a seat on paper."""
    after: Seat | None = None


class CameBack(OfSeat, is_="came_back"):
    """A new phone took an existing seat."""

    device: str
    phone: Literal["", "new", "same", "shared"] = ""
    """Which phone it is; empty in older journals."""


class Left(OfSeat, is_="left"):
    """The place is gone (lobby)."""


class Freed(OfSeat, is_="freed"):
    """The seat stays, its phone is forgotten."""

    agreed: bool = False
    """Its owner was here, and said yes."""


class Renamed(OfSeat, is_="renamed"):
    """Another name or colour."""

    name: str
    colour: str


class Arranged(Fact, is_="arranged"):
    """The seats clockwise."""

    seats: tuple[Seat, ...]


class OptionsSet(Fact, is_="options_set"):
    """The house rules, whole."""

    options: dict[str, Any]


class CutMade(OfSeat, is_="cut_made"):
    """Where a seat cut the deck; read from older journals, no longer written."""

    at: int


class OfDraw(Fact):
    """One draw of secrets, of which only the last becomes the deal."""

    draw: int


class Sealed(OfDraw, is_="sealed"):
    """A secret was made; only its hash is written, until the game starts."""

    seal: str


class Committed(OfSeat, is_="committed"):
    """The hash of a seat's number and bits, which its device keeps to itself."""

    draw: int
    part: str


class Closed(OfDraw, is_="closed"):
    """The roster of a draw: nothing changes any more, and the devices open."""

    roster: str


class CalledOff(OfDraw, is_="called_off"):
    """A draw that never became a deal; the next one has the next number."""

    why: Literal["silent", "forgotten", "stopped"]
    """`silent`: a phone did not open. `forgotten`: a phone had opened it before. `stopped`: the host did."""
    seat: Seat | None = None
    """Whose phone it was."""


class RosterSeat(Part):
    """One seat of a roster."""

    seat: Seat
    name: str
    by: Literal["phone", "host"]
    part: str


class Roster(Part):
    """Everything all devices agree on before the first one opens; seats clockwise."""

    seal: str
    table: str
    game: str
    rules: int
    draw: int
    options: str
    stock: str
    seats: tuple[RosterSeat, ...]


class Started(Fact, is_="started"):
    """The deal, with the cuts of all seats in order."""

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


class DealOpened(Fact, is_="deal_opened"):
    """The host opened the deal of a game that was ended early: it cannot be carried on any more."""


class Lent(OfSeat, is_="lent"):
    """Somebody's phone acts for another seat."""

    to: Seat | None
    looks: bool = False
    """Its owner agreed that the borrower looks at what was dealt to it."""


class LookedFor(OfSeat, is_="looked_for"):
    """A host's device showed what a seat on paper holds in secret; what it was is not written."""


class Shared(OfSeat, is_="shared"):
    """Pass and play: the phone of this seat may hold other seats too, or not any more."""

    on: bool


class HandedOver(OfSeat, is_="handed_over"):
    """This seat is a host too."""


class Led(Fact, is_="led"):
    """A shared screen that is not the host's may lead, or not any more."""

    device: str
    """Empty: every one, as a house rule."""
    on: bool


class TookBack(Fact, is_="took_back"):
    """The newest `count` game entries do not count."""

    count: int


class TakebackRefused(OfSeat, is_="takeback_refused"):
    """Somebody said no to a takeback: that stands until the next public step."""


class Ended(Fact, is_="ended"):
    """Stopped before the game was over."""

    by: Seat | None = None
    """Whose device said so; None: a host device without a seat."""


class CarriedOn(Fact, is_="carried_on"):
    """Not ended after all: everything goes on where it stopped."""

    by: Seat | None = None


class PlayedAgain(Fact, is_="played_again"):
    """The same seats sit at another table now."""

    table: str


class Ordered(Fact, is_="ordered"):
    """The organiser of many tables ordered something of this one."""

    what: AnyOrder


class Called(Fact, is_="called"):
    """Somebody asked for the organiser, or does no longer."""

    on: bool
    seat: Seat | None = None
    """None: a shared screen, or the organiser, who has been there."""


AnyFact = (
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
    | LookedFor
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
FACTS: TypeAdapter[AnyFact] = tagged(AnyFact, by="is_")

"""What people do at a table that is not the game: sit, cut, look, start, take back.

Everything here is host business unless its docstring says that a seat may do it.
"""

from __future__ import annotations

from typing import Annotated, Any, Self

from pydantic import Field, TypeAdapter, model_validator

from companion.kernel.action import Action, ForSeat
from companion.kernel.seat import SeatId
from companion.kernel.tagged import tagged

Name = Annotated[str, Field(min_length=1, max_length=24)]
Colour = Annotated[str, Field(pattern=r"^[a-z]{2,12}$")]


class Look(Action, do="look"):
    """Seat: my finger holds a card; the next view shows its face for at most eight seconds."""

    at: str = Field(max_length=24)


class Cover(Action, do="cover"):
    """Seat: the finger lifted."""


class Foretell(Action, do="foretell"):
    """Seat, host: what the log would say if I sent this correction; the next view tells it. None: no longer.

    `action` is exactly what would be sent: the game's `correct`, or a `for_table` around it.
    """

    action: dict[str, Any] | None = None


class Cut(Action, do="cut"):
    """Seat: where I cut the deck. May be changed until the start.

    `at`: the number dialled on a screen. `part`: the commitment of the seat's device for this draw; `opened`:
    the newest draw that it ever opened at this table.
    """

    at: int | None = Field(default=None, ge=1, le=99)
    draw: int | None = Field(default=None, ge=1)
    part: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")
    opened: int = Field(default=0, ge=0, lt=10_000)

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if (self.at is None) == (self.part is None) or (self.part is None) != (self.draw is None):
            raise ValueError("either at, or draw and part")
        return self


class OpenPart(Action, do="open"):
    """Seat: the number and the bits behind my commitment, once the roster is fixed."""

    draw: int = Field(ge=1)
    cut: int = Field(ge=1, le=99)
    bits: str = Field(pattern=r"^[0-9a-f]{32}$")


class Checked(Action, do="checked"):
    """Seat: my device has made the whole deal again; did it fit?"""

    ok: bool


class Called(Action):
    """What people are called, and the colour of their place."""

    name: Name
    colour: Colour


class Rename(Called, do="rename"):
    """Seat: another name or colour, in the lobby."""


class LeaveSeat(Action, do="leave_seat"):
    """Seat: I go. In the lobby the place disappears; in a game it waits for a new phone."""


class Consent(Action):
    """Yes or no to what somebody else would do."""

    agree: bool


class AnswerTakeback(Consent, do="answer_takeback"):
    """Seat: yes or no to a takeback behind something that was opened."""


class AnswerLoan(Consent, do="answer_loan"):
    """Seat: whether somebody else's phone may act for me, or have my seat; no also ends a loan that runs."""

    look: bool = False
    """They may also look at what was dealt to me."""


class CallOrganiser(Action, do="call_organiser"):
    """Seat, host, leading screen: ask for the organiser of all tables; or that has been done."""

    on: bool = True


class AddPaperSeat(Called, do="add_paper_seat"):
    """Somebody without a phone; the host types for them."""


class SeatHere(Action, do="seat_here"):
    """Everyone plays on this device: seats by name, clockwise, held by the device that says it."""

    names: tuple[Name, ...] = Field(min_length=1, max_length=12)


class Arrange(Action, do="arrange"):
    """The seats clockwise, as people really sit."""

    seats: tuple[SeatId, ...] = Field(max_length=12)


class SetOptions(Action, do="set_options"):
    """House rules. Only what is given changes; a pack is named by its id."""

    options: dict[str, Any] = Field(max_length=40)


class Start(Action, do="start"):
    """Host, leading screen: deal and begin. Seats that did not cut are given a number.

    So are those that are dealt `without`, on the host's word alone.
    """

    without: tuple[SeatId, ...] = Field(default=(), max_length=12)


class DrawAgain(Action, do="draw_again"):
    """A phone does not open: call this draw off. The next one has the next number."""


class Admit(Action, do="admit"):
    """Answer a knock at the door."""

    knock: str = Field(max_length=40)
    let_in: bool


class Kick(ForSeat, do="kick"):
    """In the lobby: this person is not playing."""


class FreeSeat(ForSeat, do="free_seat"):
    """The phone of this seat is gone: let a new phone take it. Whoever is here is asked first."""


class SharePhone(ForSeat, do="share_phone"):
    """Pass and play: the phone of this seat may hold other seats of the table too."""

    on: bool = True


class LendSeat(ForSeat, do="lend_seat"):
    """Somebody else's phone acts for a seat, openly; None gives it back.

    Whoever is here is asked first; what was dealt to them stays theirs to look at.
    """

    to: SeatId | None = None


class TakeBack(Action, do="take_back"):
    """Host, leading screen: undo the newest public moves, with everything that came after each of them."""

    steps: int = Field(default=1, ge=1, le=50)
    number: int | None = None
    """Of `back` in the host's view: refused when another move has come since."""


class HandOver(ForSeat, do="hand_over"):
    """Another seat becomes host as well."""


class LetLead(Action, do="let_lead"):
    """A shared screen that is not the host's may lead: speak for the table, take back, start. Or no longer.

    It never gets a seat, nor any right over seats.
    """

    screen: str = Field(default="", max_length=8)
    """Its sign, as its own page shows it. Without one, as a house rule: every screen, those to come too."""
    on: bool = True


class ForTable(Action, do="for_table"):
    """Host, leading screen: a game action said by the whole table: corrections, agreed facts."""

    action: dict[str, Any]


class EndTable(Action, do="end_table"):
    """Stop for good. What was played stays in the history."""


class CarryOn(Action, do="carry_on"):
    """Not ended after all: the table goes on where it stopped."""


class OpenDeal(Action, do="open_deal"):
    """Of a game that was ended: anybody may check the deal from now on, and nobody can carry on."""


class PlayAgain(Action, do="play_again"):
    """The same seats at a new table, with the same house rules but for those that are given."""

    options: dict[str, Any] = Field(default_factory=dict, max_length=40)


class Dismiss(Action, do="dismiss"):
    """Host, leading screen: the shared screen's notice was read."""


SeatAction = (
    Look
    | Cover
    | Foretell
    | Cut
    | OpenPart
    | Checked
    | Rename
    | LeaveSeat
    | AnswerTakeback
    | AnswerLoan
    | CallOrganiser
)
HostAction = (
    AddPaperSeat
    | SeatHere
    | Arrange
    | SetOptions
    | Start
    | DrawAgain
    | Admit
    | Kick
    | FreeSeat
    | LendSeat
    | SharePhone
    | TakeBack
    | HandOver
    | LetLead
    | ForTable
    | EndTable
    | CarryOn
    | OpenDeal
    | PlayAgain
    | Dismiss
)
LeadAction = ForTable | TakeBack | Start | Dismiss
"""What a screen that leads may say too."""
TableAction = SeatAction | HostAction

TABLE_ACTIONS: TypeAdapter[TableAction] = tagged(TableAction, by="do")

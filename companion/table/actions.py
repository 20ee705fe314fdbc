"""What people do at a table that is not the game: sit, cut, look, start, take back.

Everything here is host business unless its docstring says that a seat may do it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from companion.kernel.action import Action
from companion.kernel.seat import SeatId

Name = Annotated[str, Field(min_length=1, max_length=24)]
Colour = Annotated[str, Field(pattern=r"^[a-z]{2,12}$")]


class Look(Action):
    """Seat: my finger holds a card; the next view shows its face for at most eight seconds."""

    do: Literal["look"] = "look"
    at: str = Field(max_length=24)


class Cover(Action):
    """Seat: the finger lifted."""

    do: Literal["cover"] = "cover"


class Cut(Action):
    """Seat: where I cut the deck. May be changed until the start."""

    do: Literal["cut"] = "cut"
    at: int = Field(ge=1, le=99)


class Rename(Action):
    """Seat: another name or colour, in the lobby."""

    do: Literal["rename"] = "rename"
    name: Name
    colour: Colour


class LeaveSeat(Action):
    """Seat: I go. In the lobby the place disappears; in a game it waits for a new phone."""

    do: Literal["leave_seat"] = "leave_seat"


class AnswerTakeback(Action):
    """Seat: yes or no to a takeback behind something that was opened."""

    do: Literal["answer_takeback"] = "answer_takeback"
    agree: bool


class AddPaperSeat(Action):
    """Somebody without a phone; the host types for them."""

    do: Literal["add_paper_seat"] = "add_paper_seat"
    name: Name
    colour: Colour


class Arrange(Action):
    """The seats clockwise, as people really sit."""

    do: Literal["arrange"] = "arrange"
    seats: tuple[SeatId, ...] = Field(max_length=12)


class SetOptions(Action):
    """House rules. Only what is given changes; a pack is named by its id."""

    do: Literal["set_options"] = "set_options"
    options: dict[str, Any] = Field(max_length=40)


class Start(Action):
    """Deal and begin. Seats that did not cut are given a number."""

    do: Literal["start"] = "start"


class Admit(Action):
    """Answer a knock at the door."""

    do: Literal["admit"] = "admit"
    knock: str = Field(max_length=40)
    let_in: bool


class Kick(Action):
    """In the lobby: this person is not playing."""

    do: Literal["kick"] = "kick"
    seat: SeatId


class FreeSeat(Action):
    """The phone of this seat is gone: let a new phone take it."""

    do: Literal["free_seat"] = "free_seat"
    seat: SeatId


class LendSeat(Action):
    """Somebody else's phone acts for an absent seat, openly; None gives it back."""

    do: Literal["lend_seat"] = "lend_seat"
    seat: SeatId
    to: SeatId | None = None


class TakeBack(Action):
    """Undo the newest public moves, with everything that came after each of them."""

    do: Literal["take_back"] = "take_back"
    steps: int = Field(default=1, ge=1, le=50)
    number: int | None = None
    """Of `back` in the host's view: refused when another move has come since."""


class HandOver(Action):
    """Another seat becomes host as well."""

    do: Literal["hand_over"] = "hand_over"
    seat: SeatId


class ForTable(Action):
    """A game action said by the whole table: corrections, agreed facts."""

    do: Literal["for_table"] = "for_table"
    action: dict[str, Any]


class EndTable(Action):
    """Stop for good. What was played stays in the history."""

    do: Literal["end_table"] = "end_table"


class CarryOn(Action):
    """Not ended after all: the table goes on where it stopped."""

    do: Literal["carry_on"] = "carry_on"


class PlayAgain(Action):
    """The same seats at a new table, with the same house rules but for those that are given."""

    do: Literal["play_again"] = "play_again"
    options: dict[str, Any] = Field(default_factory=dict, max_length=40)


class Dismiss(Action):
    """The shared screen's notice was read."""

    do: Literal["dismiss"] = "dismiss"


SeatAction = Look | Cover | Cut | Rename | LeaveSeat | AnswerTakeback
HostAction = (
    AddPaperSeat
    | Arrange
    | SetOptions
    | Start
    | Admit
    | Kick
    | FreeSeat
    | LendSeat
    | TakeBack
    | HandOver
    | ForTable
    | EndTable
    | CarryOn
    | PlayAgain
    | Dismiss
)
TableAction = SeatAction | HostAction

_TaggedAction = Annotated[TableAction, Field(discriminator="do")]
TABLE_ACTIONS: TypeAdapter[TableAction] = TypeAdapter(_TaggedAction)

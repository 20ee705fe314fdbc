"""What everybody at a table may know about the table itself."""

from __future__ import annotations

from typing import Literal

from companion.kernel.seat import Seat
from companion.kernel.view import LogLine, View

Progress = Literal["lobby", "playing", "over", "closed"]


class SeatLine(View):
    """One place at the table."""

    seat: Seat
    name: str
    colour: str
    """A colour of the design tokens; its shape follows from it."""
    presence: Literal["here", "away", "paper", "free"]
    """`here`: a phone is alive. `away`: it was. `paper`: the host types. `free`: waits for a new phone."""
    has_cut: bool = False
    is_host: bool = False
    acted_for_by: Seat | None = None
    """Whose phone acts for this seat, said openly."""


class TimerView(View):
    """A countdown on the host's clock (seconds; see `clock` in the welcome)."""

    name: str
    seconds: float
    """Its whole length."""
    left: float
    """What was left when the countdown started or was changed; what is left for good while paused."""
    ends: float | None
    """On the host's clock; None while paused."""


class Happened(View):
    """A line of the table's log, with its number and the host's wall clock (seconds since 1970)."""

    number: int
    at: float
    line: LogLine
    undone: bool = False
    """Taken back since: it does not hold any more."""
    undid: tuple[LogLine, ...] = ()
    """Of a line about a takeback: what it took back, oldest first."""


class DealView(View):
    """One shuffle, to be recomputed by anybody: `chance.shuffled(seed, label, items) == order`."""

    label: str
    items: tuple[str, ...]
    order: tuple[str, ...]


class SealView(View):
    """The deal nobody can rig: the commitment, and at the end what opens it."""

    commitment: str
    phrase: str
    """Three words to read aloud."""
    secret: str | None = None
    """Hex; only when the game is over."""
    cuts: tuple[int, ...] = ()
    """In seat order; only when the game is over."""
    given: tuple[Seat, ...] = ()
    """Seats that did not cut themselves; only when the game is over."""
    deals: tuple[DealView, ...] = ()
    """Only when the game is over."""


class EndedView(View):
    """The table was ended before the game was over: by whom, and when (seconds since 1970)."""

    by: Seat | None = None
    """None: a host device without a seat."""
    at: float
    began: float
    """When the game began; when the table was made, should it have ended in its lobby."""


class KnockView(View):
    """Somebody at the door who needs the host's tap. Shown to host devices only."""

    id: str
    name: str
    colour: str
    wants: Literal["seat", "seat_back"]
    seat: Seat | None = None


class TakebackView(View):
    """A proposed takeback that waits for consent."""

    entries: int
    """Public moves that would not count."""
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    undoes: tuple[LogLine, ...] = ()
    """What would not hold any more, oldest first."""


class BackView(View):
    """What taking back one public move would undo now. Shown to host devices only; public facts only."""

    number: int = 0
    """For `take_back`: which move is meant, so that nothing else goes if somebody is quicker."""
    undoes: tuple[LogLine, ...] = ()
    """What would not hold any more, oldest first."""
    asks: tuple[Seat, ...] = ()
    """Who would have to agree, because something secret was opened since."""
    refused: str = ""
    """Why it cannot be, as the code of a refusal."""


class TableView(View):
    """The table, as this viewer may see it."""

    id: str
    game: str
    title: str
    code: str
    stage: Progress
    seats: tuple[SeatLine, ...]
    """Clockwise."""
    places: tuple[int, int]
    """Fewest and most seats."""
    options: dict[str, str]
    """House rules as words (`field` → value); `custom_options` names those that are not the printed ones."""
    custom_options: tuple[str, ...] = ()
    timer: TimerView | None = None
    log: tuple[Happened, ...] = ()
    """The newest lines, oldest first."""
    log_length: int = 0
    seal: SealView | None = None
    has_deals: bool = True
    """Whether the app deals anything: then everybody cuts first."""
    stumbled: bool = False
    """The referee stumbled over the last action; nothing was changed."""
    takeback: TakebackView | None = None
    ended: EndedView | None = None
    """Ended early; the game's own half of the frame stays as it stood."""
    next_table: str | None = None
    """Where the same seats go on."""
    winners: tuple[Seat, ...] = ()

    my_seat: Seat | None = None
    my_seats: tuple[Seat, ...] = ()
    """All seats this device holds (pass and play, or acting for somebody)."""
    my_cut: int | None = None
    is_host: bool = False
    knocks: tuple[KnockView, ...] = ()
    """Host devices only."""
    back: BackView | None = None
    """Host devices only, while there is a game."""
    join_link: str | None = None
    """The link in the QR code, with its secret: for people who are already in."""

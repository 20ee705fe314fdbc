"""What everybody at a table may know about the table itself."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.kernel.game import Deal
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine, Named, OfSeat, View
from companion.table.facts import Roster

Phone = Literal["new", "same", "shared"]
"""A phone that comes to a seat: not seen at this table yet, there before, or another player's."""
Progress = Literal["lobby", "playing", "over", "closed"]
DealStep = Literal["cutting", "opening", "dealt", "open"]


class SeatLine(OfSeat):
    """One place at the table."""

    name: str
    colour: str
    """A colour of the design tokens; its shape follows from it."""
    presence: Literal["here", "away", "paper", "free"]
    """`here`: a phone is alive. `away`: it was. `paper`: the host types. `free`: waits for a new phone."""
    has_cut: bool = False
    is_host: bool = False
    acted_for_by: Seat | None = None
    """Whose phone acts for this seat, said openly."""
    is_shared: bool = False
    """Pass and play: its phone may hold other seats too."""


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


class CalledOffView(View):
    """A draw that never became a deal: a phone did not open, had opened before, or the host stopped."""

    draw: int
    why: Literal["silent", "forgotten", "stopped"]
    seat: Seat | None = None


class OpeningView(OfSeat):
    """What a seat's device opened: its number, and 128 bits in hex. They tell nothing without the secret."""

    cut: int
    bits: str


class SealView(View):
    """The deal nobody can rig: the commitment, how far it is, and at the end what opens it."""

    seal: str
    words: str = ""
    """Six words to read aloud, once it is dealt; three at an older table."""
    draw: int
    """1, unless earlier ones were called off; 0 at an older table."""
    step: DealStep
    """`cutting`: until Start. `opening`: the roster is fixed. `dealt`. `open`: everything may be checked."""
    missing: tuple[Seat, ...] = ()
    """Who has not cut yet; in step `opening`, whose part is still shut."""
    silent: tuple[Seat, ...] = ()
    """Phones that kept the last Start from going on."""
    called_off: tuple[CalledOffView, ...] = ()
    """The newest twenty; `draw` tells how many there were."""
    roster: Roster | None = None
    """In step `opening`."""
    openings: tuple[OpeningView, ...] = ()
    """Once it is dealt, in seat order."""
    given: tuple[Seat, ...] = ()
    """Seats whose bits the host drew; at an older table, those that did not cut."""
    shuffles: dict[str, int] = Field(default_factory=dict)
    """How often each deck has been shuffled so far."""
    later: str = ""
    """The chain of decks that were made while people played (docs/fair-deal.md)."""
    checked: tuple[Seat, ...] = ()
    """Whose own device made the whole deal again at the end, and found that it fits."""
    doubted: tuple[Seat, ...] = ()
    """Whose device found that it does not."""
    secret: str | None = None
    """Hex; only when the deal is open."""
    deals: tuple[Deal, ...] = ()
    """Only when the deal is open."""


class OrdersView(View):
    """What the organiser of many tables ordered of this one."""

    number: int = 0
    """Which table of the room this is."""
    message: str = ""
    said: int = 0
    """Its number: a page that put a message away shows the next one."""
    is_resting: bool = False
    """Nobody acts and no time runs."""
    gate: int | None = None
    """No round after this one begins."""
    is_at_gate: bool = False
    """The table would go on, and waits."""
    bell: TimerView | None = None
    """One clock for all tables."""
    is_calling: bool = False
    """Somebody here asked for the organiser."""
    can_call: bool = False
    """There is one."""


class EndedView(View):
    """The table was ended before the game was over: by whom, and when (seconds since 1970)."""

    by: Seat | None = None
    """None: a host device without a seat."""
    at: float
    began: float
    """When the game began; when the table was made, should it have ended in its lobby."""


class KnockView(Named):
    """Somebody at the door who needs the host's tap. Shown to host devices only."""

    colour: str
    wants: Literal["seat", "seat_back"]
    seat: Seat | None = None
    phone: Phone = "new"
    """Of who wants a seat back: whether its phone was there before, or is another player's."""


class ScreenLine(View):
    """A shared screen that is not the host's. Shown to host devices only."""

    sign: str
    """The letters on its own page, to tell it from others."""
    is_here: bool
    leads: bool


class LoanView(OfSeat):
    """The host wants somebody else's phone to act for a seat, or to free it; its owner is asked."""

    to: Seat | None = None
    """None: the seat should be free for a new phone."""


class TakebackView(View):
    """A proposed takeback that waits for consent."""

    entries: int
    """Public moves that would not count."""
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    undoes: tuple[LogLine, ...] = ()
    """What would not hold any more, oldest first."""


class BackView(View):
    """What taking back one public move would undo now. Shown to who leads only; public facts only."""

    number: int = 0
    """For `take_back`: which move is meant, so that nothing else goes if somebody is quicker."""
    undoes: tuple[LogLine, ...] = ()
    """What would not hold any more, oldest first."""
    asks: tuple[Seat, ...] = ()
    """Who would have to agree, because something secret was opened since."""
    refused: str = ""
    """Why it cannot be, as the code of a refusal."""


class ForetoldView(View):
    """A correction that somebody makes up, as it would be: shown to nobody else."""

    said: tuple[LogLine, ...] = ()
    """What the log would say."""
    against: tuple[LogLine, ...] = ()
    """Why it cannot be: codes of refusals with their facts."""


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
    store_away: bool = False
    """Nothing can be written down now, so nothing more is taken; it goes on by itself."""
    takeback: TakebackView | None = None
    loan: LoanView | None = None
    orders: OrdersView | None = None
    """Only where an organiser looks after the tables."""
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
    leads: bool = False
    """This is a shared screen that was let to lead: like a host it may speak for the whole table."""
    sign: str = ""
    """Of a shared screen that is not the host's: what the host knows it by."""
    screens: tuple[ScreenLine, ...] = ()
    """Host devices only: shared screens that are not theirs."""
    every_screen_leads: bool = False
    """Host devices only: by house rule all of those lead, and those that come later."""
    knocks: tuple[KnockView, ...] = ()
    """Host devices only."""
    back: BackView | None = None
    """Who leads only, while there is a game."""
    foretold: ForetoldView | None = None
    """After `foretell`: what the correction that is being made up here would say."""
    join_link: str | None = None
    """The link in the QR code, with its secret: for people who are already in."""
    screen_link: str | None = None
    """Host devices only: the link in the second QR code. Whatever opens it becomes a shared screen."""

    @property
    def is_borrowing(self) -> bool:
        """Whether this page acts for the seat of somebody else."""
        mine = (line for line in self.seats if line.seat == self.my_seat)
        return any(line.acted_for_by in self.my_seats for line in mine)

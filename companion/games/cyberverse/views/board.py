"""The city in the middle: news track, turn order, districts, checklist."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.games.cyberverse.packs.cards import EventCard, Spot
from companion.games.cyberverse.words import FigureKind, Phase, Position, Relation, TurnPhase
from companion.kernel.action import Fact
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View


class CheckItem(View):  # CV-20
    """One line of a phase's checklist. Text id: `cyberverse-check-<code>` (`.detail` the facts)."""

    code: str
    is_done: bool
    is_mandatory: bool
    is_active: bool = False
    """The first open one."""
    do: str = ""
    """The action that does it, when one action does."""
    facts: dict[str, Fact] = Field(default_factory=dict)


class NextView(View):
    """The button that leads on. `missing`: codes of the mandatory items that are still open."""

    to: Phase
    is_open: bool
    missing: tuple[str, ...] = ()
    waits_for: tuple[Seat, ...] = ()


class OrderLine(View):  # CV-8
    """One place of the turn order, with what decided it."""

    place: int
    seat: Seat
    cash: int
    """When the order was made."""
    initiative: int | None
    """The lowest of the team then; None without agents."""
    decided_by: Literal["cash", "initiative", "no_agent", "previous", "chosen", "corrected"]
    """What put it before the next one, or after the one before; `cash` where no tie had to be broken."""


class StaffToken(OfSeat):  # CV-24
    """A staff token on an event."""

    slot: Literal["cancel", "reward"]


class EventView(View):  # CV-22..24
    """An event on the track."""

    id: str
    card: EventCard
    staff: tuple[StaffToken, ...] = ()
    is_cancelled: bool = False
    """For everybody."""
    cancelled_for: tuple[Seat, ...] = ()
    """House rule `event_cancel_scope=owner` (A20)."""
    was: int | None = None
    """The slot it came from this turn."""


class NewsSlot(View):
    """One slot of the news track: `turns_left` equals its number."""

    slot: int
    event: EventView | None = None


class NewsView(View):  # CV-22
    """The news track."""

    slots: tuple[NewsSlot, ...]
    left_track: tuple[str, ...] = ()
    """Names of the cards that left it this turn, by the shift or pushed out."""
    drawn: EventCard | None = None
    """Drawn, not yet on the track."""


class FigureView(View):
    """A miniature on a district board."""

    id: str
    kind: FigureKind
    name: str
    seat: Seat | None
    """Of an agent or teammate."""
    zone: int
    position: Position = "none"
    health: int
    needs_card: bool = False
    """A henchman whose card nobody has typed yet: `tell_card` before it fights."""


class ZoneRelation(View):
    """What is known of two zones."""

    one: int
    other: int
    relation: Relation


class InfluenceView(OfSeat):
    """Influence of one organization in a district, three at most."""

    tokens: int


class DistrictView(View):  # CV-6, CV-36, CV-79
    """One district."""

    number: int
    name: str
    side: Literal["A", "B"]
    zones: int
    spots: tuple[Spot, ...] = ()
    """Tactical positions as far as they are known."""
    relations: tuple[ZoneRelation, ...] = ()
    figures: tuple[FigureView, ...] = ()
    """Agents, then teammates, then henchmen, by zone."""
    miniatures: int
    henchmen: int
    influence: tuple[InfluenceView, ...]
    """In seat order."""
    leader: Seat | None
    """Strictly the most (CV-88)."""
    is_tied: bool
    """Nobody leads although there are tokens."""
    ambush: Seat | None
    distances: dict[int, int] = Field(default_factory=dict)
    """Points to other districts, as far as they are known (CV-34)."""
    state: Literal["", "now", "done", "skipped"] = ""
    """In the Investigation phase."""


class Reminder(View):  # CV-21, CV-29
    """Something on a card that matters now."""

    of: Literal["event", "support"]
    name: str
    text: str
    phase: TurnPhase | None
    district: int | None = None
    seat: Seat | None = None
    """Whose support card it is."""


class SeatPoint(OfSeat):
    """One organization at the end of a turn."""

    cash: int
    influence: int
    stories: int


class HistoryPoint(View):
    """All organizations at the end of a turn, for the plots; turn 0 is the start."""

    turn: int
    seats: tuple[SeatPoint, ...]

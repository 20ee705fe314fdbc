"""What each phase carries, and only it: a tagged union instead of fields that may be empty."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from companion.games.cyberverse.packs.cards import EventCard
from companion.games.cyberverse.state.site import Searched, Site
from companion.games.cyberverse.views import PayEntry
from companion.games.cyberverse.views.reports import Trigger
from companion.games.cyberverse.words import Phase
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

Placed = tuple[tuple[str, int | None], ...]
"""Henchmen that came, and their zones; None: no room."""


@dataclass(frozen=True, slots=True)
class Setup:  # CV-5, CV-6
    """Boards, names, the value of the starting story."""

    phase: ClassVar[Phase] = "setup"


@dataclass(frozen=True, slots=True)
class Choosing:  # CV-7
    """Everybody takes a first agent, clockwise from the chooser."""

    phase: ClassVar[Phase] = "agents"
    chooser: Seat


@dataclass(frozen=True, slots=True)
class EventStep:  # CV-21
    """Where the Event phase is."""

    phase: ClassVar[Phase] = "event"


@dataclass(frozen=True, slots=True)
class Shifting(EventStep):
    """The news track is to be shifted."""


@dataclass(frozen=True, slots=True)
class Drawing(EventStep):
    """The event of this turn is to be drawn."""


@dataclass(frozen=True, slots=True)
class Placing(EventStep):  # CV-22
    """The event that was drawn is to be laid on the track."""

    card: EventCard


@dataclass(frozen=True, slots=True)
class Entering(EventStep):  # CV-23
    """The henchmen of the event are to be placed."""

    card: EventCard
    district: int


@dataclass(frozen=True, slots=True)
class Happened(EventStep):
    """The event lies on the track, and its henchmen stand where they stand."""

    card: EventCard
    arrived: Placed = ()


@dataclass(frozen=True, slots=True)
class Looking:  # CV-43
    """Somebody looks at two stories."""

    seat: Seat
    titles: Hidden[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Strategy:  # CV-25
    """One organization after the other buys, repairs and trains."""

    phase: ClassVar[Phase] = "strategy"
    finished: frozenset[Seat] = frozenset()
    looking: Looking | None = None


@dataclass(frozen=True, slots=True)
class Moving:  # CV-34
    """The activated agent on its way."""

    agent: str
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class Activation:  # CV-32..44
    """Agents are called, then auxiliary actions."""

    phase: ClassVar[Phase] = "activation"
    bled: tuple[str, ...] = ()
    moving: Moving | None = None
    looking: Looking | None = None


@dataclass(frozen=True, slots=True)
class Entries:  # CV-82, CV-83
    """Payday: sales and paying orders are entered in secret."""

    phase: ClassVar[Phase] = "payday"
    entries: dict[Seat, Hidden[PayEntry]] = field(default_factory=dict)
    papers: tuple[Seat, ...] = ()
    """Seats whose entry lies folded on the table."""


@dataclass(frozen=True, slots=True)
class Paid:  # CV-86
    """Payday is open."""

    phase: ClassVar[Phase] = "payday"


@dataclass(frozen=True, slots=True)
class Scoring:  # CV-87..89
    """Why the game ended, and how many rows of the score sheet are open."""

    phase: ClassVar[Phase] = "scoring"
    triggers: tuple[Trigger, ...]
    rows: int = 0


@dataclass(frozen=True, slots=True)
class Over(Scoring):  # CV-89
    """Every row is open."""

    phase: ClassVar[Phase] = "over"


Now = Setup | Choosing | EventStep | Strategy | Activation | Site | Searched | Entries | Paid | Scoring

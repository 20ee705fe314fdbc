"""What each phase carries, and only it: a tagged union instead of fields that may be empty (CV-20)."""

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
class Setup:
    """Boards, names, the value of the starting story (CV-5, CV-6)."""

    phase: ClassVar[Phase] = "setup"


@dataclass(frozen=True, slots=True)
class Choosing:
    """Everybody takes a first agent, clockwise from the chooser (CV-7)."""

    phase: ClassVar[Phase] = "agents"
    chooser: Seat


@dataclass(frozen=True, slots=True)
class EventStep:
    """Where the Event phase is (CV-21)."""

    phase: ClassVar[Phase] = "event"


@dataclass(frozen=True, slots=True)
class Shifting(EventStep):
    """The news track is to be shifted."""


@dataclass(frozen=True, slots=True)
class Drawing(EventStep):
    """The event of this turn is to be drawn."""


@dataclass(frozen=True, slots=True)
class Placing(EventStep):
    """The event that was drawn is to be laid on the track (CV-22)."""

    card: EventCard


@dataclass(frozen=True, slots=True)
class Entering(EventStep):
    """The henchmen of the event are to be placed (CV-23)."""

    card: EventCard
    district: int


@dataclass(frozen=True, slots=True)
class Happened(EventStep):
    """The event lies on the track, and its henchmen stand where they stand."""

    card: EventCard
    arrived: Placed = ()


@dataclass(frozen=True, slots=True)
class Looking:
    """Somebody looks at two stories (CV-43)."""

    seat: Seat
    titles: Hidden[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Strategy:
    """One organization after the other buys, repairs and trains (CV-25)."""

    phase: ClassVar[Phase] = "strategy"
    finished: frozenset[Seat] = frozenset()
    looking: Looking | None = None


@dataclass(frozen=True, slots=True)
class Moving:
    """The activated agent on its way (CV-34)."""

    agent: str
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class Activation:
    """Agents are called, then auxiliary actions (CV-32..44)."""

    phase: ClassVar[Phase] = "activation"
    bled: tuple[str, ...] = ()
    moving: Moving | None = None
    looking: Looking | None = None


@dataclass(frozen=True, slots=True)
class Entries:
    """Payday: sales and paying orders are entered in secret (CV-82, CV-83)."""

    phase: ClassVar[Phase] = "payday"
    entries: dict[Seat, Hidden[PayEntry]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Paid:
    """Payday is open (CV-86)."""

    phase: ClassVar[Phase] = "payday"


@dataclass(frozen=True, slots=True)
class Scoring:
    """Why the game ended, and how many rows of the score sheet are open (CV-87..89)."""

    phase: ClassVar[Phase] = "scoring"
    triggers: tuple[Trigger, ...]
    rows: int = 0


@dataclass(frozen=True, slots=True)
class Over(Scoring):
    """Every row is open (CV-89)."""

    phase: ClassVar[Phase] = "over"


Now = Setup | Choosing | EventStep | Strategy | Activation | Site | Searched | Entries | Paid | Scoring

"""What each phase carries, and only it: a tagged union instead of fields that may be empty."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from companion.games.cyberverse.packs.cards import EventCard
from companion.games.cyberverse.state.site import Searched, Site
from companion.games.cyberverse.views import PayEntry
from companion.games.cyberverse.views.reports import Trigger
from companion.games.cyberverse.words import Phase
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

Placed = tuple[tuple[str, int | None], ...]
"""Henchmen that came, and their zones; None: no room."""


@frozen
class Setup:  # CV-5, CV-6
    """Boards, names, the value of the starting story."""

    phase: ClassVar[Phase] = "setup"


@frozen
class Choosing:  # CV-7
    """Everybody takes a first agent, clockwise from the chooser."""

    phase: ClassVar[Phase] = "agents"
    chooser: Seat


@frozen
class EventStep:  # CV-21
    """Where the Event phase is."""

    phase: ClassVar[Phase] = "event"


@frozen
class Shifting(EventStep):
    """The news track is to be shifted."""


@frozen
class Drawing(EventStep):
    """The event of this turn is to be drawn."""


@frozen
class Placing(EventStep):  # CV-22
    """The event that was drawn is to be laid on the track."""

    card: EventCard


@frozen
class Entering(EventStep):  # CV-23
    """The henchmen of the event are to be placed."""

    card: EventCard
    district: int


@frozen
class Happened(EventStep):
    """The event lies on the track, and its henchmen stand where they stand."""

    card: EventCard
    arrived: Placed = ()


@frozen
class Looking:  # CV-43
    """Somebody looks at two stories."""

    seat: Seat
    titles: Hidden[tuple[str, str]]


@frozen
class Strategy:  # CV-25
    """One organization after the other buys, repairs and trains."""

    phase: ClassVar[Phase] = "strategy"
    finished: frozenset[Seat] = frozenset()
    looking: Looking | None = None


@frozen
class Moving:  # CV-34
    """The activated agent on its way."""

    agent: str
    points: int
    left: int


@frozen
class Activation:  # CV-32..44
    """Agents are called, then auxiliary actions."""

    phase: ClassVar[Phase] = "activation"
    bled: tuple[str, ...] = ()
    moving: Moving | None = None
    looking: Looking | None = None


@frozen
class Entries:  # CV-82, CV-83
    """Payday: sales and paying orders are entered in secret."""

    phase: ClassVar[Phase] = "payday"
    entries: dict[Seat, Hidden[PayEntry]] = field(default_factory=dict)
    papers: tuple[Seat, ...] = ()
    """Seats whose entry lies folded on the table."""


@frozen
class Paid:  # CV-86
    """Payday is open."""

    phase: ClassVar[Phase] = "payday"


@frozen
class Scoring:  # CV-87..89
    """Why the game ended, and how many rows of the score sheet are open."""

    phase: ClassVar[Phase] = "scoring"
    triggers: tuple[Trigger, ...]
    rows: int = 0


@frozen
class Over(Scoring):  # CV-89
    """Every row is open."""

    phase: ClassVar[Phase] = "over"


Now = Setup | Choosing | EventStep | Strategy | Activation | Site | Searched | Entries | Paid | Scoring

"""The whole truth of a game of CyberVerse. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.cyberverse.actions import Correct
from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.packs.cards import Card, DistrictCard, EventCard, Spot
from companion.games.cyberverse.state.organization import (
    Agent,
    Cards,
    Entry,
    Folder,
    Mission,
    ModifierDeck,
    Org,
    Resolved,
    Story,
    Supply,
    Support,
    Xp,
)
from companion.games.cyberverse.state.site import Acting, Fight, Kept, Site, SiteStep
from companion.games.cyberverse.sums.zones import Pair
from companion.games.cyberverse.views.board import HistoryPoint
from companion.games.cyberverse.views.reports import AttackReport, HackReport, PaydayReport, TestReport
from companion.games.cyberverse.words import Phase, Position, Relation, Slot
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine, State

__all__ = [
    "Acting",
    "Agent",
    "Board",
    "Cards",
    "CyberverseState",
    "Entry",
    "Fight",
    "Folder",
    "Henchman",
    "Kept",
    "Looking",
    "Mission",
    "ModifierDeck",
    "Moving",
    "News",
    "OpenTest",
    "Org",
    "PayEntry",
    "Place",
    "Proposal",
    "Resolved",
    "Site",
    "SiteStep",
    "Story",
    "Supply",
    "Support",
    "Xp",
]


@dataclass(frozen=True, slots=True)
class Henchman:
    """A henchman, or a teammate once an agent has recruited it (CV-50, CV-53)."""

    id: str
    name: str
    district: int
    zone: int
    position: Position = "none"
    health: int | None = None
    """None: as printed."""
    seat: Seat | None = None
    recruiter: int = 0
    """The initiative of the agent who recruited it."""


@dataclass(frozen=True, slots=True)
class News:
    """An event on the track (CV-22)."""

    id: str
    card: EventCard
    staff: tuple[tuple[Seat, Slot], ...] = ()
    was: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """A district board, and what is known of its zones (CV-6)."""

    card: DistrictCard
    relations: dict[Pair, Relation] = field(default_factory=dict)
    spots: tuple[Spot, ...] = ()
    ambush: Seat | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the turn order, as it was made (CV-8)."""

    seat: Seat
    cash: int
    initiative: int | None
    decided_by: Literal["cash", "initiative", "no_agent", "previous", "chosen", "corrected"]


@dataclass(frozen=True, slots=True)
class Moving:
    """The activated agent on its way (CV-34)."""

    agent: str
    points: int
    left: int


@dataclass(frozen=True, slots=True)
class Looking:
    """Somebody looks at two stories (CV-43)."""

    seat: Seat
    titles: Hidden[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class OpenTest:
    """House rule `xp_after_draw`: a card is drawn, XP may still be added (A9)."""

    report: TestReport
    part: int


@dataclass(frozen=True, slots=True)
class PayEntry:
    """What somebody sells and in which order they pay (CV-82, CV-83)."""

    sell: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """A correction that waits for the table (CV-90)."""

    correct: Correct
    by: Seat


@dataclass(frozen=True, slots=True)
class CyberverseState(State):
    """Everything. Only the table holds one."""

    options: CyberverseOptions
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    orgs: dict[Seat, Org]
    boards: dict[int, Board]
    news: tuple[News | None, ...]
    phase: Phase = "setup"
    turn: int = 0
    agents: dict[str, Agent] = field(default_factory=dict)
    henchmen: dict[str, Henchman] = field(default_factory=dict)
    distances: dict[Pair, int] = field(default_factory=dict)
    known: dict[tuple[str, str], Card] = field(default_factory=dict)
    dead: frozenset[str] = frozenset()
    """Names of sheets that are out of the game (CV-72, A42)."""
    chooser: Seat | None = None
    """Who chooses the first agent (CV-7)."""
    sheets: dict[Seat, int] = field(default_factory=dict)
    """House rule `first_agent=random`: which sheet of the stack each takes, drawn openly (A1)."""
    story_vp: int | None = None
    order: tuple[Seat, ...] = ()
    places: tuple[Place, ...] = ()
    ticks: frozenset[str] = frozenset()
    """Event checklist: shifted, drawn, placed, henchmen."""
    drawn: EventCard | None = None
    news_left: tuple[str, ...] = ()
    arrived: tuple[tuple[str, int | None], ...] = ()
    """Henchmen of this turn's event, and their zones."""
    finished: frozenset[Seat] = frozenset()
    """Who is done with the Strategy phase."""
    bled: tuple[str, ...] = ()
    moving: Moving | None = None
    looking: Looking | None = None
    site: Site | None = None
    test: TestReport | None = None
    open_test: OpenTest | None = None
    hack: HackReport | None = None
    attack: AttackReport | None = None
    entries: dict[Seat, Hidden[PayEntry]] = field(default_factory=dict)
    is_paid: bool = False
    paydays: tuple[PaydayReport, ...] = ()
    triggers: tuple[tuple[Seat, Literal["stories", "domination"]], ...] = ()
    rows: int = 0
    """Rows of the score sheet that are open."""
    history: tuple[HistoryPoint, ...] = ()
    made: int = 0
    """How many things have got an id."""
    reports: int = 0
    """How many tests, hacks and attacks there were."""
    seals: int = 0
    shown: int = 0
    """Secrets that were opened."""
    phases: int = 0
    """Phases that are closed: nothing behind them is taken back (CV-90)."""
    proposal: Proposal | None = None
    log: tuple[LogLine, ...] = ()

"""What only a phase has: every step of a game carries its own data, so that no rule has to hope for it."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, Generic, NamedTuple, TypeVar

from companion.games.emergent.actions.plan import EMPTY_PLAN, Discs, Lot, Plan
from companion.games.emergent.packs.deck import Tiers
from companion.games.emergent.sums.market import Dc, Market
from companion.games.emergent.words import DecidedBy, Phase
from companion.kernel.frozen import frozen
from companion.kernel.game import Counting
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

Placement = dict[str, Discs]
Cards = dict[str, Tiers]
"""City → its card."""


Lying = dict[str, dict[Seat, Lot]]
"""Region → firm → what it has there; nobody is missing (ET-42)."""


@frozen
class Firm:
    """One firm on the board; it starts with $100, whole dollars only (ET-3)."""

    seat: Seat
    cash: int
    dcs: tuple[Dc, ...] = ()
    """Oldest first; with cubes only between placement and liquidation."""
    cylinders: dict[str, int] = field(default_factory=dict)
    units_sold: int = 0
    """In closed rounds."""


class Draft(NamedTuple):  # ET-7
    """A plan behind the screen, and the last legal one before it, for the clock."""

    plan: Plan = EMPTY_PLAN
    legal: Plan | None = None


class FastDraft(NamedTuple):  # FP-2
    """The same for a placement of Fast Play."""

    placement: Placement
    legal: Placement | None = None


@frozen
class Entry:  # ET-17
    """What was said about a city's card: its tiers, or None for no card."""

    tiers: Tiers | None
    by: Seat | None = None
    """Who typed it; None: the deck, the app, or the table."""
    is_typed: bool = True
    """False: filled in from a saved deck."""


@frozen
class OpenRound:
    """What a round started from and which plans are open: the market is always worked out from here."""

    start: dict[Seat, Firm]
    """As the last round left them (ET-8)."""
    plans: dict[Seat, Plan]
    ticks: frozenset[tuple[Seat, str]] = frozenset()
    """Lines of the lists that are on the board (ET-16)."""
    corrected: dict[Seat, int] = field(default_factory=dict)
    """Corrections of cash in this round, for the ledger."""


D = TypeVar("D")


@frozen
class Screened(Generic[D]):
    """Everybody makes a draft behind the screen."""

    drafts: dict[Seat, Hidden[D]] = field(default_factory=dict)
    ready: frozenset[Seat] = frozenset()
    countdown: Counting | None = None
    folded: frozenset[Seat] = frozenset()
    """Whose plan lies there on paper (ET-48)."""
    papers: frozenset[Seat] = frozenset()
    """Whose paper is unfolded and waits to be typed; nobody else can change anything any more."""


@frozen
class Planning(Screened[Draft]):  # ET-7..14
    """A plan for the round."""

    phase: ClassVar[Phase] = "plan"


@frozen
class FastPlanning(Screened[FastDraft]):  # FP-2
    """Fast Play: five discs in secret."""

    phase: ClassVar[Phase] = "fast"


@frozen
class Laying:  # ET-42..45
    """Only the market: what lies on the board is typed, region by region."""

    phase: ClassVar[Phase] = "board"
    lying: Lying
    counted: frozenset[str] = frozenset()


@frozen
class Allocating:
    """`product_allocation=at_placement`: cubes go into DCs, seat by seat (A9)."""

    phase: ClassVar[Phase] = "allocate"
    round: OpenRound


@frozen
class Placing:  # ET-15, ET-16
    """Plans are open; pieces go on the real board."""

    phase: ClassVar[Phase] = "place"
    round: OpenRound
    ready: frozenset[Seat] = frozenset()


@frozen
class Typing:  # ET-17
    """The round's demand cards are typed and compared."""

    phase: ClassVar[Phase] = "cards"
    round: OpenRound
    entries: dict[str, Entry] = field(default_factory=dict)
    checks: frozenset[Seat] = frozenset()


@frozen
class Trading:  # ET-18..34
    """City by city, and behind the last one the settlement."""

    round: OpenRound
    entries: dict[str, Entry]
    market: Market
    checks: frozenset[Seat] = frozenset()
    """Who had compared the cards when the market opened."""
    is_settling: bool = False
    at: int = 0
    """The city all screens show."""
    shipped: dict[str, dict[Seat, dict[str, int]]] = field(default_factory=dict)
    """Owners' choices, city by city; kept also while a corrected card makes them impossible (ET-25)."""
    moved: dict[str, tuple[Seat, ...]] = field(default_factory=dict)
    sold_off: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    agreed: frozenset[Seat] = frozenset()
    """Who said that the money is right (ET-32)."""

    @property
    def phase(self) -> Phase:
        return "settle" if self.is_settling else "market"


@frozen
class Awarding:  # FP-3, FP-4
    """Fast Play: discs are open, cubes go on the board."""

    phase: ClassVar[Phase] = "award"
    ready: frozenset[Seat] = frozenset()


@frozen
class Over:  # ET-35, ET-36, FP-8
    """Who won, and by what."""

    phase: ClassVar[Phase] = "over"
    winners: tuple[Seat, ...]
    by: DecidedBy


Preparing = Planning | FastPlanning
Revealed = Allocating | Placing | Typing | Trading
"""The plans of a round are open."""
UNTYPED = (Planning, Allocating, Placing)
"""Before the demand cards are typed."""
Stocked = Placing | Typing | Trading
"""Cubes and cylinders lie on the board."""
Step = Preparing | Laying | Revealed | Awarding | Over

"""The whole truth of a game of Emergent. Every secret wears `Hidden`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from companion.games.emergent.actions import Correct
from companion.games.emergent.actions.plan import EMPTY_PLAN, Discs, Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.packs.deck import Tiers
from companion.games.emergent.sums.atlas import Atlas
from companion.games.emergent.sums.market import Dc, Demand, Market, Seller
from companion.games.emergent.sums.planning import Land
from companion.games.emergent.views.board import BoardView
from companion.games.emergent.views.history import RoundRecord
from companion.games.emergent.words import Colour, DecidedBy, Mode, Phase
from companion.kernel.action import Fact
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat
from companion.kernel.view import LogLine, State

Placement = dict[str, Discs]
Cards = dict[str, Tiers]
"""City → its card."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The board made ready to play on: worked out once, at setup (ET-4)."""

    pack: BoardPack
    atlas: Atlas
    land: Land
    cities: tuple[str, ...]
    """Ids by rank (ET-18)."""
    regions: dict[str, str]
    """City → its region."""
    ranks: dict[str, int]
    colours: dict[str, Colour]
    """Region → colour, for Fast Play (FP-4)."""
    view: BoardView
    """The map as everybody sees it; it never changes."""


@dataclass(frozen=True, slots=True)
class Firm:
    """One firm on the board (ET-2, ET-3)."""

    seat: Seat
    cash: int
    dcs: tuple[Dc, ...] = ()
    """Oldest first; with cubes only between placement and liquidation."""
    cylinders: dict[str, int] = field(default_factory=dict)
    units_sold: int = 0
    """In closed rounds."""


class Draft(NamedTuple):
    """A plan behind the screen, and the last legal one before it, for the clock (ET-7)."""

    plan: Plan = EMPTY_PLAN
    legal: Plan | None = None


class FastDraft(NamedTuple):
    """The same for a placement of Fast Play (FP-2)."""

    placement: Placement
    legal: Placement | None = None


@dataclass(frozen=True, slots=True)
class Countdown:
    """The leader's round timer."""

    seconds: int
    is_running: bool = True


@dataclass(frozen=True, slots=True)
class Entry:
    """What was said about a city's card: its tiers, or None for no card (ET-17)."""

    tiers: Tiers | None
    by: Seat | None = None
    """Who typed it; None: the deck, the app, or the table."""
    is_typed: bool = True
    """False: filled in from a saved deck."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What the round started from and which plans are open: the market is always worked out from here."""

    start: dict[Seat, Firm]
    """As the last round left them (ET-8)."""
    plans: dict[Seat, Plan]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A correction that waits for the table."""

    correct: Correct
    by: Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """Who won, and by what (ET-35, ET-36, FP-8)."""

    winners: tuple[Seat, ...]
    by: DecidedBy


@dataclass(frozen=True, slots=True)
class EmergentState(State):
    """Everything. Only the table holds one."""

    mode: Mode
    demand_by: Literal["typed", "app"]
    rules: HouseRules
    seats: tuple[Seat, ...]
    seed: Hidden[Seed]
    deck: Hidden[dict[int, Cards] | None]
    """The saved deck's cards by round; known to nobody before that round's execution (ET-5)."""
    totals: dict[int, int]
    """Predicted demand by round: printed, or the deck's own (A2)."""
    ground: Ground
    phase: Phase
    round: int = 1

    firms: dict[Seat, Firm] = field(default_factory=dict)
    drafts: dict[Seat, Hidden[Draft]] = field(default_factory=dict)
    ready: frozenset[Seat] = frozenset()
    """Who has done what the phase waits for."""
    countdown: Countdown | None = None
    countdowns: int = 0
    """How many were started: the serial of the timer."""
    time_ran_out: tuple[Seat, ...] = ()
    reveals: int = 0
    """How often plans or dealt cards were opened."""
    opened: Opened | None = None
    corrected: dict[Seat, int] = field(default_factory=dict)
    """Corrections of cash in this round, for the ledger."""
    ticks: frozenset[tuple[Seat, str]] = frozenset()
    entries: dict[str, Entry] = field(default_factory=dict)
    checks: frozenset[Seat] = frozenset()
    market: Market | None = None
    at: int = 0
    """The city all screens show; behind the last one: the settlement."""
    shipped: dict[str, dict[Seat, dict[str, int]]] = field(default_factory=dict)
    """Owners' choices, city by city; kept also while a corrected card makes them impossible (ET-25)."""
    moved: dict[str, tuple[Seat, ...]] = field(default_factory=dict)
    sold_off: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    records: tuple[RoundRecord, ...] = ()

    fast_drafts: dict[Seat, Hidden[FastDraft]] = field(default_factory=dict)
    fast_rounds: tuple[dict[Seat, Placement], ...] = ()
    """Open placements, round by round (FP-3)."""
    cubes: dict[str, dict[Seat, int]] = field(default_factory=dict)
    """Fast Play: region → seat → cubes (FP-4)."""

    proposal: Proposal | None = None
    decision: Decision | None = None
    log: tuple[LogLine, ...] = ()


def sellers(state: EmergentState) -> tuple[Seller, ...]:
    """The firms as the market sees them, in seat order."""
    firms = (state.firms[seat] for seat in state.seats)
    return tuple(Seller(firm.seat, firm.dcs, firm.cylinders) for firm in firms)


def demands(state: EmergentState) -> tuple[Demand, ...]:
    """The cities that have a card, by rank (ET-18)."""
    ground = state.ground
    return tuple(
        Demand(city, ground.regions[city], ground.ranks[city], entry.tiers)
        for city in ground.cities
        if (entry := state.entries.get(city)) and entry.tiers is not None
    )


def city_name(state: EmergentState, city: str) -> str:
    """The name of a city, or the id when there is no such one."""
    return state.ground.land.cities.get(city, ("", city))[1]


def logged(state: EmergentState, name: str, seat: Seat | None = None, **facts: Fact) -> tuple[LogLine, ...]:
    """The public log with one more line; never a secret in it."""
    return (*state.log, LogLine(code=f"emergent-log-{name}", seat=seat, facts=facts))

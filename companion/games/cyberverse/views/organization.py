"""One organization, as everybody may see it: ledger, agents, cards, stories, modifier deck."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from companion.games.cyberverse.packs.cards import SupplyCard, SupportCard
from companion.games.cyberverse.words import (
    CashReason,
    Colour,
    Feature,
    MissionKind,
    Position,
    Status,
)
from companion.kernel.action import Fact
from companion.kernel.seat import Seat
from companion.kernel.view import Named, OfSeat, View

AgentState = Literal[
    "",  # nothing to say
    "called",  # the app calls it now (CV-33)
    "moving",  # activated, moving (CV-34)
    "later",  # will be called
    "acted",  # activated this turn
    "stayed",
    "training",  # CV-31
    "recruited",  # this turn: not activated (CV-39)
    "rescued",  # this turn: no salary (CV-42)
]


class CashLine(View):  # CV-4
    """One change of the ledger. Text id: `cyberverse-cash-<reason>` with the facts."""

    turn: int
    amount: int
    reason: CashReason
    after: int
    facts: dict[str, Fact] = Field(default_factory=dict)


class XpView(View):  # CV-18
    """One XP token."""

    id: str
    face: int


class FeatureView(View):  # CV-14
    """A feature with its arithmetic: `5 (6)` when `raw` is above the cap."""

    feature: Feature
    printed: int
    value: int
    """What counts now."""
    raw: int
    """Before the cap and before suppression."""
    cap: int
    is_raised: bool
    is_lowered: bool


class SupplyView(View):  # CV-26..28
    """A supply token in a slot."""

    id: str
    card: SupplyCard
    is_broken: bool
    resale: int
    """What it brings at Payday; 0 for what cannot be sold."""
    not_sold: str = ""
    """Code why it cannot be sold: `implant_not_sold`, `broken_not_sold`."""
    repair: int
    """What the repair would cost."""


class AgentView(View):  # CV-10
    """One agent."""

    id: str
    seat: Seat
    name: str
    face: Literal["front", "back"]
    note: str = ""
    health: int
    max_health: int
    statuses: tuple[Status, ...]
    features: tuple[FeatureView, ...]
    """In the order of the sheet: movement, analysis, hacking, reputation, combat."""
    initiative: int
    salary: int
    due: int
    """Salary this Payday as things stand: 0 in HQ, in training, after a rescue (CV-81)."""
    due_why: Literal["due", "hq", "training", "rescued"]
    district: int | None
    """None: HQ."""
    zone: int | None = None
    position: Position = "none"
    xp: tuple[XpView, ...] = ()
    xp_points: int = 0
    supply: tuple[SupplyView, ...] = ()
    """At most three, vehicles not counted, in the order of buying; the vehicle last."""
    free_slots: int
    """Of the three for weapon, implant and gear."""
    has_vehicle: bool
    state: AgentState = ""
    rescue_cost: int | None = None
    """None in HQ (CV-42)."""


class SupportView(View):  # CV-29
    """A support card held."""

    id: str
    card: SupportCard


class DeckView(View):  # CV-17
    """A modifier deck: what lies open, how many are left, and which they must be."""

    left: int
    discard: tuple[int, ...]
    """In the order drawn."""
    remaining: tuple[int, ...]
    """The cards still in the deck, sorted: known from the discard, their order to nobody.

    All five when the deck is empty: the next draw shuffles the discard first.
    """
    is_physical: bool


class TestMark(View):
    """One test of a mission (A66)."""

    __test__ = False
    feature: Feature
    threshold: int
    is_done: bool


class MissionView(Named):  # CV-12
    """One mission line."""

    district: int
    kind: MissionKind
    tests: tuple[TestMark, ...] = ()
    tokens: int = 0
    """Influence missions: tokens needed."""
    tokens_now: int = 0
    reward: int
    xp: int | None
    is_done: bool
    xp_lying: XpView | None = None
    """The XP token on it, for any agent of the organization (CV-18)."""


class FolderView(View):  # CV-12
    """An investigation folder: empty until its card is typed."""

    colour: Colour
    name: str | None
    missions: tuple[MissionView, ...] = ()
    done: int = 0


class StoryView(Named):  # CV-12, CV-13
    """A story in play."""

    vp: int
    is_start: bool
    folders: tuple[FolderView, ...]
    missions: int
    """How many lines it has, as far as they are typed."""
    done: int


class ResolvedView(View):  # CV-13
    """A resolved story."""

    name: str
    vp: int | None
    """None: turned over, by the house rule (A47)."""
    counts: bool
    """Towards the end of the game (A59)."""


class OrgView(OfSeat):  # CV-5, CV-10..13
    """An organization."""

    name: str
    cash: int
    recent: tuple[CashLine, ...]
    """The last three changes, newest first."""
    actions_left: int
    actions: int
    """How many there are a turn."""
    agents: tuple[AgentView, ...]
    support: tuple[SupportView, ...]
    support_limit: int
    """min(3, total Reputation): CV-30."""
    support_slots: int
    reputation: int
    must_discard: int
    """Support cards to give up before anything else."""
    stories: tuple[StoryView, ...]
    resolved: tuple[ResolvedView, ...]
    resolved_count: int
    """Those that count towards the end."""
    stories_needed: int
    deck: DeckView
    influence_left: int
    influence_placed: int
    ambush_left: int
    staff_left: int
    """Usable ones: the order marker is one of the four, as a rule (A3)."""
    leads: int
    """Districts where it has strictly the most influence."""
    is_ready: bool = False
    """Has done what the present step waits for (entered, declared, sealed, finished)."""

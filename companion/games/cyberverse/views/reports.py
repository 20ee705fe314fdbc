"""What happened, with its whole arithmetic: tests, hacks, attacks, ambushes, payday, score."""

from __future__ import annotations

from typing import Literal

from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.sums.combat import Addend
from companion.games.cyberverse.sums.fighters import gained, lost
from companion.games.cyberverse.words import (
    DamageRow,
    Feature,
    FigureKind,
    Relation,
    ScoreRow,
    Status,
)
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View


class ResultCard(View):
    """What was tried and what came of it; counted from the first of the game."""

    number: int


class AgentReport(ResultCard):
    """The result card of what one agent tried."""

    seat: Seat
    agent: str
    agent_name: str


class TestReport(AgentReport):  # CV-16, CV-17
    """A feature test, locked and drawn."""

    __test__ = False
    """Counts up: a new number is a new card to flip."""
    mission: str | None
    """None: a card asked for it."""
    name: str
    district: int | None
    feature: Feature
    threshold: int
    printed: int
    value: int
    """The feature before XP."""
    raised_to: int | None
    spent: tuple[int, ...]
    """Faces of the XP tokens spent."""
    parts: tuple[Addend, ...]
    card: int
    result: int
    is_success: bool
    margin: int
    """result − threshold."""
    is_open: bool = False
    """House rule `xp_after_draw`: XP may still be added."""
    marked: bool = False
    """A test of the mission was marked."""
    mission_done: bool = False
    cash_before: int = 0
    reward: int = 0
    xp: int | None = None
    reshuffled: bool = False
    story_resolved: str | None = None


class HackReport(AgentReport):  # CV-75
    """A hacking income."""

    district: int
    parts: tuple[Addend, ...]
    """In D."""
    income: int
    cash_after: int
    spent: tuple[int, ...] = ()


class FighterBefore(View):
    """A figure's health and statuses before and after."""

    hp_before: int
    hp_after: int
    hp_max: int
    statuses_before: tuple[Status, ...]
    statuses_after: tuple[Status, ...]
    heals: tuple[str, ...] = ()
    """`+hp` or `-wound`: what bandage and medkit did."""
    is_out: bool = False

    @property
    def lost(self) -> int:
        """Health the attack took, whatever a token healed before."""
        return lost(self.hp_before, self.hp_after, self.heals)

    @property
    def new(self) -> tuple[Status, ...]:
        """Statuses the attack gave, also one that a token had just healed."""
        return gained(self.statuses_before, self.statuses_after, self.heals)


class TargetReport(View):  # CV-61..70
    """One target of an attack."""

    figure: str
    kind: FigureKind
    name: str
    seat: Seat | None
    zone: int
    relation: Relation
    change: FighterBefore
    token: CombatToken | None
    """What its token is, open from now on; None: it has none, or it was not opened."""
    token_gone: bool
    cancelled: Literal["stealth", "smoke_bomb"] | None = None
    attack_parts: tuple[Addend, ...] = ()
    attack: int | None = None
    defense_parts: tuple[Addend, ...] = ()
    defense: int | None = None
    diff: int | None = None
    row: DamageRow | None = None
    then: tuple[str, ...] = ()
    """What follows. Text id: `cyberverse-then-<code>`."""
    grilled: str | None = None
    """The implant that broke."""


class AttackReport(ResultCard):  # CV-70
    """The result card of an attack."""

    figure: str
    kind: FigureKind
    name: str
    seat: Seat | None
    zone: int
    district: int
    weapon: str | None
    change: FighterBefore
    token: CombatToken | None
    void: bool
    """The attacker fell to frenzy: nothing else happened (CV-61)."""
    weapon_broken: bool
    spent: tuple[int, ...] = ()
    targets: tuple[TargetReport, ...]


class FollowUp(View):
    """Something that somebody may do after an attack before it goes on."""

    kind: Literal["grill", "slip", "project"]
    figure: str
    """Whom it concerns."""
    by: Seat
    implants: tuple[str, ...] = ()
    zones: tuple[int, ...] = ()


class AmbushReport(View):  # CV-47
    """What an ambush did."""

    name: str
    district: int
    placer: Seat
    victims: tuple[str, ...]
    """Names of agents it hit."""
    protected: tuple[str, ...]
    """Their vehicles saved them (CV-48)."""
    spared: tuple[str, ...]
    """The placer's own."""
    out: tuple[str, ...] = ()


class PaidLine(View):
    """One agent at Payday."""

    agent: str
    name: str
    salary: int
    fate: Literal["paid", "leaves", "hq", "training", "rescued"]


class SoldLine(View):
    """One token sold."""

    name: str
    value: int


class PaydayReport(OfSeat):  # CV-81..85
    """One organization's Payday, once all entries are open."""

    due: int
    before: int
    sold: tuple[SoldLine, ...]
    income: int
    after_sales: int
    lines: tuple[PaidLine, ...]
    after: int
    support_to_discard: int


class ScoreCell(OfSeat):
    """One number of the score sheet; None while its row is closed."""

    value: int | None
    count: int | None = None
    """What was counted: stories, tokens, districts, D."""


class ScoreLine(View):
    """One row of the score sheet. Text id: `cyberverse-score-<code>`."""

    code: ScoreRow
    is_open: bool
    cells: tuple[ScoreCell, ...]


class Trigger(OfSeat):  # CV-87
    """Why the game ended."""

    why: Literal["stories", "domination"]


class ScoreView(View):  # CV-88, CV-89
    """The score sheet, opened row by row."""

    rows: tuple[ScoreLine, ...]
    totals: tuple[ScoreCell, ...]
    """Of the rows that are open."""
    closed: int
    triggers: tuple[Trigger, ...]
    winners: tuple[Seat, ...] = ()
    decided_by: Literal["", "points", "cash", "shared", "turn_order"] = ""

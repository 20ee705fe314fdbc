"""The Investigation phase as everybody sees it: districts, brawl, secret tokens, fight."""

from __future__ import annotations

from typing import Literal

from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.views.organization import XpView
from companion.games.cyberverse.views.reports import AmbushReport, FollowUp
from companion.games.cyberverse.words import (
    Brawl,
    Feature,
    FigureKind,
    Position,
    Relation,
    Status,
    WeaponType,
)
from companion.kernel.seat import Seat
from companion.kernel.view import Named, View, WhyNot


class PlacedView(View):  # CV-50
    """A henchman that came: into which zone, or nowhere."""

    name: str
    zone: int | None


class TeammateOffer(View):  # CV-53
    """The called agent may recruit henchmen."""

    agent: str
    seat: Seat
    reputation: int
    henchmen: tuple[str, ...]
    """Ids still to be had."""
    most: dict[str, int]
    """Support card id → how many it would bring."""


class FigureLine(View):
    """One figure of the fight, and whose it is."""

    figure: str
    name: str
    seat: Seat | None


class TokenLine(FigureLine):  # CV-54, CV-55
    """A figure's combat token."""

    state: Literal["choosing", "sealed", "hidden", "open", "none"]
    """`hidden`: an unseen token of a henchman or teammate; typed when it opens."""
    seal: str = ""
    """Four letters of the commitment, the same on every screen."""
    commitment: str = ""
    """SHA-256 of `salt|attack|defense|attack_effect|defense_effect`."""
    salt: str = ""
    """Only once it is open: anybody can check the seal."""
    token: CombatToken | None = None
    """Only once it is open."""


class FighterLine(View):  # CV-56
    """One figure in the order of the fight."""

    figure: str
    kind: FigureKind
    name: str
    seat: Seat | None
    """Whose agent or teammate; None for a henchman."""
    acts_by: Seat | None
    """Who moves it: the owner, or the controller of the henchmen (CV-58)."""
    initiative: int | None
    zone: int
    position: Position
    health: int
    max_health: int
    statuses: tuple[Status, ...] = ()
    token: TokenLine
    is_now: bool = False
    has_acted: bool = False
    is_grappled: bool = False
    is_disarmed: bool = False
    moves_left: int | None = None
    """Movement points left in this activation; agents only."""
    attacks_left: int = 0
    has_attacked: bool = False
    """In this activation: moving is over (CV-57)."""
    hunts: str | None = None
    """A henchman's target now (CV-59)."""


class HuntView(View):  # CV-58, CV-59
    """Whom the henchmen hunt, who moves them, and why."""

    controller: Seat
    richest: tuple[Seat, ...]
    candidates: tuple[str, ...]
    target: str | None
    """None: the zones between decide, and the app does not know them all: `ask`."""
    ask: tuple[str, ...] = ()
    """Candidates whose distance in zones has to be said."""


class InvestigationView(View):  # CV-45, CV-46
    """Where the phase is."""

    district: int
    name: str
    stage: Literal["ambush", "combat", "hacking", "missions", "influence"]
    """The rail of steps; `step` of the view is finer."""
    done: tuple[int, ...] = ()
    skipped: tuple[int, ...] = ()
    ambush_by: Seat | None = None
    victims: tuple[str, ...] = ()
    """Agents an ambush would hit."""
    ambush: AmbushReport | None = None
    brawl: Brawl | None = None
    placed: tuple[PlacedView, ...] = ()
    teammates: TeammateOffer | None = None
    declared: tuple[Seat, ...] = ()
    """Who has entered yes or no."""
    to_declare: tuple[Seat, ...] = ()
    fight_by: tuple[Seat, ...] = ()
    """Who wanted the fight, once all are open."""
    is_forced: bool = False
    """A red brawl with henchmen and agents: nobody is asked (CV-52)."""
    fighters: tuple[FighterLine, ...] = ()
    tokens: tuple[TokenLine, ...] = ()
    now: str | None = None
    """The figure whose turn it is."""
    hunt: HuntView | None = None
    follow_ups: tuple[FollowUp, ...] = ()
    hackers: tuple[str, ...] = ()
    """Agents on the hacking position who have not decided."""
    mission_seat: Seat | None = None
    influence_seat: Seat | None = None
    influence_why: WhyNot | None = None
    """Why nobody places here: contested, or empty."""


class RaiseOffer(View):  # CV-19
    """A level to raise a feature to, with the tokens it would cost. The first is free."""

    level: int
    cost: int
    tokens: tuple[XpView, ...] = ()
    wasted: int = 0
    """Points overpaid: no change is given."""
    wins: tuple[int, ...] = ()
    """Tests: which of the remaining cards would win."""


class TestOffer(View):  # CV-16, CV-77
    """A mission test one of my agents may try now."""

    __test__ = False
    agent: str
    mission: str
    part: int
    feature: Feature
    printed: int
    value: int
    threshold: int
    raises: tuple[RaiseOffer, ...]
    cards: tuple[int, ...]
    """The cards that can be drawn now, sorted."""
    why: tuple[WhyNot, ...] = ()
    """Why it cannot be tried; empty: it can."""


class WeaponOffer(Named):
    """A weapon the figure on turn could use; the empty id is unarmed."""

    type: WeaponType
    bonus: int
    why: tuple[WhyNot, ...] = ()
    two_targets: bool = False


class TargetOffer(FigureLine):  # CV-60
    """Somebody the figure on turn could attack; empty `why` means that it would be accepted."""

    relation: Relation | None
    """None: to be said."""
    why: tuple[WhyNot, ...] = ()
    """Reasons that hold for any weapon. Range is judged when weapon and relation are known."""
    needs_token: bool = False
    """Its unseen token has to be typed when it opens."""


class AttackOffer(View):
    """What the figure I move may do in its attack."""

    figure: str
    weapons: tuple[WeaponOffer, ...] = ()
    targets: tuple[TargetOffer, ...] = ()
    reach: WeaponType | None = None
    """Of a henchman or teammate, as printed; an agent's lies in its weapons."""
    raises: tuple[RaiseOffer, ...] = ()
    needs_token: bool = False
    """The attacker's own unseen token has to be typed."""

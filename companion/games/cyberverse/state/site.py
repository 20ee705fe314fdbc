"""The district of the Investigation phase, with its fight."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Literal

from companion.games.cyberverse.packs.cards import BrawlCard, CombatToken
from companion.games.cyberverse.views.reports import AmbushReport, FollowUp
from companion.games.cyberverse.words import Phase
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

SiteStep = Literal[
    "ambush", "brawl", "teammates", "declare", "tokens", "fight", "hacking", "missions", "influence"
]
Flow = Literal["move", "attack", "both"]


@frozen
class Kept:  # CV-54
    """A combat token in this fight. The seal is public, what it seals is not."""

    token: Hidden[CombatToken | None]
    seal: str = ""
    commitment: str = ""
    salt: Hidden[str] = Hidden("")
    is_open: bool = False
    is_gone: bool = False


@frozen
class Acting:  # CV-57
    """The figure whose turn it is in a fight."""

    figure: str
    points: int = 0
    left: int = 0
    attacks: int = 1
    has_attacked: bool = False
    has_extra: bool = False


@frozen
class Site:  # CV-45, CV-46
    """The district of the Investigation phase."""

    phase: ClassVar[Phase] = "investigation"
    district: int
    step: SiteStep = "ambush"
    done: tuple[int, ...] = ()
    skipped: tuple[int, ...] = ()
    only_influence: bool = False
    """House rule `influence_timing=after_all`: the round after all districts (A39)."""
    ambush: AmbushReport | None = None
    brawl: BrawlCard | None = None
    placed: tuple[tuple[str, int | None], ...] = ()
    asked: frozenset[str] = frozenset()
    """Agents who recruited teammates or passed."""
    support_used: frozenset[Seat] = frozenset()
    declared: dict[Seat, Hidden[bool]] = field(default_factory=dict)
    papers: tuple[Seat, ...] = ()
    """Seats whose yes or no lies folded on the table."""
    is_decided: bool = False
    fight_by: tuple[Seat, ...] = ()
    is_forced: bool = False
    skipped_hacks: frozenset[str] = frozenset()
    missions_done: frozenset[Seat] = frozenset()
    influence_done: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Fight(Site):  # CV-54..74
    """A district in which a combat is fought: its steps `tokens` and `fight`."""

    orgs: tuple[Seat, ...]
    """Who takes part."""
    tokens: dict[str, Kept] = field(default_factory=dict)
    face_down: frozenset[str] = frozenset()
    """Agents whose kept token lies face down on the table: typed with the attack that opens it."""
    flow: Flow = "both"
    acted: frozenset[str] = frozenset()
    acting: Acting | None = None
    grappled: frozenset[str] = frozenset()
    disarmed: frozenset[str] = frozenset()
    follow_ups: tuple[FollowUp, ...] = ()

    @property
    def is_locked(self) -> bool:  # CV-54
        """Every token is sealed: nothing changes any more."""
        return self.step == "fight"


@frozen
class Searched:
    """Every district is done."""

    phase: ClassVar[Phase] = "investigation"


def with_fight(site: Site, orgs: tuple[Seat, ...], flow: Flow) -> Fight:
    """The same district, with a fight in it."""
    return Fight(**_common(site), orgs=orgs, flow=flow)


def without_fight(fight: Fight) -> Site:
    """The same district once the fight is over."""
    return Site(**_common(fight))


def _common(site: Site) -> dict[str, Any]:
    return {one.name: getattr(site, one.name) for one in fields(Site)}

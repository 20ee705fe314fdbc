"""The district of the Investigation phase, with its fight (CV-45..80)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.cyberverse.packs.cards import BrawlCard, CombatToken
from companion.games.cyberverse.views.reports import AmbushReport, FollowUp
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

SiteStep = Literal[
    "ambush", "brawl", "teammates", "declare", "tokens", "fight", "hacking", "missions", "influence"
]


@dataclass(frozen=True, slots=True)
class Kept:
    """A combat token in this fight (CV-54). The seal is public, what it seals is not."""

    token: Hidden[CombatToken | None]
    seal: str = ""
    commitment: str = ""
    salt: Hidden[str] = Hidden("")  # noqa: RUF009 - frozen, like everything here
    is_open: bool = False
    is_gone: bool = False


@dataclass(frozen=True, slots=True)
class Acting:
    """The figure whose turn it is in a fight (CV-57)."""

    figure: str
    points: int = 0
    left: int = 0
    attacks: int = 1
    has_attacked: bool = False
    has_extra: bool = False


@dataclass(frozen=True, slots=True)
class Fight:
    """A combat on a district board (CV-54..74)."""

    orgs: tuple[Seat, ...]
    """Who takes part."""
    tokens: dict[str, Kept] = field(default_factory=dict)
    is_locked: bool = False
    stage: Literal["move", "attack", "both"] = "both"
    acted: frozenset[str] = frozenset()
    acting: Acting | None = None
    grappled: frozenset[str] = frozenset()
    disarmed: frozenset[str] = frozenset()
    follow_ups: tuple[FollowUp, ...] = ()


@dataclass(frozen=True, slots=True)
class Site:
    """The district of the Investigation phase (CV-45, CV-46)."""

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
    is_decided: bool = False
    fight_by: tuple[Seat, ...] = ()
    is_forced: bool = False
    fight: Fight | None = None
    skipped_hacks: frozenset[str] = frozenset()
    missions_done: frozenset[Seat] = frozenset()
    influence_done: bool = False

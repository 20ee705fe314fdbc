"""Enemies, tokens and caches as they stand on the board."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.singularity.packs.cards import UpgradeCard
from companion.games.singularity.words import TokenKind
from companion.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class Laid:
    """A card beside an enemy whose health is tracked (SW-17)."""

    owner: Seat
    card: str
    value: int
    is_card: bool = True
    """False: an ability's hit, nothing to give back."""


@dataclass(frozen=True, slots=True)
class Group:
    """All miniatures of one type in one space (SW-20)."""

    enemy: str
    place: str
    size: int
    partial: tuple[int, ...] = ()
    laid: tuple[Laid, ...] = ()
    fresh: int = 0
    """How many of them came this turn (A30)."""

    @property
    def id(self) -> str:
        """`enemy@place`."""
        return f"{self.enemy}@{self.place}"


@dataclass(frozen=True, slots=True)
class Token:
    """An encounter token; `enemy` once it is turned (SW-19, SW-35)."""

    place: str
    kind: TokenKind
    area: str | None
    enemy: str | None = None


@dataclass(frozen=True, slots=True)
class Encounter:
    """The tokens of an area are being resolved (SW-19)."""

    area: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Drafting:
    """The draft at a cache (SW-33)."""

    place: str
    order: tuple[Seat, ...]
    picks: tuple[UpgradeCard | None, ...] = ()
    to_reveal: int = 0
    newest: int | None = None
    is_started: bool = False

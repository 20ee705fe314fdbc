"""Enemies as they stand on the board."""

from __future__ import annotations

from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat


@frozen
class Laid:  # SW-17
    """A card beside an enemy whose health is tracked."""

    owner: Seat
    card: str
    value: int
    is_card: bool = True
    """False: an ability's hit, nothing to give back."""


@frozen
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

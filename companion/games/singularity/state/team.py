"""The members of the team, and the turn in progress."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.singularity.packs.cards import Character
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class Member:  # SW-3, SW-14
    """One member of the team and its cards. Which cards are in hand nobody tells the app."""

    seat: Seat
    hand: Hidden[int]
    character: Character | None = None
    place: str | None = None
    """Map level only."""
    deck: int | None = None
    discard: int | None = None
    """None: the table does not count them."""
    gained: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:  # SW-9
    """How far the turn in progress is; number 0 is before the first one."""

    seat: Seat
    number: int
    card: str | None = None
    """The card on the table, in neither hand nor discard (SW-34)."""
    cards_played: int = 0
    exempt_at: str | None = None
    """The space entered last with a card that ignores hazards (A3)."""
    has_walked: bool = False
    """Light level: a move was told step by step, and its price counted (SW-11, SW-12)."""

"""The members of the team, and the turn in progress."""

from __future__ import annotations

from companion.games.singularity.packs.cards import Character
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat


@frozen
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

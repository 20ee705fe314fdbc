"""The turn in progress and a move that was held up: all of it lies open, so state and view share it."""

from __future__ import annotations

from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat


@frozen
class Turn:  # SW-9
    """How far the turn in progress is; number 0 is before the first one."""

    seat: Seat
    number: int
    card: str | None = None
    """The card on the table, in neither hand nor discard (SW-34); may be nameless."""
    cards_played: int = 0
    exempt_at: str | None = None
    """The space entered last with a card that ignores hazards (A3)."""
    has_walked: bool = False
    """Light level: a move was told step by step, and its price counted (SW-11, SW-12)."""


@frozen
class Travel:  # SW-13
    """A move that was held up and may go on."""

    members: tuple[Seat, ...]
    place: str
    steps_used: int
    steps_left: int
    planned: tuple[str, ...] = ()
    """What was left of the path when it was held up."""
    ignores_hazard: bool = False
    owes_hazard: bool = False
    """Stands on a hazard that counts only if the move ends here (A4)."""

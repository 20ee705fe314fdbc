"""What everybody sees of Fast Play (section 10 of the rules)."""

from __future__ import annotations

from pydantic import Field

from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.views.results import Note, SeatAmounts
from companion.games.emergent.words import Size
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View


class FastRegion(View):  # FP-4..7
    """One region of Fast Play: cubes at any time, discs once it is scored."""

    region: str
    cubes: SeatAmounts
    placed: dict[Seat, Discs] = Field(default_factory=dict)
    """This round's discs, after the reveal; only those who placed some here."""
    awarded: SeatAmounts = Field(default_factory=dict)
    """This round's cubes, after the reveal."""
    discs: dict[Seat, Size] = Field(default_factory=dict)
    """At the end: who scores the region, and with which disc."""
    note: Note | None = None
    """At the end: why; ties are spelled out."""


class FastScore(OfSeat):  # FP-5, FP-8
    """One player's result in Fast Play."""

    points: int
    large: int
    small: int
    green_won: int
    red_won: int


class FastView(View):
    """Fast Play (section 10)."""

    regions: tuple[FastRegion, ...]
    totals: SeatAmounts
    """Cubes on the board."""
    scores: tuple[FastScore, ...] = ()
    """Best first, at the end."""
    rounds: tuple[dict[Seat, dict[str, Discs]], ...] = ()
    """Every placement that is open, round by round."""

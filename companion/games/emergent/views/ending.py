"""How it ended, and how the money was made: what the charts of the end are drawn from.

Rules ET-35..37.
"""

from __future__ import annotations

from companion.games.emergent.packs.deck import DemandDeck
from companion.games.emergent.views.results import DcLine, OfCity, SeatAmounts
from companion.games.emergent.words import DecidedBy
from companion.kernel.seat import Seat
from companion.kernel.view import OfSeat, View


class FirmSums(OfSeat):
    """All money of one firm by kind, each above zero."""

    income: int
    dcs_sold: int
    """In plans, by force and at the end."""
    total_in: int
    """With what was forgiven or corrected upwards."""
    built: int
    cubes: int
    cylinders: int
    transport: int
    operating: int
    total_out: int
    """With what was corrected downwards."""
    forgiven: int
    corrected: int
    """Corrections of the cash at the table, up or down."""


class CityShare(OfCity):
    """Who sold how much in one city, over the whole game."""

    units: SeatAmounts
    total: int


class Flow(OfSeat):
    """Units from one region to one city, over the whole game."""

    region: str
    city: str
    units: int
    cost: int


class TieLoss(View):  # ET-22
    """Units a firm did not sell because of a tie's shift."""

    round: int
    city: str
    seat: Seat
    units: int


class MarketingReturn(OfSeat):
    """What cylinders brought: sales in cities where the firm had some, for every dollar spent on them."""

    spent: int
    income: int
    per_dollar: float | None
    """One decimal; None: no cylinders."""


class Debrief(View):
    """Everything the charts of the end need."""

    cash: tuple[SeatAmounts, ...]
    """At the start, after every round, and after the final sale."""
    sums: tuple[FirmSums, ...]
    cities: tuple[CityShare, ...]
    """By rank; every city that had a card."""
    flows: tuple[Flow, ...]
    tie_losses: tuple[TieLoss, ...]
    unsold: dict[Seat, tuple[int, ...]]
    """Cubes left, round by round."""
    marketing: tuple[MarketingReturn, ...]


class FinalLine(OfSeat):  # ET-35
    """One firm at the end: every DC is sold."""

    cash: int
    dcs: tuple[DcLine, ...]
    sale: int
    total: int
    units_sold: int


class EndView(View):  # ET-35..37
    """How it ended."""

    winners: tuple[Seat, ...]
    decided_by: DecidedBy
    firms: tuple[FinalLine, ...] = ()
    """Seat order; empty in Fast Play."""
    debrief: Debrief | None = None
    """How the money was made; None in Fast Play."""
    deck: DemandDeck | None = None
    """The cards of all rounds as a deck that the library can keep (section 9)."""

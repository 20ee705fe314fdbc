"""A closed round in full: everything the debrief, the exports and "what if" need.

Rule ET-37.
"""

from __future__ import annotations

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.packs.deck import DeckCard
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.views.results import CityResult, DcLine
from companion.kernel.view import OfSeat, View


class FirmRound(OfSeat):
    """One firm in one round: what it had, what it planned, what stood on the board."""

    cash: int
    """At the start of the round."""
    dcs: tuple[DcLine, ...]
    """On the board at the start of the round, without cubes."""
    plan: Plan
    placed: tuple[DcLine, ...]
    """After placement, with their cubes."""
    cylinders: dict[str, int]
    shipped: dict[str, dict[str, int]]
    """`shipping=owner_choice`: city → DC → units, as the owner chose."""
    corrected: int = 0
    """Corrections of the cash in this round."""
    sold_off: tuple[str, ...] = ()
    """DCs sold because the costs could not be paid (A10)."""


class RoundRecord(View):
    """One round: the firms, the cards, what the market did, the money."""

    round: int
    firms: tuple[FirmRound, ...]
    cards: tuple[DeckCard, ...]
    """By rank of their cities."""
    cities: tuple[CityResult, ...]
    ledgers: tuple[Ledger, ...]

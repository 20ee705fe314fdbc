"""A firm's money of one round, line by line.

Rules ET-16, ET-26..30.
"""

from __future__ import annotations

from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import LedgerKind, Size
from companion.kernel.view import OfSeat, View


class LedgerLine(View):
    """One movement with the money before and after; both None while cash is hidden (A17)."""

    kind: LedgerKind
    amount: int | None
    before: int | None
    after: int | None
    count: int = 0
    """DCs, cubes, cylinders or units."""
    city: str | None = None
    income: int = 0
    transport: int = 0
    """Of a city: what its amount is made of."""
    dc: str | None = None
    size: Size | None = None
    region: str | None = None


class Ledger(OfSeat):
    """All movements of one firm in one round, and their sums by kind."""

    start: int | None
    lines: tuple[LedgerLine, ...]
    end: int | None
    change: int | None
    dcs_sold: int
    """In the plan."""
    built: int
    cubes: int
    cylinders: int
    """Costs by kind, all above zero."""
    units_sold: int
    income: int
    transport: int
    operating: int
    forced_sale: int
    forgiven: int | None
    corrected: int
    debt: int | None
    """Carried into the next round (`unpaid_operating=debt`)."""
    bought_cubes: int
    liquidated: int
    """Cubes that went back for nothing (ET-33)."""
    unsold: dict[str, int]
    """Where they lay: DC → cubes."""
    forced: tuple[DcLine, ...] = ()
    """DCs sold because the costs could not be paid (A10)."""

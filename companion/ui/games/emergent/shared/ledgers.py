"""A firm's money of one round, as rows people can check (ET-16, ET-26..30)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.emergent.views.ledger import Ledger
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import MoneyKind
from companion.ui.games.emergent.draw.moneyparts import parts_of


@frozen
class SumRow:
    """One line of the settlement: a sum by kind, for all firms alike."""

    key: str
    kind: MoneyKind
    sign: int
    """+1 comes in, −1 goes out, 0 may be either."""


SUMS: tuple[SumRow, ...] = (
    SumRow("dcs_sold", "sold", 1),
    SumRow("built", "dcs", -1),
    SumRow("cubes", "cubes", -1),
    SumRow("cylinders", "cylinders", -1),
    SumRow("income", "sales", 1),
    SumRow("transport", "transport", -1),
    SumRow("operating", "running", -1),
)
RARE: tuple[SumRow, ...] = (
    SumRow("forced_sale", "sold", 1),
    SumRow("forgiven", "other", 1),
    SumRow("corrected", "other", 0),
)
"""Shown only where there is something of it."""


def amount(ledger: Ledger, row: SumRow) -> int:
    """A sum with its sign."""
    found = int(getattr(ledger, row.key) or 0)
    return found if row.sign >= 0 else -found


def sum_rows(ledgers: Sequence[Ledger]) -> tuple[SumRow, ...]:
    """The lines of a settlement; rare ones when anybody has them."""
    return (*SUMS, *(row for row in RARE if any(amount(ledger, row) for ledger in ledgers)))


def most(ledgers: Sequence[Ledger]) -> int:
    """The highest column of all."""
    totals = [sum(part.amount for part in side) for one in ledgers for side in parts_of(one)]
    return max([1, *totals])

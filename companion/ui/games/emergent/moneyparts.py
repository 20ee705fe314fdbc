"""What came in and what went out, by kind: the parts of every bar, which together make the change (ET-29)."""

from __future__ import annotations

from companion.games.emergent.views.ending import FirmSums
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.words import LedgerKind
from companion.ui.games.emergent.draw import MoneyKind, MoneyPart

Parts = tuple[MoneyPart, ...]
KINDS: dict[LedgerKind, MoneyKind] = {
    "dc_sold": "sold",
    "dc_built": "dcs",
    "cubes": "cubes",
    "cylinders": "cylinders",
    "city": "sales",
    "operating": "running",
    "forced_sale": "sold",
    "forgiven": "other",
    "corrected": "other",
}
"""How a movement of money is drawn."""


def parts_of(sums: Ledger | FirmSums) -> tuple[Parts, Parts]:
    """In and out, of a round or of a whole game. What was forgiven or corrected is money too."""
    by_force = sums.forced_sale if isinstance(sums, Ledger) else 0
    came = (
        MoneyPart("sales", sums.income),
        MoneyPart("sold", sums.dcs_sold + by_force),
        MoneyPart("other", (sums.forgiven or 0) + max(sums.corrected, 0)),
    )
    went = (
        MoneyPart("dcs", sums.built),
        MoneyPart("cubes", sums.cubes),
        MoneyPart("cylinders", sums.cylinders),
        MoneyPart("transport", sums.transport),
        MoneyPart("running", sums.operating),
        MoneyPart("other", max(-sums.corrected, 0)),
    )
    return tuple(part for part in came if part.amount), tuple(part for part in went if part.amount)

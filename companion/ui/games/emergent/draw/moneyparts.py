"""What came in and what went out: the parts of every bar and the rows of a ledger (ET-16, ET-26..30)."""

from __future__ import annotations

from itertools import pairwise

from companion.games.emergent.views.ending import FirmSums
from companion.games.emergent.views.ledger import Ledger, LedgerLine
from companion.games.emergent.words import LedgerKind
from companion.ui.games.emergent.draw.colours import MoneyKind
from companion.ui.games.emergent.draw.columns import MoneyPart
from companion.ui.games.emergent.draw.ledger import LedgerRow
from companion.ui.games.emergent.draw.money import change
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.skin import Skin

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


def line_words(skin: Skin, cast: Cast, line: LedgerLine) -> tuple[str, str]:
    """What a movement is called, and the detail beside it."""
    if line.kind == "city":
        far = {"transport": change(-line.transport), "free": int(line.transport == 0)}
        return cast.city_name(line.city), skin.say("emergent-phone-ledger-sold", n=line.count, **far)
    return skin.say(
        f"emergent-phone-ledger-{line.kind.replace('_', '-')}",
        n=line.count,
        size=line.size or "none",
        region=cast.region_name(line.region),
    ), ""


def ledger_rows(skin: Skin, cast: Cast, ledger: Ledger) -> tuple[LedgerRow, ...]:
    """Every movement as a row of the waterfall; a line between plan, cities and what follows."""
    lines = ledger.lines
    is_edge = [(one.kind == "city") != (other.kind == "city") for one, other in pairwise(lines)]
    made = []
    for line, ends in zip(lines, [*is_edge, False], strict=False):
        label, detail = line_words(skin, cast, line)
        made.append(
            LedgerRow(
                label,
                line.amount or 0,
                kind=KINDS[line.kind],
                detail=detail,
                rank=cast.rank(line.city) or None,
                transport=line.transport,
                line_below=ends,
            )
        )
    return tuple(made)

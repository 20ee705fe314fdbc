"""A firm's money of one round, as rows people can check (ET-16, ET-26..30)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.emergent.views.ledger import Ledger, LedgerLine
from companion.ui.games.emergent.draw import LedgerRow, MoneyKind
from companion.ui.games.emergent.moneyparts import KINDS, parts_of
from companion.ui.games.emergent.shared import reading
from companion.ui.stage import Stage


@dataclass(frozen=True)
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


def line_words(stage: Stage, line: LedgerLine) -> tuple[str, str]:
    """What a movement is called, and the detail beside it."""
    view = reading.game(stage)
    if line.kind == "city":
        name = reading.city_name(view, line.city or "")
        key = "emergent-shared-line-city-far" if line.transport else "emergent-shared-line-city"
        return name, stage.say(key, n=line.count, transport=reading.dollars(line.transport))
    size = stage.say(f"emergent-shared-{line.size}") if line.size else ""
    where = reading.region_name(view, line.region) if line.region else ""
    key = f"emergent-shared-line-{line.kind.replace('_', '-')}"
    return stage.say(key, n=line.count, size=size, where=where), ""


def ledger_rows(stage: Stage, ledger: Ledger) -> tuple[LedgerRow, ...]:
    """Every movement as a row of the waterfall."""
    view = reading.game(stage)
    made = []
    for at, line in enumerate(ledger.lines):
        label, detail = line_words(stage, line)
        follows = ledger.lines[at + 1] if at + 1 < len(ledger.lines) else None
        is_edge = follows is not None and (line.kind == "city") != (follows.kind == "city")
        made.append(
            LedgerRow(
                label,
                line.amount or 0,
                kind=KINDS[line.kind],
                detail=detail,
                rank=reading.city_rank(view, line.city) if line.city else None,
                transport=line.transport,
                line_below=is_edge,
            )
        )
    return tuple(made)

"""A firm's plan and round as lists people can check: pieces for the board, the money bar, the ledger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.sums.costs import Bill, cubes_of
from companion.games.emergent.sums.market import Dc, Served, transport
from companion.games.emergent.sums.settlement import Settled
from companion.games.emergent.views.ledger import Ledger, LedgerLine
from companion.games.emergent.views.mine import PlanDc
from companion.games.emergent.views.results import DcLine, Money, PieceLine
from companion.games.emergent.words import (
    BUILD,
    CAPACITY,
    CUBE_PRICE,
    CYLINDER_PRICE,
    OPERATING,
    RESALE,
    LedgerKind,
    PieceKind,
    income,
)
from companion.kernel.seat import Seat


class Round(NamedTuple):
    """One firm's round, as far as it has gone."""

    seat: Seat
    cash: int
    """At the start."""
    dcs: tuple[Dc, ...]
    """At the start."""
    plan: Plan
    """With its cubes in their DCs, also where they were put at placement (A9)."""
    placed: tuple[Dc, ...]
    """On the board during the sales."""
    leaving: tuple[Dc, ...] = ()
    """Sold in the plan and still to be paid for (A12)."""
    corrected: int = 0
    """Corrections of the cash since the start of the round."""


def dc_line(dc: Dc, *, is_new: bool = False) -> DcLine:
    """A DC as everybody sees it."""
    return DcLine(id=dc.id, size=dc.size, region=dc.region, cubes=dc.cubes, is_new=is_new)


def plan_dcs(plan: Plan, standing: Sequence[Dc]) -> tuple[PlanDc, ...]:
    """Every DC a plan is about: those that stand, sold or not, then those it builds, with their cubes."""
    return (
        *(_plan_dc(plan, dc, RESALE[dc.size], is_new=False) for dc in standing),
        *(
            _plan_dc(plan, Dc(one.id, one.size, one.region), BUILD[one.size], is_new=True)
            for one in plan.build
        ),
    )


def _plan_dc(plan: Plan, dc: Dc, price: int, *, is_new: bool) -> PlanDc:
    return PlanDc(
        id=dc.id,
        size=dc.size,
        region=dc.region,
        cubes=plan.products.get(dc.id, 0),
        capacity=CAPACITY[dc.size],
        operating=OPERATING[dc.size],
        price=price,
        is_new=is_new,
        is_sold=not is_new and dc.id in plan.sell,
    )


def money(cash: int, bill: Bill) -> Money:  # ET-12
    """The money bar of a plan."""
    left = cash + bill.sale - bill.cost
    return Money(
        cash=cash,
        sale=bill.sale,
        total=cash + bill.sale,
        builds=bill.builds,
        cubes=bill.cubes,
        cylinders=bill.cylinders,
        spent=bill.cost,
        left=left,
        operating=bill.operating,
        is_short=left < bill.operating,
    )


def pieces(one: Round, done: frozenset[str]) -> tuple[PieceLine, ...]:
    """What this firm takes off and puts on the board, in that order; equal cylinders share a line."""
    plan, sold = one.plan, set(one.plan.sell)
    built = [Dc(build.id, build.size, build.region) for build in plan.build]
    leaving = [dc for dc in one.dcs if dc.id in sold]
    standing = [*(dc for dc in one.dcs if dc.id not in sold), *built]
    cubes = plan.products
    lines = [
        *(_disc("off", "take_off", dc, RESALE[dc.size]) for dc in leaving),
        *(_disc("on", "put_down", dc, -BUILD[dc.size]) for dc in built),
        *(
            _disc("cubes", "cubes", dc, -CUBE_PRICE * cubes[dc.id], cubes[dc.id])
            for dc in standing
            if cubes.get(dc.id)
        ),
        *_cylinder_lines(plan.marketing),
    ]
    return tuple(line.model_copy(update={"is_done": True}) if line.id in done else line for line in lines)


def _disc(word: str, kind: PieceKind, dc: Dc, amount: int, count: int = 1) -> PieceLine:
    return PieceLine(
        id=f"{word}-{dc.id}",
        kind=kind,
        count=count,
        places=(dc.region,),
        size=dc.size,
        dc=dc.id,
        amount=amount,
    )


def _cylinder_lines(marketing: Mapping[str, int]) -> Iterator[PieceLine]:
    for count in sorted({count for count in marketing.values() if count}, reverse=True):
        places = tuple(name for name, here in marketing.items() if here == count)
        price = -CYLINDER_PRICE * count * len(places)
        yield PieceLine(id=f"cylinders-{count}", kind="cylinders", count=count, places=places, amount=price)


class _Sheet:
    """Ledger lines as they are written, with the running balance."""

    def __init__(self, start: int) -> None:
        self.balance = start
        self.lines: list[LedgerLine] = []

    def write(
        self,
        kind: LedgerKind,
        amount: int,
        count: int = 1,
        *,
        dc: Dc | None = None,
        city: str | None = None,
        income: int = 0,
    ) -> None:
        """One more line; in a city the amount is what the income leaves after transport."""
        after = self.balance + amount
        line = LedgerLine(
            kind=kind,
            amount=amount,
            before=self.balance,
            after=after,
            count=count,
            city=city,
            income=income,
            transport=income - amount if city else 0,
            dc=dc.id if dc else None,
            size=dc.size if dc else None,
            region=dc.region if dc else None,
        )
        self.lines.append(line)
        self.balance = after


def ledger(one: Round, at: int, served: Sequence[Served], settled: Settled) -> Ledger:  # ET-16, ET-26..33
    """The whole round of the firm in seat place `at`, line by line."""
    sheet = _Sheet(one.cash)
    if one.corrected:
        sheet.write("corrected", one.corrected)
    _write_plan(sheet, one)
    for city in served:
        if city.sold[at]:
            carried = transport([ship for ship in city.shipped if ship.seller == at])
            earned = income(city.sold[at])
            sheet.write("city", earned - carried, city.sold[at], city=city.demand.city, income=earned)
    if settled.operating:
        sheet.write("operating", -settled.operating, len(one.placed) + len(one.leaving))
    forced = [dc for dc in one.placed if dc.id in settled.sold_off]
    for dc in forced:
        sheet.write("forced_sale", RESALE[dc.size], dc=dc)
    if settled.forgiven:
        sheet.write("forgiven", settled.forgiven)
    left = served[-1].left[at] if served else tuple(dc.cubes for dc in one.placed)
    new = {build.id for build in one.plan.build}
    return Ledger(
        seat=one.seat,
        start=one.cash,
        lines=tuple(sheet.lines),
        end=sheet.balance,
        change=sheet.balance - one.cash,
        dcs_sold=_sum(sheet, "dc_sold"),
        built=-_sum(sheet, "dc_built"),
        cubes=-_sum(sheet, "cubes"),
        cylinders=-_sum(sheet, "cylinders"),
        units_sold=settled.units,
        income=settled.income,
        transport=settled.transport,
        operating=settled.operating,
        forced_sale=settled.forced_sale,
        forgiven=settled.forgiven,
        corrected=one.corrected,
        debt=max(-sheet.balance, 0),
        bought_cubes=cubes_of(one.plan),
        liquidated=settled.liquidated,
        unsold={dc.id: cubes for dc, cubes in zip(one.placed, left, strict=True) if cubes},
        forced=tuple(dc_line(dc, is_new=dc.id in new) for dc in forced),
    )


def _sum(sheet: _Sheet, kind: LedgerKind) -> int:
    return sum(line.amount or 0 for line in sheet.lines if line.kind == kind)


def _write_plan(sheet: _Sheet, one: Round) -> None:  # ET-16
    """What the plan took and paid, at placement."""
    plan = one.plan
    for dc in one.dcs:
        if dc.id in plan.sell:
            sheet.write("dc_sold", RESALE[dc.size], dc=dc)
    for build in plan.build:
        sheet.write("dc_built", -BUILD[build.size], dc=Dc(build.id, build.size, build.region))
    if cubes := cubes_of(plan):
        sheet.write("cubes", -CUBE_PRICE * cubes, cubes)
    if cylinders := sum(plan.marketing.values()):
        sheet.write("cylinders", -CYLINDER_PRICE * cylinders, cylinders)

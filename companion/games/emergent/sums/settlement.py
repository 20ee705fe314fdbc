"""The money after the market: income, transport, running costs, and who cannot pay them.

Rules ET-26..33.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.games.emergent.sums.market import Dc, Market, Seller
from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import FARTHEST, OPERATING, RESALE, TRANSPORT, income


class Settled(NamedTuple):  # ET-29
    """One firm's round, up to its new cash."""

    units: int
    income: int
    transport: int
    operating: int
    before: int
    """Cash after all costs; below zero it cannot pay (A10)."""
    sold_off: tuple[str, ...]
    """DCs sold by force, in building order."""
    forced_sale: int
    forgiven: int
    cash: int
    liquidated: int
    dcs_left: tuple[str, ...]


def settle(
    sellers: Sequence[Seller],
    cash: Sequence[int],
    market: Market,
    unpaid: str,
    *,
    leaving: Sequence[Sequence[Dc]] | None = None,
    chosen: Sequence[Sequence[str] | None] | None = None,
) -> tuple[Settled, ...]:
    """Every firm's settlement, in seat order. `leaving`: DCs sold in the plan that still cost (A12)."""
    units, carried = [0] * len(sellers), [0] * len(sellers)
    for city in market.served:
        for seller, _, count, distance in city.shipped:
            units[seller] += count
            carried[seller] += count * (TRANSPORT[distance] if distance < FARTHEST else TRANSPORT[FARTHEST])
    left = (
        market.served[-1].left if market.served else tuple(tuple(dc.cubes for dc in at.dcs) for at in sellers)
    )
    return tuple(
        _settled(
            seller.dcs,
            cash[at],
            units[at],
            carried[at],
            operating(seller.dcs) + (operating(leaving[at]) if leaving else 0),
            sum(left[at]),
            unpaid,
            chosen[at] if chosen else None,
        )
        for at, seller in enumerate(sellers)
    )


def operating(dcs: Sequence[Dc]) -> int:
    """What these DCs cost a round, stocked or not (ET-28)."""
    return sum(OPERATING[dc.size] for dc in dcs)


def _settled(
    dcs: tuple[Dc, ...],
    cash: int,
    units: int,
    carried: int,
    running: int,
    liquidated: int,
    unpaid: str,
    chosen: Sequence[str] | None,
) -> Settled:
    """Cash, and income, less transport, less operating; below zero it cannot be paid (ET-29, A10)."""
    earned = income(units)
    before = cash + earned - carried - running
    sold = _forced(dcs, -before, chosen) if before < 0 and unpaid == "forced_sale" else ()
    raised = resale(dc for dc in dcs if dc.id in sold)
    forgiven = -before if before < 0 and unpaid == "forgive" else 0
    return Settled(
        units=units,
        income=earned,
        transport=carried,
        operating=running,
        before=before,
        sold_off=sold,
        forced_sale=raised,
        forgiven=forgiven,
        cash=before + raised + forgiven,
        liquidated=liquidated,
        dcs_left=tuple(dc.id for dc in dcs if dc.id not in sold),
    )


def resale(dcs: Iterable[Dc | DcLine]) -> int:
    """What these DCs bring when they are sold."""
    return sum(RESALE[dc.size] for dc in dcs)


def _forced(dcs: Sequence[Dc], short: int, chosen: Sequence[str] | None) -> tuple[str, ...]:
    """What goes, since the bank gives no credit: the owner's choice if it fits, else the proposal (ET-30)."""
    is_good = chosen is not None and sell_off_fault(dcs, short, chosen) is None
    going = set(chosen if chosen is not None and is_good else proposal(dcs, short))
    return tuple(dc.id for dc in dcs if dc.id in going)


def proposal(dcs: Sequence[Dc], short: int) -> tuple[str, ...]:
    """Which DCs to sell: least value that covers it, fewest DCs, the oldest ones (A10). All, if none do."""
    small = [dc.id for dc in dcs if dc.size == "small"]
    large = [dc.id for dc in dcs if dc.size == "large"]
    mixes = [
        (RESALE["small"] * few + RESALE["large"] * many, few + many, few, many)
        for few in range(len(small) + 1)
        for many in range(len(large) + 1)
        if RESALE["small"] * few + RESALE["large"] * many >= short
    ]
    if not mixes:
        return tuple(dc.id for dc in dcs)
    _, _, few, many = min(mixes)
    going = {*small[:few], *large[:many]}
    return tuple(dc.id for dc in dcs if dc.id in going)


def sell_off_fault(dcs: Sequence[Dc], short: int, chosen: Sequence[str]) -> str | None:
    """Why these DCs cannot be what is sold: unknown or doubled, too little, more than needed (A10)."""
    values = {dc.id: RESALE[dc.size] for dc in dcs}
    if any(name not in values for name in chosen):
        return "sell_not_owned"
    if len(set(chosen)) < len(chosen):
        return "sell_twice"
    raised = sum(values[name] for name in chosen)
    if raised < short:
        return "not_enough_sold"
    return "more_than_needed" if any(raised - values[name] >= short for name in chosen) else None

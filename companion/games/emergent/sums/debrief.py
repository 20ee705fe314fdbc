"""How the money was made: sums over the rounds of a finished game, for its charts.

Rule ET-37.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from companion.games.emergent.views.ending import CityShare, Debrief, FirmSums, Flow, MarketingReturn, TieLoss
from companion.games.emergent.views.history import RoundRecord
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.views.results import SeatAmounts
from companion.games.emergent.words import CYLINDER_PRICE
from companion.kernel.seat import Seat


def debrief(history: tuple[RoundRecord, ...], finals: dict[Seat, int]) -> Debrief:  # ET-35
    """The sums of these rounds; `finals` is what the last sale of DCs brought."""
    seats = tuple(finals)
    return Debrief(
        cash=_cash(history, finals),
        sums=tuple(_sums(history, seat, finals[seat]) for seat in seats),
        cities=_cities(history, seats),
        flows=_flows(history),
        tie_losses=tuple(
            TieLoss(round=record.round, city=city.city, seat=line.seat, units=line.tie_loss)
            for record in history
            for city in record.cities
            for line in city.sellers
            if line.tie_loss
        ),
        unsold={
            seat: tuple(ledger.liquidated for record in history for ledger in _of(record, seat))
            for seat in seats
        },
        marketing=tuple(_marketing(history, seat) for seat in seats),
    )


def _of(record: RoundRecord, seat: Seat) -> Iterable[Ledger]:
    return (ledger for ledger in record.ledgers if ledger.seat == seat)


def _cash(history: tuple[RoundRecord, ...], finals: dict[Seat, int]) -> tuple[SeatAmounts, ...]:
    points = [{firm.seat: firm.cash for firm in history[0].firms}] if history else []
    points += [{ledger.seat: ledger.end or 0 for ledger in record.ledgers} for record in history]
    last = {seat: points[-1][seat] + sale for seat, sale in finals.items()} if points else {}
    return (*points, last)


def _sums(history: tuple[RoundRecord, ...], seat: Seat, final: int) -> FirmSums:
    mine = [ledger for record in history for ledger in _of(record, seat)]
    income, operating = sum(one.income for one in mine), sum(one.operating for one in mine)
    dcs_sold = sum(one.dcs_sold + one.forced_sale for one in mine) + final
    built, cubes = sum(one.built for one in mine), sum(one.cubes for one in mine)
    cylinders, transport = sum(one.cylinders for one in mine), sum(one.transport for one in mine)
    forgiven, corrected = sum(one.forgiven or 0 for one in mine), sum(one.corrected for one in mine)
    return FirmSums(
        seat=seat,
        income=income,
        dcs_sold=dcs_sold,
        total_in=income + dcs_sold + forgiven + max(corrected, 0),
        built=built,
        cubes=cubes,
        cylinders=cylinders,
        transport=transport,
        operating=operating,
        total_out=built + cubes + cylinders + transport + operating + max(-corrected, 0),
        forgiven=forgiven,
        corrected=corrected,
    )


def _cities(history: tuple[RoundRecord, ...], seats: tuple[Seat, ...]) -> tuple[CityShare, ...]:
    ranks = {city.city: city.rank for record in history for city in record.cities}
    units = {name: dict.fromkeys(seats, 0) for name in ranks}
    for record in history:
        for city in record.cities:
            for line in city.sellers:
                units[city.city][line.seat] += line.sold
    return tuple(
        CityShare(city=name, units=units[name], total=sum(units[name].values()))
        for name in sorted(ranks, key=ranks.__getitem__)
    )


def _flows(history: tuple[RoundRecord, ...]) -> tuple[Flow, ...]:
    units: dict[tuple[Seat, str, str], int] = defaultdict(int)
    costs: dict[tuple[Seat, str, str], int] = defaultdict(int)
    for record in history:
        for city in record.cities:
            for line in city.sellers:
                for shipment in line.shipments:
                    way = (line.seat, shipment.region, city.city)
                    units[way] += shipment.units
                    costs[way] += shipment.cost
    return tuple(
        Flow(seat=seat, region=region, city=city, units=sold, cost=costs[seat, region, city])
        for (seat, region, city), sold in units.items()
    )


def _marketing(history: tuple[RoundRecord, ...], seat: Seat) -> MarketingReturn:
    spent = sum(
        CYLINDER_PRICE * sum(firm.cylinders.values())
        for record in history
        for firm in record.firms
        if firm.seat == seat
    )
    income = sum(
        line.income
        for record in history
        for city in record.cities
        for line in city.sellers
        if line.seat == seat and line.cylinders
    )
    return MarketingReturn(
        seat=seat, spent=spent, income=income, per_dollar=round(income / spent, 1) if spent else None
    )

"""The quiet estimator: what a plan could bring, from printed figures and the own plan alone.

Rule ET-12.

It never knows a card: not the hidden deck, not even how many cards there are. The only demand it uses is the
predicted total, printed in the rules. See `Estimate` for what its two ends mean.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.sums.atlas import Atlas
from companion.games.emergent.sums.costs import Bill, cubes_of
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.sums.planning import Land
from companion.games.emergent.views.mine import Estimate, EstimateCase, Reach
from companion.games.emergent.words import UNIT_PRICE, income, transport_price


def estimate(
    plan: Plan, standing: Sequence[Dc], left: int, bill: Bill, land: Land, atlas: Atlas, predicted: int | None
) -> Estimate:
    """What the plan could bring; `standing` are its DCs with their cubes, `left` the money it leaves."""
    cities = {city: region for city, (region, _) in land.cities.items()}
    stocked = _stocked(plan, [dc for dc in standing if dc.region in land.regions])
    prices = [
        [transport_price(atlas.away[region][dc.region]) for region in cities.values()] for dc, _ in stocked
    ]
    cheap = sorted(min(row) for row, (_, cubes) in zip(prices, stocked, strict=True) for _ in range(cubes))
    dear = sorted(
        (max(row) for row, (_, cubes) in zip(prices, stocked, strict=True) for _ in range(cubes)),
        reverse=True,
    )
    running = bill.cubes + bill.cylinders + bill.operating
    base = left - bill.operating
    return Estimate(
        predicted=predicted,
        cubes=len(cheap),
        low=None if predicted is None else _case(base, dear, predicted // 2),
        high=None if predicted is None else _case(base, cheap, predicted),
        operating=bill.operating,
        running_costs=running,
        break_even=_break_even(cheap, running),
        reach=tuple(_reach(city, region, plan, stocked, atlas) for city, region in cities.items()),
    )


def _stocked(plan: Plan, standing: Sequence[Dc]) -> list[tuple[Dc, int]]:
    """DCs with their cubes; those that get their DC only at placement are spread evenly (A9)."""
    if plan.cubes and standing:
        share, over = divmod(cubes_of(plan), len(standing))
        return [(dc, share + (at < over)) for at, dc in enumerate(standing) if share + (at < over)]
    return [(dc, dc.cubes) for dc in standing if dc.cubes > 0]


def _case(base: int, prices: Sequence[int], demand: int) -> EstimateCase:
    units = min(len(prices), demand)
    earned, carried = income(units), sum(prices[:units])
    return EstimateCase(units=units, income=earned, transport=carried, cash=base + earned - carried)


def _break_even(cheap: Sequence[int], running: int) -> int | None:
    """The fewest units whose net pays for the running costs."""
    earned = 0
    for units, price in enumerate(cheap):
        if earned >= running:
            return units
        earned += UNIT_PRICE - price
    return len(cheap) if earned >= running else None


def _reach(city: str, region: str, plan: Plan, stocked: Sequence[tuple[Dc, int]], atlas: Atlas) -> Reach:
    distance = min((atlas.away[region][dc.region] for dc, _ in stocked), default=None)
    price = None if distance is None else transport_price(distance)
    return Reach(
        city=city,
        distance=distance,
        transport=price,
        net=None if price is None else UNIT_PRICE - price,
        cylinders=plan.marketing.get(region, 0) + plan.marketing.get(city, 0),
    )

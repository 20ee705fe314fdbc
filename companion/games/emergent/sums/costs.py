"""What a plan costs and which pieces it needs, legal or not.

Rules ET-8..13.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.words import (
    BUILD,
    CUBE_PRICE,
    CUBES,
    CYLINDER_PRICE,
    CYLINDERS,
    DISCS,
    OPERATING,
    RESALE,
    SIZES,
    Size,
)


class Bill(NamedTuple):
    """What a plan costs. None of it is known while a number is no number (`BAD_NUMBER`)."""

    sale: int
    builds: int
    cubes: int
    cylinders: int
    operating: int
    """Of the DCs that will stand, to be paid after the sales (ET-28)."""

    @property
    def cost(self) -> int:
        """All that the plan buys."""
        return self.builds + self.cubes + self.cylinders


def bill(plan: Plan, dcs: Sequence[Dc], rules: HouseRules) -> Bill:
    """What the plan costs, legal or not: unknown sold DCs bring nothing, one listed twice counts once."""
    sold = set(plan.sell)
    staying = dcs if rules.sold_dc_pays else [dc for dc in dcs if dc.id not in sold]
    sizes = [*(dc.size for dc in staying), *(build.size for build in plan.build)]
    return Bill(
        sale=sum(RESALE[dc.size] for dc in dcs if dc.id in sold),
        builds=sum(BUILD[build.size] for build in plan.build),
        cubes=CUBE_PRICE * cubes_of(plan),
        cylinders=CYLINDER_PRICE * sum(plan.marketing.values()),
        operating=sum(OPERATING[size] for size in sizes),
    )


def leaving(plan: Plan, dcs: Sequence[Dc], rules: HouseRules) -> tuple[Dc, ...]:
    """DCs sold in the plan that still cost their operating this round: none, but by house rule (A12)."""
    return tuple(dc for dc in dcs if dc.id in plan.sell) if rules.sold_dc_pays else ()


def cubes_of(plan: Plan) -> int:
    """How many cubes the plan buys, wherever they go."""
    return sum(plan.products.values()) + plan.cubes


def pool(plan: Plan, dcs: Sequence[Dc], rules: HouseRules) -> dict[str, int]:
    """What the plan leaves in the box of 50 cubes, 10 cylinders, 10 small and 3 large discs (ET-2).

    Below zero: too many.
    """
    used = {size: discs_used(plan, dcs, size, rules) for size in SIZES}
    return box(used, cubes_of(plan), sum(plan.marketing.values()))


def box(discs: Mapping[Size, int], cubes: int, cylinders: int) -> dict[str, int]:
    """What is in the box of a player while so many pieces are out of it."""
    left = {str(size): DISCS[size] - discs[size] for size in SIZES}
    return {**left, "cubes": CUBES - cubes, "cylinders": CYLINDERS - cylinders}


def placed(plan: Plan, dcs: Sequence[Dc]) -> tuple[Dc, ...]:  # ET-16
    """The DCs that stand after a legal plan, oldest first, with their cubes."""
    sold = set(plan.sell)
    standing = [dc for dc in dcs if dc.id not in sold]
    standing += [Dc(build.id, build.size, build.region) for build in plan.build]
    return tuple(dc._replace(cubes=plan.products.get(dc.id, 0)) for dc in standing)


def discs_used(plan: Plan, dcs: Sequence[Dc], size: Size, rules: HouseRules) -> int:
    """Discs of a size on the board; one sold in this plan still is, unless it may be used again (A13)."""
    sold = set(plan.sell) if rules.sold_disc_reusable else set()
    standing = sum(dc.size == size and dc.id not in sold for dc in dcs)
    return standing + sum(build.size == size for build in plan.build)

"""My plan while my finger is faster than the table: edits, and how they meet the view again (ET-7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.games.emergent.actions.plan import Build, Plan
from companion.games.emergent.views.mine import MyPlan, PlanDc
from companion.games.emergent.words import BUILD, CAPACITY, OPERATING, Size

Made = TypeVar("Made")
"""A plan, or a placement of Fast Play."""


@dataclass(frozen=True)
class Draft(Generic[Made]):
    """What I changed and the table has not shown back yet: what was before, and everything sent since."""

    sent: tuple[Made, ...] = ()

    def newest(self, shown: Made) -> Made:
        """What my screen shows: my last edit, or what the table says."""
        return self.sent[-1] if self.sent else shown

    def changed(self, shown: Made, to: Made) -> Draft[Made]:
        """One more edit, on top of what the table shows."""
        return Draft((*(self.sent or (shown,)), to))

    def met(self, shown: Made, *, is_refused: bool = False) -> Draft[Made]:
        """What is left of it once the table shows `shown`.

        Nothing, when that is the newest edit, when it comes from elsewhere (another phone of this seat, a
        correction), or when an edit was refused: then the table is right.
        """
        if is_refused or not self.sent or shown == self.sent[-1] or shown not in self.sent:
            return Draft()
        return self


def with_build(plan: Plan, made: Build) -> Plan:
    """One more DC to build (ET-9)."""
    return plan.model_copy(update={"build": (*plan.build, made)})


def without_build(plan: Plan, dc: str) -> Plan:
    """Not that one after all; its cubes go too."""
    kept = tuple(build for build in plan.build if build.id != dc)
    return _emptied(plan.model_copy(update={"build": kept}), dc)


def with_sale(plan: Plan, dc: str) -> Plan:
    """Sell a DC; nothing is planned in it any more (ET-8, ET-10)."""
    return _emptied(plan.model_copy(update={"sell": (*plan.sell, dc)}), dc)


def without_sale(plan: Plan, dc: str) -> Plan:
    """Keep it."""
    return plan.model_copy(update={"sell": tuple(name for name in plan.sell if name != dc)})


def with_cubes(plan: Plan, dc: str, cubes: int) -> Plan:
    """So many cubes in a DC (ET-10)."""
    return plan.model_copy(update={"products": _put(plan.products, dc, cubes)})


def with_cylinders(plan: Plan, place: str, count: int) -> Plan:
    """So many cylinders in a region, or in a city by house rule (ET-11, A3)."""
    return plan.model_copy(update={"marketing": _put(plan.marketing, place, count)})


def with_bought(plan: Plan, cubes: int) -> Plan:
    """`product_allocation=at_placement`: only how many cubes (A9)."""
    return plan.model_copy(update={"cubes": cubes})


def free_id(plan: Plan, standing: Iterable[str], proposed: str) -> str:
    """An id for the next DC: the table's, or another one while the table has not seen the last build."""
    taken = {*standing, *(build.id for build in plan.build), *plan.products}
    tries = (proposed, *(f"{proposed}-{number}" for number in range(2, 99)))
    return next(name for name in tries if name not in taken)


def dcs_of(mine: MyPlan, plan: Plan) -> tuple[PlanDc, ...]:
    """Every DC of this plan: what stands, sold or not, then what is built, with its cubes."""
    sold = set(plan.sell)
    standing = [dc for dc in mine.dcs if not dc.is_new]
    kept = tuple(
        dc.model_copy(update={"cubes": plan.products.get(dc.id, 0), "is_sold": dc.id in sold})
        for dc in standing
    )
    return kept + tuple(_built(build, plan) for build in plan.build)


def _built(build: Build, plan: Plan) -> PlanDc:
    size: Size = build.size
    return PlanDc(
        id=build.id,
        size=size,
        region=build.region,
        cubes=plan.products.get(build.id, 0),
        capacity=CAPACITY[size],
        operating=OPERATING[size],
        price=BUILD[size],
        is_new=True,
    )


def _emptied(plan: Plan, dc: str) -> Plan:
    return with_cubes(plan, dc, 0)


def _put(amounts: dict[str, int], name: str, amount: int) -> dict[str, int]:
    """The same amounts with this one set; nothing is kept of a zero."""
    kept = {key: value for key, value in amounts.items() if key != name}
    return kept if amount == 0 else {**kept, name: amount}


def without(plan: Plan, name: str) -> Plan:
    """Nothing of this DC, region or city is left in the plan: the way out of what is nowhere on the board."""
    kept = tuple(build for build in plan.build if name not in (build.id, build.region))
    plan = plan.model_copy(update={"build": kept})
    return with_cylinders(_emptied(without_sale(plan, name), name), name, 0)


def without_marketing(plan: Plan) -> Plan:
    """No cylinders at all (ET-38)."""
    return plan.model_copy(update={"marketing": {}})


def without_builds(plan: Plan) -> Plan:
    """No new DC, nor what would lie in one (ET-39)."""
    for build in plan.build:
        plan = without_build(plan, build.id)
    return plan


def without_sales(plan: Plan) -> Plan:
    """Every DC stays (ET-39)."""
    return plan.model_copy(update={"sell": ()})


WAYS_OUT: dict[str, Callable[[Plan], Plan]] = {
    "emergent.learning_r1_no_marketing": without_marketing,
    "emergent.learning_r2_no_build": without_builds,
    "emergent.learning_r2_no_sell": without_sales,
}
"""Faults of the whole plan that one tap puts right; all others need a choice."""

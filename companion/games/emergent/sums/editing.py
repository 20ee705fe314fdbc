"""Edits of a plan, as a finger makes them: each gives the plan with one thing different, legal or not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from companion.games.emergent.actions.plan import Build, Discs, Plan
from companion.games.emergent.words import Size


def with_build(plan: Plan, made: Build) -> Plan:
    """One more DC to build."""
    return plan.model_copy(update={"build": (*plan.build, made)})


def without_build(plan: Plan, dc: str) -> Plan:
    """Not that one after all; its cubes go too."""
    kept = tuple(build for build in plan.build if build.id != dc)
    return _emptied(plan.model_copy(update={"build": kept}), dc)


def with_sale(plan: Plan, dc: str) -> Plan:
    """Sell a DC; nothing is planned in it any more."""
    kept = without_sale(plan, dc)
    return _emptied(kept.model_copy(update={"sell": (*kept.sell, dc)}), dc)


def without_sale(plan: Plan, dc: str) -> Plan:
    """Keep it."""
    return plan.model_copy(update={"sell": tuple(name for name in plan.sell if name != dc)})


def with_cubes(plan: Plan, dc: str, cubes: int) -> Plan:
    """So many cubes in a DC."""
    return plan.model_copy(update={"products": _put(plan.products, dc, cubes)})


def with_cylinders(plan: Plan, place: str, count: int) -> Plan:
    """So many cylinders in a region, or in a city by house rule (A3)."""
    return plan.model_copy(update={"marketing": _put(plan.marketing, place, count)})


def with_bought(plan: Plan, cubes: int) -> Plan:
    """`product_allocation=at_placement`: only how many cubes (A9)."""
    return plan.model_copy(update={"cubes": cubes})


def with_disc(placement: Mapping[str, Discs], region: str, size: Size, more: int) -> dict[str, Discs]:
    """Fast Play: one disc more or less in a region; an empty region is left out."""
    here = placement.get(region, Discs())
    count = (here.large if size == "large" else here.small) + more
    changed = here.model_copy(update={size: max(0, count)})
    rest = {name: discs for name, discs in placement.items() if name != region}
    return {**rest, region: changed} if changed.small or changed.large else rest


def free_id(plan: Plan, standing: Iterable[str], proposed: str) -> str:
    """An id for the next DC: the table's, or another one while the table has not seen the last build."""
    taken = {*standing, *(build.id for build in plan.build), *plan.products}
    tries = (proposed, *(f"{proposed}-{number}" for number in range(2, 99)))
    return next(name for name in tries if name not in taken)


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
    """No cylinders at all."""
    return plan.model_copy(update={"marketing": {}})


def without_builds(plan: Plan) -> Plan:
    """No new DC, nor what would lie in one."""
    for build in plan.build:
        plan = without_build(plan, build.id)
    return plan


def without_sales(plan: Plan) -> Plan:
    """Every DC stays."""
    return plan.model_copy(update={"sell": ()})


WAYS_OUT: dict[str, Callable[[Plan], Plan]] = {
    "emergent.learning_r1_no_marketing": without_marketing,
    "emergent.learning_r2_no_build": without_builds,
    "emergent.learning_r2_no_sell": without_sales,
}
"""Faults of the whole plan that one tap puts right; all others need a choice."""

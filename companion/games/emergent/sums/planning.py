"""Whether a plan is legal, and what it costs: all faults, in the rules' order.

Rules ET-7..14, ET-38..40.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from companion.games.emergent.actions.plan import Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.costs import Bill, bill, cubes_of, discs_used
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.views.mine import Fault
from companion.games.emergent.words import (
    CAPACITY,
    CUBES,
    CYLINDERS,
    DISCS,
    LEARNING_ROUNDS,
    REFUSALS,
    SIZES,
    Size,
)
from companion.kernel.action import Fact

NO_DISC: Final[dict[Size, str]] = {"small": "no_small_disc", "large": "no_large_disc"}


class Land(NamedTuple):
    """What a plan needs to know of the board."""

    regions: Mapping[str, str]
    """Id → name."""
    cities: Mapping[str, tuple[str, str]]
    """Id → region, name."""


def check(
    plan: Plan, cash: int, dcs: Sequence[Dc], land: Land, number: int, rules: HouseRules
) -> tuple[Fault, ...]:
    """Every fault of the plan in round `number`; empty when it is legal (section 2 of the rules)."""
    amounts = (*plan.products.values(), *plan.marketing.values(), plan.cubes)
    if min(amounts) < 0:
        return (_fault("bad_number", "ET-13", number=min(amounts)),)
    return (
        *_sale_faults(plan, dcs),
        *_build_faults(plan, dcs, land),
        *_product_faults(plan, dcs, land, rules),
        *_marketing_faults(plan, land, rules),
        *_piece_faults(plan, dcs, rules),
        *(_learning_faults(plan, number, rules) if rules.learning_variant else ()),
        *_money_faults(bill(plan, dcs, rules), cash),
    )


def allocation_faults(products: Mapping[str, int], standing: Sequence[Dc], cubes: int) -> tuple[Fault, ...]:
    """What is wrong with putting so many bought cubes into these DCs (A9, `at_placement`)."""
    if products and min(products.values()) < 0:
        return (_fault("bad_number", "ET-13", number=min(products.values())),)
    sizes: dict[str, tuple[Size, str]] = {dc.id: (dc.size, dc.region) for dc in standing}
    found = [*_unknown(products, sizes), *_over_capacity(products, sizes, {})]
    if sum(products.values()) != cubes:
        found.append(_fault("allocate_all", "ET-16", bought=cubes, planned=sum(products.values())))
    return tuple(found)


def _fault(
    code: str,
    rule: str,
    *,
    in_region: str | None = None,
    in_dc: str | None = None,
    in_city: str | None = None,
    **facts: Fact,
) -> Fault:
    places = {"region": in_region, "dc": in_dc, "city": in_city}
    return Fault.of(REFUSALS.why(code, rule, **facts)).model_copy(update=places)


def _sale_faults(plan: Plan, dcs: Sequence[Dc]) -> list[Fault]:
    """Only DCs that stood at the start of the round are sold, each once (ET-8, A16)."""
    owned = {dc.id for dc in dcs}
    times = Counter(plan.sell)
    return [
        *(_fault("sell_not_owned", "ET-8", in_dc=name) for name in times if name not in owned),
        *(_fault("sell_twice", "ET-8", in_dc=name) for name, count in times.items() if count > 1),
    ]


def _build_faults(plan: Plan, dcs: Sequence[Dc], land: Land) -> list[Fault]:
    """DCs are built in regions of the board, under ids that are free (ET-9)."""
    times = Counter([*(dc.id for dc in dcs), *(build.id for build in plan.build)])
    return [
        *(
            _fault(
                "build_unknown_region", "ET-9", in_region=build.region, in_dc=build.id, region=build.region
            )
            for build in plan.build
            if build.region not in land.regions
        ),
        *(
            _fault("build_id_taken", "ET-9", in_region=build.region, in_dc=build.id, dc=build.id)
            for build in {build.id: build for build in plan.build}.values()
            if times[build.id] > 1
        ),
    ]


def _product_faults(plan: Plan, dcs: Sequence[Dc], land: Land, rules: HouseRules) -> list[Fault]:
    """Cubes go into DCs that will stand, as many as they hold (ET-10).

    With `at_placement` only a number is planned, and it has to fit (A9).
    """
    sold = set(plan.sell)
    own: dict[str, tuple[Size, str]] = {dc.id: (dc.size, dc.region) for dc in dcs}
    standing = {name: of for name, of in own.items() if name not in sold}
    standing |= {build.id: (build.size, build.region) for build in plan.build}
    if rules.product_allocation == "at_placement":
        room = sum(CAPACITY[size] for size, _ in standing.values())
        found = [_fault("cubes_later", "ET-10")] if plan.products else []
        return found + (
            [_fault("over_room", "ET-10", holds=room, planned=plan.cubes)] if plan.cubes > room else []
        )
    found = [
        _fault(
            "product_in_sold_dc",
            "ET-10",
            in_region=own[name][1],
            in_dc=name,
            region=land.regions.get(own[name][1], own[name][1]),
            cubes=cubes,
        )
        for name, cubes in plan.products.items()
        if cubes and name in own and name in sold and name not in standing
    ]
    known = {**standing, **{name: of for name, of in own.items() if name in sold}}
    found += _unknown(plan.products, known)
    found += _over_capacity(plan.products, standing, land.regions)
    return found + ([_fault("cubes_where", "ET-10", cubes=plan.cubes)] if plan.cubes else [])


def _unknown(products: Mapping[str, int], known: Mapping[str, object]) -> list[Fault]:
    return [
        _fault("product_unknown_dc", "ET-10", in_dc=name, dc=name)
        for name, cubes in products.items()
        if cubes and name not in known
    ]


def _over_capacity(
    products: Mapping[str, int], standing: Mapping[str, tuple[Size, str]], names: Mapping[str, str]
) -> list[Fault]:
    return [
        _fault(
            "over_capacity",
            "ET-10",
            in_region=standing[name][1],
            in_dc=name,
            size=standing[name][0],
            region=names.get(standing[name][1], standing[name][1]),
            holds=CAPACITY[standing[name][0]],
            planned=cubes,
            over=cubes - CAPACITY[standing[name][0]],
        )
        for name, cubes in products.items()
        if name in standing and cubes > CAPACITY[standing[name][0]]
    ]


def _marketing_faults(plan: Plan, land: Land, rules: HouseRules) -> list[Fault]:
    """Cylinders stand only where there is a city (ET-11).

    With `marketing_scope=city` the plan names cities (A3).
    """
    if rules.marketing_scope == "city":
        return [
            _fault("marketing_unknown_city", "ET-11", in_city=name, city=name)
            for name, count in plan.marketing.items()
            if count and name not in land.cities
        ]
    with_city = {region for region, _ in land.cities.values()}
    unknown = [
        _fault("marketing_unknown_region", "ET-11", in_region=name, region=name)
        for name, count in plan.marketing.items()
        if count and name not in land.regions
    ]
    return unknown + [
        _fault("marketing_no_city", "ET-11", in_region=name, region=land.regions[name], cylinders=count)
        for name, count in plan.marketing.items()
        if count and name in land.regions and name not in with_city
    ]


def _piece_faults(plan: Plan, dcs: Sequence[Dc], rules: HouseRules) -> list[Fault]:
    """No more pieces than a player has; a sold disc is still on the board (ET-13, A13, A14)."""
    if rules.component_limits == "off":
        return []
    found: list[Fault] = []
    for size in SIZES:
        built = sum(build.size == size for build in plan.build)
        over = discs_used(plan, dcs, size, rules) - DISCS[size]
        if built and over > 0:
            found.append(_fault(NO_DISC[size], "ET-13", discs=DISCS[size], over=over))
    cubes, cylinders = cubes_of(plan), sum(plan.marketing.values())
    if cubes > CUBES:
        found.append(_fault("over_50_cubes", "ET-13", planned=cubes, over=cubes - CUBES))
    if cylinders > CYLINDERS:
        found.append(_fault("over_10_cylinders", "ET-13", planned=cylinders, over=cylinders - CYLINDERS))
    return found


def _learning_faults(plan: Plan, number: int, rules: HouseRules) -> list[Fault]:
    """The limits of the learning variant; from round 3 on the full rules are played (ET-40)."""
    if number == 1:
        return _first_round_faults(plan, rules)
    return _second_round_faults(plan) if number == LEARNING_ROUNDS else []


def _first_round_faults(plan: Plan, rules: HouseRules) -> list[Fault]:
    """Exactly one DC and no marketing; by house rule at most one DC (ET-38, A20)."""
    cylinders, builds = sum(plan.marketing.values()), len(plan.build)
    found: list[Fault] = []
    if cylinders:
        found.append(_fault("learning_r1_no_marketing", "ET-38", planned=cylinders))
    if builds > 1:
        found.append(_fault("learning_r1_one_dc", "ET-38", planned=builds))
    if not builds and rules.learning_round1 == "exactly_one":
        found.append(_fault("learning_r1_needs_dc", "ET-38"))
    return found


def _second_round_faults(plan: Plan) -> list[Fault]:
    """Cubes for that DC and at most one cylinder; no building, no selling (ET-39, A20)."""
    cylinders, builds = sum(plan.marketing.values()), len(plan.build)
    found: list[Fault] = []
    if cylinders > 1:
        found.append(_fault("learning_r2_one_marketing", "ET-39", planned=cylinders))
    if builds:
        found.append(_fault("learning_r2_no_build", "ET-39", planned=builds))
    if plan.sell:
        found.append(_fault("learning_r2_no_sell", "ET-39", planned=len(plan.sell)))
    return found


def _money_faults(costs: Bill, cash: int) -> list[Fault]:
    """Builds, cubes and cylinders cost no more than the cash and the sales (ET-12)."""
    have = cash + costs.sale
    if costs.cost <= have:
        return []
    return [
        _fault(
            "not_enough_money",
            "ET-12",
            cost=costs.cost,
            have=have,
            cash=cash,
            sale=costs.sale,
            short=costs.cost - have,
        )
    ]

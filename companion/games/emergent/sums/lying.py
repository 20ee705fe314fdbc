"""Only the market: the plan that leads from the board of the last round to the one that lies there.

Rules ET-43, ET-44.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from companion.games.emergent.actions.plan import Build, Lot, Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums import costs, planning
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.sums.planning import Land
from companion.games.emergent.views.mine import Fault
from companion.games.emergent.words import CAPACITY, REFUSALS, SIZES

Lots = Mapping[str, Lot]
"""Region → what one firm has there."""


def lots_of(
    dcs: Sequence[Dc], cylinders: Mapping[str, int], regions: Collection[str], region_of: Mapping[str, str]
) -> dict[str, Lot]:  # ET-43
    """What a firm has on the board, region by region; cylinders may stand in cities (A3)."""

    def lot(region: str) -> Lot:
        here = [dc for dc in dcs if dc.region == region]
        shown = {name: count for name, count in cylinders.items() if region_of.get(name, name) == region}
        sizes = {str(size): sum(dc.size == size for dc in here) for size in SIZES}
        return Lot(**sizes, cubes=sum(dc.cubes for dc in here), cylinders=shown)

    return {region: lot(region) for region in regions}


def room(lot: Lot) -> int:
    """How many cubes the discs of a lot hold."""
    return lot.small * CAPACITY["small"] + lot.large * CAPACITY["large"]


def stepped(lot: Lot, piece: str, by: int) -> Lot:
    """One piece more or less: a disc of a size, a cube, or a cylinder at its place; never below none."""
    if piece in ("small", "large", "cubes"):
        return lot.model_copy(update={piece: max(0, getattr(lot, piece) + by)})
    count = max(0, lot.cylinders.get(piece, 0) + by)
    return lot.model_copy(update={"cylinders": {**lot.cylinders, piece: count}})


def standing(lots: Lots) -> tuple[Dc, ...]:
    """The discs of a firm as they lie there, with the cubes in them."""
    return costs.placed(plan_of(lots, ()), ())


def plan_of(lots: Lots, dcs: Sequence[Dc], used: Collection[str] = ()) -> Plan:  # ET-44
    """What must have been planned: more discs were built, fewer were sold (the oldest), the rest was bought.

    `used`: ids that this firm had in earlier rounds. Cubes that no disc holds are left out.
    """
    names = _free_ids({*used, *(dc.id for dc in dcs)})
    sell: list[str] = []
    build: list[Build] = []
    products: dict[str, int] = {}
    marketing: dict[str, int] = {}
    for region, lot in lots.items():
        standing: list[tuple[str, int]] = []
        for size in SIZES:
            before = [dc.id for dc in dcs if (dc.region, dc.size) == (region, size)]
            wanted = getattr(lot, size)
            gone = max(0, len(before) - wanted)
            new = [Build(id=next(names), size=size, region=region) for _ in range(wanted - len(before))]
            sell += before[:gone]
            build += new
            standing += [(name, CAPACITY[size]) for name in (*before[gone:], *(one.id for one in new))]
        left = lot.cubes
        for name, holds in standing:
            if put := min(holds, left):
                products[name] = put
                left -= put
        marketing |= {name: count for name, count in lot.cylinders.items() if count}
    return Plan.model_construct(
        sell=tuple(sell), build=tuple(build), products=products, marketing=marketing, cubes=0
    )


def _free_ids(used: Collection[str]) -> Iterator[str]:
    return (name for number in range(1, 10_000) if (name := f"dc{number}") not in used)


def faults(
    lots: Lots, plan: Plan, cash: int, dcs: Sequence[Dc], land: Land, number: int, rules: HouseRules
) -> tuple[Fault, ...]:  # ET-44
    """What cannot lie there: too many cubes in a region, or a plan that nobody may make."""
    overfull = (
        Fault.of(
            REFUSALS.why(
                "region_overfull",
                "ET-44",
                region=land.regions.get(region, region),
                cubes=lot.cubes,
                holds=room(lot),
                small=lot.small,
                large=lot.large,
            )
        ).model_copy(update={"region": region})
        for region, lot in lots.items()
        if lot.cubes > room(lot)
    )
    return (*overfull, *planning.check(plan, cash, dcs, land, number, rules))

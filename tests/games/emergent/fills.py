"""Values for the fields of a choice that are too rich for bounds: plans, placements, cards, corrections."""

from __future__ import annotations

from typing import Any

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.mine import MyPlan
from companion.games.emergent.words import BUILD, CAPACITY, SIZES
from companion.kernel.view import Choice
from tests.games.kits import Accepts, Pick

CARDS = ((5, 3, 2), (4, 3, 2), (3, 2, 1), (2, 1, 1), (6, 0, 0), (3, 3, 3), (0, 0, 0))


def fill(choice: Choice, view: EmergentView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Values for the fields too rich for bounds."""
    match choice.do:
        case "plan":
            return {"plan": _plan(view, pick)}
        case "lay":
            return _lot(choice, view, pick)
        case "discs":
            return {"placement": _placement(view, pick)}
        case "allocate":
            return {"products": _allocation(view)}
        case "card":
            return _card(choice, pick, accepts)
        case "ship":
            return _shipment(choice, view, pick, accepts)
        case "sell_off":
            return {"dcs": view.my_selling.proposal if view.my_selling else ()}
        case _:
            return _correct(view, pick, accepts)


def _lot(choice: Choice, view: EmergentView, pick: Pick) -> dict[str, Any]:
    """Mostly what was there before, with cubes that fit; now and then too many."""
    assert view.laying is not None
    region = pick([one for one in view.laying.regions if one.region in choice.one_of["region"]])
    line = pick(region.lots)
    small, large = pick((line.lot.small, line.lot.small, 1)), pick((line.lot.large, line.lot.large, 0))
    holds = small * CAPACITY["small"] + large * CAPACITY["large"]
    lot: dict[str, Any] = {"small": small, "large": large, "cubes": min(holds + pick((0, 0, 0, 0, 1)), 4)}
    if region.markets and pick((True, False)):
        lot["cylinders"] = {pick(region.markets): pick((0, 1))}
    return {"region": region.region, "lots": {line.seat: lot}}


def _plan(view: EmergentView, pick: Pick) -> dict[str, Any]:
    """Mostly legal: within the money, the discs and the learning limits; now and then not."""
    mine = view.my_plan
    assert mine is not None
    if pick(range(8)) == 0:
        return {"sell": ["nothing"], "products": {"nowhere": 9}, "marketing": {"nowhere": pick((-1, 2))}}
    is_first, is_second = view.is_learning and view.round == 1, view.is_learning and view.round == 2
    standing = [dc for dc in mine.dcs if not dc.is_new]
    sell = [dc.id for dc in standing if not view.is_learning and pick(range(6)) == 0]
    money = mine.money.cash + sum(dc.price for dc in standing if dc.id in sell)
    build, room = _builds(view, mine, pick, money, most=0 if is_second else 1 if is_first else 2)
    money -= sum(BUILD[one["size"]] for one in build)
    room |= {dc.id: dc.capacity for dc in standing if dc.id not in sell}
    products = {}
    for name, holds in room.items():
        count = pick(range(max(min(holds, money, 8), 0) + 1))
        products[name], money = count, money - count
    marketing = {} if is_first else _marketing(view, pick, money, most=1 if is_second else 4)
    plan: dict[str, Any] = {"sell": sell, "build": build, "marketing": marketing}
    if view.rules.product_allocation == "at_placement":
        return {**plan, "cubes": sum(products.values())}
    return {**plan, "products": products}


def _builds(
    view: EmergentView, mine: MyPlan, pick: Pick, money: int, most: int
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    build: list[dict[str, Any]] = []
    room: dict[str, int] = {}
    left = {"small": 10, "large": 3}
    for dc in mine.dcs:
        left[dc.size] -= not dc.is_new
    number = int(mine.next_id.removeprefix("dc")) + 50
    for at in range(pick(range(most + 1)) if view.round > 1 else most):
        size = pick(SIZES)
        if BUILD[size] <= money and left[size] > 0:
            name = f"dc{number + at}"
            build.append({"id": name, "size": size, "region": pick(view.board.regions).id})
            room[name], money, left[size] = CAPACITY[size], money - BUILD[size], left[size] - 1
    return build, room


def _marketing(view: EmergentView, pick: Pick, money: int, most: int) -> dict[str, int]:
    by_city = view.rules.marketing_scope == "city"
    found: dict[str, int] = {}
    for _ in range(min(pick(range(most + 1)), max(money, 0) // 3)):
        city = pick(view.board.cities)
        place = city.id if by_city else city.region
        found[place] = found.get(place, 0) + 1
    return found


def _placement(view: EmergentView, pick: Pick) -> dict[str, dict[str, int]]:
    found = {region.id: {"small": 0, "large": 0} for region in view.board.regions}
    if pick(range(8)) == 0:
        return {"nowhere": {"small": pick((-1, 4)), "large": 3}}
    for size, count in (("small", 3), ("large", 2)):
        for _ in range(count):
            free = [name for name, at in found.items() if sum(at.values()) < 3]
            found[pick(free)][size] += 1
    return {name: at for name, at in found.items() if sum(at.values())}


def _allocation(view: EmergentView) -> dict[str, int]:
    mine = view.my_allocation
    assert mine is not None
    left, found = mine.cubes, {}
    for dc in mine.dcs:
        found[dc.id] = min(left, CAPACITY[dc.size])
        left -= found[dc.id]
    return found


def _card(choice: Choice, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """Another card than the one that is there."""
    fields: dict[str, Any] = {"city": pick(choice.one_of["city"])}
    if "replace" in choice.one_of:
        fields["replace"] = True
    tiers = pick([card for card in CARDS if accepts({**fields, "tiers": card})])
    return {**fields, "tiers": tiers}


def _shipment(choice: Choice, view: EmergentView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """As proposed, or all from one DC, or nothing."""
    city, mine = choice.one_of["city"][0], view.my_shipping
    tried: list[dict[str, int]] = [{}]
    if mine:
        tried += 3 * [{line.dc: line.proposed for line in mine.dcs}]
        tried += [{line.dc: min(line.cubes, mine.units)} for line in mine.dcs]
    good = [units for units in tried if accepts({"city": city, "units": units})]
    return {"city": city, "units": pick(good)}


def _correct(view: EmergentView, pick: Pick, accepts: Accepts) -> dict[str, Any]:
    """A public fact that may be put right now."""
    seat, region, city = pick(view.seats), pick(view.board.regions).id, pick(view.board.cities)
    dcs = [dc.id for firm in view.firms if firm.seat == seat for dc in firm.dcs]
    tried: list[dict[str, Any]] = [
        {"cash": pick(range(60, 140)), "reason": "a chip under the map"},
        {"cash": pick(range(40, 60))},
        {"dc": "extra", "size": pick(SIZES), "region": region},
        {"region": city.region, "city": city.id, "cylinders": pick(range(3))},
        {"region": region, "cubes": pick(range(9))},
        *({"dc": name, "cubes": pick(range(5))} for name in dcs),
        *({"dc": name, "remove": True} for name in dcs),
    ]
    found = [{"seat": seat, **fields} for fields in tried]
    return dict(pick([fields for fields in found if accepts(fields)]))

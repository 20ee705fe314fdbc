"""The referee's arithmetic without a table: JSON in, JSON out, the very rules the table uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field, model_validator

from companion.games.emergent.actions.plan import Build, Discs, Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums import costs, fastplay, planning
from companion.games.emergent.sums.atlas import Atlas, charted
from companion.games.emergent.sums.market import Dc, Demand, Seller, Served, resolve
from companion.games.emergent.sums.planning import Land
from companion.games.emergent.sums.settlement import Settled, settle
from companion.games.emergent.views.mine import Fault
from companion.games.emergent.words import Colour, Size, transport_price
from companion.kernel.game import Procedure
from companion.kernel.part import Input
from companion.kernel.seat import Seat

Name = Annotated[str, Field(min_length=1, max_length=80)]
Count = Annotated[int, Field(ge=0, le=100_000)]
Cash = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Number = int | float
"""As it was typed: a fraction or a negative number is refused by the rules, not by the parser."""


class _House(Input):
    """Only what deviates from the default house rules."""

    options: HouseRules = HouseRules()


class _Dc(Input):
    id: Name
    size: Size
    region: Name
    inventory: Count = 0


class _City(Input):
    id: Name
    region: Name
    rank: Annotated[int, Field(ge=1)]
    tiers: Annotated[list[Count], Field(min_length=3, max_length=3)]


class _Player(Input):
    id: Name
    cash: Cash
    dcs: list[_Dc]
    marketing: dict[Name, Count]


class _Execution(_House):
    regions: list[Name]
    adjacency: list[Annotated[list[Name], Field(min_length=2, max_length=2)]]
    cities: list[_City]
    players: Annotated[list[_Player], Field(min_length=1, max_length=20)]

    @model_validator(mode="after")
    def _is_one_map(self) -> _Execution:
        """Regions are known and joined, ranks, cities and players are told apart."""
        atlas = self.atlas()
        named = [*(name for pair in self.adjacency for name in pair), *(city.region for city in self.cities)]
        named += [dc.region for player in self.players for dc in player.dcs]
        if unknown := set(named) - set(self.regions):
            raise ValueError(f"unknown region {sorted(unknown)[0]}")
        if any(len(away) < len(set(self.regions)) for away in atlas.away.values()):
            raise ValueError("not every region can be reached")
        for ids in (
            [str(city.rank) for city in self.cities],
            [city.id for city in self.cities],
            [player.id for player in self.players],
            *([dc.id for dc in player.dcs] for player in self.players),
        ):
            if len(set(ids)) < len(ids):
                raise ValueError("an id or a rank stands there twice")
        return self

    def atlas(self) -> Atlas:
        return charted(tuple(self.regions), tuple((one, other) for one, other in self.adjacency))


class _Plan(Input):
    sell: list[Name] = Field(default_factory=list)
    build: list[Build] = Field(default_factory=list)
    products: dict[Name, Number] = Field(default_factory=dict)
    marketing: dict[Name, Number] = Field(default_factory=dict)


class _Place(Input):
    id: Name
    region: Name


class _Planning(_House):
    regions: list[Name]
    cities: list[_Place]
    round: Annotated[int, Field(ge=1, le=5)]
    cash: Cash
    dcs: list[_Dc]
    plan: _Plan


class _Region(Input):
    id: Name
    colour: Colour


class _FastDiscs(Input):
    small: Number = 0
    large: Number = 0


class _Fast(_House):
    regions: list[_Region]
    players: Annotated[list[Name], Field(min_length=1, max_length=20)]
    rounds: list[dict[Name, dict[Name, Discs]]]

    @model_validator(mode="after")
    def _is_known(self) -> _Fast:
        known, seats = {region.id for region in self.regions}, set(self.players)
        for one in self.rounds:
            for seat, placement in one.items():
                if seat not in seats or set(placement) - known:
                    raise ValueError("a round names an unknown player or region")
        return self


class _FastPlacement(_House):
    regions: list[Name]
    placement: dict[Name, _FastDiscs]


def execution(content: Any) -> dict[str, Any]:  # ET-17..34
    """A whole execution phase: the cities by rank, then the money."""
    given = _Execution.model_validate(content)
    rules = given.options
    sellers = [
        Seller(
            Seat(player.id),
            tuple(Dc(dc.id, dc.size, dc.region, dc.inventory) for dc in player.dcs),
            player.marketing,
        )
        for player in given.players
    ]
    demands = [
        Demand(city.id, city.region, city.rank, (city.tiers[0], city.tiers[1], city.tiers[2]))
        for city in given.cities
    ]
    market = resolve(given.atlas(), sellers, demands, rules)
    settled = settle(sellers, [player.cash for player in given.players], market, rules.unpaid_operating)
    return {
        "cities": [_served(city, sellers) for city in market.served],
        "players": {seller.id: _money(one) for seller, one in zip(sellers, settled, strict=True)},
    }


def _served(city: Served, sellers: list[Seller]) -> dict[str, Any]:
    ids = [seller.id for seller in sellers]
    return {
        "city": city.demand.city,
        "order": [[ids[at] for at in group] for group in city.groups],
        "tier": dict(zip(ids, city.tiers, strict=True)),
        "sold": dict(zip(ids, city.sold, strict=True)),
        "shipments": [
            {
                "player": ids[one.seller],
                "dc": sellers[one.seller].dcs[one.dc].id,
                "units": one.units,
                "distance": one.distance,
                "cost": one.units * transport_price(one.distance),
            }
            for one in city.shipped
        ],
    }


def _money(one: Settled) -> dict[str, Any]:
    return {
        "units_sold": one.units,
        "income": one.income,
        "transport": one.transport,
        "operating": one.operating,
        "cash_before_settlement": one.before,
        "forced_sales": list(one.sold_off),
        "forgiven": one.forgiven,
        "cash": one.cash,
        "liquidated": one.liquidated,
        "dcs_left": list(one.dcs_left),
    }


def _is_whole(number: Number) -> bool:
    return isinstance(number, int) and number >= 0


def plan(content: Any) -> dict[str, Any]:  # ET-7..14, ET-38..40
    """Whether a plan is legal, and what it costs."""
    given = _Planning.model_validate(content)
    if not all(map(_is_whole, (*given.plan.products.values(), *given.plan.marketing.values()))):
        return {"legal": False, "errors": ["BAD_NUMBER"], "cost": None, "sale": None, "cash_left": None}
    made = Plan.model_construct(
        sell=tuple(given.plan.sell),
        build=tuple(given.plan.build),
        products={name: int(count) for name, count in given.plan.products.items()},
        marketing={name: int(count) for name, count in given.plan.marketing.items()},
    )
    dcs = [Dc(dc.id, dc.size, dc.region) for dc in given.dcs]
    land = Land(
        {name: name for name in given.regions}, {city.id: (city.region, city.id) for city in given.cities}
    )
    rules = given.options
    found = planning.check(made, given.cash, dcs, land, given.round, rules)
    bill = costs.bill(made, dcs, rules)
    return {
        "legal": not found,
        "errors": _codes(found),
        "cost": bill.cost,
        "sale": bill.sale,
        "cash_left": given.cash + bill.sale - bill.cost,
    }


def _codes(found: tuple[Fault, ...]) -> list[str]:
    """Every code once, as the rules spell it."""
    codes = (one.code.removeprefix("emergent.").upper() for one in found)
    return list(dict.fromkeys(codes))


def fast_play(content: Any) -> dict[str, Any]:  # FP-4..8
    """A whole game of Fast Play from its placements."""
    given = _Fast.model_validate(content)
    colours: dict[str, Colour] = {region.id: region.colour for region in given.regions}
    seats = [Seat(name) for name in given.players]
    cubes = {name: dict.fromkeys(seats, 0) for name in colours}
    awards = []
    for one in given.rounds:
        here = fastplay.awards({Seat(seat): placement for seat, placement in one.items()}, colours)
        for name, earned in here.items():
            for seat, count in earned.items():
                cubes[name][seat] += count
        awards.append(here)
    result = fastplay.result(cubes, colours, seats, given.options)
    return {
        "awards": awards,
        "regions": {
            name: {
                "cubes": cubes[name],
                "discs": {seat: result.regions[name].discs.get(seat) for seat in seats},
            }
            for name in colours
        },
        "points": dict(result.points),
        "green_won": dict(result.green_won),
        "red_won": dict(result.red_won),
        "winners": list(result.winners),
        "decided_by": result.decided_by,
    }


def fast_placement(content: Any) -> dict[str, Any]:  # FP-2
    """Whether a placement of Fast Play is legal."""
    given = _FastPlacement.model_validate(content)
    numbers = [count for at in given.placement.values() for count in (at.small, at.large)]
    if not all(map(_is_whole, numbers)):
        return {"legal": False, "errors": ["BAD_NUMBER"]}
    placement = {
        name: Discs.model_construct(small=int(at.small), large=int(at.large))
        for name, at in given.placement.items()
    }
    found = fastplay.check(placement, {name: name for name in given.regions}, given.options)
    return {"legal": not found, "errors": _codes(found)}


PROCEDURES: Mapping[str, Procedure] = {
    "emergent.execution": execution,
    "emergent.plan": plan,
    "emergent.fastplay": fast_play,
    "emergent.fastplay-placement": fast_placement,
}

"""The market: who comes first in a city, who gets which tier, which cubes leave.

Rules ET-18..27.

Plain values in, plain values out; the table, `companion resolve` and "what if" use these very functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import NamedTuple

from companion.games.emergent.options import HouseRules
from companion.games.emergent.packs.deck import Tiers
from companion.games.emergent.sums.atlas import Atlas
from companion.games.emergent.words import FARTHEST, Size, transport_price
from companion.kernel.seat import Seat

FAR = 10**6
"""The distance of a firm without cubes that keeps its slot (A4, `empty_marketer=block`)."""
TWO_PLAYER_TIERS = {1: 1, 2: 3}
"""Slot → tier where only tiers 1 and 3 exist (ET-23)."""
LAST_TIER = 3

Units = Mapping[str, int]
"""DC → units."""
Choices = Mapping[str, Mapping[Seat, Units]]
"""City → seller → what its owner ships (ET-25)."""


class Dc(NamedTuple):
    """A distribution centre with its cubes."""

    id: str
    size: Size
    region: str
    cubes: int = 0


class Seller(NamedTuple):
    """A firm after placement: its DCs in building order, its cylinders by region (or city, A3)."""

    id: Seat
    dcs: tuple[Dc, ...]
    marketing: Mapping[str, int]


class Demand(NamedTuple):
    """A city with a card."""

    city: str
    region: str
    rank: int
    tiers: Tiers


class Shipped(NamedTuple):
    """Units from one DC to the city."""

    seller: int
    dc: int
    units: int
    distance: int


class Served(NamedTuple):
    """A city and what happened in it. Lists run over the sellers in seat order."""

    demand: Demand
    cylinders: tuple[int, ...]
    distances: tuple[int | None, ...]
    stock: tuple[int, ...]
    """Cubes before anything left."""
    groups: tuple[tuple[int, ...], ...]
    """Best first; seat order inside a group (ET-21)."""
    tiers: tuple[int | None, ...]
    sold: tuple[int, ...]
    shipped: tuple[Shipped, ...]
    """By seat, then by building order."""
    left: tuple[tuple[int, ...], ...]
    """Cubes in every DC afterwards."""


class Market(NamedTuple):
    """All cities served so far, and the one that waits for its owners' choices, if one does."""

    served: tuple[Served, ...]
    pending: Served | None = None
    """With `sold` as much as each may sell, nothing shipped."""
    waiting: tuple[int, ...] = ()


def resolve(
    atlas: Atlas,
    sellers: Sequence[Seller],
    demands: Sequence[Demand],
    rules: HouseRules,
    choices: Choices | None = None,
) -> Market:
    """Serve the cities that have a card, one after the other, rank 1 first (ET-18).

    Without `choices` the nearest cubes leave, as many as possible (A5). With them every seller's own choice
    is carried out, and the market stops at the first city for which a legal one is missing.
    """
    stocks = [[dc.cubes for dc in seller.dcs] for seller in sellers]
    regions = [tuple([dc.region for dc in seller.dcs]) for seller in sellers]
    served: list[Served] = []
    for demand in sorted(demands, key=attrgetter("rank")):
        ways = [way(atlas, there, demand.region) for there in regions]
        order = _ordered(sellers, stocks, ways, demand, rules)
        tiers, most = _entitled(order, len(sellers), demand.tiers, rules)
        shipped: list[Shipped] = []
        waiting: list[int] = []
        for at, units in enumerate(most):
            if not units:
                continue
            if choices is None:
                shipped += nearest(ways[at], at, stocks[at], units)
                continue
            chosen = choices.get(demand.city, {}).get(sellers[at].id)
            if chosen is None or ship_fault(sellers[at], stocks[at], units, chosen):
                waiting.append(at)
            else:
                shipped += _as_chosen(sellers[at], ways[at], at, chosen)
        if waiting:
            pending = Served(demand, *order, tiers, most, (), tuple(map(tuple, stocks)))
            return Market(tuple(served), pending, tuple(waiting))
        sold = [0] * len(sellers)
        for seller, dc, units, _ in shipped:
            stocks[seller][dc] -= units
            sold[seller] += units
        left = tuple(map(tuple, stocks))
        served.append(Served(demand, *order, tiers, tuple(sold), tuple(shipped), left))
    return Market(tuple(served))


class Way(NamedTuple):
    """A seller's DCs as seen from a city: how far each is, and their numbers, nearest and oldest first."""

    distances: list[int]
    order: list[int]


@lru_cache(maxsize=8192)
def way(atlas: Atlas, regions: tuple[str, ...], city: str) -> Way:  # ET-19
    """How DCs in these regions lie to a city's region. Placements are asked about again and again."""
    away = atlas.away[city]
    distances = [away[region] for region in regions]
    return Way(distances, sorted(range(len(distances)), key=distances.__getitem__))


class _Order(NamedTuple):  # ET-19..21
    """The order in a city; the fields of `Served` that come of it."""

    cylinders: tuple[int, ...]
    distances: tuple[int | None, ...]
    stock: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]


def _ordered(
    sellers: Sequence[Seller],
    stocks: Sequence[Sequence[int]],
    ways: Sequence[Way],
    demand: Demand,
    rules: HouseRules,
) -> _Order:
    """Who stands where: more cylinders first, then nearer; equal in both is one group (ET-21)."""
    at_city = demand.city if rules.marketing_scope == "city" else demand.region
    cylinders, distances, stock = [], [], []
    tied: dict[tuple[int, int], list[int]] = {}
    for at, seller in enumerate(sellers):
        shown, distance = seller.marketing.get(at_city, 0), _distance(ways[at], stocks[at])
        if (counted := _counted(shown, distance, rules)) is not None:
            tied.setdefault((-shown, counted), []).append(at)
        cylinders.append(shown)
        distances.append(distance)
        stock.append(sum(stocks[at]))
    groups = tuple(tuple(tied[key]) for key in sorted(tied))
    return _Order(tuple(cylinders), tuple(distances), tuple(stock), groups)


def _distance(way: Way, cubes: Sequence[int]) -> int | None:
    """From the nearest DC that holds a cube now, after the sales in earlier cities; None: no cube (ET-19)."""
    for dc in way.order:
        if cubes[dc]:
            return way.distances[dc]
    return None


def _counted(cylinders: int, distance: int | None, rules: HouseRules) -> int | None:
    """The distance as the order counts it; None: without a cube one takes no part (ET-20).

    House rules: a marketer without cubes keeps its place behind everybody (A4), two or more are alike (A8).
    """
    if distance is None:
        return FAR if cylinders and rules.empty_marketer == "block" else None
    return min(distance, FARTHEST) if rules.order_distance == "capped" else distance


def _entitled(
    order: _Order, players: int, units: Tiers, rules: HouseRules
) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    """Everybody's tier, and how many units it lets them sell: never more than they have (ET-24)."""
    sizes = tuple(map(len, order.groups))
    tiers: list[int | None] = [None] * players
    most = [0] * players
    found = tiers_of(sizes, players, rules.tie_shift, rules.two_player_tie)
    for group, tier in zip(order.groups, found, strict=True):
        if tier:
            for at in group:
                tiers[at] = tier
                most[at] = min(units[tier - 1], order.stock[at])
    return tuple(tiers), tuple(most)


@lru_cache(maxsize=512)
def tiers_of(
    sizes: tuple[int, ...], players: int, tie_shift: str = "per_group", two_player_tie: str = "third"
) -> tuple[int | None, ...]:
    """The tier of every group, best first; in a game of two only tiers 1 and 3 exist (ET-23, A7)."""
    slots = slots_of(sizes, tie_shift)
    if players > len(TWO_PLAYER_TIERS):
        return tuple(slot if slot <= LAST_TIER else None for slot in slots)
    if sizes == (2,):
        return ({"third": 3, "second": 2, "none": None}[two_player_tie],)
    return tuple(TWO_PLAYER_TIERS.get(slot) for slot in slots)


def slots_of(sizes: tuple[int, ...], tie_shift: str) -> tuple[int, ...]:
    """The slot of every group: its number, one lower for every tie so far; or its place (ET-22, A6)."""
    slots, ties, before = [], 0, 0
    for number, size in enumerate(sizes, start=1):
        is_tie = size > 1
        ties += is_tie
        slots.append(number + ties if tie_shift == "per_group" else before + 1 + is_tie)
        before += size
    return tuple(slots)


def nearest(way: Way, at: int, stock: Sequence[int], units: int) -> list[Shipped]:
    """So many cubes, nearest DC first, the older of two equally near ones (ET-25, A5)."""
    taken: list[Shipped] = []
    for dc in way.order:
        held = stock[dc]
        if held >= units:
            taken.append(Shipped(at, dc, units, way.distances[dc]))
            break
        if held:
            taken.append(Shipped(at, dc, held, way.distances[dc]))
            units -= held
    taken.sort(key=itemgetter(1))
    return taken


def ship_fault(seller: Seller, stock: Sequence[int], most: int, units: Units) -> str | None:  # ET-25
    """Why an owner's choice cannot be carried out: `bad_number`, `not_in_stock`, `too_many`."""
    held = {dc.id: cubes for dc, cubes in zip(seller.dcs, stock, strict=True)}
    if any(count < 0 for count in units.values()):
        return "bad_number"
    if any(count > held.get(dc, 0) for dc, count in units.items()):
        return "not_in_stock"
    return "too_many" if sum(units.values()) > most else None


def _as_chosen(seller: Seller, way: Way, at: int, units: Units) -> list[Shipped]:
    return [
        Shipped(at, number, units[dc.id], way.distances[number])
        for number, dc in enumerate(seller.dcs)
        if units.get(dc.id)
    ]


def transport(shipped: Sequence[Shipped]) -> int:
    """What these shipments cost, every unit by the distance it really travels (ET-27)."""
    return sum(one.units * transport_price(one.distance) for one in shipped)

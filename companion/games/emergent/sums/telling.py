"""A served city told to people: places, tiers and shipments, each with its reason.

Rules ET-19..27, ET-31.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.atlas import Atlas
from companion.games.emergent.sums.market import (
    Market,
    Seller,
    Served,
    Shipped,
    slots_of,
    tiers_of,
    transport,
)
from companion.games.emergent.views.results import CityResult, Note, SellerLine, Shipment, TierLine
from companion.games.emergent.words import TierStatus, income, transport_price
from companion.kernel.action import Fact
from companion.kernel.seat import Seat

TIERS = (1, 2, 3)


def note(code: str, rule: str, **facts: Fact) -> Note:
    """A reason beside a number."""
    return Note(code=f"emergent.why_{code}", rule=rule, facts=facts)


def told(
    market: Market,
    sellers: Sequence[Seller],
    atlas: Atlas,
    rules: HouseRules,
    moved: Mapping[str, tuple[Seat, ...]],
) -> tuple[CityResult, ...]:
    """Every city served so far. `moved`: city → who took the cubes off the real board."""
    return tuple(
        _city(city, sellers, atlas, rules, moved.get(city.demand.city, ())) for city in market.served
    )


def _city(
    city: Served, sellers: Sequence[Seller], atlas: Atlas, rules: HouseRules, moved: tuple[Seat, ...]
) -> CityResult:
    seats = [Seat(seller.id) for seller in sellers]
    ranked = [at for group in city.groups for at in group]
    absent = [at for at in range(len(sellers)) if at not in ranked]
    return CityResult(
        city=city.demand.city,
        region=city.demand.region,
        rank=city.demand.rank,
        tiers=city.demand.tiers,
        groups=tuple(tuple(seats[at] for at in group) for group in city.groups),
        sellers=tuple(_seller(city, at, sellers, atlas, rules) for at in (*ranked, *absent)),
        tier_lines=_tier_lines(city, seats),
        notes=_city_notes(city, seats, rules),
        stock_after={
            seats[at]: {dc.id: cubes for dc, cubes in zip(seller.dcs, city.left[at], strict=True)}
            for at, seller in enumerate(sellers)
        },
        moved=moved,
    )


def _seller(city: Served, at: int, sellers: Sequence[Seller], atlas: Atlas, rules: HouseRules) -> SellerLine:
    group = next((number for number, members in enumerate(city.groups) if at in members), None)
    tier, sold = city.tiers[at], city.sold[at]
    mine = [one for one in city.shipped if one.seller == at]
    carried = transport(mine)
    demand = city.demand.tiers[tier - 1] if tier else 0
    return SellerLine(
        seat=Seat(sellers[at].id),
        place=None if group is None else 1 + sum(map(len, city.groups[:group])),
        group=None if group is None else group + 1,
        cylinders=city.cylinders[at],
        distance=city.distances[at],
        stock=city.stock[at],
        tier=tier,
        demand=demand,
        sold=sold,
        income=income(sold),
        transport=carried,
        earns=income(sold) - carried,
        tie_loss=0 if group is None else _tie_loss(city, at, group, rules),
        shipments=tuple(_shipment(one, city, sellers, atlas) for one in mine),
        notes=_seller_notes(city, at, group, sellers, rules),
    )


def _shipment(one: Shipped, city: Served, sellers: Sequence[Seller], atlas: Atlas) -> Shipment:
    dc = sellers[one.seller].dcs[one.dc]
    price = transport_price(one.distance)
    return Shipment(
        seat=Seat(sellers[one.seller].id),
        dc=dc.id,
        region=dc.region,
        units=one.units,
        distance=one.distance,
        price=price,
        cost=one.units * price,
        route=atlas.route(dc.region, city.demand.region),
    )


def _unshifted(city: Served, rules: HouseRules) -> tuple[int, ...]:
    """The slots the groups would have if ties shifted nobody."""
    if rules.tie_shift == "by_position":
        return tuple(1 + sum(map(len, city.groups[:number])) for number in range(len(city.groups)))
    return tuple(range(1, len(city.groups) + 1))


def _tie_loss(city: Served, at: int, group: int, rules: HouseRules) -> int:  # ET-22
    """Units this seller would have sold more without any tie's shift, from the cubes it had."""
    slot = _unshifted(city, rules)[group]
    ladder = tiers_of((1, 1, 1, 1), len(city.tiers))
    tier = ladder[slot - 1] if slot <= len(ladder) else None
    wanted = min(city.demand.tiers[tier - 1], city.stock[at]) if tier else 0
    had = city.tiers[at]
    got = min(city.demand.tiers[had - 1], city.stock[at]) if had else 0
    return max(wanted - got, 0)


def _tier_lines(city: Served, seats: Sequence[Seat]) -> tuple[TierLine, ...]:
    lines = []
    for tier in TIERS:
        takers = [at for at, got in enumerate(city.tiers) if got == tier]
        sold = sum(city.sold[at] for at in takers)
        status: TierStatus = ("served" if sold else "lost") if takers else "nobody"
        lines.append(
            TierLine(
                tier=tier,
                units=city.demand.tiers[tier - 1],
                status=status,
                seats=tuple(seats[at] for at in takers),
                sold=sold,
                exists=len(seats) > len(TIERS) - 1 or tier != TIERS[1] or bool(takers),
            )
        )
    return tuple(lines)


def _city_notes(city: Served, seats: Sequence[Seat], rules: HouseRules) -> tuple[Note, ...]:
    """Ties with what they cost, tiers nobody takes, firms for whom no tier is left."""
    if not city.groups:
        return (note("nobody", "ET-20"),)
    found = []
    for number, group in enumerate(city.groups):
        if len(group) > 1:
            found.append(_tie_note(city, number, seats, rules))
    is_pair = len(seats) < len(TIERS)
    taken = {tier for tier in city.tiers if tier}
    last = max(taken, default=0)
    found += [
        note("tier_passed_over", "ET-22", tier=tier, units=city.demand.tiers[tier - 1])
        for tier in TIERS
        if tier < last and tier not in taken and not (is_pair and tier == TIERS[1])
    ]
    left_out = tuple(seats[at] for group in city.groups for at in group if city.tiers[at] is None)
    if left_out:
        found.append(note("none_left", "ET-22", left_seats=left_out))
    return tuple(found)


def _tie_note(city: Served, number: int, seats: Sequence[Seat], rules: HouseRules) -> Note:
    group = city.groups[number]
    names = tuple(seats[at] for at in group)
    distance = city.distances[group[0]]
    facts: dict[str, Fact] = {
        "tied_seats": names,
        "cylinders": city.cylinders[group[0]],
        "distance": -1
        if distance is None
        else min(distance, 2 if rules.order_distance == "capped" else distance),
        "tier": city.tiers[group[0]] or 0,
    }
    if len(seats) < len(TIERS):
        return note("city_tie_of_two", "ET-23", **facts)
    slot = slots_of(tuple(map(len, city.groups)), rules.tie_shift)[number]
    return note("city_tie", "ET-22", before=slot - 1, **facts)


def _seller_notes(
    city: Served, at: int, group: int | None, sellers: Sequence[Seller], rules: HouseRules
) -> tuple[Note, ...]:
    """Why this place, then why this tier and not more units."""
    if group is None:
        shown = city.cylinders[at]
        return (note("no_cubes", "ET-20", cylinders=shown) if shown else note("not_there", "ET-20"),)
    seats = [Seat(seller.id) for seller in sellers]
    return (
        _place_note(city, at, group, seats),
        *_tier_notes(city, at, group, rules),
        *_amount_notes(city, at, rules),
    )


def _place_note(city: Served, at: int, group: int, seats: Sequence[Seat]) -> Note:  # ET-21
    """Compared with the group in front, or for the first one with the group behind."""
    mine = {"cylinders": city.cylinders[at], "distance": _away(city, at)}
    members = city.groups[group]
    if len(members) > 1:
        others = tuple(seats[one] for one in members if one != at)
        return note("tied", "ET-21", tied_seats=others, **mine)
    if len(city.groups) == 1:
        return note("alone", "ET-21", **mine)
    if city.distances[at] is None:
        return note("blocks", "ET-20", **mine)
    other = city.groups[group - 1 if group else 1][0]
    theirs: dict[str, Fact] = {
        "other_seat": seats[other],
        "their_cylinders": city.cylinders[other],
        "their_distance": _away(city, other),
    }
    if city.cylinders[other] != city.cylinders[at]:
        return note("fewer_cylinders" if group else "more_cylinders", "ET-21", **mine, **theirs)
    return note("farther" if group else "nearer", "ET-21", **mine, **theirs)


def _away(city: Served, at: int) -> int:
    distance = city.distances[at]
    return -1 if distance is None else distance


def _tier_notes(city: Served, at: int, group: int, rules: HouseRules) -> list[Note]:
    tier, is_tied = city.tiers[at], len(city.groups[group]) > 1
    sizes = tuple(map(len, city.groups))
    shift = slots_of(sizes, rules.tie_shift)[group] - _unshifted(city, rules)[group]
    if len(city.tiers) < len(TIERS):
        if is_tied:
            return [note("pair_tied", "ET-23", tier=tier or 0)]
        return [note("pair_second", "ET-23", tier=tier or 0)] if group else []
    if tier is None:
        return [note("no_tier", "ET-22", shift=shift)]
    if is_tied:
        return [note("tie_drops", "ET-22", tier=tier, before=tier - 1)]
    return [note("pushed_down", "ET-22", tier=tier, before=tier - shift)] if shift else []


def _amount_notes(city: Served, at: int, rules: HouseRules) -> list[Note]:
    tier = city.tiers[at]
    units = city.demand.tiers[tier - 1] if tier else 0
    sold, stock = city.sold[at], city.stock[at]
    if not tier or sold == units:
        return []
    if sold == stock:
        return [note("short_of_cubes", "ET-24", units=units, sold=sold)]
    return [note("chose_less", "ET-25", units=units, sold=sold)] if rules.shipping == "owner_choice" else []

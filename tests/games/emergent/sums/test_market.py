"""Promises about every market: tiers follow the table, names and seats do not matter."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.atlas import charted
from companion.games.emergent.sums.market import Demand, Seller, Served, Shipped, resolve, tiers_of, transport
from companion.kernel.seat import Seat
from tests.games.emergent.strategies import MANY, MAP, SWITCHES, demands, sellers
from tests.games.emergent.table import BLUE, GREEN, RED, YELLOW, dc

TABLE = {
    (1,): (1,),
    (1, 1): (1, 2),
    (2,): (2,),
    (3,): (2,),
    (4,): (2,),
    (1, 1, 1): (1, 2, 3),
    (2, 1): (2, 3),
    (1, 2): (1, 3),
    (3, 1): (2, 3),
    (1, 3): (1, 3),
    (1, 1, 1, 1): (1, 2, 3, None),
    (2, 1, 1): (2, 3, None),
    (1, 2, 1): (1, 3, None),
    (1, 1, 2): (1, 2, None),
    (2, 2): (2, None),
}
"""The table of ET-22."""


def patterns(seats: int) -> set[tuple[int, ...]]:
    """Every way to put up to so many firms into groups, in order."""
    found: set[tuple[int, ...]] = {()}
    for _ in range(seats):
        grown = {(*pattern, size) for pattern in found for size in range(1, seats + 1 - sum(pattern))}
        found |= grown
    return found - {()}


LINE = charted(("a", "b", "c", "d", "e"), (("a", "b"), ("b", "c"), ("c", "d"), ("d", "e")))


def served(*cities: Demand, firms: tuple[Seller, ...], **rules: Any) -> tuple[Served, ...]:
    """These cities of the line A-B-C-D-E, as they were served."""
    return resolve(LINE, firms, cities, HouseRules(**rules)).served


def selling(seat: Seat, *dcs: str, **cylinders: int) -> Seller:
    """`selling(RED, "small@A:3", c=1)`."""
    return Seller(seat, tuple(dc(text, at) for at, text in enumerate(dcs, start=1)), cylinders)


def test_cities_are_served_by_rank_whatever_order_their_cards_come_in() -> None:
    """ET-18: only those with a card, rank 1 first; gaps do not matter."""
    cards = (Demand("z", "a", 9, (1, 1, 1)), Demand("y", "b", 2, (1, 1, 1)), Demand("x", "c", 5, (1, 1, 1)))
    found = served(*cards, firms=(selling(RED, "small@A:2"), selling(BLUE)))
    assert [(city.demand.city, city.sold[0]) for city in found] == [("y", 1), ("x", 1), ("z", 0)]


def test_the_distance_is_that_of_the_nearest_dc_with_a_cube_now() -> None:
    """ET-19: least number of borders; a DC that an earlier city emptied does not count any more."""
    first, second = Demand("x", "a", 1, (2, 1, 1)), Demand("y", "a", 2, (2, 1, 1))
    found = served(first, second, firms=(selling(RED, "small@A:2", "small@B:0", "small@D:4"), selling(BLUE)))
    assert [city.distances for city in found] == [(0, None), (3, None)]


def test_without_a_cube_nobody_takes_part() -> None:
    """ET-20: marketing alone is nothing, cubes without marketing are enough."""
    (city,) = served(
        Demand("x", "c", 1, (5, 4, 3)), firms=(selling(RED, "large@C:0", c=9), selling(BLUE, "small@E:1"))
    )
    assert (city.groups, city.sold) == (((1,),), (0, 1))


def test_cylinders_come_before_distance_and_equals_are_one_group() -> None:
    """ET-21."""
    firms = (
        selling(RED, "small@C:1"),
        selling(BLUE, "small@E:1", c=1),
        selling(GREEN, "small@B:1"),
        selling(YELLOW, "small@D:1"),
    )
    (city,) = served(Demand("x", "c", 1, (5, 4, 3)), firms=firms)
    assert city.groups == ((1,), (0,), (2, 3))
    (moved,) = served(Demand("x", "d", 1, (5, 4, 3)), firms=firms)
    assert moved.groups == ((3,), (0, 1), (2,)), "the cylinder lies in another region"


@pytest.mark.parametrize(
    ("sizes", "tie", "tiers"),
    [((1,), "third", (1,)), ((1, 1), "third", (1, 3)), ((2,), "third", (3,)), ((2,), "none", (None,))],
)
def test_two_players_know_tiers_one_and_three_only(
    sizes: tuple[int, ...], tie: str, tiers: tuple[int | None, ...]
) -> None:
    """ET-23: the second tier of a card is nobody's, whatever it says."""
    assert tiers_of(sizes, 2, two_player_tie=tie) == tiers
    assert tiers_of((1, 1), 3) == (1, 2), "two sellers of three players are no game of two"


def test_what_is_not_served_is_lost() -> None:
    """ET-24: a tier is fixed before any cube moves, and its rest passes on to nobody."""
    firms = (selling(RED, "small@C:1"), selling(BLUE, "large@D:9"), selling(GREEN, "large@E:9"))
    (city,) = served(Demand("x", "c", 1, (6, 4, 2)), firms=firms)
    assert (city.tiers, city.sold) == ((1, 2, 3), (1, 4, 2))


def test_the_nearest_cubes_leave_first_the_older_of_two() -> None:
    """ET-25: as many as possible."""
    firms = (selling(RED, "small@E:2", "small@D:1", "small@B:2", "small@C:1"), selling(BLUE))
    (city,) = served(Demand("x", "c", 1, (5, 1, 1)), firms=firms)
    assert [(one.dc, one.units, one.distance) for one in city.shipped] == [
        (0, 1, 2),
        (1, 1, 1),
        (2, 2, 1),
        (3, 1, 0),
    ]
    assert transport(city.shipped) == 2 + 1 + 2


def test_transport_is_paid_by_the_distance_a_unit_travels() -> None:
    """ET-27: not by that of the nearest DC."""
    assert transport((Shipped(0, 0, 3, 0), Shipped(0, 1, 2, 1), Shipped(1, 0, 4, 7))) == 0 + 2 + 8


@pytest.mark.parametrize("sizes", sorted(patterns(4)))
def test_tiers_follow_the_table_for_every_pattern(sizes: tuple[int, ...]) -> None:
    """ET-22; by position the only difference is 3,1 (A6)."""
    assert tiers_of(sizes, 4) == TABLE[sizes]
    expected = TABLE[sizes] if sizes != (3, 1) else (2, None)
    assert tiers_of(sizes, 4, "by_position") == expected


def test_the_table_is_whole() -> None:
    assert patterns(4) == set(TABLE)


@MANY
@given(sellers(), demands(), SWITCHES, st.randoms(use_true_random=False))
def test_resolving_is_independent_of_seat_names(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...], rules: HouseRules, luck: Any
) -> None:
    names = [seller.id for seller in firms]
    luck.shuffle(names)
    renamed = tuple(seller._replace(id=name) for seller, name in zip(firms, names, strict=True))
    assert resolve(MAP, renamed, cards, rules) == resolve(MAP, firms, cards, rules)


@MANY
@given(sellers(), demands(), SWITCHES, st.data())
def test_resolving_is_independent_of_the_order_of_seats(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...], rules: HouseRules, data: st.DataObject
) -> None:
    """Whoever sits where sells the same; only the order inside a tied group follows the seats."""
    order = data.draw(st.sampled_from(list(permutations(range(len(firms))))))
    turned = resolve(MAP, [firms[at] for at in order], cards, rules)
    for here, there in zip(resolve(MAP, firms, cards, rules).served, turned.served, strict=True):
        assert [here.tiers[at] for at in order] == list(there.tiers)
        assert [here.sold[at] for at in order] == list(there.sold)
        assert [here.left[at] for at in order] == list(there.left)


@MANY
@given(sellers(), demands(), SWITCHES)
def test_nobody_sells_more_than_the_tier_or_the_stock(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...], rules: HouseRules
) -> None:
    market = resolve(MAP, firms, cards, rules)
    left = tuple(tuple(dc.cubes for dc in seller.dcs) for seller in firms)
    assert [city.demand.rank for city in market.served] == sorted(card.rank for card in cards)
    for city in market.served:
        for at, tier in enumerate(city.tiers):
            most = city.demand.tiers[tier - 1] if tier else 0
            assert city.sold[at] == min(most, sum(left[at]))
            moved = sum(before - after for before, after in zip(left[at], city.left[at], strict=True))
            assert moved == city.sold[at] == sum(one.units for one in city.shipped if one.seller == at)
        left = city.left


@MANY
@given(sellers(), demands())
def test_the_proposal_of_nearest_first_is_a_legal_choice(
    firms: tuple[Seller, ...], cards: tuple[Demand, ...]
) -> None:
    """What ships by itself could also have been chosen, with the same result (A5)."""
    rules = HouseRules()
    alone = resolve(MAP, firms, cards, rules)
    choices = {
        city.demand.city: {
            seller.id: {seller.dcs[one.dc].id: one.units for one in city.shipped if one.seller == at}
            for at, seller in enumerate(firms)
        }
        for city in alone.served
    }
    assert resolve(MAP, firms, cards, rules, choices) == alone

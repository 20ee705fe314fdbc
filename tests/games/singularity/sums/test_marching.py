"""Whom a group goes for, where it ends, how it splits and merges."""

from __future__ import annotations

from companion.games.singularity.sums.ground import ground_of
from companion.games.singularity.sums.marching import (
    Chase,
    Foe,
    Pack,
    closest,
    destinations,
    is_even,
    merged,
    reached,
    split,
)
from tests.games.singularity.boards import ROW, SQUARE, at, grid


def test_sw_26_the_closest_member_by_moves() -> None:
    walled = ground_of(grid(3, 2, walls=[(at(0, 0), at(1, 0))]))
    near, far = at(1, 0), at(0, 1)
    assert closest(walled, at(0, 0), (near, far)) == Chase(1, (far,)), "the wall makes the neighbour farther"
    row = ground_of(ROW)
    assert closest(row, at(2, 0), (at(4, 0), at(0, 0))) == Chase(2, (at(0, 0), at(4, 0))), "as listed"
    assert closest(ground_of(grid(3, 1, gaps=(at(1, 0),))), at(0, 0), (at(2, 0),)) is None, "no route"


def test_sw_27_every_shortest_route_and_each_space_once() -> None:
    ground = ground_of(SQUARE)
    assert destinations(ground, at(0, 0), (at(2, 2),), 1) == (at(1, 0), at(0, 1))
    assert destinations(ground, at(0, 0), (at(2, 2),), 2) == (at(2, 0), at(1, 1), at(0, 2))
    assert destinations(ground, at(0, 0), (at(1, 1),), 9) == (at(1, 1),), "no farther than the target"
    assert destinations(ground, at(0, 0), (at(1, 1),), 0) == (at(0, 0),)


def test_sw_28_a_split_is_as_even_as_it_can_be() -> None:
    assert split(5, 2) == (3, 2)
    assert split(5, 2, odd=(1,)) == (2, 3), "the players say who takes the odd one"
    assert split(2, 3, odd=(2, 0)) == (1, 0, 1)
    assert [is_even(counts) for counts in ((3, 2), (4, 2), ())] == [True, False, True]


def test_sw_23_a_card_reaches_members_within_its_range() -> None:
    team = {"ann": at(1, 0), "bo": at(3, 0)}
    assert reached(ground_of(ROW), Foe(2, 1, 1), at(0, 0), team) == {"ann": 1}
    assert reached(ground_of(ROW), Foe(2, 3, 1), at(0, 0), team) == {"ann": 1, "bo": 3}


def test_sw_30_groups_merge_and_empty_ones_go() -> None:
    packs = (Pack("drone", "b", 2), Pack("brute", "b", 1), Pack("drone", "a", 0), Pack("drone", "b", 1))
    assert merged(packs) == (Pack("brute", "b", 1), Pack("drone", "b", 3))

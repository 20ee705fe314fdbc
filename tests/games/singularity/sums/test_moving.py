"""What a move costs, step by step."""

from __future__ import annotations

import pytest

from companion.games.singularity.actions.pieces import LightStep
from companion.games.singularity.sums.ground import ground_of
from companion.games.singularity.sums.moving import (
    Pace,
    Prices,
    end_tolls,
    paces,
    path_fault,
    path_tolls,
    step_tolls,
    told,
    types_at,
)
from tests.games.singularity.boards import ROW, at


@pytest.mark.parametrize(
    ("path", "steps", "fault"),
    [
        ((at(1, 0), at(2, 0)), 2, None),
        ((at(1, 0), at(2, 0)), 1, "too_far"),
        ((at(2, 0),), 2, "not_adjacent"),
        ((at(1, 0), at(0, 0), at(1, 0)), 3, None),
    ],
)
def test_sw_10_a_card_walks_its_value_along_links(
    path: tuple[str, ...], steps: int, fault: str | None
) -> None:
    assert path_fault(ground_of(ROW), at(0, 0), path, steps) == fault


def test_sw_11_every_type_in_a_space_left_costs_two() -> None:
    standing = (("drone", "a"), ("drone", "a"), ("brute", "a"), ("drone", "b"))
    assert [types_at(standing, place) for place in "abc"] == [2, 1, 0]
    left = paces("a", ("b", "c"), standing, ())
    assert [(toll.why, toll.place, toll.amount) for toll in path_tolls(left, Prices(), 3)] == [
        ("leave", "a", 4),
        ("leave", "b", 2),
    ]
    each = path_tolls(left, Prices(leave_per_member=True), 3)
    assert [toll.amount for toll in each] == [12, 6], "by house rule for every member (A5)"


@pytest.mark.parametrize(
    ("prices", "entered", "crossed", "ended"),
    [
        (Prices(), 4, 4, 0),
        (Prices(ignores_hazard=True), 0, 0, 0),
        (Prices(hazard_pass_through=False), 4, 0, 0),
        (Prices(hazard="on_end_turn"), 0, 0, 4),
        (Prices(hazard="both"), 4, 4, 4),
    ],
)
def test_sw_12_a_hazard_costs_four_where_the_house_counts_it(
    prices: Prices, entered: int, crossed: int, ended: int
) -> None:
    pace = Pace("a", 0, "b", hazard=True)
    assert sum(toll.amount for toll in step_tolls(pace, prices, 3, is_last=True)) == entered
    assert sum(toll.amount for toll in step_tolls(pace, prices, 3, is_last=False)) == crossed
    assert sum(toll.amount for toll in end_tolls("b", is_hazard=True, prices=prices)) == ended
    assert end_tolls("b", is_hazard=False, prices=prices) == ()


def test_a_told_step_costs_what_a_seen_one_does() -> None:
    seen = (Pace("", 2, "", hazard=False), Pace("", 0, "", hazard=True))
    assert told((LightStep(types=2), LightStep(hazard=True))) == seen

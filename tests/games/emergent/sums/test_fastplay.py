"""Fast Play: placements, cubes for discs, regions, the winner."""

from __future__ import annotations

import pytest

from companion.games.emergent.actions.plan import Discs
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.fastplay import award, awards, check, in_hand, region_score, result
from companion.games.emergent.words import Colour
from tests.games.emergent.table import BLUE, GREEN, RED, YELLOW

NAMES = {name: name.upper() for name in "abc"}
RULES = HouseRules()


def discs(**regions: tuple[int, int]) -> dict[str, Discs]:
    """`discs(a=(3, 0))`: three small ones in A."""
    return {name: Discs(small=few, large=many) for name, (few, many) in regions.items()}


def test_everybody_has_three_small_and_two_large() -> None:
    """FP-1."""
    assert in_hand({}) == {"small": 3, "large": 2}
    assert in_hand(discs(a=(1, 1), b=(0, 1))) == {"small": 2, "large": 0}
    assert in_hand(discs(a=(4, 0)))["small"] == -1


@pytest.mark.parametrize(
    ("placement", "codes"),
    [
        (discs(a=(3, 0), b=(0, 2)), []),
        (discs(a=(2, 0), b=(0, 2)), ["not_all_placed"]),
        (discs(a=(3, 1), b=(0, 1)), ["over_three_in_region"]),
        (discs(a=(3, 0), b=(1, 2)), ["too_many_small"]),
        (discs(a=(3, 0), b=(0, 3)), ["too_many_large"]),
        (discs(a=(3, 0), q=(0, 2)), ["unknown_region"]),
        (discs(a=(-1, 0), q=(9, 9)), ["bad_number"]),
    ],
)
def test_what_a_placement_may_not(placement: dict[str, Discs], codes: list[str]) -> None:
    """FP-2."""
    found = check(placement, NAMES, RULES)
    assert [(fault.rule, fault.code) for fault in found] == [("FP-2", f"emergent.{code}") for code in codes]


@pytest.mark.parametrize(("colour", "small", "large"), [("none", 1, 2), ("red", 2, 3), ("green", 3, 4)])
def test_cubes_for_a_disc(colour: Colour, small: int, large: int) -> None:
    """FP-4."""
    assert (award(Discs(small=1), colour), award(Discs(large=1), colour)) == (small, large)
    assert award(Discs(small=2, large=1), colour) == 2 * small + large


def test_everybodys_discs_earn_in_their_regions() -> None:
    """FP-4: who has no disc in a region earns nothing there."""
    placed = {RED: discs(a=(3, 0), b=(0, 2)), BLUE: discs(b=(1, 0), c=(0, 0))}
    assert awards(placed, {"a": "green", "b": "none", "c": "red"}) == {"a": {RED: 9}, "b": {RED: 4, BLUE: 1}}


@pytest.mark.parametrize(
    ("rule", "cubes", "large", "small"),
    [
        pytest.param("FP-5", (5, 3, 2, 0), (RED,), (BLUE,), id="most alone, second alone"),
        pytest.param("FP-5", (5, 0, 0, 0), (RED,), (), id="a place needs a cube"),
        pytest.param("FP-6", (5, 5, 4, 1), (), (RED, BLUE), id="a tie for first"),
        pytest.param("FP-6", (2, 2, 2, 2), (), (RED, BLUE, GREEN, YELLOW), id="all tied"),
        pytest.param("FP-7", (5, 3, 3, 1), (RED,), (), id="a tie for second"),
    ],
)
def test_a_region_is_scored(rule: str, cubes: tuple[int, ...], large: object, small: object) -> None:
    score = region_score(dict(zip((RED, BLUE, GREEN, YELLOW), cubes, strict=True)), RULES)
    assert tuple(seat for seat, size in score.discs.items() if size == "large") == large, rule
    assert tuple(seat for seat, size in score.discs.items() if size == "small") == small, rule


@pytest.mark.parametrize(
    ("cubes", "winners", "by"),
    [
        pytest.param({"a": (1, 0, 0), "b": (1, 2, 0)}, (RED,), "points", id="three points against two"),
        pytest.param({"a": (1, 0, 0), "b": (0, 1, 0)}, (RED,), "green", id="a green region"),
        pytest.param({"b": (1, 0, 0), "c": (0, 1, 0)}, (RED,), "red", id="a red region"),
        pytest.param({"c": (1, 0, 0), "d": (0, 1, 0)}, (RED, BLUE), "shared", id="nothing decides"),
        pytest.param(
            {"a": (0, 0, 1), "b": (1, 0, 0), "c": (1, 0, 0), "d": (0, 1, 0), "e": (0, 1, 0)},
            (RED,),
            "red",
            id="green regions of those behind do not count",
        ),
    ],
)
def test_the_ladder_of_the_winner(cubes: dict[str, tuple[int, ...]], winners: object, by: str) -> None:
    """FP-8: points, green, red, shared, only among those still tied. A is green, B is red."""
    colours: dict[str, Colour] = {"a": "green", "b": "red", "c": "none", "d": "none", "e": "none"}
    seats = (RED, BLUE, GREEN)
    board = {name: dict(zip(seats, cubes.get(name, (0, 0, 0)), strict=True)) for name in colours}
    found = result(board, colours, seats, RULES)
    assert (found.winners, found.decided_by) == (winners, by)

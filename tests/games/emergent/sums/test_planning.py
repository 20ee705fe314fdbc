"""Whether a plan is legal: every fault with its rule, all at once, in the order of the book."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent.actions.plan import Build, Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.sums.planning import Land, check
from tests.games.emergent.table import RED, dc, firm, fresh, plan_codes, say, seen

LAND = Land({name: name.upper() for name in "abc"}, {"beta": ("b", "Beta")})
STANDING = (dc("small@A", 1), dc("large@C", 2))


def faults(plan: dict[str, Any], cash: int = 30, number: int = 3, **rules: Any) -> list[tuple[str, str]]:
    """Rule and code of everything wrong with red's plan, with a small DC in A and a large one in C."""
    found = check(Plan(**plan), cash, STANDING, LAND, number, HouseRules(**rules))
    return [(fault.rule, fault.code.removeprefix("emergent.")) for fault in found]


def builds(*ids: str, region: str = "b") -> tuple[Build, ...]:
    return tuple(Build(id=name, size="small", region=region) for name in ids)


@pytest.mark.parametrize(
    ("rule", "plan", "codes"),
    [
        pytest.param("ET-8", {"sell": ("dc1", "dc2")}, [], id="what stands may go"),
        pytest.param("ET-8", {"sell": ("dc9",)}, ["sell_not_owned"], id="not mine"),
        pytest.param("ET-8", {"sell": ("n",), "build": builds("n")}, ["sell_not_owned"], id="just built"),
        pytest.param("ET-8", {"sell": ("dc1", "dc1")}, ["sell_twice"], id="the same twice"),
        pytest.param("ET-9", {"build": builds("x", "y", "z")}, [], id="three in one region"),
        pytest.param("ET-9", {"build": builds("x", region="q")}, ["build_unknown_region"], id="nowhere"),
        pytest.param("ET-9", {"build": builds("dc1")}, ["build_id_taken"], id="an id that is taken"),
        pytest.param("ET-10", {"products": {"dc1": 5, "dc2": 10}}, [], id="full"),
        pytest.param("ET-10", {"products": {"dc1": 6}}, ["over_capacity"], id="too full"),
        pytest.param("ET-10", {"products": {"dc9": 1}}, ["product_unknown_dc"], id="no such DC"),
        pytest.param(
            "ET-10", {"sell": ("dc1",), "products": {"dc1": 1}}, ["product_in_sold_dc"], id="a DC that goes"
        ),
        pytest.param("ET-11", {"marketing": {"b": 2}}, [], id="where there is a city"),
        pytest.param("ET-11", {"marketing": {"a": 2}}, ["marketing_no_city"], id="without a city"),
        pytest.param("ET-11", {"marketing": {"q": 2}}, ["marketing_unknown_region"], id="cylinders nowhere"),
        pytest.param("ET-12", {"marketing": {"b": 10}}, [], id="every dollar"),
        pytest.param(
            "ET-12", {"marketing": {"b": 10}, "products": {"dc1": 1}}, ["not_enough_money"], id="one too many"
        ),
        pytest.param(
            "ET-12",
            {"sell": ("dc1",), "marketing": {"b": 10}, "products": {"dc2": 5}},
            [],
            id="sales count at once",
        ),
        pytest.param("ET-13", {"products": {"dc1": -1, "dc9": 3}}, ["bad_number"], id="a bad number, alone"),
    ],
)
def test_what_a_plan_may_and_may_not(rule: str, plan: dict[str, Any], codes: list[str]) -> None:
    assert faults(plan) == [(rule, code) for code in codes]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"marketing": {"b": 11}}, "over_10_cylinders"),
        ({"build": builds(*(f"n{at}" for at in range(10)))}, "no_small_disc"),
        ({"build": tuple(Build(id=f"n{at}", size="large", region="b") for at in range(3))}, "no_large_disc"),
    ],
)
def test_nobody_has_more_pieces_than_the_box(plan: dict[str, Any], code: str) -> None:
    """ET-13: one small and one large disc lie on the board already."""
    assert faults(plan, cash=500) == [("ET-13", code)]
    assert faults(plan, cash=500, component_limits="off") == []


def test_what_is_short_is_told_with_the_sums() -> None:
    """ET-12: the owner learns what it costs and what there is."""
    (fault,) = check(
        Plan(sell=("dc1",), marketing={"b": 12}), 30, STANDING, LAND, 3, HouseRules(component_limits="off")
    )
    assert fault.facts == {"cost": 36, "have": 35, "cash": 30, "sale": 5, "short": 1}


def test_a_warning_is_no_fault() -> None:
    """ET-12: less left than the operating costs to come is told to the owner alone, and refuses nothing."""
    state = fresh(2)
    state = replace(state, firms={**state.firms, RED: firm(RED, "small@A", cash=7)})
    state = say(state, RED, "plan", plan={"marketing": {"b": 1}})
    mine = seen(state, RED).my_plan
    assert ([note.rule for note in mine.warnings], mine.faults) == (["ET-12"], ())
    assert plan_codes(state, RED, products={"dc1": 2}) == []
    assert seen(say(state, RED, "plan", plan={"products": {"dc1": 2}}), RED).my_plan.warnings == ()


@pytest.mark.parametrize(
    ("rule", "number", "plan", "codes"),
    [
        pytest.param("ET-38", 1, {"build": builds("n")}, [], id="one DC"),
        pytest.param("ET-38", 1, {}, ["learning_r1_needs_dc"], id="no DC"),
        pytest.param("ET-38", 1, {"build": builds("n", "m")}, ["learning_r1_one_dc"], id="two DCs"),
        pytest.param(
            "ET-38",
            1,
            {"build": builds("n"), "marketing": {"b": 1}},
            ["learning_r1_no_marketing"],
            id="marketing too early",
        ),
        pytest.param("ET-39", 2, {"products": {"dc1": 5}, "marketing": {"b": 1}}, [], id="cubes, a cylinder"),
        pytest.param("ET-39", 2, {"marketing": {"b": 2}}, ["learning_r2_one_marketing"], id="two cylinders"),
        pytest.param("ET-39", 2, {"build": builds("n")}, ["learning_r2_no_build"], id="no building"),
        pytest.param("ET-39", 2, {"sell": ("dc1",)}, ["learning_r2_no_sell"], id="no selling"),
        pytest.param("ET-40", 3, {"sell": ("dc1",), "build": builds("n", "m")}, [], id="all in round 3"),
        pytest.param("ET-40", 4, {"marketing": {"b": 5}}, [], id="and in round 4"),
    ],
)
def test_learning_round_by_round(rule: str, number: int, plan: dict[str, Any], codes: list[str]) -> None:
    assert faults(plan, number=number, learning_variant=True) == [(rule, code) for code in codes]
    assert faults(plan, number=number) == [], "the full game knows no such limit"


def test_the_learning_limits_are_told_as_long_as_they_hold() -> None:
    """ET-38 and ET-39 hold for two rounds, ET-40 is the full game."""
    state = fresh(2, learning_variant=True)
    assert [seen(replace(state, round=number)).is_learning for number in (1, 2, 3, 4)] == [
        True,
        True,
        False,
        False,
    ]


def test_all_faults_come_in_the_order_of_the_rules() -> None:
    wrong = {
        "sell": ("dc9", "dc1", "dc1"),
        "build": builds("dc2", region="q"),
        "products": {"dc1": 1, "zz": 1, "dc2": 60},
        "marketing": {"q": 1, "a": 12},
    }
    assert [code for _, code in faults(wrong, number=2, learning_variant=True)] == [
        "sell_not_owned",
        "sell_twice",
        "build_unknown_region",
        "build_id_taken",
        "product_in_sold_dc",
        "product_unknown_dc",
        "over_capacity",
        "marketing_unknown_region",
        "marketing_no_city",
        "over_50_cubes",
        "over_10_cylinders",
        "learning_r2_one_marketing",
        "learning_r2_no_build",
        "learning_r2_no_sell",
        "not_enough_money",
    ]


def test_a_standing_dc_is_empty_at_the_start_of_a_round() -> None:
    """ET-10: cubes it still shows do not take room."""
    full = (Dc("dc1", "small", "a", cubes=5),)
    assert check(Plan(products={"dc1": 5}), 30, full, LAND, 3, HouseRules()) == ()

"""The rulebook's examples of plans, learning and the end (ET-X), by number (section 11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent import GAME
from companion.games.emergent.packs.deck import sums, tier_fault
from tests.games.emergent.table import BLUE, GREEN, RED, closed, firm, fresh, plan_codes, refused, say, traded


def planning(cash: int = 100, *dcs: str, **options: Any) -> Any:
    """A table at the start of a round, red with so much money and these DCs on the board."""
    state = fresh(2, **options)
    return replace(state, firms={**state.firms, RED: firm(RED, *dcs, cash=cash)})


@pytest.mark.parametrize(("cash", "codes"), [(5, []), (4, ["NOT_ENOUGH_MONEY"])])
def test_et_x18_a_sale_pays_for_a_build(cash: int, codes: list[str]) -> None:
    build = [{"id": "new", "size": "small", "region": "b"}]
    assert plan_codes(planning(cash, "small@A"), RED, sell=["dc1"], build=build) == codes


@pytest.mark.parametrize(("switch", "codes"), [(False, ["NO_LARGE_DISC"]), (True, [])])
def test_et_x19_a_sold_disc_is_still_on_the_board(switch: bool, codes: list[str]) -> None:
    state = planning(100, "large@A", "large@B", "large@C", sold_disc_reusable=switch)
    build = [{"id": "new", "size": "large", "region": "b"}]
    assert plan_codes(state, RED, sell=["dc1"], build=build) == codes


@pytest.mark.parametrize(
    ("size", "cubes", "codes"),
    [
        ("small", 5, []),
        ("small", 6, ["OVER_CAPACITY"]),
        ("large", 10, []),
        ("large", 11, ["OVER_CAPACITY"]),
    ],
)
def test_et_x20_capacity(size: str, cubes: int, codes: list[str]) -> None:
    assert plan_codes(planning(100, f"{size}@A"), RED, products={"dc1": cubes}) == codes


def test_et_x21_fifty_cubes() -> None:
    places = ("large@A", "large@B", "large@C", *("small@D",) * 10)
    room = {f"dc{at}": 10 if at < 4 else 5 for at in range(1, 14)}
    products = {name: min(holds, 4) for name, holds in room.items()}
    products["dc1"] = 3
    assert sum(products.values()) == 51
    assert sum(room.values()) == 80
    assert plan_codes(planning(100, *places), RED, products=products) == ["OVER_50_CUBES"]


def test_et_x22_ten_cylinders_where_there_is_a_city() -> None:
    state = planning(100)
    assert plan_codes(state, RED, marketing={"b": 10}) == []
    assert plan_codes(state, RED, marketing={"b": 11}) == ["OVER_10_CYLINDERS"]
    assert plan_codes(state, RED, marketing={"a": 1}) == ["MARKETING_NO_CITY"]


def build(*sizes: str) -> list[dict[str, str]]:
    return [{"id": f"n{at}", "size": size, "region": "b"} for at, size in enumerate(sizes)]


@pytest.mark.parametrize(
    ("number", "plan", "codes"),
    [
        (1, {"build": build("large"), "products": {"n0": 10}}, []),
        (1, {"build": build("large", "small")}, ["LEARNING_R1_ONE_DC"]),
        (1, {"build": build("large"), "marketing": {"b": 1}}, ["LEARNING_R1_NO_MARKETING"]),
        (1, {}, ["LEARNING_R1_NEEDS_DC"]),
        (2, {"marketing": {"b": 1}}, []),
        (
            2,
            {"marketing": {"b": 2}, "build": build("small")},
            ["LEARNING_R2_ONE_MARKETING", "LEARNING_R2_NO_BUILD"],
        ),
        (3, {"marketing": {"b": 2}, "build": build("small", "large")}, []),
    ],
)
def test_et_x23_learning(number: int, plan: dict[str, Any], codes: list[str]) -> None:
    state = replace(planning(100, learning_variant=True), round=number)
    assert plan_codes(state, RED, **plan) == codes


def test_et_x24_the_operating_warning_does_not_refuse() -> None:
    plan = {
        "build": build("large", "large", "small"),
        "products": {"n0": 10, "n1": 10, "n2": 5},
        "marketing": {"b": 10},
    }
    state = say(planning(100), RED, "plan", plan=plan)
    mine = GAME.view(state, RED).my_plan
    assert mine is not None
    assert (mine.money.spent, mine.money.left, mine.money.operating) == (95, 5, 25)
    assert [note.code for note in mine.warnings] == ["emergent.warn_operating"]
    assert refused(state, RED, "ready") == []


def test_et_x25_a_shared_win() -> None:
    firms = [firm(RED, "large@A", "small@B", cash=75), firm(BLUE, cash=75), firm(GREEN, "small@C", cash=75)]
    state = replace(traded(firms, {}), round=4)
    end = GAME.view(closed(state), None).end
    assert end is not None
    assert [line.cash for line in end.firms] == [60, 75, 70]
    assert [line.total for line in end.firms] == [75, 75, 75]
    assert (end.winners, end.decided_by) == ((RED, BLUE, GREEN), "shared")


def test_et_x27_two_cards_of_ten_are_round_one() -> None:
    assert sums(((5, 3, 2), (5, 3, 2))).all_tiers == 20
    assert tier_fault((3, 5, 2)) == "card_not_descending"
    state = traded([firm(RED), firm(BLUE)], {"beta": (5, 3, 2), "gamma": (5, 3, 2)})
    demand = GAME.view(state, None).demand
    assert demand is not None
    assert demand.warning is None
    assert [gauge.is_met for gauge in demand.gauges] == [True, False]

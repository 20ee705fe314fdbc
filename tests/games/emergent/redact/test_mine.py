"""What only the owner sees."""

from __future__ import annotations

from dataclasses import replace

from tests.games.emergent.table import BLUE, RED, SMALL, firm, fresh, say, seen, shipping


def test_faults_say_where_they_are() -> None:
    state = say(fresh(2), RED, "plan", plan={**SMALL, "products": {"n1": 6}, "marketing": {"a": 2}})
    mine = seen(state, RED).my_plan
    assert mine is not None
    first, second = mine.faults
    assert (first.region, first.dc, first.facts["over"]) == ("b", "n1", 1)
    assert (second.region, second.facts["region"]) == ("a", "A")


def test_the_money_bar_of_a_plan() -> None:
    state = fresh(2)
    state = replace(state, firms={**state.firms, RED: firm(RED, "small@A", "small@D", cash=99)})
    plan = {
        "sell": ["dc1"],
        "build": [{"id": "n", "size": "large", "region": "b"}],
        "products": {"n": 6, "dc2": 5},
        "marketing": {"b": 2, "d": 3},
    }
    mine = seen(say(state, RED, "plan", plan=plan), RED).my_plan
    assert mine is not None
    bar = mine.money
    assert (bar.cash, bar.sale, bar.total) == (99, 5, 104)
    assert (bar.builds, bar.cubes, bar.cylinders, bar.spent, bar.left) == (15, 11, 15, 41, 63)
    assert (bar.operating, bar.is_short) == (15, False)
    assert (mine.pool.small, mine.pool.large, mine.pool.cubes, mine.pool.cylinders) == (8, 2, 39, 5)
    assert [(dc.id, dc.is_new, dc.is_sold) for dc in mine.dcs] == [
        ("dc1", False, True),
        ("dc2", False, False),
        ("n", True, False),
    ]
    assert mine.next_id == "dc3"


def test_the_estimator_may_be_off() -> None:
    assert seen(fresh(2), RED).my_plan.estimate is not None
    assert seen(fresh(2, estimator=False), RED).my_plan.estimate is None


def test_a_choice_shows_to_its_owner_until_the_city_is_served() -> None:
    state = say(shipping(), RED, "ship", city="first", units={"dc2": 1})
    assert seen(state, RED).my_shipping.chosen == {"dc2": 1}
    assert seen(state, BLUE).my_shipping.chosen is None
    assert RED in seen(state).ready

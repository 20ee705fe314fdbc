"""The quiet estimator: printed figures and the own plan, never a card."""

from __future__ import annotations

from typing import Any

from companion.games.emergent import GAME
from companion.games.emergent.views.mine import Estimate
from tests.games.emergent.kit import FIVE, FIVE_DECK
from tests.games.emergent.table import BLUE, RED, fresh, say
from tests.games.walking import seed

BUILD = [{"id": "n", "size": "large", "region": "b"}, {"id": "m", "size": "small", "region": "e"}]


def estimated(plan: dict[str, Any], **options: Any) -> Estimate:
    view = GAME.view(say(fresh(2, **options), RED, "plan", plan=plan), RED)
    assert view.my_plan is not None
    assert view.my_plan.estimate is not None
    return view.my_plan.estimate


def test_both_ends_of_the_estimate() -> None:
    found = estimated({"build": BUILD, "products": {"n": 10, "m": 5}, "marketing": {"b": 1}})
    assert (found.predicted, found.cubes, found.operating, found.running_costs) == (20, 15, 15, 33)
    assert found.low is not None
    assert found.high is not None
    assert (found.low.units, found.low.income, found.low.transport) == (10, 50, 20)
    assert (found.high.units, found.high.income, found.high.transport) == (15, 75, 5)
    left = 100 - 25 - 15 - 3
    assert (found.low.cash, found.high.cash) == (left - 15 + 30, left - 15 + 70)
    assert found.break_even == 7, "seven units at $5 pay for $33"


def test_reach_city_by_city() -> None:
    found = estimated({"build": BUILD[1:], "products": {"m": 5}, "marketing": {"c": 2}})
    assert [(one.city, one.distance, one.transport, one.net, one.cylinders) for one in found.reach] == [
        ("beta", 3, 2, 3, 0),
        ("gamma", 2, 2, 3, 2),
        ("delta", 1, 1, 4, 0),
    ]


def test_an_empty_plan_reaches_nothing_and_owes_nothing() -> None:
    found = estimated({})
    assert (found.cubes, found.break_even) == (0, 0)
    assert found.low == found.high
    assert {one.distance for one in found.reach} == {None}


def test_too_few_cubes_never_pay() -> None:
    assert estimated({"build": BUILD, "products": {"n": 1}}).break_even is None


def test_impossible_plans_are_estimated_as_far_as_they_go() -> None:
    odd = [{"id": "x", "size": "small", "region": "nowhere"}, *BUILD]
    found = estimated({"build": odd, "products": {"x": 5, "n": 2}})
    assert found.cubes == 2


def test_cubes_that_get_their_dc_later_are_spread() -> None:
    found = estimated({"build": BUILD, "cubes": 7}, product_allocation="at_placement")
    assert found.cubes == 7


def test_the_estimate_knows_no_card() -> None:
    """The same with any deck: the saved one is never looked at."""
    plan = {"build": [{"id": "n", "size": "small", "region": "old-town"}], "products": {"n": 5}}
    found = []
    for deck in (None, FIVE_DECK):
        state = GAME.setup(GAME.options(board=FIVE, deck=deck), (RED, BLUE), seed(1))
        view = GAME.view(say(state, RED, "plan", plan=plan), RED)
        assert view.my_plan is not None
        found.append(view.my_plan.estimate)
    assert found[0] == found[1]

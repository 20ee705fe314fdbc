"""What a plan costs and which pieces it leaves."""

from __future__ import annotations

from companion.games.emergent.actions.plan import EMPTY_PLAN, Build, Plan
from companion.games.emergent.options import HouseRules
from companion.games.emergent.sums.costs import bill, leaving, placed, pool
from tests.games.emergent.table import dc

STANDING = (dc("small@A:5", 1), dc("large@C", 2))
PLAN = Plan(
    sell=("dc1",),
    build=(Build(id="n", size="large", region="b"),),
    products={"n": 7, "dc2": 4},
    marketing={"b": 2},
)


def test_the_box_of_a_player() -> None:
    """ET-2: 50 cubes, 10 cylinders, 10 small and 3 large discs."""
    assert pool(EMPTY_PLAN, (), HouseRules()) == {"small": 10, "large": 3, "cubes": 50, "cylinders": 10}
    left = {"small": 9, "large": 1, "cubes": 39, "cylinders": 8}
    assert pool(PLAN, STANDING, HouseRules()) == left
    assert pool(PLAN, STANDING, HouseRules(sold_disc_reusable=True)) == {**left, "small": 10}


def test_the_bill_of_a_plan() -> None:
    """ET-12 counts with it, ET-28 is still to come."""
    found = bill(PLAN, STANDING, HouseRules())
    assert (found.sale, found.builds, found.cubes, found.cylinders, found.cost) == (5, 15, 11, 6, 32)
    assert found.operating == 20


def test_what_stands_after_a_plan() -> None:
    """ET-16: the sold one is gone, the new one is the youngest, cubes lie where the plan says."""
    assert [(one.id, one.cubes) for one in placed(PLAN, STANDING)] == [("dc2", 4), ("n", 7)]


def test_a_sold_dc_costs_only_by_house_rule() -> None:
    assert leaving(PLAN, STANDING, HouseRules()) == ()
    assert [one.id for one in leaving(PLAN, STANDING, HouseRules(sold_dc_pays=True))] == ["dc1"]
    assert bill(PLAN, STANDING, HouseRules(sold_dc_pays=True)).operating == 25

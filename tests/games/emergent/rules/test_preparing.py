"""Behind the screen: drafts, the seal, and all plans at one instant."""

from __future__ import annotations

from companion.games.emergent import GAME
from tests.games.emergent.table import BLUE, RED, SMALL, fresh, money, plan_codes, refused, say, seen


def test_a_draft_is_always_taken_and_only_its_owner_sees_it() -> None:
    """ET-7: any mix, also an illegal one; the others learn nothing of it."""
    before = fresh(3)
    state = say(before, RED, "plan", plan={"sell": ["none"], "marketing": {"a": 99}})
    assert plan_codes(before, RED, sell=["none"], marketing={"a": 99}) == [
        "SELL_NOT_OWNED",
        "MARKETING_NO_CITY",
        "OVER_10_CYLINDERS",
        "NOT_ENOUGH_MONEY",
    ]
    assert (seen(state), seen(state, BLUE)) == (seen(before), seen(before, BLUE))
    assert refused(state, RED, "ready")[0] == "PLAN_ILLEGAL"


def test_an_illegal_plan_is_not_sealed_and_all_its_faults_come_at_once() -> None:
    """ET-14: to its owner, in the order of the rules; an empty plan is legal (ET-7)."""
    state = say(fresh(2), RED, "plan", plan={"sell": ["none"], "products": {"x": 1}, "marketing": {"a": 1}})
    codes = ["PLAN_ILLEGAL", "SELL_NOT_OWNED", "PRODUCT_UNKNOWN_DC", "MARKETING_NO_CITY"]
    assert refused(state, RED, "ready") == codes
    assert "ready" not in [choice.do for choice in seen(state, RED).choices]
    assert refused(say(state, RED, "plan", plan={}), RED, "ready") == []


def test_ready_may_be_withdrawn_until_the_last_one_is() -> None:
    """ET-14: public is only who is ready."""
    state = say(fresh(2), RED, "ready")
    assert seen(state).ready == (RED,)
    state = say(state, RED, "unready")
    assert (seen(state).ready, seen(state).phase) == ((), "plan")
    state = say(say(state, RED, "ready"), BLUE, "ready")
    assert refused(state, RED, "unready") == ["ALREADY_REVEALED"]


def test_a_sealed_plan_shows_again_only_when_it_is_opened() -> None:
    state = say(say(fresh(2), RED, "plan", plan=SMALL), RED, "ready")
    assert (seen(state, RED).my_plan, seen(state, RED).my_sealed) == (None, True)
    assert refused(state, RED, "plan", plan=SMALL) == ["SEALED"]
    assert refused(state, RED, "ready") == ["ALREADY_READY"]
    state = say(state, RED, "unready")
    mine = seen(state, RED).my_plan
    assert mine is not None
    assert mine.plan.model_dump(exclude_defaults=True) == {
        "build": ({"id": "n1", "size": "small", "region": "b"},),
        "products": {"n1": 3},
        "marketing": {"b": 1},
    }
    assert refused(state, RED, "unready") == ["NOT_READY"]


def test_every_sealed_screen_is_equally_long() -> None:
    empty = say(fresh(2), RED, "ready")
    full = say(say(fresh(2), RED, "plan", plan=SMALL), RED, "ready")
    assert seen(empty, RED) == seen(full, RED)


def test_all_plans_open_at_one_instant_and_are_booked() -> None:
    """ET-15, and the money of ET-16."""
    state = say(say(fresh(2), RED, "plan", plan=SMALL), RED, "ready")
    assert seen(state).plans == ()
    state = say(state, BLUE, "ready")
    view = seen(state)
    assert (view.phase, money(state)) == ("place", (84, 100))
    red, blue = view.plans
    assert (red.bank, red.cubes, red.cylinders, blue.pieces) == (-16, 3, 1, ())
    assert [line.id for line in red.pieces] == ["on-n1", "cubes-n1", "cylinders-1"]
    assert sum(line.amount for line in red.pieces) == red.bank
    assert GAME.opened(state).shown == 1
    for do, fields in (("plan", {"plan": {}}), ("ready", {}), ("unready", {})):
        assert refused(state, RED, do, **fields) == ["ALREADY_REVEALED"]

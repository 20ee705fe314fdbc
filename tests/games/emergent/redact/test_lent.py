"""What a borrower of a firm sees: an empty plan, until they have made one; no choice of its owner."""

from __future__ import annotations

from typing import Any

from companion.games.emergent import GAME
from companion.games.emergent.actions.plan import EMPTY_PLAN
from tests.games.emergent.table import RED, SMALL, fresh, say, seen, shipping


def borrowed(state: Any, *said: dict[str, Any]) -> Any:
    """Red's view for whoever borrows the firm and has said this since."""
    return GAME.lent(state, RED, seen(state, RED), tuple(map(GAME.actions.validate_python, said)))


def test_et_7_the_owners_plan_stays_behind_the_screen() -> None:
    plan = {"do": "plan", "plan": {**SMALL, "marketing": {"a": 2}}}
    state = say(fresh(2), RED, **plan)
    assert seen(state, RED).my_plan.plan != EMPTY_PLAN
    mine = borrowed(state).my_plan
    assert (mine.plan, mine.money) == (EMPTY_PLAN, seen(fresh(2), RED).my_plan.money)
    assert borrowed(state, plan).my_plan == seen(state, RED).my_plan


def test_how_the_owner_ships_is_not_told_either() -> None:
    ship = {"do": "ship", "city": "first", "units": {"dc2": 1}}
    state = say(shipping(), RED, **ship)
    assert borrowed(state).my_shipping.chosen is None
    assert borrowed(state, ship).my_shipping.chosen == {"dc2": 1}

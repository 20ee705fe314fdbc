"""Who stands where at the end; equal ones share a place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergent.state.phases import Awarding
from companion.games.emergent.sums.standings import by_total, standings
from companion.kernel.seat import Voice
from tests.games.emergent.table import BLUE, GREEN, RED, YELLOW, closed, firm, fresh, say, seen, traded


def over(*cash: int, **options: Any) -> Any:
    """The end of a game with so much money; blue has sold a unit of its $5."""
    firms = [firm(seat, cash=sum_) for seat, sum_ in zip((RED, BLUE, GREEN, YELLOW), cash, strict=False)]
    return seen(closed(replace(traded(firms, {}, **options), round=4)))


def test_most_money_first_and_equals_on_one_place() -> None:
    """ET-35, ET-36."""
    view = over(70, 90, 70, 60)
    assert standings(view) == ((1, BLUE), (2, RED), (2, GREEN), (4, YELLOW))
    assert [line.seat for line in by_total(view.end)] == [BLUE, RED, GREEN, YELLOW]
    assert [place for place, _ in standings(over(80, 80, 10))] == [1, 1, 3]


def test_units_sold_decide_between_equal_money() -> None:
    """A11: who wins by them stands before the other."""
    firms = [firm(RED, cash=90), firm(BLUE, "small@B:3", cash=85)]
    state = replace(traded(firms, {"beta": (1, 1, 1)}, win_tie="units_sold"), round=4)
    assert standings(seen(closed(state))) == ((1, BLUE), (2, RED))


@pytest.mark.parametrize(("colour", "places"), [("green", [1, 2]), ("none", [1, 1])])
def test_fast_play_by_points_green_and_red(colour: str, places: list[int]) -> None:
    """FP-8."""
    state = fresh(2, mode="fast_play")
    ground = replace(state.ground, colours={**state.ground.colours, "a": colour})
    cubes = {**state.cubes, "a": {RED: 2, BLUE: 0}, "b": {RED: 0, BLUE: 2}}
    state = replace(state, ground=ground, round=3, step=Awarding(), cubes=cubes, fast_rounds=({},))
    assert [place for place, _ in standings(seen(say(state, Voice.TABLE, "go_on")))] == places


def test_nobody_stands_anywhere_before_the_end() -> None:
    assert standings(seen(fresh(2))) == ()

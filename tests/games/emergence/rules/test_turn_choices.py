"""What is offered while turns are taken."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.emergence import GAME
from tests.games.emergence.table import (
    BO,
    A,
    B,
    C,
    E,
    attested,
    offered,
    one,
    round_of,
    say,
)


@pytest.mark.parametrize(
    ("mine", "choices"),
    [
        pytest.param(one("d1", E), ["activate", "end_turn"], id="data I read"),
        pytest.param(one("d1", B), ["end_turn"], id="data I do not read"),
        pytest.param(one("d1", E, "replenish"), ["replenish", "end_turn"], id="replenish"),
        pytest.param(one("d1", E, "boost"), ["boost", "end_turn"], id="boost"),
        pytest.param(one("d1", E, "hack"), ["end_turn"], id="no token"),
        pytest.param(one("d1", E, "hack", knowledge=1), ["hack", "exchange", "end_turn"], id="hack"),
        pytest.param(one("d1", E, "spy", knowledge=1), ["exchange", "end_turn"], id="only the exchange"),
        pytest.param(one("d1", E, "spy", knowledge=2), ["spy", "exchange", "end_turn"], id="spy"),
    ],
)
def test_em_20_the_selected_action_where_it_is_possible(mine: Any, choices: list[str]) -> None:
    state = round_of(mine, one("d2", B), one("d1", E))
    assert offered(state, A) == choices
    assert offered(state, BO) == []


def test_em_16_moving_is_offered_and_staying_only_where_nothing_is_open() -> None:
    state = round_of(one("d1", E), one("d2", B), one("K", B), step="move")
    (move, *rest) = GAME.view(state, A).choices
    assert (move.do, move.one_of) == ("move", {"to": ("S", "d3")})
    assert [choice.do for choice in rest] == ["correct"]
    assert offered(round_of(one("K", E), one("d2", B), one("d3"), step="move"), A) == ["stay"]
    free = round_of(one("d1", E), one(), one(), step="move", move_mandatory=False)
    assert offered(free, A) == ["move", "stay"]


def test_without_a_city_the_operative_says_what_the_app_cannot_know() -> None:
    state = attested(one(None, E), one(None, B), one(None))
    found = {tuple(sorted(choice.one_of.items())): choice for choice in GAME.view(state, A).choices}
    assert [choice.one_of.get("tile") for choice in found.values() if choice.do == "activate"] == [
        ("compile", "assimilate"),
        ("light_blue",),
        ("dark_blue",),
    ]
    hack = GAME.view(attested(one(None, E, "hack", knowledge=1), one(None, B), one(None)), A).choices[0]
    assert hack.one_of == {"target": (BO,), "adjacent": ("true",)}
    claimed = attested(one(None, E, "hack", knowledge=1), one(None, B), one(None))
    claimed = say(claimed, A, "hack", target=BO, adjacent=True)
    assert [offered(claimed, seat) for seat in (A, BO, C)] == [[], ["confirm_claim"], []]

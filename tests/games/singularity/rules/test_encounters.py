"""Tokens turn and enemies come onto the board."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROOMS, at
from tests.games.singularity.table import A, begun, go, placed, refused, say, standing


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"token": at(0, 0)}, ["E_NO_TOKEN"]),
        ({"token": at(2, 0)}, ["E_WHICH_ENEMY"]),
        ({"token": at(2, 0), "enemy": "ghost"}, ["E_UNKNOWN_ENEMY"]),
        (
            {"token": at(2, 0), "enemy": "drone", "places": [{"place": at(1, 0), "count": 1}]},
            ["E_OUTSIDE_AREA"],
        ),
        ({"token": at(2, 0), "enemy": "drone", "places": [{"place": at(3, 0), "count": 3}]}, []),
    ],
)
def test_sw_19_enemies_come_inside_the_area(fields: dict[str, Any], codes: list[str]) -> None:
    state = go(begun(map=ROOMS), at(1, 0), at(2, 0))
    assert refused(state, A, "place_enemies", **fields) == codes


def test_sw_35_a_token_turned_early_waits_for_entry() -> None:
    state = say(begun(map=ROOMS), A, "turn_token", token=at(3, 0), enemy="warden")
    assert GAME.view(state, None).tokens[1].enemy == "warden"
    assert standing(state) == {}
    assert refused(state, A, "turn_token", token=at(3, 0), enemy="drone") == ["E_ALREADY_TURNED"]
    state = go(state, at(1, 0), at(2, 0), from_hand=False)
    assert refused(state, A, "place_enemies", token=at(3, 0), enemy="drone") == ["E_ALREADY_TURNED"]
    state = say(state, A, "place_enemies", token=at(3, 0), places=[{"place": at(3, 0), "count": 1}])
    assert standing(state) == {"warden@3,0": 1}


def test_sw_19_an_area_turns_its_tokens_only_for_who_comes_from_outside() -> None:
    state = placed(begun(map=ROOMS), {A: at(2, 0)})
    assert go(state, at(3, 0)).encounter is None
    assert go(placed(state, {A: at(1, 0)}), at(2, 0)).encounter is not None

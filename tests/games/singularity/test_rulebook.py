"""The rulebook's figures R1..R9, by number."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.sums.ground import ground_of, reach
from tests.games.singularity.boards import ROW, SQUARE, at, grid
from tests.games.singularity.table import (
    CARD,
    A,
    B,
    C,
    acting,
    begun,
    go,
    hit,
    pile,
    placed,
    say,
    standing,
)


@pytest.mark.parametrize(
    ("groups", "raised"),
    [
        pytest.param([("drone", at(0, 0), 1)], 2, id="R1 one type"),
        pytest.param([("drone", at(0, 0), 1), ("brute", at(0, 0), 1)], 4, id="R1 two types"),
        pytest.param([("drone", at(0, 0), 5)], 2, id="R1 five drones of one type"),
    ],
)
def test_r1_leaving(groups: list[Any], raised: int) -> None:
    assert go(placed(begun(map=ROW), None, *groups), at(1, 0)).threat == raised


@pytest.mark.parametrize(
    ("fields", "raised"),
    [
        pytest.param({}, 4, id="R2 hazard"),
        pytest.param({"ignores_hazard": True}, 0, id="R2 exempt card"),
        pytest.param({"companions": [B, C]}, 4, id="R2 three members"),
    ],
)
def test_r2_hazard(fields: dict[str, Any], raised: int) -> None:
    board = grid(3, 1, marks={at(1, 0): {"hazard": True}})
    assert go(begun(3, map=board), at(1, 0), **fields).threat == raised


def test_r3_adjacent_is_range_1() -> None:
    ground = ground_of(SQUARE)
    assert reach(ground, at(1, 1), 1) == {at(1, 1): 0, at(1, 0): 1, at(0, 1): 1, at(2, 1): 1, at(1, 2): 1}
    assert reach(ground, at(1, 1), 0) == {at(1, 1): 0}


@pytest.mark.parametrize("size", [1, 5], ids=["R4 a group of 1", "R4 a group of 5"])
@pytest.mark.parametrize("members", [1, 3], ids=["one member in range", "three members in range"])
def test_r4_threat_once_a_group(size: int, members: int) -> None:
    places = {seat: at(1, 0) for seat in (A, B, C)[:members]} | {
        seat: at(4, 0) for seat in (A, B, C)[members:]
    }
    assert acting(placed(begun(3, map=ROW), places, ("drone", at(0, 0), size))).threat == 2


def test_r5_the_same_type_in_two_spaces_attacks_twice() -> None:
    state = placed(begun(1, map=ROW), {A: at(2, 0)}, ("drone", at(1, 0), 1), ("drone", at(3, 0), 1))
    assert acting(state).threat == 4


def test_r6_a_cache_reveals_three_replaces_and_opens_once() -> None:
    board = grid(3, 1, marks={at(1, 0): {"cache": True}})
    state = go(begun(map=board), at(1, 0))
    assert state.drafting is not None
    assert state.drafting.to_reveal == 3
    state = say(state, A, "reveal_cards", cards=[CARD] * 3)
    state = say(state, A, "pick", card=0)
    assert state.drafting is not None
    assert state.drafting.to_reveal == 1
    assert pile(state, A)[0] == 3, "three in hand, one played to get here, one gained"
    state = say(say(say(state, A, "reveal_cards", cards=[CARD]), B, "pick"), A, "play")
    assert state.drafting is None
    assert go(go(state, at(0, 0), from_hand=False), at(1, 0), from_hand=False).drafting is None


def test_r6_hands_start_and_refill_at_three() -> None:
    state = begun(map=ROW)
    assert pile(state, A)[0] == 3
    state = say(acting(state), A, "refilled")
    assert pile(state, A)[0] == 3


def test_r7_one_damage_is_one_miniature() -> None:
    state = placed(begun(map=ROW), None, ("drone", at(0, 0), 3))
    state = say(state, A, "attack", damage=1, range=0, targets=hit(at(0, 0), ("drone", (1,))))
    assert standing(state) == {"drone@0,0": 2}


def test_r8_equal_routes_split_evenly() -> None:
    state = acting(placed(begun(1, map=SQUARE), {A: at(1, 1)}, ("drone", at(0, 0), 4)))
    state = say(state, A, "enemies_done")
    assert standing(state) == {"drone@1,0": 2, "drone@0,1": 2}


def test_r9_all_on_end_and_the_area_clear_wins() -> None:
    state = placed(begun(map=ROW), {A: at(3, 0), B: at(4, 0)})
    state = go(state, at(4, 0))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((A, B), "end_reached")

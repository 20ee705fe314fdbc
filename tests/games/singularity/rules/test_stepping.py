"""Step 2: every group attacks and moves once."""

from __future__ import annotations

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW, at
from tests.games.singularity.table import (
    A,
    B,
    C,
    acting,
    begun,
    placed,
    refused,
    say,
    standing,
    tied,
    with_limits,
)


def test_without_enemies_the_step_is_over_at_once() -> None:
    assert acting(begun(map=ROW)).phase == "refill"


def test_sw_25_the_first_group_at_the_limit_is_named() -> None:
    groups = [("drone", at(0, 0), 1), ("runner", at(0, 0), 1)]
    state = placed(begun(1, threat=8, limit=10, map=ROW), None, *groups)
    lost = GAME.view(acting(state), None)
    assert lost.end is not None
    assert (lost.end.ending, lost.end.enemy, lost.end.place) == ("threat", "drone", at(0, 0))
    other = GAME.view(acting(with_limits(state, 9, None), order=["runner@0,0"]), None)
    assert other.end is not None
    assert other.end.enemy == "runner", "the players chose the order"


def test_an_unknown_group_in_the_order_is_refused() -> None:
    assert refused(begun(map=ROW), A, "end_play", order=["drone@0,0"]) == ["E_NO_SUCH_GROUP"]


def test_sw_30_groups_that_meet_are_one() -> None:
    state = placed(begun(1, map=ROW), {A: at(2, 0)}, ("drone", at(0, 0), 2), ("drone", at(4, 0), 1))
    state = say(acting(state), A, "enemies_done")
    state = say(state, A, "refilled")
    state = say(acting(state), A, "enemies_done")
    assert standing(state) == {"drone@2,0": 3}


def test_enemies_that_come_during_the_step_act_in_it() -> None:
    state = acting(placed(begun(1, map=ROW), {A: at(2, 0)}, ("drone", at(1, 0), 1)))
    assert state.threat == 2
    state = say(state, A, "spawn", enemy="drone", places=[{"place": at(3, 0), "count": 1}], reason="alarm")
    assert state.threat == 4
    assert standing(say(state, A, "enemies_done")) == {"drone@2,0": 2}


def test_a_correction_in_the_step_does_not_attack_twice() -> None:
    state = acting(placed(begun(1, map=ROW), {A: at(2, 0)}, ("drone", at(1, 0), 1)))
    state = say(state, A, "correct", what={"fact": "group", "enemy": "drone", "place": at(1, 0), "count": 0})
    state = say(state, A, "correct", what={"fact": "group", "enemy": "drone", "place": at(3, 0), "count": 1})
    assert state.threat == 2
    assert standing(say(state, A, "enemies_done")) == {"drone@2,0": 1}
    dragged = acting(placed(begun(1, map=ROW), {A: at(2, 0)}, ("drone", at(1, 0), 1)))
    what = {"fact": "shift", "group": "drone@1,0", "to": at(3, 0), "count": 1}
    dragged = say(dragged, A, "correct", what=what)
    row = GAME.view(dragged, None).step.rows[0]  # type: ignore[union-attr]
    assert (dragged.threat, row.group, row.raised) == (2, "drone@3,0", 2)
    moved = say(tied(), A, "correct", what={"fact": "member", "seat": A, "place": at(1, 0)})
    assert moved.ballot is None, "the tie is gone"


def test_a_card_typed_better_counts_from_now_on() -> None:
    state = acting(placed(begun(1, map=ROW), {A: at(4, 0)}, ("drone", at(0, 0), 1)))
    fast = {"id": "drone", "name": "Drone", "threat": 2, "range": 9, "move": 3}
    state = say(state, A, "add_enemy", enemy=fast)
    assert state.threat == 0, "the attack has been counted"
    assert standing(say(state, A, "enemies_done")) == {"drone@3,0": 1}


@pytest.mark.parametrize("size", [1, 4])
def test_sw_23_a_group_attacks_once_whatever_its_size(size: int) -> None:
    state = placed(begun(3, map=ROW), dict.fromkeys((A, B, C), at(1, 0)), ("drone", at(0, 0), size))
    state = acting(state)
    assert [(change.amount, change.enemy, change.place) for change in state.changes] == [
        (2, "drone", at(0, 0))
    ]


def test_sw_22_all_attack_from_where_they_stood_in_the_order_chosen() -> None:
    groups = [("drone", at(1, 0), 1), ("runner", at(3, 0), 1), ("brute", at(3, 0), 1)]
    state = placed(begun(1, map=ROW), {A: at(2, 0)}, *groups)
    state = acting(state, order=["runner@3,0"])
    rows = GAME.view(state, None).step.rows  # type: ignore[union-attr]
    assert [row.group for row in rows] == ["runner@3,0", "brute@3,0", "drone@1,0"]
    assert [change.enemy for change in state.changes] == ["runner", "drone"], (
        "the brute is too far as it stood"
    )


def test_sw_29_each_miniature_moves_once() -> None:
    groups = [("drone", at(0, 0), 2), ("drone", at(1, 0), 1)]
    state = placed(begun(1, map=ROW), {A: at(4, 0)}, *groups)
    for order in ([], ["drone@1,0"], ["drone@0,0"]):
        done = say(acting(state, order=order), A, "enemies_done")
        assert standing(done) == {"drone@1,0": 2, "drone@2,0": 1}

"""The phase `enemies`: answers at light level, cards with their own instructions."""

from __future__ import annotations

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW, at
from tests.games.singularity.table import (
    TABLE,
    A,
    B,
    acting,
    begun,
    light,
    placed,
    refused,
    say,
    standing,
    with_limits,
)


def test_a_card_with_its_own_instructions_waits_for_the_table() -> None:
    state = acting(placed(begun(1, map=ROW), {A: at(4, 0)}, ("stalker", at(0, 0), 1)))
    view = GAME.view(state, None)
    assert view.step is not None
    assert (view.step.rows[0].is_by_hand, view.step.rows[0].is_open, view.step.missing) == (True, True, 1)
    assert refused(state, A, "enemies_done") == ["E_ANSWERS_MISSING"]
    to = [{"place": at(3, 0), "count": 1}]
    state = say(state, A, "direct_group", group="stalker@0,0", to=to)
    assert standing(say(state, A, "enemies_done")) == {"stalker@3,0": 1}


def test_sw_22_answers_are_collected_and_counted_at_the_end() -> None:
    state = light(("drone", "dock", 5), ("drone", "rail yard", 2), ("brute", "furnace", 1))
    view = GAME.view(state, None)
    assert view.step is not None
    assert (view.step.missing, view.step.question) == (3, "brute@furnace")
    assert refused(state, A, "enemies_done") == ["E_ANSWERS_MISSING"]
    assert refused(state, A, "answer_group", group="drone@roof", in_range=True) == ["E_NO_SUCH_GROUP"]
    assert refused(state, A, "answer_group", group="drone@dock") == ["E_NO_ANSWER"]
    state = say(state, TABLE, "answer_group", group="brute@furnace", in_range=True, to=[])
    state = say(state, B, "answer_group", group="drone@dock", in_range=False)
    state = say(state, B, "answer_group", group="drone@dock", to=["", "stairs"])
    state = say(state, A, "answer_group", group="drone@rail yard", in_range=True, to=["dock"])
    view = GAME.view(state, None)
    assert view.step is not None
    assert (view.step.threat_before, view.step.threat_after, state.threat) == (0, 5, 0)
    dock = next(row for row in view.step.rows if row.group == "drone@dock")
    assert [(to.place, to.count) for to in dock.to] == [("dock", 3), ("stairs", 2)]
    state = say(state, A, "enemies_done")
    assert state.threat == 5
    assert standing(state) == {"brute@furnace": 1, "drone@dock": 5, "drone@stairs": 2}


@pytest.mark.parametrize(
    ("to", "counts", "codes"),
    [
        (["a", "b"], [3, 2], []),
        (["a", "b"], [2, 3], []),
        (["a", "b"], [4, 1], ["E_UNEVEN"]),
        (["a", "b"], [3, 3], ["E_COUNT"]),
        (["a", "b"], [5], ["E_COUNT"]),
    ],
)
def test_sw_28_a_split_given_by_the_table_is_checked(
    to: list[str], counts: list[int], codes: list[str]
) -> None:
    state = light(("drone", "dock", 5))
    assert refused(state, A, "answer_group", group="drone@dock", to=to, counts=counts) == codes


def test_two_routes_to_one_space_count_once_and_unnamed_spaces_get_names() -> None:
    state = light(("drone", "dock", 4))
    state = say(state, A, "answer_group", group="drone@dock", in_range=False, to=["roof", "roof", "", ""])
    step = GAME.view(state, None).step
    assert step is not None
    assert [(to.place, to.count) for to in step.rows[0].to] == [("roof", 2), ("dock", 1), ("dock 2", 1)]


def test_a_limit_reached_by_an_answer_loses() -> None:
    state = with_limits(light(("drone", "dock", 1)), 2, None)
    state = say(state, A, "answer_group", group="drone@dock", in_range=True, to=[""])
    assert GAME.outcome(state) is None
    assert GAME.outcome(say(state, A, "enemies_done")) is not None

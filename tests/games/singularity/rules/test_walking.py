"""Moving with companions, held up or not."""

from __future__ import annotations

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROOMS, ROW, at, grid
from tests.games.singularity.table import A, B, C, begun, go, placed, refused, say, standing


def test_sw_10_companions_start_in_the_same_space_and_walk_along() -> None:
    state = placed(begun(3, map=ROW), {C: at(3, 0)})
    assert refused(state, A, "move", steps=1, path=[at(1, 0)], companions=[C]) == ["E_NOT_TOGETHER"]
    assert refused(state, A, "move", steps=1, path=[at(1, 0)], companions=["zoe"]) == ["E_UNKNOWN_SEAT"]
    state = go(state, at(1, 0), companions=[B])
    assert [state.members[seat].place for seat in (A, B, C)] == [at(1, 0), at(1, 0), at(3, 0)]


def test_sw_13_a_new_space_is_hazard_then_encounter_then_cache() -> None:
    state = go(begun(map=ROOMS), at(1, 0), at(2, 0), at(3, 0))
    assert [line.code.removeprefix("singularity-log-") for line in state.log[-4:]] == [
        "moves",
        "hazard",
        "encounter",
        "cache",
    ]
    assert state.phase == "encounter"
    assert GAME.view(state, None).encounter.spaces == (at(2, 0), at(3, 0))  # type: ignore[union-attr]
    state = say(
        state, B, "place_enemies", token=at(2, 0), enemy="drone", places=[{"place": at(2, 0), "count": 2}]
    )
    state = say(state, A, "place_enemies", token=at(3, 0), enemy="warden", places=[])
    assert state.phase == "cache"
    state = say(state, A, "reveal_cards")
    state = say(say(state, A, "pick"), B, "pick")
    travel = GAME.view(state, None).travel
    assert travel is not None
    assert (travel.planned, travel.steps_left) == ((at(3, 0),), 1)
    state = say(state, A, "continue_move", path=[at(3, 0)])
    assert state.threat == 6, "4 for the hazard, 2 for the drones that came"
    assert standing(state) == {"drone@2,0": 2}


def test_a_held_up_move_goes_on_only_with_what_is_left() -> None:
    board = grid(5, 1, areas=[{"id": "all"}, {"id": "b"}], marks={at(1, 0): {"area": "b", "token": "common"}})
    state = go(begun(map=board), at(1, 0), at(2, 0), steps=2)
    state = say(state, A, "place_enemies", token=at(1, 0), enemy="drone")
    assert refused(state, A, "continue_move", path=[at(2, 0), at(3, 0)]) == ["E_TOO_FAR"]
    assert refused(state, A, "continue_move", path=[at(4, 0)]) == ["E_NOT_ADJACENT"]
    assert refused(say(state, A, "play"), A, "continue_move", path=[at(2, 0)]) == ["E_NO_MOVE_OPEN"]
    assert say(state, A, "continue_move", path=[at(0, 0)]).members[A].place == at(0, 0)


def test_a_light_move_is_priced_step_by_step() -> None:
    path = [{"types": 2}, {"types": 0, "hazard": True}, {"types": 1}]
    state = say(begun(), A, "walk", steps=3, path=path)
    assert [(change.cause, change.amount) for change in state.changes] == [
        ("leave", 4),
        ("hazard", 4),
        ("leave", 2),
    ]
    assert refused(begun(), A, "walk", steps=2, path=path) == ["E_TOO_FAR"]

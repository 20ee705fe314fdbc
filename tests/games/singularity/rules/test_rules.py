"""The one way from a state to the next: who may speak, and when."""

from __future__ import annotations

from companion.kernel.seat import Voice
from tests.games.singularity.boards import ROW
from tests.games.singularity.table import A, C, begun, fresh, light, refused, say, tied


def test_outside_its_step_an_action_is_refused() -> None:
    state = begun(map=ROW)
    assert refused(state, A, "refilled") == ["E_WRONG_STEP"]
    assert refused(state, A, "enemies_done") == ["E_WRONG_STEP"]
    assert refused(state, A, "begin") == ["E_WRONG_STEP"]
    assert refused(fresh(), A, "change", track="threat", amount=1, cause="card") == ["E_WRONG_STEP"]
    assert refused(say(state, A, "end_play"), A, "play") == ["E_WRONG_STEP"]
    assert refused(state, Voice.CLOCK, "play") == ["E_NO_CLOCK"]
    assert refused(state, C, "play") == ["E_UNKNOWN_SEAT"]


def test_what_belongs_to_the_other_level_is_refused() -> None:
    on_map, no_map = tied(), light(("drone", "dock", 1))
    assert refused(
        say(say(on_map, A, "close_vote", option=0), A, "carry_out"),
        A,
        "answer_group",
        group="drone@2,0",
        in_range=True,
    ) == ["E_MAP_KNOWS"]
    to = [{"place": "dock", "count": 1}]
    assert refused(no_map, A, "direct_group", group="drone@dock", to=to) == ["E_NO_MAP"]
    assert refused(begun(), A, "move", steps=1, path=["dock"]) == ["E_NO_MAP"]
    assert refused(begun(map=ROW), A, "walk", steps=1, path=[{}]) == ["E_MAP_KNOWS"]
    assert refused(begun(), A, "draw_enemy", kind="common") == ["E_TABLE_DRAWS"]

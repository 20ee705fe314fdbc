"""Before the first turn: seats, documents, characters, limits, who begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.state.phases import Setup
from companion.kernel.action import Rejection
from tests.games.singularity.boards import ROW
from tests.games.singularity.shipped import CARDS as SHIPPED
from tests.games.singularity.shipped import GLASS, RELAY, STORY
from tests.games.singularity.table import SEATS, TABLE, A, B, C, D, begun, fresh, pile, refused, say
from tests.games.walking import seed


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        ((), {}, "bad_count"),
        ((*SEATS, "gus"), {}, "bad_count"),
        ((A, A), {}, "name_taken"),
        ((A,), {"level": "map"}, "map_missing"),
        ((A,), {"level": "map", "map": ROW.model_copy(update={"end": None})}, "no_end"),
        ((A,), {"mode": "story"}, "campaign_missing"),
        ((A,), {"mode": "story", "campaign": STORY, "issue": STORY.issues[1]}, "locked_issue"),
        ((A,), {"level": "map", "map": GLASS, "draws": "app"}, "nothing_to_draw"),
    ],
)
def test_what_cannot_be_played_is_refused(seats: Any, options: dict[str, Any], code: str) -> None:
    with pytest.raises(Rejection) as no:
        GAME.setup(SingularityOptions(**options), seats, seed(1))
    assert no.value.code == f"singularity.{code}"


def test_sw_4_limits_are_required_at_the_start() -> None:
    state = fresh()
    assert GAME.view(state, None).setup.missing == ("limits",)  # type: ignore[union-attr]
    assert refused(state, A, "begin") == ["E_LIMITS"]
    assert "begin" not in [choice.do for choice in GAME.view(state, A).choices]
    state = say(state, B, "set_limits", threat=20)
    assert (state.limits.threat, state.limits.awareness) == (20, None)  # type: ignore[union-attr]
    assert say(state, B, "begin").phase == "play"


def test_limits_below_one_are_no_limits() -> None:
    with pytest.raises(ValueError, match="greater than or equal to 1"):
        GAME.actions.validate_python({"do": "set_limits", "threat": 0})


def test_sw_2_two_seats_never_play_the_same_character() -> None:
    state = say(fresh(), A, "take_character", character={"id": "max", "name": "Max"})
    assert refused(state, B, "take_character", character={"id": "other", "name": "max"}) == [
        "E_CHARACTER_TAKEN"
    ]
    state = say(say(state, A, "take_character"), B, "take_character", character={"id": "max", "name": "Max"})
    assert refused(state, TABLE, "take_character") == ["E_NOT_FOR_TABLE"]
    assert state.members[A].character is None


def test_sw_2_one_to_six_win_or_lose_together() -> None:
    """SW-2: one to six people, who win or lose together."""
    for count in (1, 6):
        state = begun(count, map=ROW)
        won = say(state, A, "declare", result="won", reason="the issue's own goal")
        lost = say(state, A, "declare", result="lost", reason="it got late")
        assert GAME.outcome(won).winners == state.seats  # type: ignore[union-attr]
        assert GAME.outcome(lost).winners == ()  # type: ignore[union-attr]
    assert D not in begun(3).seats


def test_sw_6_the_issue_brings_its_limits_and_reminders() -> None:
    state = fresh(level="map", mode="story", map=RELAY, campaign=STORY, library=SHIPPED)
    view = GAME.view(say(state, A, "begin"), None)
    assert view.issue is not None
    assert (view.issue.number, view.issue.campaign) == (1, "Quiet Signal (invented)")
    assert [track.limit for track in view.tracks] == [18, 6]


def test_sw_2_the_first_player_leads_and_turns_go_clockwise() -> None:
    state = say(fresh(3), TABLE, "set_limits")
    assert refused(state, A, "name_first", seat="zoe") == ["E_UNKNOWN_SEAT"]
    state = say(say(state, A, "name_first", seat=B), A, "begin")
    turns = []
    for _ in range(4):
        turns.append((state.round, state.turn.seat))
        state = say(say(state, state.turn.seat, "end_play"), state.turn.seat, "refilled")
    assert turns == [(1, B), (1, C), (1, A), (2, B)]


def test_a_character_can_be_named_later() -> None:
    state = say(begun(), A, "take_character", character={"id": "rook", "name": "Rook", "deck": 10})
    assert pile(state, A) == (3, None, None)


def test_the_piles_of_a_character_are_counted() -> None:
    state = replace(begun(map=ROW), step=Setup())
    state = say(state, A, "take_character", character={"id": "rook", "name": "Rook", "deck": 10})
    assert pile(state, A) == (3, 7, 0)


def test_sw_6_the_board_is_set_up_as_the_issue_says() -> None:
    state = fresh(3, level="map", mode="story", map=RELAY, campaign=STORY, library=SHIPPED)
    view = GAME.view(state, None)
    assert {member.place for member in view.members} == {RELAY.start}, "the team stands on Start"
    assert [GAME.view(state, seat).my_hand for seat in state.seats] == [3, 3, 3]
    printed = {(space.id, space.token) for space in RELAY.spaces if space.token}
    assert {(token.place, token.kind) for token in view.tokens} == printed
    assert all(token.enemy is None for token in view.tokens), "face down"
    assert view.issue is not None
    assert (view.issue.setup, view.issue.rules) == (STORY.issues[0].setup, STORY.issues[0].rules)

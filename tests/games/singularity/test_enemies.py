"""The enemy step and its votes, at both levels (SW-20..30, SW-39)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.state import SingularityState, phase_of
from tests.games.singularity.packs import TRAM
from tests.games.singularity.table import (
    TABLE,
    A,
    B,
    C,
    at,
    begun,
    grid,
    placed,
    refused,
    say,
    standing,
    vote_all,
    with_limits,
)

ROW = grid(5, 1)
SQUARE = grid(3, 3)
ENDS = {A: at(0, 0), B: at(4, 0)}


def acting(state: SingularityState, **fields: Any) -> SingularityState:
    return say(state, state.turn.seat, "end_play", **fields)


def tied(count: int = 2, **options: Any) -> SingularityState:
    """Drones in the middle, members at both ends: whom do they follow?"""
    places = {**ENDS, C: at(4, 0)}
    state = begun(count, map=ROW, **options)
    return acting(placed(state, {seat: places[seat] for seat in state.seats}, ("drone", at(2, 0), 3)))


def test_without_enemies_the_step_is_over_at_once() -> None:
    assert phase_of(acting(begun(map=ROW))) == "refill"


def test_the_step_is_itemised() -> None:
    groups = [("drone", at(1, 0), 2), ("brute", at(4, 0), 1), ("runner", at(0, 0), 1)]
    step = GAME.view(acting(placed(begun(1, map=ROW), None, *groups)), None).step
    assert step is not None
    assert (step.threat_before, step.threat_after, step.raised) == (0, 3, 3)
    rows = {row.group: row for row in step.rows}
    drone, brute, runner = rows["drone@1,0"], rows["brute@4,0"], rows["runner@0,0"]
    assert (drone.reaches[0].line, drone.reaches[0].distance) == ((at(1, 0), at(0, 0)), 1)
    assert (brute.in_range, brute.miss, brute.distance) == (False, "too_far", 4)
    assert [(to.place, to.count, to.joins) for to in drone.to] == [(at(0, 0), 2, (A,))]
    assert (runner.stay, runner.ways, runner.raised) == ("same_space", 0, 1)
    assert step.is_settled


def test_the_first_group_at_the_limit_is_named() -> None:
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


def test_groups_that_meet_are_one() -> None:
    state = placed(begun(1, map=ROW), {A: at(2, 0)}, ("drone", at(0, 0), 2), ("drone", at(4, 0), 1))
    state = say(acting(state), A, "enemies_done")
    state = say(state, A, "refilled")
    state = say(acting(state), A, "enemies_done")
    assert standing(state) == {"drone@2,0": 3}


# --- votes ---


def test_a_vote_is_hidden_until_all_have_answered() -> None:
    state = tied(3)
    assert phase_of(state) == "vote"
    state = say(state, A, "vote", option=0)
    other = GAME.view(state, B)
    assert other.vote is not None
    assert other.vote.voted == (A,)
    assert all(not option.votes for option in other.vote.options)
    assert (GAME.view(state, A).my_vote, other.my_vote) == (0, None)
    assert other.waiting_for == (B, C)
    state = say(say(say(state, A, "vote", option=1), B, "vote", option=1), C, "vote", option=0)
    opened = GAME.view(state, None).vote
    assert opened is not None
    assert [option.votes for option in opened.options] == [(C,), (A, B)]
    assert (opened.winner, opened.is_open) == (1, False)
    assert refused(state, A, "vote", option=0) == ["E_VOTES_ARE_OPEN"]
    assert GAME.opened(state).shown == 1
    state = say(state, C, "carry_out")
    assert standing(say(state, A, "enemies_done")) == {"drone@3,0": 3}


def test_the_options_say_what_comes_next() -> None:
    groups = ("runner", at(1, 0), 1)
    state = acting(placed(begun(2, map=grid(7, 1), smart_enemies=True), {A: at(0, 0), B: at(6, 0)}, groups))
    assert state.ballot is None, "one is closer"
    state = placed(
        begun(2, map=grid(9, 1), smart_enemies=True), {A: at(0, 0), B: at(8, 0)}, ("drone", at(4, 0), 3)
    )
    vote = GAME.view(acting(state), None).vote
    assert vote is not None
    left = vote.options[0]
    assert (left.seats, left.path, left.steps) == ((A,), tuple(at(x, 0) for x in (4, 3, 2, 1, 0)), 1)
    assert (left.next_threat, left.next_reaches, left.next_distance) == (0, (), 3)


def test_smarter_enemies_propose_the_worst_option() -> None:
    """Toward B the drone will have B in range next; toward A there is a wall in between."""
    board = grid(5, 2, walls=[(at(0, 0), at(1, 0))], gaps=(at(4, 1),))
    places = {A: at(0, 0), B: at(4, 0)}
    state = placed(begun(map=board, smart_enemies=True), places, ("runner", at(2, 0), 1))
    assert acting(state).ballot is None, "the wall makes A farther"
    state = placed(begun(map=ROW, smart_enemies=True), {A: at(0, 0), B: at(4, 0)}, ("drone", at(2, 0), 1))
    ballot = acting(state).ballot
    assert ballot is not None
    assert ballot.worst == 0, "both alike: the first"
    assert (
        acting(replace(state, options=state.options.model_copy(update={"smart_enemies": False}))).ballot.worst
        is None
    )  # type: ignore[union-attr]


def test_the_worst_option_is_more_threat_then_closer() -> None:
    """The odd one: next to a member it would attack in the next step, elsewhere it would not."""
    places = {A: at(2, 1), B: at(1, 2)}
    state = placed(begun(map=grid(3, 3, marks={}), smart_enemies=True), places, ("drone", at(0, 0), 1))
    ballot = acting(state).ballot
    assert ballot is not None
    harm = [(option.next_threat, -(option.next_distance or 0)) for option in ballot.options]
    assert ballot.worst == harm.index(max(harm))


def test_the_leader_breaks_ties_and_ends_a_vote_for_an_absent_phone() -> None:
    state = tied()
    state = say(say(state, A, "vote", option=0), B, "vote", option=1)
    view = GAME.view(state, None)
    assert view.vote is not None
    assert (view.vote.tied, view.waiting_for) == ((0, 1), (A,))
    assert refused(state, B, "close_vote", option=1) == ["E_LEADER_ONLY"]
    assert refused(state, A, "close_vote") == ["E_BREAK_THE_TIE"]
    assert refused(state, A, "carry_out") == ["E_VOTE_RUNS"]
    state = say(say(state, A, "close_vote", option=1), B, "carry_out")
    assert standing(say(state, A, "enemies_done")) == {"drone@3,0": 3}
    early = say(say(tied(), B, "vote", option=0), TABLE, "close_vote")
    assert early.ballot is not None
    assert early.ballot.winner == 0
    assert refused(tied(), A, "close_vote") == ["E_NOBODY_VOTED"]
    assert refused(tied(), A, "close_vote", option=0) == []
    assert refused(tied(), A, "vote", option=2) == ["E_NO_SUCH_OPTION"]
    assert refused(tied(), TABLE, "vote", option=0) == ["E_NOT_A_VOTER"]


def test_the_table_may_ask_the_phones_anything() -> None:
    state = say(begun(map=ROW), B, "call_vote", question="Which door?", options=["left", "right"])
    assert phase_of(state) == "vote"
    state = vote_all(state, 1)
    assert phase_of(state) == "play"
    assert state.log[-1].facts["choice"] == "right"
    assert refused(tied(), A, "call_vote", question="x", options=["a", "b"]) == ["E_WRONG_STEP"]


def test_routes_that_begin_alike_need_no_vote() -> None:
    fork = grid(4, 2, gaps=(at(0, 1), at(1, 1), at(2, 1)))
    state = placed(begun(map=fork), {A: at(3, 1), B: at(3, 1)}, ("drone", at(0, 0), 2))
    assert acting(state).ballot is None
    places = {A: at(2, 0), B: at(1, 1)}
    board = grid(3, 2, gaps=(at(0, 1), at(2, 1)))
    state = acting(placed(begun(map=board), places, ("drone", at(0, 0), 2)))
    assert state.ballot is None
    assert standing(say(state, A, "enemies_done")) == {"drone@1,0": 2}


# --- directions by hand (SW-27, A28) ---


@pytest.mark.parametrize(
    ("to", "by_card", "codes"),
    [
        ([(at(1, 0), 3), (at(0, 1), 2)], "", []),
        ([(at(1, 0), 2), (at(0, 1), 3)], "", []),
        ([(at(1, 0), 4), (at(0, 1), 1)], "", ["E_UNEVEN"]),
        ([(at(1, 0), 3)], "", ["E_COUNT"]),
        ([(at(0, 0), 5)], "", ["E_MUST_APPROACH"]),
        ([(at(0, 0), 5)], "Frozen: does not move", []),
        ([("roof", 5)], "", ["E_UNKNOWN_SPACE"]),
    ],
)
def test_the_leader_may_direct_a_group(to: list[Any], by_card: str, codes: list[str]) -> None:
    state = acting(placed(begun(map=SQUARE), {A: at(1, 1), B: at(1, 1)}, ("drone", at(0, 0), 5)))
    landings = [{"place": place, "count": count} for place, count in to]
    given = {"group": "drone@0,0", "to": landings, "by_card": by_card}
    assert refused(state, A, "direct_group", **given) == codes
    if not codes:
        after = say(state, A, "direct_group", **given)
        assert after.ballot is None
        assert phase_of(say(after, B, "enemies_done")) == "refill"
    assert refused(state, B, "direct_group", **given) == ["E_LEADER_ONLY"]


def test_a_card_with_its_own_instructions_waits_for_the_table() -> None:
    state = acting(placed(begun(1, map=ROW), {A: at(4, 0)}, ("stalker", at(0, 0), 1)))
    view = GAME.view(state, None)
    assert view.step is not None
    assert (view.step.rows[0].is_by_hand, view.step.rows[0].is_open, view.step.missing) == (True, True, 1)
    assert refused(state, A, "enemies_done") == ["E_ANSWERS_MISSING"]
    to = [{"place": at(3, 0), "count": 1}]
    state = say(state, A, "direct_group", group="stalker@0,0", to=to)
    assert standing(say(state, A, "enemies_done")) == {"stalker@3,0": 1}


# --- the board changes under the step ---


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


# --- light level (SW-22..28) ---


def light(*groups: tuple[str, str, int], **options: Any) -> SingularityState:
    return acting(placed(begun(**options), None, *groups))


def test_answers_are_collected_and_counted_at_the_end() -> None:
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
def test_a_split_given_by_the_table_is_checked(to: list[str], counts: list[int], codes: list[str]) -> None:
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


def test_a_light_move_is_priced_step_by_step() -> None:
    path = [{"types": 2}, {"types": 0, "hazard": True}, {"types": 1}]
    state = say(begun(), A, "walk", steps=3, path=path)
    assert [(change.cause, change.amount) for change in state.changes] == [
        ("leave", 4),
        ("hazard", 4),
        ("leave", 2),
    ]
    assert refused(begun(), A, "walk", steps=2, path=path) == ["E_TOO_FAR"]


# --- a map that is no grid ---


def test_lines_and_walls_of_a_map_that_is_no_grid() -> None:
    groups = [("drone", "market", 1), ("beacon", "bridge", 1)]
    state = acting(placed(begun(1, map=TRAM), {A: "quay"}, *groups))
    assert state.threat == 4, "the drone is next door, the beacon reaches through the wall"
    assert standing(say(state, A, "enemies_done")) == {"beacon@bridge": 1, "drone@quay": 1}

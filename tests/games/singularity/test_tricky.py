"""The tricky examples T1..T26, by number."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.sums import drafting, marching
from companion.games.singularity.sums.ground import ground_of, miss
from tests.games.singularity.boards import HAZARD, ROW, SQUARE, at, grid
from tests.games.singularity.table import (
    A,
    B,
    C,
    acting,
    begun,
    go,
    held,
    hit,
    pile,
    placed,
    refused,
    say,
    standing,
    vote_all,
    with_limits,
)


def resolve(name: str, **given: Any) -> Any:
    return GAME.procedures[f"singularity.{name}"](given)


def test_t1_leave_a_drone_cross_drone_and_brute() -> None:
    groups = [("drone", at(0, 0), 1), ("drone", at(1, 0), 1), ("brute", at(1, 0), 1)]
    state = go(placed(begun(map=ROW), None, *groups), at(1, 0), at(2, 0))
    assert state.threat == 6
    assert [(change.cause, change.amount) for change in state.changes] == [("leave", 2), ("leave", 4)]


@pytest.mark.parametrize(
    ("rule", "path", "threat"),
    [
        pytest.param("on_enter", (at(1, 0), at(2, 0)), 4, id="T2 crossing a hazard"),
        pytest.param("on_end_turn", (at(1, 0), at(2, 0)), 0, id="T2 with on_end_turn"),
        pytest.param("both", (at(1, 0),), 8, id="T4 enter and end"),
        pytest.param("on_enter", (at(1, 0), at(2, 0), at(1, 0)), 8, id="T5 in, out, in"),
    ],
)
def test_t2_t4_t5_hazards(rule: str, path: tuple[str, ...], threat: int) -> None:
    assert acting(go(begun(map=HAZARD, hazard=rule), *path)).threat == threat


@pytest.mark.parametrize(
    ("rule", "threat"),
    [pytest.param("on_enter", 0, id="T3 standing"), pytest.param("on_end_turn", 4, id="T3 on_end_turn")],
)
def test_t3_standing_on_a_hazard(rule: str, threat: int) -> None:
    state = placed(begun(map=HAZARD, hazard=rule), {A: at(1, 0)})
    assert acting(state).threat == threat


@pytest.mark.parametrize(("per_member", "threat"), [(False, 2), (True, 6)], ids=["T6", "T6 per member"])
def test_t6_three_members_leave_a_drone(per_member: bool, threat: int) -> None:
    state = placed(begun(3, map=ROW, leave_per_member=per_member), None, ("drone", at(0, 0), 1))
    assert go(state, at(1, 0), companions=[B, C]).threat == threat


def test_t7_too_far_and_not_adjacent() -> None:
    state = begun(map=SQUARE)
    assert refused(state, A, "move", steps=1, path=[at(1, 0), at(2, 0)]) == ["E_TOO_FAR"]
    assert refused(state, A, "move", steps=1, path=[at(1, 1)]) == ["E_NOT_ADJACENT"]


def test_t8_five_drones_split_three_and_two() -> None:
    state = acting(placed(begun(1, map=SQUARE), {A: at(1, 1)}, ("drone", at(0, 0), 5)))
    assert state.threat == 0, "not in line"
    assert miss(ground_of(SQUARE), at(0, 0), at(1, 1), 1) == "not_in_line"
    assert state.phase == "vote"
    assert [option.place for option in state.ballot.options] == [at(1, 0), at(0, 1)]  # type: ignore[union-attr]
    state = say(say(state, A, "vote", option=0), A, "enemies_done")
    assert standing(state) == {"drone@1,0": 3, "drone@0,1": 2}


@pytest.mark.parametrize(("option", "place"), [(0, at(1, 0)), (1, at(0, 1))], ids=["T9 right", "T9 down"])
def test_t9_one_drone_goes_where_the_players_say(option: int, place: str) -> None:
    state = acting(placed(begun(1, map=SQUARE), {A: at(1, 1)}, ("drone", at(0, 0), 1)))
    state = say(say(state, A, "vote", option=option), A, "enemies_done")
    assert standing(state) == {f"drone@{place}": 1}


def test_t10_with_move_2_all_arrive_together() -> None:
    state = acting(placed(begun(1, map=SQUARE), {A: at(1, 1)}, ("runner", at(0, 0), 5)))
    assert standing(say(state, A, "enemies_done")) == {"runner@1,1": 5}


def test_t11_no_chain_move() -> None:
    groups = [("drone", at(0, 0), 2), ("drone", at(1, 0), 1), ("brute", at(0, 0), 1)]
    state = acting(placed(begun(1, map=ROW), {A: at(2, 0)}, *groups))
    state = say(state, A, "enemies_done")
    assert standing(state) == {"brute@1,0": 1, "drone@1,0": 2, "drone@2,0": 1}


def test_t12_a_wall_between_neighbours() -> None:
    walled = grid(2, 2, walls=[(at(0, 0), at(1, 0))])
    groups = [("drone", at(0, 0), 1), ("beacon", at(0, 0), 1)]
    state = acting(placed(begun(1, map=walled), {A: at(1, 0)}, *groups))
    assert state.threat == 2, "only the one that ignores walls"
    assert miss(ground_of(walled), at(0, 0), at(1, 0), 1) == "walled"
    assert standing(say(state, A, "enemies_done")) == {"beacon@0,0": 1, "drone@0,1": 1}


def test_t13_no_route_stays() -> None:
    island = grid(3, 1, gaps=(at(1, 0),))
    state = acting(placed(begun(1, map=island), {A: at(2, 0)}, ("drone", at(0, 0), 2)))
    assert state.threat == 0
    assert standing(say(state, A, "enemies_done")) == {"drone@0,0": 2}


def test_t14_same_space_range_0_attacks_and_stays() -> None:
    state = acting(placed(begun(1, map=ROW), {A: at(1, 0)}, ("brute", at(1, 0), 1)))
    assert state.threat == 3
    assert standing(say(state, A, "enemies_done")) == {"brute@1,0": 1}


def test_t15_members_at_both_ends() -> None:
    places = {A: at(0, 0), B: at(4, 0)}
    state = acting(placed(begun(map=ROW), places, ("drone", at(2, 0), 3)))
    assert state.ballot is not None
    assert [option.place for option in state.ballot.options] == [at(0, 0), at(4, 0)]
    after = say(vote_all(state, 1), A, "enemies_done")
    assert standing(after) == {"drone@3,0": 3}


def test_t15_split_all() -> None:
    places = {A: at(0, 0), B: at(4, 0)}
    state = acting(placed(begun(map=ROW, proximity_tie="split_all"), places, ("drone", at(2, 0), 3)))
    state = say(vote_all(state, 0), A, "enemies_done")
    assert standing(state) == {"drone@1,0": 2, "drone@3,0": 1}


@pytest.mark.parametrize(("rule", "is_over"), [("reach", True), ("exceed", False)], ids=["T16", "T16 exceed"])
def test_t16_threat_18_plus_2_of_20(rule: str, is_over: bool) -> None:
    state = begun(threat=18, limit=20, map=ROW, lose_at=rule)
    state = go(placed(state, None, ("drone", at(0, 0), 1)), at(1, 0))
    assert (GAME.outcome(state) is not None) == is_over


def test_t17_a_track_stops_at_zero() -> None:
    state = say(begun(threat=1), A, "change", track="threat", amount=-3, cause="calm")
    assert (state.threat, state.changes[-1].amount) == (0, -1)


def test_t18_hits_add_up_within_the_turn() -> None:
    here = at(0, 0)
    state = placed(begun(1, map=ROW), None, ("drone", here, 2), ("brute", here, 1))
    state = say(state, A, "attack", damage=3, range=0, targets=hit(here, ("drone", (1, 1)), ("brute", (1,))))
    assert standing(state) == {"brute@0,0": 1}
    assert state.groups[0].partial == (1,)
    more = say(state, A, "attack", damage=1, range=0, targets=hit(here, ("brute", (1,))))
    assert standing(more) == {}
    later = say(say(acting(state), A, "enemies_done"), A, "refilled")
    assert later.groups[0].partial == ()
    later = say(later, A, "attack", damage=1, range=0, targets=hit(here, ("brute", (1,))))
    assert standing(later) == {"brute@0,0": 1}


def test_t19_one_damage_on_two_drones() -> None:
    state = placed(begun(map=ROW), None, ("drone", at(0, 0), 2))
    targets = hit(at(0, 0), ("drone", (1, 1)))
    assert refused(state, A, "attack", damage=1, range=0, targets=targets) == ["E_TOO_MUCH_DAMAGE"]


def test_t20_a_draft_of_two() -> None:
    result = resolve("cache", deck=list("abcdef"), recon=[], picks=["b", "d"], cache_used=False)
    assert (result["to_bottom"], result["next_top"]) == (["a", "c", "e"], "f")


def test_t21_a_draft_with_recon_and_a_pass() -> None:
    result = resolve("cache", deck=["c", "d"], recon=["a", "b"], picks=["a", None, "d"], cache_used=False)
    assert result["to_bottom"] == ["b", "c"]


def test_t22_a_used_cache_is_refused() -> None:
    board = grid(3, 1, marks={at(1, 0): {"cache": True}})
    state = replace(placed(begun(map=board), {A: at(1, 0)}), used_caches=(at(1, 0),))
    assert refused(state, A, "open_cache", place=at(1, 0)) == ["E_CACHE_USED"]
    assert resolve("cache", deck=["a"], recon=[], picks=[None], cache_used=True) == {"error": "E_CACHE_USED"}


def test_t23_the_discard_becomes_the_deck() -> None:
    assert drafting.refill(0, 1, 2) == drafting.Refill(3, 1, 0)
    state = acting(held(begun(map=ROW), A, 0, deck=1, discard=2))
    view = GAME.view(state, A)
    assert view.my_refill is not None
    assert (view.my_refill.draw, view.my_refill.before_shuffle) == (3, 1)
    assert pile(say(state, A, "refilled"), A) == (3, 0, 0)


def test_t24_a_hand_of_four_draws_none() -> None:
    assert drafting.refill(4, 9, 0) == drafting.Refill(0, None, 0)
    state = acting(begun(map=ROW, refill="all"))
    state = say(held(state, B, 4, deck=9, discard=0), A, "refilled")
    assert pile(state, B) == (4, 9, 0)


def test_t25_an_enemy_in_the_area_keeps_the_issue_running() -> None:
    state = placed(begun(map=ROW), {A: at(3, 0), B: at(4, 0)}, ("drone", at(0, 0), 1))
    state = go(state, at(4, 0))
    assert GAME.outcome(state) is None
    state = placed(begun(threat=98, map=ROW), {A: at(3, 0), B: at(4, 0)}, ("drone", at(3, 0), 1))
    outcome = GAME.outcome(go(with_limits(state, 100, 10), at(4, 0)))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "threat")


def test_t26_seven_over_three_and_two_over_three() -> None:
    assert marching.split(7, 3) == (3, 2, 2)
    assert marching.split(2, 3) == (1, 1, 0)
    assert resolve("split", count=7, destinations=3) == [3, 2, 2]

"""Every house rule does what it says, and its default is the default ruling (section 7)."""

from __future__ import annotations

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.state import SingularityState
from tests.games.singularity.boards import CACHE, HAZARD, ROW, TOKEN, at, grid
from tests.games.singularity.shipped import STORY
from tests.games.singularity.table import (
    CARD,
    A,
    B,
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
)


def drafted(state: SingularityState) -> SingularityState:
    """Everybody at the cache takes the first card that lies there."""
    state = say(state, A, "reveal_cards", cards=[CARD] * 3)
    while state.drafting:
        seat = state.drafting.order[len(state.drafting.picks)]
        state = say(state, seat, "pick", card=0)
        if state.drafting and state.drafting.to_reveal:
            state = say(state, seat, "reveal_cards", cards=[CARD])
    return state


def test_the_defaults_are_the_default_rulings() -> None:
    house = SingularityOptions().model_dump()
    assert house == {
        "level": "light",
        "mode": "single",
        "map": None,
        "library": None,
        "issue": None,
        "campaign": None,
        "votes": "hidden",
        "smart_enemies": False,
        "draws": "table",
        "hands": "counted",
        "lose_at": "reach",
        "threat_overflow": "lose",
        "threat_floor": True,
        "hazard": "on_enter",
        "hazard_pass_through": True,
        "leave_per_member": False,
        "discard_timing": "end_of_play",
        "refill": "active",
        "encounter_stops_move": False,
        "enemy_sequence": "snapshot",
        "proximity_tie": "players_choose",
        "hand_cap": False,
        "retry_deck": "snapshot",
        "arcade_unlocks": False,
        "open_hands": False,
        "cache_to": "hand",
        "simultaneous": "loss",
        "cache_last_replace": True,
        "diagonal": False,
        "damage_memory": "turn",
        "cache_pass_through": True,
        "spawn_delay": False,
        "by_hand": (),
    }


def test_a1_threat_runs_over_into_awareness() -> None:
    state = begun(threat=18, limit=20, awareness=2, threat_overflow="awareness_plus_1")
    state = say(state, A, "change", track="threat", amount=5, cause="card")
    assert (state.threat, state.awareness) == (3, 1)
    assert GAME.outcome(state) is None
    state = say(state, A, "change", track="threat", amount=17, cause="card")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "awareness"
    sums = GAME.view(state, None).end.sums  # type: ignore[union-attr]
    assert sum(one.amount for one in sums if one.track == "threat") == state.threat - 18


def test_a2_no_floor() -> None:
    state = say(begun(threat=1, threat_floor=False), A, "change", track="threat", amount=-3, cause="calm")
    assert state.threat == -2


@pytest.mark.parametrize(
    ("path", "threat"), [((at(1, 0), at(2, 0)), 0), ((at(1, 0),), 4)], ids=["crossed", "ended there"]
)
def test_a4_a_hazard_counts_only_where_the_move_ends(path: tuple[str, ...], threat: int) -> None:
    assert go(begun(map=HAZARD, hazard_pass_through=False), *path).threat == threat


def test_a4_a_move_held_up_on_a_hazard_pays_if_it_ends_there() -> None:
    state = go(begun(map=TOKEN, hazard_pass_through=False), at(1, 0), at(2, 0))
    state = say(state, A, "place_enemies", token=at(1, 0), enemy="drone")
    assert state.threat == 0
    assert say(state, A, "continue_move", path=[at(2, 0)]).threat == 0
    assert say(state, A, "play").threat == 4
    assert acting(state).threat == 4


def test_a3_an_exempt_card_also_ends_a_turn_safely() -> None:
    state = go(begun(map=HAZARD, hazard="on_end_turn"), at(1, 0), ignores_hazard=True)
    assert acting(state).threat == 0
    assert acting(begun(hazard="on_end_turn"), on_hazard=True).threat == 4
    assert acting(begun(), on_hazard=True).threat == 0


def test_a6_cards_are_discarded_before_or_after_the_enemies() -> None:
    groups = ("drone", at(4, 0), 1)
    before = acting(placed(begun(map=ROW), None, groups))
    assert pile(before, A)[0] == 0
    after = acting(placed(held(begun(map=ROW, discard_timing="after_enemies"), A, 2, 5, 0), None, groups))
    assert pile(after, A) == (2, 5, 0)
    after = say(after, A, "enemies_done")
    assert GAME.view(after, A).my_refill.draw == 3  # type: ignore[union-attr]
    assert pile(say(after, A, "refilled"), A) == (3, 2, 2)


@pytest.mark.parametrize(("who", "hand"), [("active", 1), ("all", 3)])
def test_a6_who_refills(who: str, hand: int) -> None:
    state = acting(held(begun(map=ROW, refill=who), B, 1))
    assert (GAME.view(state, B).my_refill is not None) == (who == "all")
    assert pile(say(state, A, "refilled"), B)[0] == hand


def test_a7_an_encounter_may_stop_the_move() -> None:
    state = go(begun(map=TOKEN, encounter_stops_move=True), at(1, 0), at(2, 0))
    state = say(state, A, "place_enemies", token=at(1, 0), enemy="drone")
    assert GAME.view(state, None).travel is None
    assert refused(state, A, "continue_move", path=[at(2, 0)]) == ["E_NO_MOVE_OPEN"]


def test_a8_group_by_group_attacks_between_moves_and_adds_the_same() -> None:
    groups = [("drone", at(2, 0), 3), ("runner", at(0, 0), 1)]
    places = {A: at(0, 0), B: at(4, 0)}
    waiting = acting(placed(begun(map=ROW, enemy_sequence="per_group"), places, *groups))
    assert (waiting.phase, waiting.threat) == ("vote", 0), "the runner has not attacked yet"
    each = vote_all(waiting, 0)
    whole = vote_all(acting(placed(begun(map=ROW), places, *groups)), 0)
    assert each.threat == whole.threat == 1
    assert standing(say(each, A, "enemies_done")) == standing(say(whole, A, "enemies_done"))


def test_a11_a_hand_may_be_capped() -> None:
    state = acting(held(begun(map=ROW, refill="all", hand_cap=True), B, 5, 4, 0))
    assert GAME.view(state, B).my_refill.to_discard == 2  # type: ignore[union-attr]
    assert pile(say(state, A, "refilled"), B) == (3, 4, 2)


def test_a13_arcade_unlocks_only_by_house_rule() -> None:
    for unlocks in (False, True):
        state = begun(mode="arcade", issue=STORY.issues[0], campaign=STORY, arcade_unlocks=unlocks)
        end = GAME.view(say(state, A, "declare", result="won", reason="goal"), None).end
        assert end is not None
        assert bool(end.record.unlocked.enemies) == unlocks
        assert end.opens is None


def test_a15_hands_are_the_owners_business() -> None:
    closed, opened = begun(), begun(open_hands=True)
    assert [line.hand for line in GAME.view(closed, B).members] == [None, None]
    assert GAME.view(closed, B).my_hand == 3
    assert [line.hand for line in GAME.view(opened, None).members] == [3, 3]
    uncounted = begun(hands="table")
    assert GAME.view(uncounted, A).my_hand is None
    assert refused(held(uncounted, A, 0), A, "play") == []
    assert refused(uncounted, A, "correct", what={"fact": "hand", "seat": A, "hand": 2}) == [
        "E_HANDS_NOT_COUNTED"
    ]


@pytest.mark.parametrize(("to", "expected"), [("hand", (4, 7, 0)), ("discard", (3, 7, 1))])
def test_a16_where_a_cache_card_goes(to: str, expected: tuple[int, ...]) -> None:
    state = held(begun(map=CACHE, cache_to=to), B, 3, 7, 0)
    assert pile(drafted(go(state, at(1, 0))), B) == expected


def test_a18_won_and_lost_at_once() -> None:
    places = {A: at(3, 0), B: at(4, 0)}
    for rule, winners in (("loss", ()), ("win", (A, B))):
        board = grid(5, 1, areas=[{"id": "all"}, {"id": "exit"}], marks={at(4, 0): {"area": "exit"}})
        state = begun(threat=98, limit=100, map=board, simultaneous=rule)
        state = go(placed(state, places, ("drone", at(3, 0), 1)), at(4, 0))
        assert GAME.outcome(state).winners == winners  # type: ignore[union-attr]
    state = begun(threat=98, limit=100, map=ROW, simultaneous="win")
    state = go(placed(state, places, ("drone", at(3, 0), 1)), at(2, 0))
    assert GAME.outcome(state).winners == ()  # type: ignore[union-attr]


def test_a20_the_last_pick_is_replaced_or_not() -> None:
    for rule, to_reveal in ((True, 1), (False, None)):
        state = go(begun(map=CACHE, cache_last_replace=rule), at(1, 0))
        state = say(say(state, A, "reveal_cards", cards=[CARD] * 3), A, "pick")
        assert GAME.view(state, None).cache.replaces_last is rule  # type: ignore[union-attr]
        state = say(state, B, "pick", card=0)
        assert (state.drafting.to_reveal if state.drafting else None) == to_reveal


def test_a23_corners() -> None:
    square = grid(3, 3)
    assert refused(begun(map=square), A, "move", steps=1, path=[at(1, 1)]) == ["E_NOT_ADJACENT"]
    assert refused(begun(map=square, diagonal=True), A, "move", steps=1, path=[at(1, 1)]) == []
    state = placed(begun(1, map=square, diagonal=True), {A: at(1, 1)}, ("drone", at(0, 0), 1))
    assert acting(state).threat == 2, "in line over the corner"


@pytest.mark.parametrize(("memory", "left"), [("turn", ()), ("round", (1,))])
def test_a24_how_long_hits_are_remembered(memory: str, left: tuple[int, ...]) -> None:
    state = placed(begun(map=ROW, damage_memory=memory), {B: at(0, 0)}, ("brute", at(0, 0), 2))
    state = say(state, A, "attack", damage=1, range=0, targets=hit(at(0, 0), ("brute", (1,))))
    state = say(say(acting(state), A, "enemies_done"), A, "refilled")
    assert state.groups[0].partial == left
    state = say(say(acting(state), A, "enemies_done"), B, "refilled")
    assert state.groups[0].partial == (), "a new round"


@pytest.mark.parametrize("passes", [True, False])
def test_a26_a_cache_crossed_on_the_way(passes: bool) -> None:
    state = begun(map=CACHE, cache_pass_through=passes)
    assert (go(state, at(1, 0), at(2, 0)).drafting is not None) == passes
    assert go(state, at(1, 0)).drafting is not None


def test_a30_enemies_that_came_may_wait() -> None:
    places = [{"place": at(1, 0), "count": 2}]
    for delay, threat, after in ((False, 2, {"drone@0,0": 3}), (True, 2, {"drone@0,0": 1, "drone@1,0": 2})):
        state = placed(begun(1, map=ROW, spawn_delay=delay), None, ("drone", at(1, 0), 1))
        state = acting(say(state, A, "spawn", enemy="drone", places=places))
        assert state.threat == threat
        state = say(state, A, "enemies_done")
        assert standing(state) == after
    state = begun(1, map=ROW, spawn_delay=True)
    state = acting(say(state, A, "spawn", enemy="drone", places=places))
    view = GAME.view(state, None)
    assert view.step is not None
    assert (view.step.rows[0].stay, state.threat) == ("delayed", 0)
    to = [{"place": at(0, 0), "count": 0}]
    assert refused(state, A, "direct_group", group="drone@1,0", to=to) == ["E_GROUP_WAITS"]
    state = say(say(state, A, "enemies_done"), A, "refilled")
    assert acting(state).threat == 2, "next turn it acts"

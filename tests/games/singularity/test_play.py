"""A turn: setup, tracks, moves, encounters, caches, attacks, hands (SW-2..19, SW-31..38)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.singularity import GAME
from companion.games.singularity.options import SingularityOptions
from companion.games.singularity.state import SingularityState, phase_of
from companion.kernel.action import Rejection
from companion.kernel.game import Outcome
from companion.kernel.seat import Seat, Voice
from tests.games.singularity.packs import CARDS as SHIPPED
from tests.games.singularity.packs import GLASS, RELAY, STORY
from tests.games.singularity.table import (
    CARD,
    SEATS,
    TABLE,
    A,
    B,
    C,
    at,
    begun,
    fresh,
    go,
    grid,
    held,
    hit,
    pile,
    placed,
    refused,
    say,
    standing,
)
from tests.games.walking import seed

ROW = grid(5, 1)
ROOMS = grid(
    4,
    1,
    areas=[{"id": "all"}, {"id": "hall", "name": "Hall"}],
    marks={
        at(2, 0): {"area": "hall", "token": "common", "hazard": True, "cache": True},
        at(3, 0): {"area": "hall", "token": "elite"},
    },
)


# --- setup (SW-2, SW-4, SW-6) ---


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


def test_limits_are_required_at_the_start() -> None:
    state = fresh()
    assert GAME.view(state, None).setup.missing == ("limits",)  # type: ignore[union-attr]
    assert refused(state, A, "begin") == ["E_LIMITS"]
    assert "begin" not in [choice.do for choice in GAME.view(state, A).choices]
    state = say(state, B, "set_limits", threat=20)
    assert (state.limits.threat, state.limits.awareness) == (20, None)  # type: ignore[union-attr]
    assert phase_of(say(state, B, "begin")) == "play"


def test_limits_below_one_are_no_limits() -> None:
    with pytest.raises(ValueError, match="greater than or equal to 1"):
        GAME.actions.validate_python({"do": "set_limits", "threat": 0})


def test_two_seats_never_play_the_same_character() -> None:
    state = say(fresh(), A, "take_character", character={"id": "max", "name": "Max"})
    assert refused(state, B, "take_character", character={"id": "other", "name": "max"}) == [
        "E_CHARACTER_TAKEN"
    ]
    state = say(say(state, A, "take_character"), B, "take_character", character={"id": "max", "name": "Max"})
    assert refused(state, TABLE, "take_character") == ["E_NOT_FOR_TABLE"]
    assert state.members[A].character is None


def test_the_issue_brings_its_limits_and_reminders() -> None:
    state = fresh(level="map", mode="story", map=RELAY, campaign=STORY, library=SHIPPED)
    view = GAME.view(say(state, A, "begin"), None)
    assert view.issue is not None
    assert (view.issue.number, view.issue.campaign) == (1, "Quiet Signal (invented)")
    assert [track.limit for track in view.tracks] == [18, 6]


def test_the_first_player_leads_and_turns_go_clockwise() -> None:
    state = say(fresh(3), TABLE, "set_limits")
    assert refused(state, A, "name_first", seat="zoe") == ["E_UNKNOWN_SEAT"]
    state = say(say(state, A, "name_first", seat=B), A, "begin")
    turns = []
    for _ in range(4):
        turns.append((state.round, state.turn.seat))
        state = say(say(state, state.turn.seat, "end_play"), state.turn.seat, "refilled")
    assert turns == [(1, B), (1, C), (1, A), (2, B)]


# --- tracks (SW-4, SW-36) ---


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"amount": 4, "cause": "hazard"}, []),
        ({"amount": 1, "cause": "other"}, ["E_NO_CAUSE"]),
        ({"amount": 1, "cause": "other", "note": "a falling crate"}, []),
        ({"amount": 0, "cause": "card"}, ["E_NO_CHANGE"]),
        ({"amount": 21, "cause": "event"}, ["E_BIG_CHANGE"]),
        ({"amount": -21, "cause": "calm"}, ["E_BIG_CHANGE"]),
        ({"amount": 21, "cause": "event", "confirm": True}, []),
        ({"amount": 1, "cause": "correction"}, ["E_NOT_A_CAUSE"]),
        ({"amount": 1, "cause": "overflow"}, ["E_NOT_A_CAUSE"]),
    ],
)
def test_a_change_needs_its_cause(fields: dict[str, Any], codes: list[str]) -> None:
    assert refused(begun(limit=None), B, "change", track="threat", **fields) == codes


def test_a_track_at_its_limit_loses_at_once() -> None:
    state = say(begun(awareness=3), B, "change", track="awareness", amount=3, cause="draw", note="Alert")
    view = GAME.view(state, None)
    assert view.phase == "over"
    assert view.end is not None
    assert (view.end.result, view.end.ending, view.end.cause) == ("lost", "awareness", "draw")
    assert view.tracks[1].left == 0
    assert refused(state, A, "end_play") == ["E_GAME_OVER"]


def test_no_limit_never_loses() -> None:
    state = say(begun(limit=None), A, "change", track="threat", amount=99, cause="event", confirm=True)
    view = GAME.view(state, None)
    assert view.end is None
    assert (view.tracks[0].left, view.tracks[0].is_near) == (None, False)


def test_the_last_change_by_hand_can_be_undone_in_place() -> None:
    state = begun(threat=3, limit=20)
    assert refused(state, A, "undo_change") == ["E_NOTHING_TO_UNDO"]
    state = say(state, B, "change", track="threat", amount=4, cause="hazard")
    assert GAME.view(state, None).may_undo
    state = say(state, A, "undo_change")
    assert state.threat == 3
    assert GAME.view(state, None).changes[-1].is_undone
    assert refused(state, A, "undo_change") == ["E_NOTHING_TO_UNDO"]
    state = say(state, A, "change", track="threat", amount=1, cause="card")
    state = say(say(state, A, "end_play"), A, "refilled")
    assert refused(state, A, "undo_change") == ["E_NOTHING_TO_UNDO"], "another turn"


def test_a_move_is_counted_in_one_place_only() -> None:
    """SW-11, SW-12: who can tell a move step by step has no taps for its price; bystanders have."""

    def causes(state: SingularityState, viewer: Seat | None) -> list[tuple[str, int, int]]:
        taps = GAME.view(state, viewer).taps
        return [(tap.cause, tap.amount, tap.types) for tap in taps if tap.track == "threat"]

    always = [("card", 1, 0), ("event", 1, 0), ("calm", -1, 0)]
    moves = [("leave", 2, 1), ("leave", 4, 2), ("leave", 6, 3), ("hazard", 4, 0)]
    state = begun()
    assert causes(state, A) == always, "A tells the move"
    assert causes(state, None) == always, "the table tells it for A"
    assert causes(state, B) == moves + always, "B watches A, who has no phone"
    told = say(state, A, "walk", steps=1, path=[{}])
    assert GAME.view(told, None).turn.has_walked  # type: ignore[union-attr]
    assert causes(told, B) == always, "it is counted already, also where it cost nothing"
    assert causes(say(state, A, "end_play"), B) == always, "nobody moves while a hand is refilled"
    assert causes(begun(level="map", map=RELAY), B) == always, "with a map the app counts what a move costs"
    tapped = say(state, B, "change", track="threat", amount=2, cause="leave")
    assert GAME.view(tapped, A).last_change.is_by_hand  # type: ignore[union-attr]


@pytest.mark.parametrize("hand", [0, 3])
def test_sw9_the_table_plays_for_whoever_has_no_phone(hand: int) -> None:
    """The host speaks for the active player; a hand it may not know neither stops nor tells it (SW-3)."""
    state = held(begun(2), A, hand, deck=5, discard=0)
    offered = {choice.do for choice in GAME.view(state, None).table_choices}
    assert {"walk", "play", "discard", "draw", "end_play", "declare", "give_up"} <= offered
    assert refused(state, B, "walk", steps=1, path=[{}]) == ["E_NOT_YOUR_TURN"]
    state = say(state, TABLE, "walk", steps=1, path=[{"types": 1}])
    state = say(state, TABLE, "play", card="Dash")
    state = say(state, TABLE, "discard", purpose="ability")
    assert (state.threat, state.members[A].hand.value) == (2, 0)
    state = say(say(state, TABLE, "end_play"), TABLE, "refilled")
    assert state.turn.seat == B
    hands = [GAME.view(held(begun(2), A, cards), None) for cards in (0, 3)]
    assert hands[0] == hands[1], "what is offered does not tell a hand"


def test_without_a_map_in_the_app_it_lends_its_names() -> None:
    """SW-1: light level knows no position, but the spaces of a chosen map can be tapped by name."""
    view = GAME.view(begun(level="light", map=RELAY), None)
    assert view.map is None
    assert view.places == (
        "A1",
        "B1",
        "C1",
        "Hatch",
        "A2",
        "B2",
        "C2",
        "D2",
        "Gate",
        "B3",
        "Supply shed",
        "D3",
    )
    assert GAME.view(begun(level="map", map=RELAY), None).places == ()


def test_the_sums_of_the_end_make_up_the_tracks() -> None:
    state = begun(threat=0, limit=9)
    for amount, cause in ((4, "hazard"), (2, "leave"), (-8, "calm"), (3, "card"), (7, "attack")):
        state = say(state, A, "change", track="threat", amount=amount, cause=cause)
    end = GAME.view(state, None).end
    assert end is not None
    assert sum(one.amount for one in end.sums if one.track == "threat") == state.threat == 10
    assert {one.cause: one.amount for one in end.sums}["calm"] == -6


# --- moves, encounters, caches (SW-10..13, SW-19, SW-33) ---


def test_companions_start_in_the_same_space_and_walk_along() -> None:
    state = placed(begun(3, map=ROW), {C: at(3, 0)})
    assert refused(state, A, "move", steps=1, path=[at(1, 0)], companions=[C]) == ["E_NOT_TOGETHER"]
    assert refused(state, A, "move", steps=1, path=[at(1, 0)], companions=["zoe"]) == ["E_UNKNOWN_SEAT"]
    state = go(state, at(1, 0), companions=[B])
    assert [state.members[seat].place for seat in (A, B, C)] == [at(1, 0), at(1, 0), at(3, 0)]


def test_a_new_space_is_hazard_then_encounter_then_cache() -> None:
    state = go(begun(map=ROOMS), at(1, 0), at(2, 0), at(3, 0))
    assert [line.code.removeprefix("singularity-log-") for line in state.log[-4:]] == [
        "moves",
        "hazard",
        "encounter",
        "cache",
    ]
    assert phase_of(state) == "encounter"
    assert GAME.view(state, None).encounter.spaces == (at(2, 0), at(3, 0))  # type: ignore[union-attr]
    state = say(
        state, B, "place_enemies", token=at(2, 0), enemy="drone", places=[{"place": at(2, 0), "count": 2}]
    )
    state = say(state, A, "place_enemies", token=at(3, 0), enemy="warden", places=[])
    assert phase_of(state) == "cache"
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
def test_enemies_come_inside_the_area(fields: dict[str, Any], codes: list[str]) -> None:
    state = go(begun(map=ROOMS), at(1, 0), at(2, 0))
    assert refused(state, A, "place_enemies", **fields) == codes


def test_a_token_turned_early_waits_for_entry() -> None:
    state = say(begun(map=ROOMS), A, "turn_token", token=at(3, 0), enemy="warden")
    assert GAME.view(state, None).tokens[1].enemy == "warden"
    assert standing(state) == {}
    assert refused(state, A, "turn_token", token=at(3, 0), enemy="drone") == ["E_ALREADY_TURNED"]
    state = go(state, at(1, 0), at(2, 0), from_hand=False)
    assert refused(state, A, "place_enemies", token=at(3, 0), enemy="drone") == ["E_ALREADY_TURNED"]
    state = say(state, A, "place_enemies", token=at(3, 0), places=[{"place": at(3, 0), "count": 1}])
    assert standing(state) == {"warden@3,0": 1}


def test_an_area_turns_its_tokens_only_for_who_comes_from_outside() -> None:
    state = placed(begun(map=ROOMS), {A: at(2, 0)})
    assert go(state, at(3, 0)).encounter is None
    assert go(placed(state, {A: at(1, 0)}), at(2, 0)).encounter is not None


def test_the_app_draws_what_tokens_show() -> None:
    state = begun(2, level="map", map=RELAY, library=SHIPPED, draws="app")
    assert refused(state, A, "turn_token", token="D2", enemy="drone") == []
    state = go(state, "B3", "C3", steps=3)
    shown = [token.enemy for token in GAME.view(state, None).tokens]
    assert all(enemy in ("drone", "brute", "hunter", "beacon") for enemy in shown)
    assert GAME.opened(state).shown == 2
    assert GAME.deals(state)[0].label == "common-1"


def test_the_draft_at_a_cache() -> None:
    board = grid(3, 1, marks={at(1, 0): {"cache": True}})
    state = go(begun(3, map=board), at(1, 0))
    assert refused(state, A, "pick", card=0) == ["E_REVEAL_FIRST"]
    assert refused(state, A, "reveal_cards", cards=[CARD] * 4) == ["E_TOO_MANY_CARDS"]
    assert refused(state, A, "order_picks", order=[A, B]) == ["E_NOT_EVERYBODY_ONCE"]
    state = say(state, C, "order_picks", order=[B, A, C])
    cards = [{"name": name, "kind": "move"} for name in ("Dash", "Run", "Hop")]
    state = say(state, C, "reveal_cards", cards=cards)
    assert refused(state, A, "pick", card=0) == ["E_NOT_YOUR_PICK"]
    assert refused(state, B, "pick", card=3) == ["E_NOT_REVEALED"]
    state = say(state, B, "pick", card=1)
    assert refused(state, C, "order_picks", order=[A, B, C]) == ["E_PICKING_BEGAN"]
    state = say(state, A, "reveal_cards", cards=[{"name": "Scan"}])
    view = GAME.view(state, None)
    assert view.cache is not None
    assert [line.state for line in view.cache.order] == ["taken", "now", "waiting"]
    assert [card.card.name for card in view.row if card.is_new] == ["Scan"]
    assert refused(state, B, "pick", card=0) == ["E_ONE_EACH"]
    assert refused(state, A, "reveal_cards") == ["E_NOTHING_TO_REVEAL"]
    state = say(state, TABLE, "pick")
    state = say(state, C, "pick", card=0)
    state = say(state, C, "reveal_cards")
    assert state.drafting is None
    assert state.row == ()
    assert (state.members[B].gained, state.members[A].gained) == (("Run",), ())
    assert refused(state, A, "open_cache", place=at(1, 0)) == ["E_CACHE_USED"]


def test_sw33_a_draft_with_the_real_cards_asks_only_who_took_one() -> None:
    board = grid(3, 1, marks={at(1, 0): {"cache": True}})
    state = go(begun(3, map=board), at(1, 0))
    before = {seat: state.members[seat].hand.value for seat in (A, B, C)}
    assert refused(state, A, "drafted", taken=[{"seat": B}, {"seat": B}]) == ["E_ONE_EACH"]
    assert refused(state, A, "drafted", taken=[{"seat": "z"}]) == ["E_UNKNOWN_SEAT"]
    done = say(state, TABLE, "drafted", taken=[{"seat": A, "card": " Dash "}, {"seat": C}])
    assert (done.drafting, done.row) == (None, ())
    assert {seat: done.members[seat].hand.value - before[seat] for seat in before} == {A: 1, B: 0, C: 1}
    assert [done.members[seat].gained for seat in (A, B, C)] == [("Dash",), (), ()]
    assert refused(done, A, "open_cache", place=at(1, 0)) == ["E_CACHE_USED"]
    begun_here = say(say(state, A, "reveal_cards", cards=[CARD] * 3), A, "pick", card=0)
    assert refused(begun_here, A, "drafted", taken=[{"seat": A}]) == ["E_ONE_EACH"], "A has picked in the app"
    assert refused(begun_here, A, "drafted", taken=[{"seat": B}]) == []
    assert say(state, A, "drafted").drafting is None, "nobody took one"


def test_recon_cards_lie_face_up_until_the_next_cache() -> None:
    state = say(begun(1), A, "recon", cards=[CARD])
    state = say(state, A, "open_cache", place="the shed")
    state = say(state, A, "reveal_cards", cards=[CARD] * 3)
    assert len(state.row) == 4


# --- attacks (SW-15..18) ---


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"range": 1}, []),
        ({"range": 0}, ["E_OUT_OF_RANGE"]),
        ({"range": 1, "damage": 0}, ["E_TOO_MUCH_DAMAGE"]),
        ({"range": 1, "targets": hit(at(1, 0), ("brute", (1,)))}, ["E_NOT_THERE"]),
        ({"range": 1, "targets": hit(at(1, 0), ("drone", (0, 0, 1)))}, ["E_TOO_MANY_TARGETS"]),
        ({"range": 1, "targets": hit(at(1, 0), ("drone", (0,)), ("drone", (1,)))}, ["E_TYPE_TWICE"]),
        (
            {"range": 1, "targets": [*hit(at(1, 0), ("drone", (1,))), *hit(at(0, 0), ("brute", (0,)))]},
            ["E_ONE_SPACE"],
        ),
        (
            {
                "range": 1,
                "spaces": 2,
                "targets": [*hit(at(1, 0), ("drone", (1,))), *hit(at(0, 0), ("brute", (0,)))],
            },
            [],
        ),
        ({"range": 9, "targets": hit(at(4, 0), ("drone", (1,)))}, []),
    ],
)
def test_attacks(fields: dict[str, Any], codes: list[str]) -> None:
    groups = [("drone", at(1, 0), 2), ("brute", at(0, 0), 1), ("drone", at(4, 0), 1)]
    state = placed(begun(map=ROW), None, *groups)
    given = {"damage": 1, "targets": hit(at(1, 0), ("drone", (1,))), **fields}
    assert refused(state, A, "attack", **given) == codes


def test_range_stops_at_walls_unless_the_card_ignores_them() -> None:
    board = grid(3, 1, walls=[(at(0, 0), at(1, 0))])
    state = placed(begun(map=board), None, ("drone", at(2, 0), 1))
    given = {"damage": 1, "range": 2, "targets": hit(at(2, 0), ("drone", (1,)))}
    assert refused(state, A, "attack", **given) == ["E_OUT_OF_RANGE"]
    assert refused(state, A, "attack", ignores_walls=True, **given) == []


def test_the_table_says_whether_an_attack_reaches_at_light_level() -> None:
    state = placed(begun(), None, ("drone", "roof", 2))
    given = {"damage": 2, "range": 1, "targets": hit("roof", ("drone", (1, 1)))}
    assert refused(state, A, "attack", in_range=False, **given) == ["E_OUT_OF_RANGE"]
    assert standing(say(state, A, "attack", **given)) == {}


def test_tracked_health_keeps_cards_beside_the_enemy() -> None:
    state = held(placed(begun(map=ROW), None, ("warden", at(0, 0), 1)), A, 3, deck=5, discard=0)
    first = hit(at(0, 0), ("warden", (3,)))
    state = say(state, A, "attack", card="Arc pulse", damage=3, range=0, targets=first)
    view = GAME.view(state, None).groups[0]
    assert (view.health_left, view.laid[0].card, view.laid[0].owner) == (2, "Arc pulse", A)
    assert pile(state, A) == (2, 5, 0), "the card is in no pile"
    state = say(state, A, "attack", damage=4, range=0, targets=hit(at(0, 0), ("warden", (4,))))
    assert standing(state) == {}
    assert pile(state, A) == (1, 5, 2), "both cards came back to the discard"


def test_an_attack_that_hits_nobody_is_told() -> None:
    state = placed(begun(map=ROW), None, ("drone", at(0, 0), 1))
    state = say(state, A, "attack", damage=2, range=0, targets=hit(at(0, 0), ("drone", (0,))))
    assert state.log[-1].code == "singularity-log-missed"


# --- hands (SW-9, SW-14, SW-31, SW-34) ---


def test_a_card_on_the_table_is_in_neither_pile() -> None:
    state = held(begun(map=ROW), A, 3, deck=7, discard=0)
    state = say(state, A, "play", card="Cool head")
    assert pile(state, A) == (2, 7, 0)
    assert GAME.view(state, None).turn.card == "Cool head"  # type: ignore[union-attr]
    state = say(state, A, "play")
    assert pile(state, A) == (1, 7, 1)
    state = say(state, A, "end_play")
    assert pile(state, A) == (0, 7, 3)
    assert pile(say(state, A, "refilled"), A) == (3, 4, 3)


def test_discarding_to_draw_and_for_an_ability() -> None:
    state = held(begun(map=ROW), A, 2, deck=0, discard=0)
    state = say(state, A, "discard", purpose="draw")
    assert pile(state, A) == (2, 0, 0), "the discard was shuffled and drawn"
    state = say(state, A, "discard", purpose="ability")
    assert pile(state, A) == (1, 0, 1)
    assert refused(held(state, A, 0), A, "discard") == ["E_NO_CARD"]
    assert refused(held(state, A, 0), A, "play") == ["E_NO_CARD"]
    assert refused(held(state, A, 0), A, "move", steps=1, path=[at(1, 0)], from_hand=False) == []


def test_both_piles_empty_ends_a_draw() -> None:
    state = say(held(begun(), A, 1, deck=1, discard=1), A, "draw", cards=5)
    assert pile(state, A) == (3, 0, 0)


def test_refilling_above_three_is_refused() -> None:
    state = say(begun(map=ROW), A, "end_play")
    assert refused(state, A, "refilled", cards=4) == ["E_HAND_FULL"]
    assert refused(state, B, "refilled") == ["E_NOT_YOUR_TURN"]
    assert pile(say(state, A, "refilled", cards=2), A)[0] == 2


# --- who and when (SW-9) ---


@pytest.mark.parametrize("do", ["play", "end_play", "draw"])
def test_only_the_active_player_plays(do: str) -> None:
    state = begun(map=ROW)
    assert refused(state, B, do) == ["E_NOT_YOUR_TURN"]
    assert refused(state, A, do) == []


def test_outside_its_step_an_action_is_refused() -> None:
    state = begun(map=ROW)
    assert refused(state, A, "refilled") == ["E_WRONG_STEP"]
    assert refused(state, A, "enemies_done") == ["E_WRONG_STEP"]
    assert refused(state, A, "begin") == ["E_WRONG_STEP"]
    assert refused(fresh(), A, "change", track="threat", amount=1, cause="card") == ["E_WRONG_STEP"]
    assert refused(say(state, A, "end_play"), A, "play") == ["E_WRONG_STEP"]
    assert refused(state, Voice.CLOCK, "play") == ["E_NO_CLOCK"]
    assert refused(state, C, "play") == ["E_UNKNOWN_SEAT"]


# --- winning (SW-37) ---


def test_a_win_needs_the_whole_team_and_a_clear_area() -> None:
    state = begun()
    assert refused(state, A, "claim_win", all_on_end=False, area_clear=True) == ["E_NOT_ALL_ON_END"]
    assert refused(state, A, "claim_win", all_on_end=True, area_clear=False) == ["E_NOT_CLEAR"]
    assert GAME.outcome(say(state, B, "claim_win", all_on_end=True, area_clear=True)) is not None
    assert refused(begun(map=ROW), A, "claim_win", all_on_end=True, area_clear=True) == ["E_MAP_KNOWS"]


def test_defeating_the_last_enemy_on_end_wins() -> None:
    end = at(4, 0)
    state = placed(begun(map=ROW), {A: end, B: end}, ("drone", end, 1))
    assert GAME.outcome(state) is None
    state = say(state, A, "attack", damage=1, range=0, targets=hit(end, ("drone", (1,))))
    assert GAME.outcome(state) is not None


def test_tokens_in_the_area_of_end_keep_it_closed() -> None:
    state = placed(begun(map=ROOMS), {A: at(3, 0), B: at(3, 0)})
    state = say(state, A, "correct", what={"fact": "token", "place": at(2, 0)})
    assert GAME.outcome(state) is None
    state = say(state, A, "correct", what={"fact": "token", "place": at(3, 0)})
    assert GAME.outcome(state) is not None


def test_only_the_leader_declares() -> None:
    state = begun()
    assert refused(state, B, "declare", result="won", reason="x") == ["E_LEADER_ONLY"]
    assert refused(state, A, "declare", result="won", reason="  ") == ["E_NO_REASON"]
    assert refused(state, TABLE, "declare", result="lost", reason="late") == []


def test_a28_giving_up_is_an_end_of_its_own() -> None:
    """Who gave up and when; no reason is asked for, and no enemy did it."""
    state = begun(2)
    assert refused(state, B, "give_up") == ["E_LEADER_ONLY"]
    for actor, seat in ((A, A), (TABLE, None)):
        over = say(state, actor, "give_up")
        end = GAME.view(over, None).end
        assert end is not None
        assert (end.result, end.ending, end.seat, end.reason, end.round) == ("lost", "gave_up", seat, "", 1)
        assert (end.cause, end.enemy) == (None, None)
        assert GAME.outcome(over) == Outcome((), "gave_up")
        line = next(line for line in GAME.log(over) if line.code == "singularity-log-gives-up")
        assert (line.seat, line.facts["threat"]) == (seat, 0)
    assert GAME.view(say(state, A, "declare", result="lost", reason="late"), None).end.seat == A  # type: ignore[union-attr]


# --- corrections (SW-21, SW-38) ---


@pytest.mark.parametrize(
    ("what", "codes"),
    [
        ({"fact": "track", "track": "threat", "value": 7}, []),
        ({"fact": "track", "track": "threat", "value": -1}, ["E_BELOW_ZERO"]),
        ({"fact": "limits", "limits": {"threat": 30}}, []),
        ({"fact": "member", "seat": B, "place": at(3, 0)}, []),
        ({"fact": "member", "seat": "zoe", "place": at(3, 0)}, ["E_UNKNOWN_SEAT"]),
        ({"fact": "member", "seat": B, "place": "roof"}, ["E_UNKNOWN_SPACE"]),
        ({"fact": "group", "enemy": "drone", "place": at(1, 0), "count": 4}, []),
        ({"fact": "group", "enemy": "ghost", "place": at(1, 0), "count": 4}, ["E_UNKNOWN_ENEMY"]),
        ({"fact": "hand", "seat": B, "hand": 5}, []),
        ({"fact": "hand", "seat": B, "hand": 5, "deck": 4}, ["E_BOTH_PILES"]),
        ({"fact": "cache", "place": at(1, 0), "used": True}, []),
        ({"fact": "token", "place": at(1, 0), "kind": "elite"}, []),
        ({"fact": "token", "place": at(1, 0), "kind": "elite", "enemy": "ghost"}, ["E_UNKNOWN_ENEMY"]),
        ({"fact": "row", "cards": [CARD]}, []),
        ({"fact": "gained", "seat": B, "cards": ["Arc pulse"]}, []),
        ({"fact": "shift", "group": "drone@9,9", "to": at(1, 0), "count": 1}, ["E_NO_SUCH_GROUP"]),
        ({"fact": "turn", "seat": B}, []),
    ],
)
def test_every_fact_can_be_put_right(what: dict[str, Any], codes: list[str]) -> None:
    state = begun(map=ROW)
    assert refused(state, B, "correct", what=what, reason="the cardboard says so") == codes
    if not codes:
        after = say(state, B, "correct", what=what, reason="the cardboard says so")
        assert len(after.log) == len(state.log) + 1
        assert after.log[-1].facts["reason"] == "the cardboard says so"


def test_hits_and_health_can_be_put_right() -> None:
    state = placed(begun(map=ROW), None, ("brute", at(0, 0), 2), ("warden", at(0, 0), 1))
    brute = {"fact": "group", "enemy": "brute", "place": at(0, 0), "count": 2}
    assert refused(state, A, "correct", what={**brute, "partial": [2]}) == ["E_WOULD_HAVE_FALLEN"]
    state = say(state, A, "correct", what={**brute, "partial": [1]})
    warden = {"fact": "group", "enemy": "warden", "place": at(0, 0), "count": 1, "health_left": 2}
    state = say(state, A, "correct", what=warden)
    groups = {group.enemy: group for group in GAME.view(state, None).groups}
    assert (groups["brute"].partial, groups["warden"].health_left) == ((1,), 2)
    state = say(state, A, "correct", what={"fact": "shift", "group": "brute@0,0", "to": at(2, 0), "count": 1})
    assert [(group.place, group.partial) for group in state.groups if group.enemy == "brute"] == [
        (at(0, 0), ()),
        (at(2, 0), (1,)),
    ]
    shift = {"fact": "shift", "group": "brute@2,0", "to": at(2, 0), "count": 2}
    assert refused(state, A, "correct", what=shift) == ["E_COUNT"]


def test_a_character_can_be_named_later() -> None:
    state = say(begun(), A, "take_character", character={"id": "rook", "name": "Rook", "deck": 10})
    assert pile(state, A) == (3, None, None)


def test_a_corrected_track_or_limit_can_lose() -> None:
    state = begun(limit=20)
    lost = say(state, A, "correct", what={"fact": "track", "track": "threat", "value": 20})
    assert GAME.outcome(lost) is not None
    state = replace(state, threat=15)
    lost = say(state, A, "correct", what={"fact": "limits", "limits": {"threat": 15}})
    assert GAME.outcome(lost) is not None

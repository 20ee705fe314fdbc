"""Hack, spy, terminate: who may attack whom, and what it does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.state import Operative
from companion.games.emergence.words import COSTS
from companion.kernel.seat import Voice
from tests.games.emergence.table import (
    BO,
    A,
    B,
    C,
    D,
    E,
    attested,
    one,
    refused,
    round_of,
    say,
    with_cards,
)


def test_em_31_all_reasons_at_once_in_their_order() -> None:
    state = round_of(one("S", E, "hack"), one("S", E), one("K", E))
    assert refused(state, A, "terminate", target=BO) == [
        "NOT_SELECTED",
        "ACTOR_ON_START",
        "TARGET_ON_START",
        "NOT_ADJACENT",
        "AUGMENTATION_NOT_OPPOSITE",
        "NOT_ENOUGH_KNOWLEDGE",
    ]
    assert refused(state, A, "spy", target=C) == [
        "NOT_SELECTED",
        "ACTOR_ON_START",
        "NOT_SAME_TILE",
        "NOT_ENOUGH_KNOWLEDGE",
    ]
    assert refused(state, A, "hack", target=A) == ["SELF_TARGET", "NOT_ENOUGH_KNOWLEDGE"]
    assert refused(state, A, "hack", target="zoe") == ["UNKNOWN_OPERATIVE"]
    shown = GAME.view(state, A).my_targets[0]
    assert [why.code for why in shown.why][-1] == "emergence.not_enough_knowledge"


def test_a5_same_tile_is_adjacent() -> None:
    line = one("d1", E, "hack", knowledge=1), one("d1", B), one("K")
    assert refused(round_of(*line), A, "hack", target=BO) == ["NOT_ADJACENT"]
    assert refused(round_of(*line, same_tile_is_adjacent=True), A, "hack", target=BO) == []


def test_attested_an_attack_waits_for_its_target() -> None:
    state = attested(one(None, E, "hack", knowledge=2), one(None, B, data=(1, 1, 0, 0)), one(None, B))
    assert refused(state, A, "hack", target=BO) == ["NEEDS_ANSWER"]
    assert refused(state, A, "hack", target=BO, adjacent=False) == ["NOT_ADJACENT"]
    assert refused(state, A, "hack", target=BO, adjacent=True, same_tile=True) == ["NOT_ADJACENT"]
    claimed = say(state, A, "hack", target=BO, adjacent=True)
    assert claimed.operatives == state.operatives
    assert GAME.view(claimed, None).waiting_for == (BO,)
    assert refused(claimed, A, "end_turn") == ["CLAIM_WAITS"]
    assert refused(claimed, C, "confirm_claim", agree=True) == ["NOT_TARGET"]
    assert refused(claimed, Voice.TABLE, "correct", seat=A, knowledge=0) == ["ATTACK_WAITS"]
    denied = say(claimed, BO, "confirm_claim", agree=False)
    assert denied.turn is not None
    assert (denied.turn.step, denied.operatives) == ("act", state.operatives)
    assert refused(denied, BO, "confirm_claim", agree=True) == ["NO_CLAIM"]
    for voice in (BO, Voice.TABLE):
        after = say(claimed, voice, "confirm_claim", agree=True)
        assert (after.operatives[A].data, after.operatives[A].knowledge) == ((1, 1, 0, 0), 1)


def test_attested_terminate_sends_home_and_spy_needs_the_same_tile() -> None:
    state = attested(one(None, E, "terminate", knowledge=3), one(None, B), one(None, E))
    state = say(say(state, A, "terminate", target=BO, adjacent=True), BO, "confirm_claim", agree=True)
    assert state.operatives[BO].on_start
    state = attested(one(None, E, "spy", knowledge=3), one(None, B), one(None, E))
    assert refused(state, A, "spy", target=C, same_tile=False) == ["NOT_SAME_TILE"]
    state = say(say(state, A, "spy", target=C, same_tile=True), C, "confirm_claim", agree=True)
    assert GAME.view(state, A).my_looks == ("card", "spy:1")


def test_attested_same_tile_counts_as_adjacent_by_switch() -> None:
    state = attested(one(None, E, "hack", knowledge=1), one(None, B), one(None), same_tile_is_adjacent=True)
    assert refused(state, A, "hack", target=BO, same_tile=True) == []


def test_attested_start_tile_is_safe() -> None:
    state = attested(one(None, E, "hack", knowledge=1), one("S", B), one(None))
    assert refused(state, A, "hack", target=BO, adjacent=True) == ["TARGET_ON_START"]


RICH = {"knowledge": 5, "data": (1, 0, 2, 0)}


def test_em_27_a_hack_costs_one_and_takes_the_data_of_an_opposite_neighbour() -> None:
    state = round_of(one("d1", E, "hack", **RICH), one("d2", B, **RICH), one("d2", E))
    after = say(state, A, "hack", target=BO).operatives
    assert (after[A].knowledge, after[A].data, after[A].tile) == (4, (2, 0, 4, 0), "d1")
    assert (after[BO].knowledge, after[BO].data, after[BO].tile) == (5, (0, 0, 0, 0), "d2")
    assert refused(state, A, "hack", target=C) == ["AUGMENTATION_NOT_OPPOSITE"]


def test_em_28_a_spy_costs_two_and_looks_at_an_equal_on_the_same_tile() -> None:
    state = round_of(one("d1", E, "spy", **RICH), one("d1", E, **RICH), one("d1", B), one("d2", E))
    after = say(state, A, "spy", target=BO)
    assert after.operatives == {**state.operatives, A: replace(state.operatives[A], knowledge=3)}
    assert after.spyings[0].answer.value == state.allegiances[BO].value
    assert refused(state, A, "spy", target=C) == ["AUGMENTATION_NOT_SAME"]
    assert refused(state, A, "spy", target=D) == ["NOT_SAME_TILE"]


def test_em_29_a_termination_costs_three_takes_all_and_sends_to_the_start() -> None:
    state = round_of(one("d1", E, "terminate", **RICH), one("d2", B, **RICH), one("K", B))
    after = say(state, A, "terminate", target=BO).operatives
    assert (after[A].knowledge, after[A].data) == (5 - 3 + 5, (2, 0, 4, 0))
    assert after[BO] == Operative(BO, "S"), "nothing is left, as at the start"
    assert refused(state, A, "terminate", target=C) == ["NOT_ADJACENT"]


@pytest.mark.parametrize("action", ["hack", "spy", "terminate"])
@pytest.mark.parametrize(
    ("mine", "theirs", "code"),
    [("S", "d1", "ACTOR_ON_START"), ("d1", "S", "TARGET_ON_START")],
    ids=["from", "on"],
)
def test_em_30_nobody_attacks_from_or_on_the_start_tile(
    action: Any, mine: str, theirs: str, code: str
) -> None:
    state = round_of(one(mine, E, action, knowledge=9), one(theirs, B), one("K"))
    assert code in refused(state, A, action, target=BO)


@pytest.mark.parametrize("action", ["hack", "spy", "terminate"])
def test_em_32_the_cost_is_paid_from_tokens_held_before_and_goes_to_nobody(action: Any) -> None:
    place = ("d1", E) if action == "spy" else ("d2", B)
    short = round_of(one("d1", E, action, knowledge=COSTS[action] - 1), one(*place, knowledge=9), one("K"))
    assert refused(short, A, action, target=BO) == ["NOT_ENOUGH_KNOWLEDGE"], "loot cannot pay"
    state = round_of(one("d1", E, action, knowledge=COSTS[action]), one(*place, knowledge=9), one("K"))
    after = say(state, A, action, target=BO)
    held = sum(operative.knowledge for operative in after.operatives.values())
    assert (held, after.totals) == (9, state.totals)


def test_em_33_the_same_tile_is_not_adjacent_and_nobody_is_spared() -> None:
    state = round_of(one("d1", E, "hack", knowledge=1), one("d1", B), one("d2", B), one("d3", B))
    assert refused(state, A, "hack", target=BO) == ["NOT_ADJACENT"]
    for cards in (("ai", "ai", "ai", "human"), ("human", "ai", "ai", "human")):
        dealt = with_cards(state, *cards)
        assert refused(dealt, A, "hack", target=C) == [], "a team mate, or not"
        assert refused(dealt, A, "hack", target=D) == []

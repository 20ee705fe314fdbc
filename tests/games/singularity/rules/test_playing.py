"""Step 1: who plays, and what happens to cards."""

from __future__ import annotations

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW, at
from tests.games.singularity.table import TABLE, A, B, begun, held, pile, placed, refused, say


@pytest.mark.parametrize("hand", [0, 3])
def test_sw_9_the_table_plays_for_whoever_has_no_phone(hand: int) -> None:
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


@pytest.mark.parametrize("do", ["play", "end_play", "draw"])
def test_only_the_active_player_plays(do: str) -> None:
    state = begun(map=ROW)
    assert refused(state, B, do) == ["E_NOT_YOUR_TURN"]
    assert refused(state, A, do) == []


def test_sw_14_discarding_to_draw_and_for_an_ability() -> None:
    state = held(begun(map=ROW), A, 2, deck=0, discard=0)
    state = say(state, A, "discard", purpose="draw")
    assert pile(state, A) == (2, 0, 0), "the discard was shuffled and drawn"
    state = say(state, A, "discard", purpose="ability")
    assert pile(state, A) == (1, 0, 1)
    assert refused(held(state, A, 0), A, "discard") == ["E_NO_CARD"]
    assert refused(held(state, A, 0), A, "play") == ["E_NO_CARD"]
    assert refused(held(state, A, 0), A, "move", steps=1, path=[at(1, 0)], from_hand=False) == []


def test_sw_9_three_steps_and_on_to_the_next_player() -> None:
    state = placed(begun(2, map=ROW), {A: at(0, 0), B: at(0, 0)}, ("drone", at(3, 0), 1))
    phases = []
    for actor, do in ((A, "end_play"), (B, "enemies_done"), (A, "refilled"), (B, "end_play")):
        phases.append((state.turn.seat, state.phase))
        state = say(state, actor, do)
    assert phases == [(A, "play"), (A, "enemies"), (A, "refill"), (B, "play")]
    assert state.phase == "enemies", "after every player's turn"
    assert state.members[B].hand.value == 0, "what B has not played is discarded"

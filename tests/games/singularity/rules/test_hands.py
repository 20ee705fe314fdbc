"""Hands and piles are counted, never read."""

from __future__ import annotations

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW
from tests.games.singularity.table import A, begun, held, pile, say


def test_sw_34_a_card_on_the_table_is_in_neither_pile() -> None:
    state = held(begun(map=ROW), A, 3, deck=7, discard=0)
    state = say(state, A, "play", card="Cool head")
    assert pile(state, A) == (2, 7, 0)
    assert GAME.view(state, None).turn.card == "Cool head"  # type: ignore[union-attr]
    state = say(state, A, "play")
    assert pile(state, A) == (1, 7, 1)
    state = say(state, A, "end_play")
    assert pile(state, A) == (0, 7, 3)
    assert pile(say(state, A, "refilled"), A) == (3, 4, 3)


def test_both_piles_empty_ends_a_draw() -> None:
    state = say(held(begun(), A, 1, deck=1, discard=1), A, "draw", cards=5)
    assert pile(state, A) == (3, 0, 0)

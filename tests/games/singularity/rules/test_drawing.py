"""Enemies that the app draws for tokens."""

from __future__ import annotations

from typing import Any

from companion.games.singularity import GAME
from tests.games.singularity.shipped import CARDS, RELAY, STORY
from tests.games.singularity.shipped import CARDS as SHIPPED
from tests.games.singularity.table import A, begun, go, refused, say


def test_sw_8_the_app_draws_what_tokens_show() -> None:
    state = begun(2, level="map", map=RELAY, library=SHIPPED, draws="app")
    assert refused(state, A, "turn_token", token="D2", enemy="drone") == []
    state = go(state, "B3", "C3", steps=3)
    shown = [token.enemy for token in GAME.view(state, None).tokens]
    assert all(enemy in ("drone", "brute", "hunter", "beacon") for enemy in shown)
    assert GAME.opened(state).shown == 2
    decks = GAME.decks(state.options, state.seats)
    assert [deck.name for deck in decks] == list(GAME.shuffles(state))
    assert GAME.shuffles(state)["common"] == 1
    assert decks[0].label(1) == "common-1"


def test_sw_8_arcade_draws_from_what_is_unlocked() -> None:
    def shown(story: Any) -> set[str]:
        found = set()
        state = begun(mode="arcade", library=CARDS, campaign=story, draws="app")
        for _ in range(12):
            state = say(state, A, "draw_enemy", kind="common")
            found.add(state.drawn)
        return found

    assert shown(STORY) == {"drone", "hunter"}
    assert shown(None) == {"drone", "brute", "hunter", "beacon"}
    state = begun(mode="arcade", library=CARDS, campaign=STORY, draws="app")
    assert refused(state, A, "draw_enemy", kind="elite") == ["E_NOTHING_TO_DRAW"]


def test_luck_is_the_same_after_going_back() -> None:
    state = begun(library=CARDS, draws="app")
    first = say(state, A, "draw_enemy", kind="common")
    between = say(state, A, "change", track="threat", amount=1, cause="card")
    assert say(between, A, "draw_enemy", kind="common").drawn == first.drawn

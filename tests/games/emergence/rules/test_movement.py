"""One tile, if one is open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence import GAME
from tests.games.emergence.table import (
    A,
    B,
    C,
    E,
    attested,
    one,
    refused,
    round_of,
    say,
)


def test_em_16_one_tile_first_and_only_once() -> None:
    state = round_of(one("S", E, "boost"), one(), one(), step="move")
    assert refused(state, A, "boost", to="d1") == ["MOVE_FIRST"]
    assert refused(state, A, "move", to="K") == ["NOT_NEXT"]
    assert refused(state, A, "end_turn") == ["MUST_MOVE"]
    state = say(state, A, "move", to="d1")
    assert refused(state, A, "move", to="S") == ["ALREADY_MOVED"]


def test_em_18_the_start_tile_takes_everybody() -> None:
    state = round_of(one("d1", E), one("S", B), one("S", E), step="move")
    assert say(state, A, "move", to="S").operatives[A].on_start


def test_em_19_no_open_tile_means_staying_and_acting() -> None:
    state = round_of(one("K", E, "activate"), one("d2", B), one("d3"), step="move")
    assert GAME.view(state, A).my_moves == ()
    assert refused(state, A, "end_turn") == ["MOVE_FIRST"]
    state = say(state, A, "stay")
    assert state.turn is not None
    assert (state.turn.step, state.turn.stayed) == ("act", True)


def test_a6_moving_is_optional() -> None:
    state = round_of(one("d1"), one("d1"), one("d1"), step="move", move_mandatory=False)
    turn = say(state, A, "stay").turn
    assert turn is not None
    assert (turn.step, turn.stayed) == ("act", True)


def test_attested_moving_is_told() -> None:
    state = attested(one("S", E, "boost"), one(None), one(None), step="move")
    state = replace(state, operatives={**state.operatives, A: replace(state.operatives[A], tile=None)})
    assert refused(state, A, "move", to="d1") == ["NO_CITY"]
    assert refused(state, A, "moved", on_start=True) == ["STILL_ON_START"]
    state = say(state, A, "moved")
    assert (state.operatives[A].on_start, state.operatives[A].tile) == (False, None)
    assert refused(state, A, "boost", to="d1") == ["NO_CITY"]
    assert say(state, A, "boost", on_start=True).operatives[A].on_start
    assert refused(round_of(one(), one(), one(), step="move"), A, "moved") == ["CITY_KNOWS"]


@pytest.mark.parametrize(
    ("there", "is_open"),
    [((), True), ((E,), True), ((E, E), True), ((B,), False), ((E, B), False)],
    ids=["empty", "mine", "twice mine", "the other", "both"],
)
def test_em_17_an_occupied_tile_takes_only_its_own_augmentation(there: Any, is_open: bool) -> None:
    others = [one("d2", augmentation) for augmentation in there]
    state = round_of(one("d1", E), *others, *[one("K", E)] * (3 - len(there)), step="move")
    assert refused(state, A, "move", to="d2") == ([] if is_open else ["DIFFERENT_AUGMENTATION"])
    view = GAME.view(state, A)
    assert ("d2" in view.my_moves, "d2" in [closed.tile for closed in view.my_closed]) == (
        is_open,
        not is_open,
    )


def test_em_17_says_who_closes_the_tile() -> None:
    state = round_of(one("d1", E), one("d2", E), one("d2", B), step="move")
    (closed,) = GAME.view(state, A).my_closed
    assert closed.why[0].facts == {"tile": "d2", "blocker_seat": C, "theirs": B, "mine": E}

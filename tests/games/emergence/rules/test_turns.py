"""One turn each: move, act, done."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergence import GAME
from companion.games.emergence.state.phases import Selecting
from tests.games.emergence.table import (
    BO,
    A,
    B,
    C,
    E,
    codes,
    one,
    pass_turn,
    refused,
    revealed,
    round_of,
    say,
    selecting,
)


def test_em_13_only_whose_turn_it_is() -> None:
    state = revealed(selecting(3), *[("boost", E)] * 3)
    assert refused(state, BO, "move", to="d1") == ["NOT_YOUR_TURN"]
    assert refused(state, A, "insert", ai=1, human=0) == ["WRONG_PHASE"]


def test_em_15_the_augmentation_stays_when_an_action_is_exchanged() -> None:
    state = round_of(one("d3", E, "hack", knowledge=2), one(), one())
    assert refused(state, A, "exchange", action={"do": "activate"}) == ["WRONG_AUGMENTATION"]
    assert state.operatives[A].knowledge == 2


def test_em_20_the_selected_action_or_nothing() -> None:
    state = round_of(one("d1", E, "boost"), one(), one())
    assert refused(state, A, "activate") == ["NOT_SELECTED"]
    assert refused(state, A, "hack", target=BO)[0] == "NOT_SELECTED"
    state = say(state, A, "end_turn")
    assert state.turn is not None
    assert (state.turn.seat, codes(state)[-1]) == (BO, "let-go")


def test_em_14_the_leader_token_goes_on_and_everybody_selects_anew() -> None:
    state = revealed(selecting(3, C), *[("boost", E)] * 3)
    for seat in (C, A, BO):
        state = pass_turn(state, seat)
    assert state.now == Selecting(A), "clockwise after c comes a; no envelope is left over"
    assert (state.round, state.shown) == (2, {})
    assert [point.round for point in GAME.view(state, None).race] == [1]


def test_em_35_a_terminated_operative_still_takes_the_turn_from_the_start_tile() -> None:
    state = round_of(one("d1", E, "terminate", knowledge=3), one("d2", B, "boost"), one("K", B))
    state = say(say(state, A, "terminate", target=BO), A, "end_turn")
    assert state.turn is not None
    assert (state.turn.seat, state.turn.step, state.operatives[BO].tile) == (BO, "move", "S")
    line = GAME.view(state, None).operatives[1]
    assert (line.action, line.augmentation) == ("boost", B), "the revealed selection stands"
    cleared = replace(state.operatives[A], tile="d3")
    state = say(replace(state, operatives={**state.operatives, A: cleared}), BO, "move", to="d1")
    assert refused(state, BO, "boost", to="d2") == []

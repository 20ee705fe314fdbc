"""When the game is over, who has won, and the cards are turned over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.rules.ending import finished
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.state.phases import Turn
from companion.games.emergence.views import EndView, Teams
from companion.kernel.seat import Voice
from tests.games.emergence.table import (
    BO,
    EL,
    SEATS,
    A,
    B,
    C,
    D,
    E,
    attested,
    end,
    one,
    paper,
    refused,
    round_of,
    say,
    with_cards,
)


def test_em_45_to_48_the_end_shows_allegiances_and_closes_the_table() -> None:
    state = with_cards(round_of(*[one("d1", E)] * 3), "ai", "human", "ai")
    state = say(replace(state, tiles={"d1": 1, "d2": 0, "d3": 0}), A, "activate")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((BO,), "no_data")
    view = GAME.view(state, None)
    assert [line.allegiance for line in view.operatives] == ["ai", "human", "ai"]
    assert view.end is not None
    assert (view.end.winner, view.end.human_beyond) == ("human", -10)
    for actor, do in ((A, "end_turn"), (Voice.TABLE, "count_down")):
        assert refused(state, actor, do) == ["GAME_OVER"]
    assert refused(state, Voice.TABLE, "correct", seat=A, knowledge=3) == ["GAME_OVER"]
    assert GAME.opened(state).final == 1


def test_em_45_the_requirement_ends_the_game_after_an_opening() -> None:
    state = say(
        replace(round_of(*[one("G", E, knowledge=2)] * 3), totals=Teams(ai=19, human=9)), A, "activate"
    )
    for seat in SEATS[:3]:
        state = say(state, seat, "insert", ai=2, human=0)
    state = say(state, A, "open_aggregator")
    assert end(state) == EndView(winner="ai", reason="requirement", ai_beyond=5, human_beyond=-1)


def won(state: EmergenceState) -> tuple[str, str]:
    return end(state).winner, end(state).reason


def opened(totals: Teams, tokens: Teams, **options: Any) -> EmergenceState:
    """Three operatives; the first puts in these tokens and opens."""
    held = tokens.ai + tokens.human
    state = round_of(one("G", E, knowledge=held), one(), one(), **options)
    state = say(replace(state, totals=totals), A, "activate")
    state = say(state, A, "insert", ai=tokens.ai, human=tokens.human)
    return say(state, A, "open_aggregator")


@pytest.mark.parametrize(
    ("switch", "winner"), [("draw", "draw"), ("humans", "human"), ("ai", "ai"), ("continue", None)]
)
def test_a1_equal_surplus(switch: str, winner: str | None) -> None:
    state = opened(Teams(ai=20, human=10), Teams(ai=1, human=1), equal_surplus=switch)
    if winner is None:
        assert (state.phase, state.totals) == ("turns", Teams(ai=21, human=11))
        return
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert won(state) == (winner, "equal_surplus")
    assert outcome.winners == tuple(seat for seat in state.seats if state.allegiances[seat].value == winner)


@pytest.mark.parametrize(
    ("switch", "ended"),
    [("requirement_first", ("ai", "requirement")), ("no_data_first", ("human", "no_data"))],
)
def test_a2_requirement_and_an_empty_board(switch: str, ended: tuple[str, str]) -> None:
    state = round_of(
        one("G", E, knowledge=1), one(), one(), no_data_check="end_of_round", simultaneous_end=switch
    )
    state = replace(state, tiles={"d1": 0, "d2": 0, "d3": 0}, totals=Teams(ai=19, human=0))
    state = say(say(say(state, A, "activate"), A, "insert", ai=1, human=0), A, "open_aggregator")
    assert won(state) == ended


def last_block(check: str) -> EmergenceState:
    state = round_of(one("d1", E), one("d2", E), one("d2", E), no_data_check=check)
    return say(replace(state, tiles={"d1": 1, "d2": 0, "d3": 0}), A, "activate")


def test_a11_no_data_at_once() -> None:
    assert won(last_block("immediate")) == ("human", "no_data")


def test_a11_no_data_at_the_end_of_the_turn() -> None:
    state = last_block("end_of_turn")
    assert state.phase == "turns"
    assert won(say(state, A, "end_turn")) == ("human", "no_data")


def test_a11_no_data_at_the_end_of_the_round_unless_replenished() -> None:
    state = say(last_block("end_of_round"), A, "end_turn")
    for seat in (BO, C):
        assert state.phase == "turns"
        state = say(say(state, seat, "move", to="K"), seat, "end_turn")
    assert won(state) == ("human", "no_data")


def test_attested_the_last_block_ends_the_game_too() -> None:
    state = replace(attested(one(None, E), one(None), one(None)), counted=(2, 0, 0, 0))
    assert won(say(state, A, "activate", tile="light_blue", blocks=2)) == ("human", "no_data")


def test_a_board_corrected_to_nothing_ends_with_the_turn() -> None:
    state = round_of(one(), one(), one())
    for tile in ("d1", "d2", "d3"):
        state = say(state, Voice.TABLE, "correct", tile=tile, blocks=0)
    assert state.phase == "turns"
    assert won(say(state, A, "end_turn")) == ("human", "no_data")


def over(state: EmergenceState) -> EmergenceState:
    won = EndView(winner="ai", reason="requirement", ai_beyond=9, human_beyond=-9)
    return finished(state, Turn(A, {}, A), won)


def test_em_47_cards_on_paper_are_turned_over_and_entered() -> None:
    state = over(paper(3, A, BO, C))
    assert (state.phase, GAME.outcome(state)) == ("turning", None)
    assert GAME.view(state, None).waiting_for == (A, BO, C)
    assert GAME.view(state, A).end is None
    state = say(state, BO, "declare", allegiance="human")
    outcome = GAME.outcome(state)
    assert outcome is not None, "there is one Human: the others can only be A.I."
    assert outcome.winners == (A, C)


def test_em_47_no_more_cards_than_there_are() -> None:
    state = over(paper(5, A, BO, C, D, EL))
    for seat in (A, BO):
        state = say(state, seat, "declare", allegiance="ai")
    state = say(state, C, "declare", allegiance="human")
    assert refused(state, A, "declare", allegiance="ai") == ["ALREADY_SAID"]
    state = say(state, D, "declare", allegiance="human")
    assert state.phase == "over"
    assert state.allegiances[EL].value == "ai"


@pytest.mark.parametrize("last", [True, False])
def test_em_46_the_humans_win_when_the_last_block_leaves_the_board(last: bool) -> None:
    full = one("d1", E, data=(9, 9, 9, 9))
    state = replace(round_of(full, full, full), tiles={"d1": 2, "d2": 0 if last else 1, "d3": 0})
    after = say(state, A, "activate")
    assert after.phase == ("over" if last else "turns"), "blocks in hands do not count"
    if last:
        assert won(after) == ("human", "no_data")


def test_em_46_a_hack_or_a_compilation_takes_nothing_from_the_board() -> None:
    state = round_of(one("d1", E, "hack", knowledge=1), one("d2", B, data=(1, 0, 0, 0)), one())
    assert say(state, A, "hack", target=BO).phase == "turns"

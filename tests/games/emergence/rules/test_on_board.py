"""Only the secrets: the round is played on the board."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.emergence import GAME
from companion.games.emergence.state import EmergenceState
from companion.games.emergence.views import Teams
from companion.kernel.seat import Seat, Voice
from tests.games.emergence.table import (
    BO,
    DEMO,
    A,
    B,
    C,
    D,
    E,
    codes,
    end,
    offered,
    refused,
    revealed,
    say,
    selecting,
    with_cards,
)


def playing(**options: Any) -> EmergenceState:
    """Four have revealed: two spies of different augmentation, one who activates, one who boosts."""
    state = selecting(4, A, use="secrets", **options)
    state = revealed(state, ("spy", E), ("spy", B), ("activate", E), ("boost", B))
    return with_cards(state, "ai", "human", "ai", "ai")


def test_em_51_the_board_is_neither_asked_for_nor_kept() -> None:
    state = playing()
    assert (state.streets, state.tiles, state.phase) == (None, {}, "play")
    view = GAME.view(state, A)
    assert (view.use, view.turn, view.board.total) == ("secrets", None, 0)
    assert [(line.knowledge, line.data) for line in view.operatives] == [(None, None)] * 4
    assert "correct" not in [choice.do for choice in view.choices]


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("move", {"to": "d1"}),
        ("moved", {}),
        ("stay", {}),
        ("activate", {}),
        ("boost", {}),
        ("replenish", {}),
        ("exchange", {"action": {"do": "boost"}}),
        ("hack", {"target": "b"}),
        ("terminate", {"target": "b"}),
        ("compile", {"sets": []}),
        ("end_turn", {}),
        ("correct", {"seat": "b", "knowledge": 2}),
        ("set_board", {"light_blue": 2}),
    ],
)
def test_em_51_what_happens_on_cardboard_is_refused(do: str, fields: dict[str, Any]) -> None:
    assert refused(playing(), A, do, **fields) == ["ON_CARDBOARD"]


def test_em_52_the_leader_or_the_table_ends_the_round() -> None:
    state = playing()
    assert refused(state, BO, "next_round") == ["NOT_ROUND_LEADER"]
    for actor in (A, Voice.TABLE):
        after = say(state, actor, "next_round")
        assert (after.phase, after.round, after.leader) == ("select", 2, BO)
    assert refused(state, A, "select", action="hack", augmentation=E) == ["ALREADY_REVEALED"]


def test_em_53_a_spy_names_a_target_who_confirms() -> None:
    state = playing()
    assert refused(state, C, "spy", target=A) == ["NOT_SELECTED"]
    assert refused(state, A, "spy", target=A) == ["SELF_TARGET"]
    assert refused(state, A, "spy", target=BO) == ["AUGMENTATION_NOT_SAME"]
    assert refused(state, A, "spy", target=C, same_tile=False) == ["NOT_SAME_TILE"]
    assert refused(state, A, "spy", target=Seat("zoe")) == ["UNKNOWN_OPERATIVE"]
    asked = say(state, A, "spy", target=C)
    assert GAME.view(asked, None).waiting_for == (C,)
    assert offered(asked, C) == ["confirm_claim", "no_data"]
    assert refused(asked, BO, "spy", target=D) == ["CLAIM_WAITS"]
    assert refused(asked, A, "next_round") == ["CLAIM_WAITS"]
    assert refused(asked, BO, "confirm_claim", agree=True) == ["NOT_TARGET"]
    denied = say(asked, C, "confirm_claim", agree=False)
    assert (denied.spyings, offered(denied, A)) == ((), ["spy", "assimilate", "no_data", "next_round"])
    known = say(asked, C, "confirm_claim", agree=True)
    assert GAME.view(known, A).my_looks == ("card", "spy:1")
    assert GAME.view(known, C).my_looks == ("card",)
    face = GAME.look(known, A, "spy:1")
    assert face is not None
    assert face.code == "A"
    assert refused(known, A, "spy", target=C) == ["ALREADY_ACTED"]
    assert refused(known, A, "assimilate") == ["ALREADY_ACTED"]
    assert codes(known)[-2:] == ["claims", "spied"]


def test_em_a21_where_spies_forget_they_look_until_the_round_ends() -> None:
    state = say(say(playing(spy_memory=False), A, "spy", target=C), C, "confirm_claim", agree=True)
    assert "spy:1" in GAME.view(state, A).my_looks
    assert "spy:1" not in GAME.view(say(state, A, "next_round"), A).my_looks


def test_em_54_who_may_have_activated_says_so_once() -> None:
    state = playing()
    refusals = [refused(state, seat, "assimilate") for seat in (A, BO, C, D)]
    assert refusals == [[], [], [], ["CANNOT_ACTIVATE"]]
    assert "assimilate" not in offered(state, D)
    state = say(state, C, "assimilate")
    assert (state.phase, codes(state)[-1]) == ("holding", "activates")


def test_em_56_two_look_before_an_empty_board_ends_the_game() -> None:
    state = playing(no_data_check="end_of_round")
    assert refused(state, BO, "confirm_no_data", agree=True) == ["NOBODY_SAID_EMPTY"]
    said = say(state, BO, "no_data")
    view = GAME.view(said, None).on_board
    assert view is not None
    assert (view.is_said_empty, view.said_empty) == (True, BO)
    assert refused(said, C, "no_data") == ["ALREADY_SAID_EMPTY"]
    assert refused(said, BO, "confirm_no_data", agree=True) == ["ANOTHER_CONFIRMS"]
    assert "confirm_no_data" not in offered(said, BO)
    again = say(said, C, "confirm_no_data", agree=False)
    assert (again.phase, codes(again)[-1]) == ("play", "not-empty")
    over = say(said, C, "confirm_no_data", agree=True)
    assert (over.phase, end(over).winner, end(over).reason) == ("over", "human", "no_data")
    by_table = say(say(state, Voice.TABLE, "no_data"), Voice.TABLE, "confirm_no_data", agree=True)
    assert by_table.phase == "over"


def test_em_45_the_uncounted_board_is_never_empty_by_itself() -> None:
    """With `no_data_first` a reached requirement still decides: nobody has said that the board is empty."""
    state = replace(playing(simultaneous_end="no_data_first", city=DEMO), totals=Teams(ai=29, human=0))
    state = say(state, C, "assimilate")
    for seat, held in ((A, 0), (BO, 0), (C, 1), (D, 0)):
        state = say(state, seat, "hold", knowledge=held)
    state = say(say(state, C, "insert", ai=1, human=0), C, "open_aggregator")
    assert (state.phase, end(state).winner, end(state).reason) == ("over", "ai", "requirement")

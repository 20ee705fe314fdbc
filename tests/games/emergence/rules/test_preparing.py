"""The board is counted, the leader named."""

from __future__ import annotations

from companion.games.emergence import GAME
from companion.games.emergence.state import board_data
from companion.kernel.seat import Voice
from tests.games.emergence.table import (
    BO,
    DEMO,
    SEATS,
    A,
    C,
    fresh,
    refused,
    say,
    selecting,
)


def test_em_4_attested_mode_counts_the_board() -> None:
    state = fresh(3)
    for seat in state.seats:
        state = say(state, seat, "seen")
    assert state.phase == "board"
    assert refused(state, A, "set_board") == ["EMPTY_BOARD"]
    state = say(state, Voice.TABLE, "set_board", light_blue=2, dark_green=1)
    assert (state.phase, board_data(state)) == ("leader", (2, 0, 0, 1))


def test_em_10_the_leader_is_named_or_drawn() -> None:
    state = fresh(3, city=DEMO)
    for seat in state.seats:
        state = say(state, seat, "seen")
    assert refused(state, A, "name_leader", seat="zoe") == ["UNKNOWN_OPERATIVE"]
    assert say(state, BO, "name_leader", seat=C).leader == C
    drawn = say(state, Voice.TABLE, "name_leader")
    assert drawn.leader in SEATS[:3]
    assert drawn == say(state, Voice.TABLE, "name_leader")


def test_attested_game_reaches_its_first_round() -> None:
    state = selecting(3, city=None)
    assert (state.phase, GAME.view(state, A).mode) == ("select", "attested")

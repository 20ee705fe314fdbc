"""The small game keeps what every game promises, by number."""

from __future__ import annotations

import pytest

from companion.kernel.action import Rejection, TimeUp
from companion.kernel.seat import Seat, Voice
from tests.games.lantern import GAME
from tests.games.lantern.public import LanternOptions, Name, Reopen, Seen
from tests.games.lantern.rules import LanternState
from tests.games.walking import seed

SEATS = (Seat("ann"), Seat("bo"), Seat("cy"))


def begun() -> LanternState:
    state = GAME.setup(LanternOptions(), SEATS, seed(1))
    for seat in SEATS:
        state = GAME.apply(state, seat, Seen())
    return state


def test_la_1_one_of_three_to_six_is_the_moth() -> None:
    state = GAME.setup(LanternOptions(), SEATS, seed(1))
    faces = [GAME.look(state, seat, "role") for seat in SEATS]
    assert sorted(face.code for face in faces if face) == ["keeper", "keeper", "moth--"]
    with pytest.raises(Rejection):
        GAME.setup(LanternOptions(), SEATS[:2], seed(1))


def test_la_2_nobody_names_before_all_have_looked_nor_themselves() -> None:
    state = GAME.setup(LanternOptions(), SEATS, seed(1))
    with pytest.raises(Rejection, match="not_now"):
        GAME.apply(state, SEATS[0], Name(seat=SEATS[1]))
    with pytest.raises(Rejection, match="name_another"):
        GAME.apply(begun(), SEATS[0], Name(seat=SEATS[0]))


def test_la_3_names_are_sealed_until_all_or_dusk() -> None:
    state = GAME.apply(begun(), SEATS[0], Name(seat=SEATS[1], reason="quiet"))
    assert GAME.view(state, SEATS[0]).my_name == "bo"
    assert GAME.view(state, SEATS[1]) == GAME.view(
        GAME.apply(begun(), SEATS[0], Name(seat=SEATS[2])), SEATS[1]
    ), "the others cannot tell whom"
    again = GAME.apply(state, SEATS[0], Reopen())
    assert GAME.view(again, SEATS[0]).my_name is None
    dusk = GAME.apply(state, Voice.CLOCK, TimeUp(name="dusk", serial=1))
    assert dusk.phase == "over"


def test_la_4_the_keepers_win_if_most_name_the_moth() -> None:
    state = begun()
    moth = state.moth
    others = [seat for seat in SEATS if seat != moth]
    for seat in SEATS:
        state = GAME.apply(state, seat, Name(seat=moth if seat != moth else others[0]))
    found = GAME.outcome(state)
    assert found is not None
    assert set(found.winners) == set(others)
    assert {line.role for line in GAME.view(state, None).named} == {"moth", "keeper"}

"""The small words: rejections, seats, actions, the default game."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from companion.kernel.action import Reason, Rejection, TimeUp
from companion.kernel.game import Counting, Opened, Timer
from companion.kernel.seat import Seat, SeatId, Voice, clockwise


def test_a_rejection_carries_a_code_and_facts_and_no_sentence() -> None:
    no = Rejection("skiff.not_held", "p. 4", cargo=3)
    assert (no.code, no.facts, no.reasons) == (
        "skiff.not_held",
        {"cargo": 3},
        (Reason("skiff.not_held", "p. 4", {"cargo": 3}),),
    )
    assert str(no) == "skiff.not_held"


def test_a_rejection_of_several_reasons_keeps_their_order() -> None:
    reasons = (Reason("skiff.first", "p. 1", {"n": 1}), Reason("skiff.second", "p. 2"))
    no = Rejection.of(iter(reasons))
    assert (no.reasons, no.code, no.facts) == (reasons, "skiff.first", {"n": 1})


def test_clockwise_keeps_the_circle() -> None:
    seats = tuple(map(Seat, "abcd"))
    assert clockwise(seats, Seat("c")) == tuple(map(Seat, "cdab"))
    with pytest.raises(ValueError, match="not in tuple"):
        clockwise(seats, Seat("x"))


@pytest.mark.parametrize("name", ["ann", "a", "seat-2", "0", "a" * 24])
def test_a_seat_from_outside(name: str) -> None:
    assert TypeAdapter(SeatId).validate_python(name) == name


@pytest.mark.parametrize("name", ["", "Ann", "-a", "a" * 25, "@table", "a b", "ä", "a\n"])
def test_what_is_no_seat(name: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(SeatId).validate_python(name)


def test_no_seat_can_pretend_to_be_a_voice() -> None:
    for voice in Voice:
        with pytest.raises(ValidationError):
            TypeAdapter(SeatId).validate_python(str(voice))


def test_an_action_takes_nothing_unknown() -> None:
    with pytest.raises(ValidationError):
        TimeUp.model_validate({"name": "countdown", "serial": 1, "seat": "ann"})


def test_defaults_of_a_game() -> None:
    assert Opened() == Opened(shown=0, final=0)


def test_what_is_counting_rests_goes_on_and_is_stretched() -> None:
    counting = Counting(30)
    assert counting.timer("plan", 2) == Timer("plan", 2, 30, is_running=True)
    assert counting.turned().timer("plan", 2).is_running is False
    assert counting.turned().turned() == counting
    assert counting.turned().stretched(15) == Counting(45, is_running=False)

"""Seats: their circle, their names, and who is none."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from companion.kernel.seat import Seat, SeatId, Voice, clockwise, seat_of


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


def test_a_voice_is_no_seat() -> None:
    ann = Seat("ann")
    assert (seat_of(ann), seat_of(Voice.TABLE), seat_of(Voice.CLOCK)) == (ann, None, None)

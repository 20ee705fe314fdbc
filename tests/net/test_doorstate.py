"""What a stranger with the link may know, and what follows from it."""

from __future__ import annotations

from companion.net.doorstate import COLOURS, HUES, SHAPES, DoorSeat, DoorState

SEATED = (
    DoorSeat("ann", "Ann", "orange", "here"),
    DoorSeat("bo", "Bo", "sky", "away"),
    DoorSeat("cara", "Cara", "green", "free"),
    DoorSeat("dee", "Dee", "yellow", "paper"),
)
STATE = DoorState("t", "WREN", "pebble", "Pebble", "open", SEATED, places=(2, 6))


def test_colours_and_seats_are_free_until_somebody_has_them() -> None:
    assert STATE.free_colours == ("rose", "blue")
    assert STATE.free_seats == 2
    fewer = DoorState("t", "WREN", "pebble", "Pebble", "full", SEATED, places=(2, 3))
    assert fewer.free_seats == 0, "never less than none"


def test_a_seat_whose_phone_is_gone_can_be_taken_back() -> None:
    assert [seat.seat for seat in STATE.lost] == ["bo", "cara"]


def test_every_colour_has_a_hue_and_a_shape_of_its_own() -> None:
    assert set(COLOURS) <= set(HUES)
    assert set(HUES) == set(SHAPES)
    assert len(set(SHAPES.values())) == len(SHAPES), "whoever sees no colours tells them apart by shape"

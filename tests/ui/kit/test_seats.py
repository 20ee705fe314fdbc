"""Seats in a row: names, free places, and who I am."""

from __future__ import annotations

import pytest

from companion.ui.kit.palette import seat_colour
from companion.ui.kit.seats import SeatRow, names_of
from companion.ui.kit.skin import skin_for
from tests.ui.alone import alone
from tests.ui.frames import seats


@pytest.mark.parametrize("is_large", [False, True], ids=["normal", "large"])
async def test_everybody_has_a_name_and_i_am_you(is_large: bool) -> None:
    skin = skin_for(390, 844, motion=False, large_text=is_large)
    phone = await alone(lambda: SeatRow(skin, seats(), "bo", detail=lambda line: f"{line.seat} has 3"))
    said = phone.texts()
    assert [one for one in said if one in ("Ann", "You", "Chi", "Dev")] == ["Ann", "You", "Chi", "Dev"]
    assert "Bo" not in said
    assert {f"{line.seat} has 3" for line in seats()} <= set(said)


@pytest.mark.parametrize(("places", "free"), [(0, 0), (4, 0), (6, 2), (9, 2)])
async def test_free_places_are_shown_up_to_six(places: int, free: int) -> None:
    skin = skin_for(390, 844, motion=False)
    phone = await alone(lambda: SeatRow(skin, seats(), None, places=places))
    assert phone.texts().count("Free") == free


def test_a_seat_is_called_by_its_name_and_two_seats_never_look_alike() -> None:
    assert names_of(seats()) == {"ann": "Ann", "bo": "Bo", "chi": "Chi", "dev": "Dev"}
    palette = skin_for(390, 844).palette
    assert len({seat_colour(line.colour, palette) for line in seats()}) == 4

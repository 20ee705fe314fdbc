"""A sealed choice tells whose it is, and nothing of what is inside."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.envelope import Envelope
from companion.ui.kit.palette import SEAT_COLOURS
from companion.ui.kit.skin import skin_for


def drawn(colour: str, *, is_dark: bool = True, dim: bool = False) -> str:
    made = Envelope(skin_for(390, 844, is_dark=is_dark), colour, dim=dim)
    assert isinstance(made, ft.Image)
    assert made.exclude_from_semantics, "the words beside it say whose it is"
    return str(made.src)


def test_every_seat_has_a_seal_of_its_own_on_both_grounds() -> None:
    for is_dark in (True, False):
        assert len({drawn(colour, is_dark=is_dark) for colour in SEAT_COLOURS}) == len(SEAT_COLOURS)


def test_a_dimmed_seal_is_still_its_seats_own() -> None:
    dimmed = {drawn(colour, dim=True) for colour in SEAT_COLOURS}
    assert drawn("orange", dim=True) != drawn("orange")
    assert len(dimmed) == len(SEAT_COLOURS)

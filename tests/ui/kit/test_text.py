"""Words: sizes at which names fit, and what is announced as a heading."""

from __future__ import annotations

import flet as ft
import pytest

from companion.ui.kit.skin import skin_for
from companion.ui.kit.text import Body, Heading, fitting
from tests.ui.alone import alone, of_kind

SKIN = skin_for(390, 844, motion=False)


@pytest.mark.parametrize("text", ["Ann", "Maximiliane", "The Grand Central Bank of Lower Bavaria", ""])
def test_a_name_never_grows_and_a_wider_place_never_makes_it_smaller(text: str) -> None:
    sizes = [fitting(text, 20.0, width) for width in (40, 80, 160, 320, 640)]
    assert sizes == sorted(sizes)
    assert sizes[-1] == 20.0
    assert sizes[0] > 8


def test_a_short_name_keeps_its_size_where_a_long_one_gives_way() -> None:
    assert fitting("Ann", 20.0, 70) == 20.0
    assert fitting("Maximiliane", 20.0, 70) < 20.0
    assert fitting("Maximiliane", 20.0, 70, 1) <= fitting("Maximiliane", 20.0, 70, 2)


async def test_a_title_is_announced_as_one_and_a_sentence_is_not() -> None:
    phone = await alone(lambda: ft.Column([Heading(SKIN, "Proof"), Body(SKIN, "It adds up.")]))
    (title,) = [one for one in of_kind(phone, ft.Semantics) if one.header]
    assert title.content.value == "Proof"

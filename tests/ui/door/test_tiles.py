"""Colours to tap, and those that somebody has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest

from companion.net.doorstate import HUES, DoorState
from companion.ui.door.tiles import ColourTiles
from companion.ui.kit.skin import skin_for
from tests.ui.door.porch import BO, porch


def below(control: Any) -> Iterator[Any]:
    """A control and all inside of it."""
    yield control
    inner = getattr(control, "content", None)
    for one in (*([inner] if inner is not None else []), *getattr(control, "controls", [])):
        yield from below(one)


def drawn(state: DoorState, *, large_text: bool = False) -> ft.Control:
    return ColourTiles(skin_for(390, 844, large_text=large_text), state, "green", lambda _colour: None, 350)


@pytest.mark.parametrize(("large_text", "across"), [(False, 3), (True, 2)])
def test_six_colours_are_rows_of_three_or_two(large_text: bool, across: int) -> None:
    made: Any = drawn(porch("open", BO).state, large_text=large_text)
    rows = [one for one in made.controls[1:] if isinstance(one, ft.Row)]
    assert [len(row.controls) for row in rows] == [across] * (6 // across)


def test_twelve_colours_are_rows_of_four() -> None:
    made: Any = drawn(DoorState("t1", "WREN", "toolbox", "Any game", "open", (BO,), tuple(HUES)))
    assert [len(row.controls) for row in made.controls[1:]] == [4, 4, 4]


def test_a_taken_colour_is_a_name_and_no_button() -> None:
    shown = list(below(drawn(porch("open", BO).state)))
    buttons = [one for one in shown if isinstance(one, ft.Semantics) and one.button]
    assert [one.label for one in buttons] == ["Orange", "Green", "Yellow", "Rose", "Blue"]
    assert [one.label for one in buttons if one.selected] == ["Green"]
    assert "Bo" in [one.value for one in shown if isinstance(one, ft.Text)]

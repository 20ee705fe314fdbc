"""Numbers of several named things: a tap on one leaves the others alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.ui.kit.drawing import part
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow

Put = Callable[[Any, int], None]
"""Of what, and its new number; the same function at every drawing."""


@part
def ManyOf(
    skin: Skin, label: str, value: int, low: int, high: int, change: Callable[[int], None]
) -> ft.Control:
    """A number that is stepped to, or typed where that is far."""
    return StepRow(skin, label, value, low, high, change)


@part
def AmountOf(skin: Skin, of: Any, label: str, value: int, low: int, high: int, put: Put) -> ft.Control:
    """A number with large buttons; `of` says which it is."""

    def change(new: int) -> None:
        put(of, new)

    return NumberRow(skin, label, value, low, high, change)


@part
def Stepped(skin: Skin, of: Any, label: str, value: int, low: int, high: int, put: Put) -> ft.Control:
    """The same, to be typed where it is far."""

    def change(new: int) -> None:
        put(of, new)

    return StepRow(skin, label, value, low, high, change)

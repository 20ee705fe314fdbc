"""Counted things: tokens, money, scores, and how they changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.ui.kit.boxes import InRow, Spaced, Stacked, Together
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component, effect, part
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Figures, Muted, Strong, Words, style

ROLL = 0.6
"""Seconds a number rolls."""
STEPS = 10


def TokenCounter(
    skin: Skin,
    icon: ft.Control | str,
    value: int | str,
    label: str,
    *,
    colour: str = "",
    step: float = 18,
) -> ft.Control:
    """A kind of piece and how many; the label is what a screen reader says."""
    picture = Icon(skin, icon, skin.px(step * 1.22), colour) if isinstance(icon, str) else icon
    row = Together(skin, picture, Figures(skin, str(value), step))
    return ft.Semantics(content=row, label=label, container=True, exclude_semantics=True)


def SumLine(skin: Skin, reason: str, change: str, after: str = "") -> ft.Control:
    """One step of the referee's sum: why, how much, what it makes."""
    minus = change.startswith(("-", "−"))
    palette = skin.palette
    return InRow(
        skin,
        Body(skin, reason, colour=palette.muted, expand=True),
        Figures(skin, change, 16, colour=palette.bad if minus else palette.good),
        *([Figures(skin, after, 16)] if after else []),
        gap=14,
    )


def steps_between(old: int, new: int) -> list[int]:
    """The numbers a rolling value shows on its way: at most ten, ending at the new one."""
    count = min(STEPS, abs(new - old))
    return [old + round((new - old) * step / count) for step in range(1, count + 1)]


def RollingNumber(
    skin: Skin, value: int, size: float, *, colour: str = "", key: str | None = None
) -> ft.Control:
    """A big number in boxes of equal width; it rolls to a new value. `size` is in real pixels."""
    draw = _Rolling.keyed(key) if key else _Rolling
    return draw(skin, value, size, colour or skin.palette.text)


@component
def _Rolling(skin: Skin, value: int, size: float, ink: str) -> ft.Control:
    shown, show = ft.use_state(value)

    async def roll() -> None:
        for number in steps_between(shown, value) if skin.motion else [value]:
            show(number)
            await asyncio.sleep(ROLL / STEPS)

    effect(roll, [value])
    boxes = [
        ft.Container(
            ft.Text(digit, style=style(size, ink, DISPLAY_700, 1.0), text_align=CENTER),
            width=size * (0.66 if digit.isdigit() else 0.4),
            alignment=ft.Alignment.CENTER,
        )
        for digit in f"{shown:,}"
    ]
    row = Together(skin, *boxes, gap=0)
    return ft.Semantics(content=row, label=str(value), container=True, exclude_semantics=True)


def Stepper(
    skin: Skin,
    value: int,
    low: int,
    high: int,
    on_change: Callable[[int], None],
    label: str,
    *,
    shows_value: bool = True,
) -> ft.Control:
    """A whole number with − and +; both are 64×56 and say what they change.

    Two quick taps on one picture count twice, also before the first is drawn.
    """
    asked = [value]

    def step(by: int) -> None:
        if low <= asked[0] + by <= high:
            asked[0] += by
            on_change(asked[0])

    def button(icon: str, by: int, says: str) -> ft.Control:
        return IconButton48(
            skin,
            icon,
            skin.say(says, label=label),
            partial(step, by),
            ground=skin.palette.raised,
            outlined=False,
            size=56,
            radius=16,
            disabled=not low <= value + by <= high,
        )

    middle = [
        ft.Semantics(
            content=ft.Container(
                Words(skin, str(value), 24, family=FIGURES_600, align=CENTER),
                width=skin.px(64),
                alignment=ft.Alignment.CENTER,
            ),
            label=f"{label}: {value}",
            container=True,
            exclude_semantics=True,
        )
    ]
    return ft.Row(
        [
            button("minus", -1, "shell-less"),
            *(middle if shows_value else []),
            button("plus-thin", 1, "shell-more-of"),
        ],
        spacing=skin.px(10),
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )


@part
def NumberRow(
    skin: Skin, label: str, value: int, low: int, high: int, change: Callable[[int], None], detail: str = ""
) -> ft.Control:
    """A number with its name on the left, a line about it, and − and +."""
    words: list[ft.Control] = [Body(skin, label), *([Muted(skin, detail, 14)] if detail else [])]
    stepper = Stepper(skin, value, low, high, change, label)
    if skin.large_text:
        return Spaced(skin, *words, ft.Row([stepper]), gap=4)
    return InRow(skin, Stacked(skin, *words, gap=2, expand=True), stepper)


@part
def NumberTile(
    skin: Skin, label: str, value: int, low: int, high: int, change: Callable[[int], None]
) -> ft.Control:
    """A number above its − and +, to stand beside another one; a row of its own with large letters."""
    if skin.large_text:
        return NumberRow(skin, label, value, low, high, change)
    said = ft.Row(
        [Body(skin, label), Strong(skin, str(value), 20)],
        spacing=skin.px(8),
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return Stacked(
        skin,
        ft.Semantics(content=said, label=f"{label}: {value}", container=True, exclude_semantics=True),
        ft.Row(
            [Stepper(skin, value, low, high, change, label, shows_value=False)],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        gap=2,
    )

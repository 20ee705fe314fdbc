"""Counted things: tokens, money, scores, and how they changed."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion import texts
from companion.ui.parts.buttons import IconButton48
from companion.ui.parts.guard import Tap
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import CENTER, Figures, Words, style
from companion.ui.theme import DISPLAY_700, FIGURES_600, TEXT_500, Skin


def TokenCounter(
    skin: Skin, icon: ft.Control | str, value: int | str, label: str, *, colour: str = ""
) -> ft.Control:
    """A kind of piece and how many; the label is what a screen reader says."""
    picture = Icon(skin, icon, skin.px(22), colour) if isinstance(icon, str) else icon
    row = ft.Row([picture, Figures(skin, str(value), 18)], spacing=skin.px(6), tight=True)
    return ft.Semantics(content=row, label=label, container=True, exclude_semantics=True)


def LedgerLine(skin: Skin, reason: str, change: str, after: str = "") -> ft.Control:
    """One step of the referee's sum: why, how much, what it makes."""
    minus = change.startswith(("-", "−"))
    palette = skin.palette
    return ft.Row(
        [
            Words(skin, reason, 16, colour=palette.muted, expand=True),
            Figures(skin, change, 16, colour=palette.bad if minus else palette.good),
            *([Figures(skin, after, 16)] if after else []),
        ],
        spacing=skin.px(14),
    )


def RollingNumber(
    skin: Skin, value: int, size: float, *, colour: str = "", key: str | None = None
) -> ft.Control:
    """A big number in boxes of equal width; each digit slides to its new value. `size` is in real pixels."""
    ink = colour or skin.palette.text
    digits = str(value)
    boxes: list[ft.Control] = []
    for place, digit in enumerate(reversed(digits)):
        face = ft.Text(digit, style=style(size, ink, DISPLAY_700, 1.0), text_align=CENTER, key=digit)
        boxes.append(
            ft.Container(
                ft.AnimatedSwitcher(
                    face,
                    duration=skin.time(280),
                    reverse_duration=0,
                    transition=ft.AnimatedSwitcherTransition.SCALE,
                ),
                width=size * (0.64 if digit.isdigit() else 0.4),
                alignment=ft.Alignment.CENTER,
                key=f"place-{place}",
            )
        )
    row = ft.Row(list(reversed(boxes)), spacing=0, tight=True)
    return ft.Semantics(content=row, label=digits, container=True, exclude_semantics=True, key=key)


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
    """A whole number with − and +; both are 64×56 and say what they change."""

    def button(icon: str, to: int, says: str) -> ft.Control:
        step: Tap = lambda: on_change(to)  # noqa: E731
        return IconButton48(
            skin,
            icon,
            texts.say(says, label=label),
            step,
            ground=skin.palette.raised,
            outlined=False,
            size=56,
            radius=16,
            disabled=not low <= to <= high,
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
            button("minus", value - 1, "shell-less"),
            *(middle if shows_value else []),
            button("plus-thin", value + 1, "shell-more-of"),
        ],
        spacing=skin.px(10),
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def Labelled(skin: Skin, number: ft.Control, label: str) -> ft.Control:
    """A number with its unit below."""
    return ft.Column(
        [number, Words(skin, label, 14, colour=skin.palette.muted, family=TEXT_500, align=CENTER)],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

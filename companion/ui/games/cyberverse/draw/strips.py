"""Numbers by one tap: strips, and steppers for what has no end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion import texts
from companion.ui.games.cyberverse.draw.boxes import BETWEEN
from companion.ui.games.cyberverse.draw.cash import money, signed
from companion.ui.games.cyberverse.draw.colours import BUTTON, tones
from companion.ui.parts.buttons import IconButton48
from companion.ui.parts.guard import guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import CENTER, Words, style
from companion.ui.theme import DISPLAY_700, INK, TEXT_700, Skin

CELL = 30.0
GAP = 4.0
PLACES = 6
FAR = 60
"""Steps from which a number is rather typed than stepped to."""


def NumberStrip(
    skin: Skin,
    label: str,
    value: int | None,
    low: int,
    high: int,
    on_change: Callable[[int], None],
    *,
    icon: str = "",
    is_signed: bool = False,
) -> ft.Control:
    """One tap sets the number; the finger may slide along the strip to correct it. 48 high.

    The right edges of strips below one another align, so that a 0–3 strip starts further right.
    """
    count = high - low + 1
    cell = skin.px(CELL) if not skin.large_text else skin.px(CELL) * 1.25

    def slide(event: ft.DragUpdateEvent[ft.GestureDetector]) -> None:
        at = int(event.local_position.x // (cell + GAP))
        chosen = min(max(low + at, low), high)
        if chosen != value:
            on_change(chosen)

    cells = [
        _cell(skin, label, number, number == value, on_change, cell, is_signed)
        for number in range(low, high + 1)
    ]
    strip = ft.GestureDetector(
        content=ft.Row(cells, spacing=GAP, tight=True),
        on_horizontal_drag_update=guarded(slide),
        drag_interval=40,
        exclude_from_semantics=True,
    )
    words = ft.Row(
        [
            *([Icon(skin, icon, skin.px(20), tones(skin).violet)] if icon else []),
            Words(skin, label, 16, family=TEXT_700, line=1.1, lines=1, expand=True),
        ],
        spacing=skin.px(9),
        expand=not skin.large_text or None,
    )
    if skin.large_text or count > PLACES + 2:
        return ft.Column(
            [words, ft.Row([strip], wrap=False, scroll=ft.ScrollMode.AUTO)], spacing=4, tight=True
        )
    return ft.Row([words, strip], spacing=skin.px(8), alignment=BETWEEN)


def _cell(
    skin: Skin,
    label: str,
    number: int,
    is_on: bool,
    on_change: Callable[[int], None],
    width: float,
    is_signed: bool,
) -> ft.Control:
    palette = skin.palette
    said = signed(number) if is_signed else str(number)
    face = ft.Container(
        Words(skin, said, 16, colour=INK if is_on else palette.text, family=TEXT_700, line=1.0, align=CENTER),
        width=width,
        height=skin.px(48),
        border_radius=skin.px(10),
        bgcolor=BUTTON if is_on else palette.raised,
        border=ft.Border.all(1.5 if is_on else 1, palette.edge or BUTTON if is_on else palette.outline),
        alignment=ft.Alignment.CENTER,
        on_click=guarded(partial(on_change, number)),
    )
    spoken = texts.say("cyberverse-draw-set", label=label, value=said)
    return ft.Semantics(
        content=face, button=True, container=True, selected=is_on, label=spoken, exclude_semantics=True
    )


def StepRow(
    skin: Skin,
    label: str,
    value: int,
    low: int,
    high: int,
    on_change: Callable[[int], None],
    *,
    icon: str = "",
    step: int = 1,
    is_money: bool = False,
    is_signed: bool = False,
    colour: str = "",
) -> ft.Control:
    """A name, − number +; both buttons are 48×48 and say what they change. A far number can be typed."""
    said = money(value) if is_money else signed(value) if is_signed else str(value)
    is_far = (high - low) // step > FAR

    def button(sign: str, to: int, says: str) -> ft.Control:
        return IconButton48(
            skin,
            sign,
            texts.say(says, label=label),
            lambda: on_change(to),
            ground=skin.palette.raised,
            disabled=not low <= to <= high,
        )

    plain = ft.Semantics(
        content=ft.Container(
            Words(skin, said, 20, family=DISPLAY_700, align=CENTER, line=1.0, lines=1),
            width=skin.px(78) if not skin.large_text else skin.px(112),
            alignment=ft.Alignment.CENTER,
        ),
        label=f"{label}: {said}",
        container=True,
        exclude_semantics=True,
    )
    middle = _typed(skin, label, value, low, high, on_change) if is_far else plain
    words = ft.Row(
        [
            *([Icon(skin, icon, skin.px(20), colour or tones(skin).violet)] if icon else []),
            Words(skin, label, 16, family=TEXT_700, line=1.1, lines=2, expand=True),
        ],
        spacing=skin.px(9),
        expand=not skin.large_text or None,
    )
    number = ft.Row(
        [
            button("minus", value - step, "shell-less"),
            middle,
            button("plus-thin", value + step, "shell-more-of"),
        ],
        spacing=skin.px(4),
        tight=True,
    )
    if skin.large_text:
        return ft.Column([words, number], spacing=4, tight=True)
    return ft.Row([words, number], spacing=skin.px(8), alignment=BETWEEN)


def _typed(
    skin: Skin, label: str, value: int, low: int, high: int, on_change: Callable[[int], None]
) -> ft.Control:
    """The number as a small field with the keys for numbers."""

    def typed(event: ft.Event[ft.TextField]) -> None:
        digits = str(event.control.value or "").strip()
        if digits.isdecimal() and low <= int(digits) <= high:
            on_change(int(digits))

    field = ft.TextField(
        value=str(value),
        on_change=guarded(typed),
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(regex_string=r"^[0-9]*$"),
        text_style=style(skin.size(20), skin.palette.text, DISPLAY_700, 1.0),
        text_align=ft.TextAlign.CENTER,
        content_padding=0,
        dense=True,
        max_length=5,
        counter="",
        border=ft.UnderlineInputBorder(side=ft.BorderSide(1, skin.palette.muted)),
        width=skin.px(78) if not skin.large_text else skin.px(112),
    )
    return ft.Semantics(content=field, label=texts.say("cyberverse-draw-type", label=label))

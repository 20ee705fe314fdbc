"""Numbers by one tap: strips, and steppers for what has no end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import flet as ft

from companion import texts
from companion.ui.games.cyberverse.draw.boxes import BETWEEN
from companion.ui.games.cyberverse.draw.cash import money, signed
from companion.ui.games.cyberverse.draw.colours import BUTTON, tones
from companion.ui.parts.buttons import IconButton48
from companion.ui.parts.guard import component, guarded
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
    if (high - low) // step > FAR:
        return _FarRow(skin, label, value, low, high, on_change, icon, step, colour)
    number = ft.Semantics(
        content=ft.Container(
            Words(skin, said, 20, family=DISPLAY_700, align=CENTER, line=1.0, lines=1),
            width=_width(skin),
            alignment=ft.Alignment.CENTER,
        ),
        label=f"{label}: {said}",
        container=True,
        exclude_semantics=True,
    )
    stepped = _stepped(skin, label, number, value, low, high, on_change, step)
    return _row(skin, _name(skin, label, icon, colour), stepped)


@dataclass
class _Draft:
    """What stands in a field, and the number of which row it stands for."""

    label: str
    value: int
    text: str


@component
def _FarRow(
    skin: Skin,
    label: str,
    value: int,
    low: int,
    high: int,
    on_change: Callable[[int], None],
    icon: str,
    step: int,
    colour: str,
) -> ft.Control:
    """The number as a small field. What is typed stays as it was typed, until the number becomes another.

    A text that is no number for this row, as on the way to one, changes nothing; the name says then how far
    the row goes and what counts meanwhile.
    """
    draft = cast("_Draft", ft.use_ref(cast("Any", lambda: _Draft(label, value, str(value)))).current)
    _, redraw = ft.use_state(0)
    text = draft.text if (draft.label, draft.value) == (label, value) else str(value)

    def typed(event: ft.Event[ft.TextField]) -> None:
        draft.label, draft.text = label, str(event.control.value or "").strip()
        number = number_in(draft.text, low, high)
        draft.value = value if number is None else number
        if draft.value != value:
            on_change(draft.value)
        else:
            redraw(lambda count: count + 1)

    field = ft.TextField(
        value=text,
        on_change=guarded(typed),
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(regex_string=r"^-?[0-9]*$" if low < 0 else r"^[0-9]*$"),
        text_style=style(skin.size(20), skin.palette.text, DISPLAY_700, 1.0),
        text_align=ft.TextAlign.CENTER,
        content_padding=0,
        dense=True,
        max_length=max(len(str(low)), len(str(high))),
        counter="",
        border=ft.UnderlineInputBorder(side=ft.BorderSide(1, skin.palette.muted)),
        width=_width(skin),
    )
    number = ft.Semantics(content=field, label=texts.say("cyberverse-draw-type", label=label))
    if number_in(text, low, high) is None:
        limits = texts.say("cyberverse-draw-limits", label=label, low=low, high=high, now=value)
        name = _name(skin, limits, icon, skin.palette.bad, is_fault=True)
    else:
        name = _name(skin, label, icon, colour)
    return _row(skin, name, _stepped(skin, label, number, value, low, high, on_change, step))


def number_in(text: str, low: int, high: int) -> int | None:
    """The whole number somebody typed, if it lies between the limits."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()):
        return None
    return int(text) if low <= int(text) <= high else None


def _name(skin: Skin, words: str, icon: str, colour: str, *, is_fault: bool = False) -> ft.Control:
    ink = skin.palette.bad if is_fault else ""
    return ft.Row(
        [
            *([Icon(skin, icon, skin.px(20), colour or tones(skin).violet)] if icon else []),
            Words(
                skin,
                words,
                14 if is_fault else 16,
                colour=ink,
                family=TEXT_700,
                line=1.1,
                lines=3,
                expand=True,
            ),
        ],
        spacing=skin.px(9),
        expand=not skin.large_text or None,
    )


def _width(skin: Skin) -> float:
    return skin.px(112 if skin.large_text else 78)


def _stepped(
    skin: Skin,
    label: str,
    number: ft.Control,
    value: int,
    low: int,
    high: int,
    on_change: Callable[[int], None],
    step: int,
) -> ft.Control:
    """− number +. Two quick taps on one picture count twice, also before the first is drawn."""
    asked = [value]

    def change(by: int) -> None:
        if low <= asked[0] + by <= high:
            asked[0] += by
            on_change(asked[0])

    def button(sign: str, by: int, says: str) -> ft.Control:
        return IconButton48(
            skin,
            sign,
            texts.say(says, label=label),
            partial(change, by),
            ground=skin.palette.raised,
            disabled=not low <= value + by <= high,
        )

    return ft.Row(
        [button("minus", -step, "shell-less"), number, button("plus-thin", step, "shell-more-of")],
        spacing=skin.px(4),
        tight=True,
    )


def _row(skin: Skin, name: ft.Control, number: ft.Control) -> ft.Control:
    if skin.large_text:
        return ft.Column([name, number], spacing=4, tight=True)
    return ft.Row([name, number], spacing=skin.px(8), alignment=BETWEEN)

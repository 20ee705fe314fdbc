"""Numbers by − and +, for what has no end; a far one, or one nobody has said yet, can be typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.kit.boxes import BETWEEN, InRow, Together
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words, style

FAR = 60
"""Steps from which a number is rather typed than stepped to."""


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
    said: str = "",
    colour: str = "",
) -> ft.Control:
    """A name, − number +; both buttons are 48×48 and say what they change. A far number can be typed.

    `said`: how the number is written, with its sign or unit.
    """
    said = said or str(value)
    row = _Row(label, low, high, step, icon, colour, value)

    def to(new: int | None) -> None:
        if new is not None:
            on_change(new)

    if (high - low) // step > FAR:
        return _Typed(skin, row, value, to)
    figure = ft.Semantics(
        content=ft.Container(
            Words(skin, said, 20, family=DISPLAY_700, align=CENTER, line=1.0, lines=1),
            width=_width(skin),
            alignment=ft.Alignment.CENTER,
        ),
        label=f"{label}: {said}",
        container=True,
        exclude_semantics=True,
    )
    return _beside(skin, _name(skin, row, label), _stepped(skin, row, figure, value, to))


def AskRow(
    skin: Skin,
    label: str,
    value: int | None,
    low: int,
    high: int,
    on_change: Callable[[int | None], None],
    *,
    example: int,
    is_needed: bool = True,
    icon: str = "",
    step: int = 1,
    colour: str = "",
) -> ft.Control:
    """A printed number: empty until somebody says it. What stands there before is an example, or "none".

    An empty field, and one whose text is no number of this row, count as not said; − and + start at the
    example.
    """
    hint = skin.say("kit-number-example", n=f"{example:,}") if is_needed else ""
    return _Typed(
        skin,
        _Row(label, low, high, step, icon, colour, example, hint or skin.say("kit-number-none")),
        value,
        on_change,
    )


@frozen
class _Row:
    """What a row is about."""

    label: str
    low: int
    high: int
    step: int
    icon: str
    colour: str
    start: int
    """Where − and + begin when nothing was said."""
    hint: str = ""
    """What an empty field shows. Without one the row always has a number."""


@dataclass
class _Draft:
    """What stands in a field, and the number of which row it stands for."""

    label: str
    value: int | None
    text: str


@component
def _Typed(skin: Skin, row: _Row, value: int | None, on_change: Callable[[int | None], None]) -> ft.Control:
    """The number as a small field. What is typed stays as it was typed, until the number becomes another.

    A text that is no number for this row, as on the way to one, leaves a row that has a number as it was,
    and one that may be empty unsaid; the name says then how far the row goes.
    """
    written = "" if value is None else str(value)
    draft = cast("_Draft", ft.use_ref(cast("Any", lambda: _Draft(row.label, value, written))).current)
    _, redraw = ft.use_state(0)
    text = draft.text if (draft.label, draft.value) == (row.label, value) else written

    def typed(event: ft.Event[ft.TextField]) -> None:
        draft.label, draft.text = row.label, str(event.control.value or "").strip()
        found = number_in(draft.text, row.low, row.high)
        draft.value = found if found is not None or row.hint else value
        if draft.value != value:
            on_change(draft.value)
        else:
            redraw(lambda count: count + 1)

    field = ft.TextField(
        value=text,
        hint_text=row.hint or None,
        hint_style=style(skin.size(15), skin.palette.muted, TEXT_500, 1.0),
        on_change=guarded(typed),
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(regex_string=r"^-?[0-9]*$" if row.low < 0 else r"^[0-9]*$"),
        text_style=style(skin.size(20), skin.palette.text, DISPLAY_700, 1.0),
        text_align=ft.TextAlign.CENTER,
        content_padding=0,
        dense=True,
        max_length=max(len(str(row.low)), len(str(row.high))),
        counter="",
        border=ft.UnderlineInputBorder(side=ft.BorderSide(1, skin.palette.muted)),
        width=_width(skin),
    )
    figure = ft.Semantics(content=field, label=skin.say("kit-number-type", label=row.label))
    is_fault = number_in(text, row.low, row.high) is None and bool(text or not row.hint)
    name = _name(skin, row, _limits(skin, row, value) if is_fault else row.label, is_fault=is_fault)
    return _beside(skin, name, _stepped(skin, row, figure, value, on_change))


def _limits(skin: Skin, row: _Row, value: int | None) -> str:
    """How far the row goes, and what counts meanwhile."""
    if value is None:
        return skin.say("kit-number-between", label=row.label, low=row.low, high=row.high)
    return skin.say("kit-number-limits", label=row.label, low=row.low, high=row.high, now=value)


def number_in(text: str, low: int, high: int) -> int | None:
    """The whole number somebody typed, if it lies between the limits."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()):
        return None
    return int(text) if low <= int(text) <= high else None


def _name(skin: Skin, row: _Row, words: str, *, is_fault: bool = False) -> ft.Control:
    colour = skin.palette.bad if is_fault else row.colour or skin.look.second
    return InRow(
        skin,
        *([Icon(skin, row.icon, skin.px(20), colour)] if row.icon else []),
        Words(
            skin,
            words,
            14 if is_fault else 16,
            colour=skin.palette.bad if is_fault else "",
            family=TEXT_700,
            line=1.1,
            lines=3,
            expand=True,
        ),
        gap=9,
        expand=not skin.large_text or None,
    )


def _width(skin: Skin) -> float:
    return skin.px(112 if skin.large_text else 78)


def _stepped(
    skin: Skin, row: _Row, figure: ft.Control, value: int | None, on_change: Callable[[int | None], None]
) -> ft.Control:
    """− number +. Two quick taps on one picture count twice, also before the first is drawn."""
    asked = [value]

    def after(by: int) -> int:
        return row.start if asked[0] is None else asked[0] + by

    def change(by: int) -> None:
        if row.low <= after(by) <= row.high:
            asked[0] = after(by)
            on_change(asked[0])

    def button(sign: str, by: int, says: str) -> ft.Control:
        return IconButton48(
            skin,
            sign,
            skin.say(says, label=row.label),
            partial(change, by),
            ground=skin.palette.raised,
            disabled=not row.low <= after(by) <= row.high,
        )

    return Together(
        skin,
        button("minus", -row.step, "shell-less"),
        figure,
        button("plus-thin", row.step, "shell-more-of"),
        gap=4,
    )


def _beside(skin: Skin, name: ft.Control, figure: ft.Control) -> ft.Control:
    if skin.large_text:
        return ft.Column([name, figure], spacing=4, tight=True)
    return ft.Row([name, figure], spacing=skin.px(8), alignment=BETWEEN)

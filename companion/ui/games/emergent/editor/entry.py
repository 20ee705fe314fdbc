"""Lines to write in: one that is done when it is left, and one for many names in a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.ui.parts.guard import component, guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import style
from companion.ui.theme import DISPLAY_600, FIGURES_600, TEXT_600, TEXT_700, Skin

LONGEST_ROLL: Final = 8000


@component
def Entry(
    skin: Skin,
    label: str,
    value: str,
    on_done: Callable[[str], object],
    *,
    on_enter: Callable[[], object] | None = None,
    wants_cursor: bool = False,
    longest: int = 40,
    hint: str = "",
    colour: str = "",
    is_number: bool = False,
    is_title: bool = False,
    is_bad: bool = False,
    says: str = "",
    expand: bool | None = None,
    width: float | None = None,
) -> ft.Control:
    """What is typed counts on Enter or when the field is left; then `on_enter` may go on to the next one.

    A field that `wants_cursor` gets it when it comes onto the page: give it a new key for that. (Asking for
    it later is a call that the device answers, and an answer to a field that has gone ends the connection.)
    A box without a label `says` to a screen reader what it is.
    """
    typed = ft.use_ref(value)
    known = ft.use_ref(value)
    if known.current != value:
        known.current = typed.current = value

    def write(event: ft.Event[ft.TextField]) -> None:
        typed.current = str(event.control.value or "")

    def done() -> None:
        if (typed.current or "") != value:
            on_done(typed.current or "")

    def entered() -> None:
        done()
        if on_enter:
            on_enter()

    palette = skin.palette
    family = DISPLAY_600 if is_title else FIGURES_600 if is_number else TEXT_700
    ink = palette.bad if is_bad else colour or palette.text
    text = ft.TextField(
        autofocus=wants_cursor,
        value=typed.current or "",
        label=label or None,
        hint_text=hint or None,
        on_change=guarded(write),
        on_blur=guarded(done),
        on_submit=guarded(entered),
        text_style=style(skin.size(19 if is_title else 15 if label else 17), ink, family, 1.1),
        text_align=ft.TextAlign.START if label else ft.TextAlign.CENTER,
        keyboard_type=ft.KeyboardType.NUMBER if is_number else ft.KeyboardType.TEXT,
        input_filter=ft.InputFilter(r"^[0-9]*$") if is_number else None,
        max_length=longest,
        expand=expand,
        width=width,
        **_look(skin, is_bad=is_bad, is_box=not label),
    )
    return ft.Semantics(content=text, label=says, container=True) if says else text


@component
def Roll(
    skin: Skin,
    label: str,
    on_line: Callable[[str], object],
    *,
    wants_cursor: bool = False,
    hint: str = "",
) -> ft.Control:
    """One name after the other: Enter ends each, leaving the field ends the last.

    The field is emptied only when it is left, never under somebody's fingers, so no letter is lost.
    """
    typed = ft.use_ref("")
    used = ft.use_ref(0)
    _, redraw = ft.use_state(0)

    def write(event: ft.Event[ft.TextField]) -> None:
        typed.current = str(event.control.value or "")
        ended = typed.current.split("\n")[:-1]
        for line in ended[used.current :]:
            if line.strip():
                on_line(line)
        used.current = len(ended)

    def left() -> None:
        last = (typed.current or "").split("\n")[-1]
        typed.current, used.current = "", 0
        redraw(lambda count: count + 1)
        if last.strip():
            on_line(last)

    return ft.TextField(
        autofocus=wants_cursor,
        value=typed.current or "",
        label=label,
        hint_text=hint or None,
        on_change=guarded(write),
        on_blur=guarded(left),
        multiline=True,
        min_lines=1,
        max_lines=2,
        text_style=style(skin.size(15), skin.palette.text, TEXT_700, 1.15),
        prefix_icon=ft.Container(
            Icon(skin, "plus-thin", skin.size(16) * 1.2),
            padding=ft.Padding.only(left=skin.px(12), right=skin.px(8)),
        ),
        max_length=LONGEST_ROLL,
        **_look(skin),
    )


def _look(skin: Skin, *, is_bad: bool = False, is_box: bool = False) -> dict[str, Any]:
    """What all fields of the editors look like."""
    palette = skin.palette

    def border(wide: float, line: str) -> ft.OutlineInputBorder:
        return ft.OutlineInputBorder(side=ft.BorderSide(wide, line), border_radius=skin.px(12))

    line = palette.bad if is_bad else palette.outline
    return {
        "label_style": style(skin.size(13.5), palette.bad if is_bad else palette.muted, TEXT_600, 1.1),
        "hint_style": style(skin.size(14), palette.muted, TEXT_600),
        "capitalization": ft.TextCapitalization.WORDS,
        "autocorrect": False,
        "enable_suggestions": False,
        "filled": True,
        "fill_color": palette.background,
        "content_padding": ft.Padding.symmetric(
            horizontal=skin.px(2 if is_box else 10), vertical=skin.px(10)
        ),
        "border": {
            ft.ControlState.DEFAULT: border(2 if is_bad else 1.2, line),
            ft.ControlState.FOCUSED: border(2, palette.bad if is_bad else palette.text),
        },
        "counter": "",
    }


def number_done(on_done: Callable[[int], object]) -> Callable[[str], object]:
    """For a field of numbers: what is no number changes nothing."""
    return partial(_number, on_done)


def _number(on_done: Callable[[int], object], text: str) -> None:
    if text.strip().isdecimal():
        on_done(int(text))

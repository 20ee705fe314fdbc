"""A line to write in that is done when somebody presses Enter or goes on to something else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import flet as ft

from companion.ui.parts.guard import component, guarded
from companion.ui.parts.icon import Icon
from companion.ui.parts.text import style
from companion.ui.theme import DISPLAY_600, FIGURES_600, TEXT_600, TEXT_700, Skin


@component
def Entry(
    skin: Skin,
    label: str,
    value: str,
    on_done: Callable[[str], object],
    *,
    on_enter: Callable[[], object] | None = None,
    focus: int = 0,
    longest: int = 40,
    hint: str = "",
    icon: str = "",
    colour: str = "",
    is_number: bool = False,
    is_title: bool = False,
    is_bad: bool = False,
    is_box: bool = False,
    says: str = "",
    empties: bool = False,
    expand: bool | None = None,
    width: float | None = None,
) -> ft.Control:
    """What is typed counts on Enter or when the field is left; then `on_enter` may go on to the next one.

    A new number of `focus` puts the cursor here. A field that `empties` is ready for the next name at once,
    unless `on_done` says False: then what is typed stays, to be mended. A box `says` which number it holds.
    """
    typed = ft.use_ref(value)
    known = ft.use_ref(value)
    _, redraw = ft.use_state(0)
    field = cast("ft.Ref[ft.TextField]", ft.use_ref(cast("Any", ft.Ref)).current)
    if known.current != value:
        known.current = typed.current = value

    def write(event: ft.Event[ft.TextField]) -> None:
        typed.current = str(event.control.value or "")

    def done() -> None:
        text = typed.current or ""
        if text == value:
            return
        is_taken = on_done(text) is not False
        if empties and is_taken:
            typed.current = ""
        redraw(lambda count: count + 1)

    async def entered() -> None:
        done()
        if on_enter:
            on_enter()
        elif empties:
            await _grab(field)

    async def begin() -> None:
        if focus:
            await _grab(field)

    ft.use_effect(begin, [focus], lambda: None)
    palette = skin.palette

    def border(wide: float, line: str) -> ft.OutlineInputBorder:
        return ft.OutlineInputBorder(side=ft.BorderSide(wide, line), border_radius=skin.px(12))

    family = DISPLAY_600 if is_title else FIGURES_600 if is_number else TEXT_700
    ink = palette.bad if is_bad else colour or palette.text
    line = palette.bad if is_bad else palette.outline
    field_control = ft.TextField(
        ref=field,
        value=typed.current or "",
        label=label or None,
        hint_text=hint or None,
        hint_style=style(skin.size(14), palette.muted, TEXT_600),
        on_change=guarded(write),
        on_blur=guarded(done),
        on_submit=guarded(entered),
        text_style=style(skin.size(20 if is_title else 16), ink, family, 1.1),
        label_style=style(skin.size(14), palette.bad if is_bad else palette.muted, TEXT_600, 1.1),
        prefix_icon=ft.Container(
            Icon(skin, icon, skin.size(16) * 1.2), padding=ft.Padding.only(left=skin.px(12), right=skin.px(8))
        )
        if icon
        else None,
        keyboard_type=ft.KeyboardType.NUMBER if is_number else ft.KeyboardType.TEXT,
        input_filter=ft.InputFilter(r"^[0-9]*$") if is_number else None,
        capitalization=ft.TextCapitalization.WORDS,
        autocorrect=False,
        enable_suggestions=False,
        filled=True,
        fill_color=palette.background,
        text_align=ft.TextAlign.CENTER if is_box else ft.TextAlign.START,
        content_padding=ft.Padding.symmetric(horizontal=skin.px(2 if is_box else 12), vertical=skin.px(10)),
        border={
            ft.ControlState.DEFAULT: border(2 if is_bad else 1.2, line),
            ft.ControlState.FOCUSED: border(2, palette.bad if is_bad else palette.text),
        },
        max_length=longest,
        counter="",
        expand=expand,
        width=width,
    )
    return (
        ft.Semantics(content=field_control, label=says, container=True, textfield=True)
        if says
        else field_control
    )


async def _grab(field: ft.Ref[ft.TextField]) -> None:
    """Put the cursor into a field that is on the page."""
    if field.current is not None:
        await cast("Any", field.current).focus()


def number_done(on_done: Callable[[int], object]) -> Callable[[str], object]:
    """For a field of numbers: what is no number changes nothing."""
    return partial(_number, on_done)


def _number(on_done: Callable[[int], object], text: str) -> None:
    if text.strip().isdecimal():
        on_done(int(text))

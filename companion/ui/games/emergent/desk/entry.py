"""Lines to write in: one that is done when it is left, and one for many names in a row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

import flet as ft

from companion.ui.kit.drawing import Choose, Tap, component, effect, guarded
from companion.ui.kit.fonts import DISPLAY_600, FIGURES_600, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import style

LONGEST_ROLL: Final = 8000


@component
def Entry(
    skin: Skin,
    label: str,
    value: str,
    on_done: Choose,
    *,
    subject: object = None,
    on_enter: Tap | None = None,
    focus: int = 0,
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

    A new number of `focus` puts the cursor here. Such a field must stay on the page and may only change its
    `subject`. A box without a label `says` to a screen reader what it is.
    """
    typed = ft.use_ref(value)
    known = ft.use_ref((subject, value))
    field = use_focus(focus)
    if known.current != (subject, value):
        known.current, typed.current = (subject, value), value

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
        ref=field,
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


@dataclass
class Written:
    """What stands in a roll, and how much of it was passed on."""

    subject: object
    on_line: Choose
    text: str = ""
    used: int = 0

    def write(self, text: str) -> None:
        """Pass on every line that has ended."""
        self.text = text
        ended = text.split("\n")[:-1]
        for line in ended[self.used :]:
            if line.strip():
                self.on_line(line)
        self.used = len(ended)

    def empty(self) -> None:
        """Pass on the last line too, and begin anew."""
        last = self.text.split("\n")[-1]
        self.text, self.used = "", 0
        if last.strip():
            self.on_line(last)


@component
def Roll(
    skin: Skin,
    label: str,
    on_line: Choose,
    *,
    subject: object = None,
    focus: int = 0,
    hint: str = "",
) -> ft.Control:
    """One name after the other: Enter ends each, leaving the field or another `subject` ends the last.

    The field is emptied only then, never under somebody's fingers, so no letter is lost.
    """
    written = cast("Written", ft.use_ref(cast("Any", lambda: Written(subject, on_line))).current)
    _, redraw = ft.use_state(0)
    field = use_focus(focus)

    def write(event: ft.Event[ft.TextField]) -> None:
        written.write(str(event.control.value or ""))

    def left() -> None:
        written.empty()
        redraw(lambda count: count + 1)

    def turn() -> None:
        if written.subject != subject:
            left()
        written.subject, written.on_line = subject, on_line

    effect(turn, None)
    return ft.TextField(
        ref=field,
        value=written.text if written.subject == subject else "",
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


def use_focus(focus: int) -> ft.Ref[ft.TextField]:
    """A field that gets the cursor whenever `focus` is a new number.

    It is a call that the device answers, and an answer to a field that has gone ends the connection: so only
    fields that stay on the page ask for it.
    """
    field = cast("ft.Ref[ft.TextField]", ft.use_ref(cast("Any", ft.Ref)).current)

    async def grab() -> None:
        if focus and field.current is not None:
            await cast("Any", field.current).focus()

    effect(grab, [focus])
    return field


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


def number_done(on_done: Callable[[int], object]) -> Choose:
    """For a field of numbers: what is no number changes nothing."""
    return partial(_number, on_done)


def _number(on_done: Callable[[int], object], text: str) -> None:
    if text.strip().isdecimal():
        on_done(int(text))

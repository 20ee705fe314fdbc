"""A line to write in."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.drawing import Choose, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import style

Edges = dict[ft.ControlState, ft.InputBorder]


def edges(skin: Skin, radius: float, focused: str = "") -> Edges:
    """A thin line around a field, and a thick one while the cursor is in it."""

    def edge(width: float, colour: str) -> ft.OutlineInputBorder:
        return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=radius)

    return {
        ft.ControlState.DEFAULT: edge(1, skin.palette.outline),
        ft.ControlState.FOCUSED: edge(2, focused or skin.palette.text),
    }


def Field(
    skin: Skin,
    label: str,
    value: str,
    on_change: Choose,
    *,
    longest: int,
    is_code: bool = False,
    is_sentence: bool = False,
    is_number: bool = False,
    autofocus: bool = False,
) -> ft.Control:
    """One short text; a code stands in the middle in large letters.

    A name gets a capital at every word, a sentence (a note, a reason) at its start; a number the keys for it.
    """
    palette = skin.palette

    def typed(event: ft.Event[ft.TextField]) -> None:
        on_change(str(event.control.value or ""))

    letters = (
        style(skin.size(28), palette.text, DISPLAY_700, 1.1, 4)
        if is_code
        else style(skin.size(18), palette.text, TEXT_600)
    )
    return ft.TextField(
        value=value,
        label=label,
        on_change=guarded(typed),
        text_style=letters,
        label_style=style(skin.size(16), palette.muted, TEXT_600),
        text_align=ft.TextAlign.CENTER if is_code else ft.TextAlign.START,
        capitalization=_capitals(is_code=is_code, is_sentence=is_sentence),
        autocorrect=False,
        keyboard_type=ft.KeyboardType.DATETIME if is_number else ft.KeyboardType.TEXT,
        autofocus=autofocus,
        filled=True,
        fill_color=palette.raised,
        border=edges(skin, skin.px(16)),
        max_length=longest,
        counter="",
    )


def _capitals(*, is_code: bool, is_sentence: bool) -> ft.TextCapitalization:
    """What the keyboard offers."""
    if is_code:
        return ft.TextCapitalization.CHARACTERS
    return ft.TextCapitalization.SENTENCES if is_sentence else ft.TextCapitalization.WORDS

"""Fields that demand cards are typed into, on phones and on the shared screen (section 9 of the rules)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.ui.games.emergent.desk.entry import use_focus
from companion.ui.games.emergent.desk.keys import Keys
from companion.ui.kit.drawing import guarded, part
from companion.ui.kit.field import edges
from companion.ui.kit.fonts import FIGURES_600, TEXT_600
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, style

LONGEST = 4000
"""Letters of a line: all cards of a round may be pasted."""


@part
def TierBox(
    skin: Skin,
    value: str,
    at: int,
    said: str,
    keys: Keys,
    turn: int,
    label: str = "",
    side: float = 0,
    colour: str = "",
) -> ft.Control:
    """One tier; it takes the cursor when its turn comes. With a side it is a square without a label."""
    there = use_focus(turn)

    def typed(event: ft.Event[ft.TextField]) -> None:
        keys.box(at, str(event.control.value or ""))

    field = ft.TextField(
        ref=there,
        value=value,
        label=label or None,
        tooltip=said,
        on_change=guarded(typed),
        on_submit=guarded(partial(keys.next, at)),
        keyboard_type=ft.KeyboardType.NUMBER,
        input_filter=ft.InputFilter(r"^[0-9]*$"),
        text_align=CENTER,
        text_style=style(skin.size(22 if side else 24), skin.palette.text, FIGURES_600),
        label_style=style(skin.size(14), skin.palette.muted, TEXT_600),
        content_padding=ft.Padding.symmetric(horizontal=2, vertical=skin.px(8)) if side else None,
        filled=True,
        fill_color=skin.palette.raised,
        border=edges(skin, skin.px(12), colour),
        cursor_color=colour or None,
        max_length=6,
        counter="",
        width=side or None,
        height=side or None,
        expand=None if side else True,
    )
    return ft.Semantics(content=field, label=said) if side else field

"""Numbers by one tap: strips."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.ui.kit.boxes import BETWEEN, InRow
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

CELL = 30.0
GAP = 4.0
PLACES = 6
LETTER = 0.58
"""Width of a letter, in sizes of its text: rather too much than too little."""
NARROW = 380.0
"""A phone below it has no room for pictures beside the names of strips, nor for two columns of words."""
AROUND = 64.0
"""What a page and its box take of the width."""


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

    The right edges of strips below one another align, so that a 0–3 strip starts further right. Where a
    name has no room beside its strip its picture gives way, then it stands above: no word is cut.
    """
    count = high - low + 1
    cell = skin.px(CELL) if not skin.large_text else skin.px(CELL) * 1.25
    cell = min(cell, (skin.width - AROUND - (count - 1) * GAP) / count)

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
    left = skin.width - AROUND - count * (cell + GAP) - skin.px(8)
    needs = len(label) * skin.size(16) * LETTER
    is_above = skin.large_text or count > PLACES + 2 or needs > left
    is_bare = not is_above and (skin.width < NARROW or needs + skin.px(29) > left)
    words = InRow(
        skin,
        *([Icon(skin, icon, skin.px(20), skin.look.second)] if icon and not is_bare else []),
        Words(skin, label, 16, family=TEXT_700, line=1.1, lines=2 if is_above else 1, expand=True),
        gap=9,
        expand=not is_above or None,
    )
    if is_above:
        return ft.Column([words, ft.Row([strip])], spacing=4, tight=True)
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
    palette, look = skin.palette, skin.look
    ink = look.on_button if is_on else palette.text
    said = f"{number:+}".replace("-", "−") if is_signed and number else str(number)
    face = ft.Container(
        Words(
            skin,
            said,
            16,
            colour=ink,
            family=TEXT_700,
            line=1.0,
            align=CENTER,
        ),
        width=width,
        height=skin.px(48),
        border_radius=skin.px(10),
        bgcolor=look.button if is_on else palette.raised,
        border=ft.Border.all(1.5 if is_on else 1, palette.edge or look.button if is_on else palette.outline),
        alignment=ft.Alignment.CENTER,
        on_click=guarded(partial(on_change, number)),
    )
    spoken = skin.say("kit-number-set", label=label, value=said)
    return ft.Semantics(
        content=face, button=True, container=True, selected=is_on, label=spoken, exclude_semantics=True
    )

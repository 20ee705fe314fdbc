"""What the finger holds at a desk: tiles to take it from, and a line that says what it does now."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.kit.boxes import STRETCHED
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words


def ToolTile(
    skin: Skin,
    sign: ft.Control,
    words: str,
    take: Tap,
    *,
    is_on: bool,
    lines: int = 1,
    label: str = "",
    width: float,
) -> ft.Control:
    """A sign over its name; the one in hand is lit. `label`: the name in full, where less is written."""
    edge, larger = skin.look.accent if is_on else skin.palette.outline, 1.3 if skin.large_text else 1
    name = Words(
        skin,
        words,
        13.5 if lines == 1 else 12.5,
        colour=skin.look.accent if is_on else skin.palette.text,
        family=TEXT_700 if is_on else TEXT_600,
        align=CENTER,
        lines=lines,
        line=1.05,
    )
    face = ft.Container(
        ft.Column(
            [sign, name], spacing=skin.px(3), tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        ),
        width=skin.px(width) * larger,
        height=skin.px(56 + 6 * lines) * larger,
        border_radius=skin.px(14),
        bgcolor=skin.wash(edge, 0.16) if is_on else skin.palette.card,
        border=ft.Border.all(2 if is_on else 1, edge),
        alignment=ft.Alignment.CENTER,
        ink=skin.motion,
        on_click=guarded(take),
    )
    return ft.Semantics(
        content=face,
        button=True,
        selected=is_on,
        container=True,
        label=label or words,
        exclude_semantics=True,
    )


def ToolHint(skin: Skin, words: str) -> ft.Control:
    """What the tool does now; read out when it changes."""
    said = Words(skin, words, 15, colour=skin.palette.warn, family=TEXT_600, lines=3)
    return ft.Semantics(content=said, live_region=True, container=True)


def Workbench(
    skin: Skin, tools: ft.Control, hint: ft.Control, work: ft.Container, forms: Sequence[ft.Control]
) -> ft.Control | list[ft.Control]:
    """Tools, the work over its hint, and what is said in words: side by side, or below each other."""
    if skin.is_phone or skin.large_text:
        return [tools, hint, work, *forms]
    gap, scrolls = skin.px(10), ft.ScrollMode.AUTO
    left = ft.Column([tools], width=skin.px(170), scroll=scrolls)
    middle = ft.Column([work, hint], spacing=skin.px(8), tight=True, width=work.width)
    side = ft.Column(list(forms), spacing=gap, scroll=scrolls, expand=True, horizontal_alignment=STRETCHED)
    return ft.Row(
        [left, middle, side], spacing=gap, expand=True, vertical_alignment=ft.CrossAxisAlignment.START
    )

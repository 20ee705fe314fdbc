"""The main button of the public screens: sage green with its own ink, also on paper."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergent.draw import tones
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words


def GoButton(
    skin: Skin,
    label: str,
    on_click: Tap | None,
    *,
    icon: str = "",
    width: float | None = None,
    height: float = 52,
    disabled: bool = False,
) -> ft.Control:
    """One filled button; `width` and `height` are a phone's lengths, without a width it fills its row."""
    paint, palette = tones(skin), skin.palette
    is_off = disabled or on_click is None
    ground, ink = (palette.raised, palette.muted) if is_off else (paint.accent, paint.on_accent)
    words = Words(skin, label, 17, colour=ink, family=TEXT_700, line=1.1, align=CENTER, lines=2)
    face = ft.Row(
        [
            *([Icon(skin, icon, skin.size(17) * 1.2, ink, ground=ground)] if icon else []),
            ft.Container(words, expand=1, expand_loose=True),
        ],
        spacing=skin.px(9),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
    button = ft.FilledButton(
        content=face,
        on_click=guarded(on_click),
        disabled=is_off,
        expand=True if width is None else None,
        width=skin.px(width) * (1.6 if skin.large_text else 1.0) if width else None,
        height=skin.px(height) * (1.5 if skin.large_text else 1.0),
        style=ft.ButtonStyle(
            bgcolor=ground,
            elevation=0,
            padding=ft.Padding.symmetric(horizontal=skin.px(12)),
            shape=ft.RoundedRectangleBorder(radius=skin.px(16)),
        ),
    )
    return button if width else ft.Row([button])

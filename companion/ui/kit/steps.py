"""How far a turn is."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.kit.boxes import InRow
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words


def StepBar(skin: Skin, steps: Sequence[str], current: int, colour: str) -> ft.Control:
    """Numbered steps joined by lines; done ones have a tick."""
    palette = skin.palette
    made: list[ft.Control] = []
    for at, word in enumerate(steps):
        is_done, is_now = at < current, at == current
        ground = palette.good if is_done else colour if is_now else palette.raised
        inner: ft.Control = (
            Icon(skin, "check", skin.px(15), INK)
            if is_done
            else Words(
                skin, str(at + 1), 14, family=TEXT_700, colour=INK if is_now else palette.muted, line=1.0
            )
        )
        made.append(
            ft.Container(
                inner,
                width=skin.px(24),
                height=skin.px(24),
                shape=ft.BoxShape.CIRCLE,
                bgcolor=ground,
                border=ft.Border.all(1.5, palette.edge) if palette.edge and (is_now or is_done) else None,
                alignment=ft.Alignment.CENTER,
            )
        )
        ink = palette.text if is_now else palette.muted
        made.append(Words(skin, word, 16, family=TEXT_700 if is_now else TEXT_600, colour=ink, line=1.1))
        if at + 1 < len(steps):
            made.append(
                ft.Container(
                    height=2,
                    border_radius=1,
                    bgcolor=palette.good if is_done else palette.outline,
                    expand=True,
                )
            )
    return InRow(skin, *made, gap=7)

"""Sheets from below and questions that need a yes."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading


def Sheet(
    skin: Skin, content: Sequence[ft.Control], on_dismiss: Tap, *, tall: bool = False, handle: bool = True
) -> ft.BottomSheet:
    """A modal sheet for `ft.use_dialog`: rounded, with a handle, never over the whole page."""
    scrolls = tall or skin.large_text or skin.height < 760
    """A column that scrolls is as high as it may be; a short sheet should not be."""
    width = min(skin.width, 560 if skin.is_phone else skin.px(640))
    inner = ft.Container(
        ft.Column(
            list(content),
            spacing=skin.px(14),
            scroll=ft.ScrollMode.AUTO if scrolls else None,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.only(left=20, right=20, top=0 if handle else 20, bottom=20),
        width=width,
        height=skin.height * 0.86 if tall else None,
    )
    return ft.BottomSheet(
        content=inner,
        bgcolor=skin.palette.card,
        show_drag_handle=handle,
        draggable=True,
        scrollable=True,
        use_safe_area=True,
        barrier_color=ft.Colors.with_opacity(0.62, "#000000"),
        shape=ft.RoundedRectangleBorder(
            radius=ft.BorderRadius.only(top_left=skin.px(28), top_right=skin.px(28))
        ),
        size_constraints=ft.BoxConstraints(max_width=width, max_height=skin.height * 0.92),
        on_dismiss=guarded(on_dismiss),
    )


def ConfirmSheet(
    skin: Skin,
    title: str,
    text: str,
    yes: str,
    no: str,
    on_yes: Tap,
    on_no: Tap,
    *,
    icon: str | None = None,
    colour: str = "",
) -> ft.BottomSheet:
    """A question with a yes and a way back; for what cannot be undone. Show it with `ft.use_dialog`."""
    return Sheet(
        skin,
        [
            Heading(skin, title, 24),
            Body(skin, text, colour=skin.palette.muted),
            MainButton(skin, yes, on_yes, colour=colour or skin.palette.warn, icon=icon),
            ft.Row([OutlineButton(skin, no, on_no, expand=True, height=52)]),
        ],
        on_no,
    )

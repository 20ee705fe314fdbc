"""How a screen is put together."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.kit.skin import Skin

SIDE = 20
"""Left and right of everything on a phone."""


def Gap(height: float = 0, width: float = 0) -> ft.Control:
    """Room."""
    return ft.Container(width=width or None, height=height or None)


def Card(
    skin: Skin,
    content: ft.Control,
    *,
    padding: float = 16,
    radius: float = 20,
    colour: str = "",
    border: str = "",
    border_width: float = 1,
    expand: bool | int | None = None,
    height: float | None = None,
) -> ft.Container:
    """A panel with a visible edge."""
    return ft.Container(
        content,
        padding=skin.px(padding),
        border_radius=skin.px(radius),
        bgcolor=colour or skin.palette.card,
        border=ft.Border.all(border_width, border or skin.palette.outline),
        expand=expand,
        height=height,
    )


def Scrolling(controls: Sequence[ft.Control], *, spacing: float = 12) -> ft.Column:
    """A middle that scrolls while what is below stays."""
    return ft.Column(
        list(controls),
        spacing=spacing,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def Slot(content: ft.Control | None) -> ft.Control:
    """A place that may be empty: what stands below keeps its own, and no tap on it is lost."""
    return ft.Container(content, visible=content is not None)

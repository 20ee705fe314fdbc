"""How a screen is put together."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted
from companion.ui.stage import Stage

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


def SeatPage(
    stage: Stage,
    *,
    body: Sequence[ft.Control],
    actions: Sequence[ft.Control] = (),
    title: str = "",
    subtitle: str = "",
    lead: ft.Control | None = None,
    centre: bool = False,
    spacing: float = 12,
) -> ft.Control:
    """The phone's one question: title, a middle that scrolls, the toast, the buttons for the thumb."""
    skin = stage.skin
    head: list[ft.Control] = []
    if title:
        words = ft.Column(
            [
                Heading(skin, title, 26 if skin.is_small else 30),
                *([Muted(skin, subtitle, 15 if skin.is_small else 16)] if subtitle else []),
            ],
            spacing=6,
            tight=True,
            expand=True,
        )
        head.append(ft.Row([*([lead] if lead else []), words], spacing=14))
    middle = Scrolling(body, spacing=spacing)
    if centre:
        middle.alignment = ft.MainAxisAlignment.CENTER
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []

    def column(controls: list[ft.Control]) -> ft.Control:
        return ft.Column(
            controls,
            spacing=10 if skin.is_small else 12,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    return ft.Container(
        column([*head, column([middle, *toast]), *actions]),  # no button moves when a toast comes
        padding=ft.Padding.only(left=SIDE, right=SIDE, top=4, bottom=8),
        expand=True,
    )

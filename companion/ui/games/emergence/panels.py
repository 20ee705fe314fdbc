"""Cards, rows and strips: the boxes the screens of Emergence are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK, tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Muted, Strong, Words

ENDS = ft.CrossAxisAlignment.END
MIDDLE = ft.CrossAxisAlignment.CENTER
BETWEEN = ft.MainAxisAlignment.SPACE_BETWEEN
CENTERED = ft.MainAxisAlignment.CENTER
STRETCHED = ft.CrossAxisAlignment.STRETCH


def Panel(
    skin: Skin,
    content: ft.Control,
    *,
    on_click: Tap | None = None,
    label: str = "",
    selected: bool = False,
    colour: str = "",
    ground: str = "",
    outline: str = "",
    padding: float = 14,
    radius: float = 20,
    height: float | None = None,
    expand: bool | int | None = None,
    is_hollow: bool = False,
) -> ft.Control:
    """A box. Selected: a thick border, a tint and (by its content) a tick, never colour alone."""
    palette = skin.palette
    border = 3.0 if selected else 1.0
    ink = (palette.edge or colour) if selected else outline or palette.outline
    fill = ground or (palette.background if is_hollow else palette.card)
    face = ft.Container(
        content,
        padding=skin.px(padding) - border,
        border_radius=skin.px(radius),
        bgcolor=tint(colour, fill, 0.28 if palette.edge else 0.15) if selected and colour else fill,
        border=ft.Border.all(border, ink),
        height=height,
        ink=skin.motion and on_click is not None,
        on_click=guarded(on_click),
        animate=ft.Animation(skin.time(120), ft.AnimationCurve.EASE_OUT),
        expand=expand if on_click is None else None,
    )
    if on_click is None:
        return face
    return ft.Semantics(
        content=face,
        button=True,
        container=True,
        selected=selected,
        label=label or None,
        expand=expand,
    )


def Tick(skin: Skin, colour: str, size: float = 24) -> ft.Control:
    """The badge of what is selected."""
    ground = skin.palette.edge or colour
    return ft.Container(
        Icon(skin, "check", skin.px(size) * 0.62, "#FFFFFF" if skin.palette.edge else INK),
        width=skin.px(size),
        height=skin.px(size),
        border_radius=skin.px(size) / 2,
        bgcolor=ground,
        alignment=ft.Alignment.CENTER,
    )


def Title(skin: Skin, title: str, *lines: str, align: ft.TextAlign = ft.TextAlign.START) -> ft.Control:
    """The one question, and a line or two about it."""
    return ft.Column(
        [Heading(skin, title, 30, align=align), *(Muted(skin, line, align=align) for line in lines if line)],
        spacing=skin.px(6),
        tight=True,
        horizontal_alignment=MIDDLE if align == ft.TextAlign.CENTER else STRETCHED,
    )


def Strip(skin: Skin, content: Sequence[ft.Control], *, icon: str = "", colour: str = "") -> ft.Control:
    """A raised line with a fact on it."""
    picture = [Icon(skin, icon, skin.px(22), colour or skin.palette.muted)] if icon else []
    return ft.Container(
        ft.Row([*picture, *content], spacing=skin.px(10), vertical_alignment=MIDDLE),
        padding=ft.Padding.symmetric(horizontal=skin.px(16), vertical=skin.px(12)),
        bgcolor=skin.palette.raised,
        border_radius=skin.px(16),
    )


def Note(skin: Skin, text: str, icon: str = "info", *, colour: str = "") -> ft.Control:
    """A sentence with a picture, in a strip."""
    return Strip(skin, [Body(skin, text, expand=True)], icon=icon, colour=colour)


def Caution(skin: Skin, text: str) -> ft.Control:
    """Something to know before it is done."""
    palette = skin.palette
    return ft.Container(
        ft.Row(
            [
                Icon(skin, "warning", skin.px(22), palette.warn),
                Words(skin, text, 16, colour=palette.toast_text, expand=True),
            ],
            spacing=skin.px(10),
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(16), vertical=skin.px(12)),
        bgcolor=palette.banner_ground,
        border_radius=skin.px(16),
        border=ft.Border.all(1, palette.warn),
    )


def WhyNot(skin: Skin, text: str) -> ft.Control:
    """A small line above the main button: what is still missing."""
    return ft.Row(
        [
            Icon(skin, "info", skin.size(14) * 1.2, skin.palette.muted),
            Words(skin, text, 14, colour=skin.palette.muted, family=TEXT_500, expand=True),
        ],
        spacing=skin.px(8),
    )


def NotNow(skin: Skin, text: str) -> ft.Control:
    """Amber words and a sign: this one is closed."""
    warn = skin.palette.warn
    return ft.Row(
        [
            Words(skin, text, 14, colour=warn, family=TEXT_600, line=1.1),
            Icon(skin, "not-now", skin.px(20), warn),
        ],
        spacing=skin.px(5),
        tight=True,
    )


def IconTile(skin: Skin, icon: str, *, size: float = 56, ground: str = "", colour: str = "") -> ft.Control:
    """An icon in a rounded square."""
    fill = ground or skin.palette.raised
    return ft.Container(
        Icon(skin, icon, skin.px(size) * 0.56, colour or skin.palette.text, ground=fill),
        width=skin.px(size),
        height=skin.px(size),
        border_radius=skin.px(size) * 0.3,
        bgcolor=fill,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(1.5, skin.palette.edge) if skin.palette.edge and ground else None,
    )


def Segments(
    skin: Skin,
    options: Sequence[tuple[str, str, str]],
    chosen: str,
    choose: Callable[[str], None],
    colour: str,
) -> ft.Control:
    """Two or three ways to look at the same thing: (value, label, icon); `choose` gets the value."""
    palette = skin.palette

    def one(value: str, label: str, icon: str) -> ft.Control:
        is_on = value == chosen
        ink = INK if is_on else palette.text
        face = ft.Container(
            ft.Row(
                [
                    *([Icon(skin, icon, skin.px(18), ink)] if icon else []),
                    Words(skin, label, 16, colour=ink, family=TEXT_600, line=1.1, lines=1),
                ],
                alignment=CENTERED,
                spacing=skin.px(6),
            ),
            height=max(skin.px(44), skin.size(16) * 1.6),
            bgcolor=colour if is_on else None,
            border_radius=skin.px(12),
            border=ft.Border.all(1.5, palette.edge) if is_on and palette.edge else None,
            ink=skin.motion,
            on_click=guarded(lambda: choose(value)),
        )
        return ft.Semantics(content=face, button=True, container=True, selected=is_on, expand=True)

    return ft.Container(
        ft.Column([ft.Row([one(*option)]) for option in options], spacing=4, tight=True)
        if skin.large_text
        else ft.Row([one(*option) for option in options], spacing=skin.px(4)),
        padding=4,
        bgcolor=palette.raised,
        border_radius=skin.px(16),
    )


def Spaced(skin: Skin, *controls: ft.Control, gap: float = 10) -> ft.Column:
    """One below the other, full width."""
    return ft.Column(list(controls), spacing=skin.px(gap), tight=True, horizontal_alignment=STRETCHED)


def Named(skin: Skin, mark: ft.Control, text: str, *, step: float = 18, dim: bool = False) -> ft.Control:
    """A seat's mark and name."""
    colour = skin.palette.muted if dim else skin.palette.text
    return ft.Row([mark, Strong(skin, text, step, colour=colour, lines=2, expand=True)], spacing=skin.px(10))

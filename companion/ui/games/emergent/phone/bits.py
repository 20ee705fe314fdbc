"""Small boxes that many screens of the phone are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import flet as ft

from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import seat_look, tones
from companion.ui.games.emergent.phone.page import CENTERED, MIDDLE
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Body, Strong, Words
from companion.ui.stage import Stage


def Panel(
    skin: Skin,
    content: ft.Control,
    *,
    on_click: Tap | None = None,
    label: str = "",
    is_hollow: bool = False,
    outline: str = "",
    ground: str = "",
    padding: float = 14,
    radius: float = 20,
    expand: bool | int | None = None,
) -> ft.Control:
    """A box; one that can be tapped says what it does."""
    palette = skin.palette
    edge = outline or (palette.outline if is_hollow or palette.edge else "")
    face = ft.Container(
        content,
        padding=skin.px(padding),
        border_radius=skin.px(radius),
        bgcolor=ground or (palette.background if is_hollow else palette.card),
        border=ft.Border.all(1.2, edge) if edge else None,
        ink=skin.motion and on_click is not None,
        on_click=guarded(on_click),
        expand=expand if on_click is None else None,
    )
    if on_click is None:
        return face
    return ft.Semantics(
        content=face,
        button=True,
        container=True,
        label=label or None,
        exclude_semantics=bool(label),
        expand=expand,
    )


def Strip(
    skin: Skin, text: str, icon: str = "info", *, colour: str = "", right: ft.Control | None = None
) -> ft.Control:
    """A raised line with one fact."""
    return ft.Container(
        ft.Row(
            [
                Icon(skin, icon, skin.px(22), colour or skin.palette.muted, ground=skin.palette.raised),
                Body(skin, text, expand=True),
                *([right] if right else []),
            ],
            spacing=skin.px(10),
            vertical_alignment=MIDDLE,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(14), vertical=skin.px(10)),
        bgcolor=skin.palette.raised,
        border_radius=skin.px(16),
    )


def Caution(skin: Skin, text: str, icon: str = "warning", *, right: ft.Control | None = None) -> ft.Control:
    """Something to know before it is done."""
    palette = skin.palette
    return ft.Container(
        ft.Row(
            [
                Icon(skin, icon, skin.px(22), palette.warn),
                Words(skin, text, 16, colour=palette.toast_text, expand=True),
                *([right] if right else []),
            ],
            spacing=skin.px(10),
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(14), vertical=skin.px(10)),
        bgcolor=palette.banner_ground,
        border_radius=skin.px(16),
        border=ft.Border.all(1, palette.warn) if palette.edge else None,
    )


def Small(skin: Skin, text: str, *, colour: str = "", expand: bool | None = None) -> ft.Text:
    """A line that helps and may be left out on a small phone."""
    return Words(skin, text, 14, colour=colour or skin.palette.muted, family=TEXT_500, expand=expand)


def Big(skin: Skin, text: str, step: float = 34, *, colour: str = "") -> ft.Text:
    """A single big number."""
    return Words(skin, text, step, colour=colour, family=DISPLAY_700, line=1.0)


def TextTap(skin: Skin, text: str, on_click: Tap, *, icon: str = "arrow", label: str = "") -> ft.Control:
    """Words that lead somewhere, with a target of 48."""
    ink = tones(skin).accent
    face = ft.Container(
        ft.Row(
            [Strong(skin, text, 16, colour=ink), *([Icon(skin, icon, skin.px(18), ink)] if icon else [])],
            spacing=skin.px(6),
            tight=True,
        ),
        height=max(skin.px(48), skin.size(16) * 1.8),
        padding=ft.Padding.symmetric(horizontal=skin.px(8)),
        border_radius=skin.px(12),
        alignment=ft.Alignment.CENTER_LEFT,
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    return ft.Semantics(
        content=face, button=True, container=True, label=label or None, exclude_semantics=bool(label)
    )


def Switch(
    skin: Skin, options: Sequence[tuple[str, str, str]], chosen: str, choose: Callable[[str], None]
) -> ft.Control:
    """Two ways to look at the same thing: (value, label, icon)."""
    palette = skin.palette

    def one(value: str, label: str, icon: str) -> ft.Control:
        is_on = value == chosen
        ink = palette.text if is_on else palette.muted
        words = (
            [] if skin.width < 375 and not is_on else [Words(skin, label, 14.5, colour=ink, family=TEXT_600)]
        )
        face = ft.Container(
            ft.Row(
                [Icon(skin, icon, skin.px(17), ink), *words],
                spacing=skin.px(5),
                tight=True,
                alignment=CENTERED,
            ),
            height=max(skin.px(48), skin.size(15) * 1.7),
            padding=ft.Padding.symmetric(horizontal=skin.px(9)),
            bgcolor=palette.raised if is_on else None,
            border_radius=skin.px(13),
            ink=skin.motion,
            on_click=guarded(partial(choose, value)),
        )
        return ft.Semantics(
            content=face, button=True, container=True, selected=is_on, label=label, exclude_semantics=True
        )

    return ft.Container(
        ft.Row([one(*option) for option in options], spacing=0, tight=True),
        padding=2,
        border=ft.Border.all(1.2, palette.outline),
        border_radius=skin.px(16),
    )


def Who(stage: Stage, done: Iterable[str], done_word: str, late_word: str, size: float = 30) -> ft.Control:
    """The others as shapes: a tick for who is done, a thin ring for who is not. Who, never what."""
    skin, palette = stage.skin, stage.skin.palette
    ready = set(done)

    def one(seat: str, colour: str, name: str) -> ft.Control:
        is_done = seat in ready
        ring = ft.Container(
            SeatMark(skin, colour, size * 0.5),
            width=size,
            height=size,
            shape=ft.BoxShape.CIRCLE,
            bgcolor=palette.raised,
            border=None if is_done else ft.Border.all(1, palette.outline),
            alignment=ft.Alignment.CENTER,
        )
        badge = Badge(skin, size * 0.5) if is_done else ft.Container(width=1, height=1)
        face = ft.Stack([ring, ft.Container(badge, right=0, bottom=0)], width=size + 5, height=size + 5)
        return ft.Semantics(
            content=face,
            label=f"{name}: {done_word if is_done else late_word}",
            container=True,
            exclude_semantics=True,
        )

    others = [line for line in stage.table.seats if not reading.is_me(stage, line.seat)]
    return ft.Row([one(line.seat, line.colour, line.name) for line in others], spacing=6, tight=True)


def Badge(skin: Skin, size: float) -> ft.Control:
    """A tick in a disc of good."""
    return ft.Container(
        Icon(skin, "check", size * 0.66, skin.palette.background, ground=skin.palette.good),
        width=size,
        height=size,
        shape=ft.BoxShape.CIRCLE,
        bgcolor=skin.palette.good,
        alignment=ft.Alignment.CENTER,
    )


def Mark(stage: Stage, seat: str, size: float) -> ft.Control:
    """A seat's shape in its colour."""
    return SeatMark(stage.skin, reading.colour(stage, seat), size)


def seat_words(stage: Stage, seat: str) -> str:
    """A seat's colour for words, dark enough on paper."""
    return seat_look(stage.skin, reading.colour(stage, seat)).words


def my_ground(stage: Stage, amount: float = 0.16) -> str:
    """The tint behind my own row."""
    look = seat_look(stage.skin, reading.my_colour(stage))
    return tint(look.colour, stage.skin.palette.background, amount)


def Labelled(content: ft.Control, label: str) -> ft.Control:
    """A drawing with what a screen reader says of it."""
    return ft.Semantics(content=content, label=label, container=True, exclude_semantics=True)


def field_border(skin: Skin) -> dict[ft.ControlState, ft.InputBorder]:
    """The edge of a line to write in; thicker while it is written in."""

    def edge(width: float, colour: str) -> ft.OutlineInputBorder:
        return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=skin.px(14))

    return {
        ft.ControlState.DEFAULT: edge(1, skin.palette.outline),
        ft.ControlState.FOCUSED: edge(2, skin.palette.text),
    }


def Centred(skin: Skin, text: str, *, colour: str = "") -> ft.Text:
    """A muted sentence in the middle."""
    return Words(skin, text, 16, colour=colour or skin.palette.muted, align=CENTER)

"""One of several: rows, rings, switches, segments. What is on is never said by colour alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.ui.kit.boxes import CENTERED, InRow, Line, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import Choose, Tap, guarded, part
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import SectionTitle, Words


def Pick(
    skin: Skin,
    title: str,
    detail: str,
    on_click: Tap | None,
    *,
    lead: ft.Control | None = None,
    right: Sequence[ft.Control] = (),
    selected: bool = False,
    colour: str = "",
    label: str = "",
) -> ft.Control:
    """A row to tap; selected has a filled ring (or a tick beside its picture) besides the border."""
    paint = colour or skin.look.accent
    ticked = [Icon(skin, "check", skin.px(20), paint)] if selected and lead is not None else []
    return Panel(
        skin,
        Line(skin, title, detail, lead=lead or Radio(skin, selected, paint), right=[*right, *ticked]),
        on_click=on_click,
        label=label or (f"{title}. {detail}" if detail else title),
        colour=paint if selected else "",
        selected=selected,
        padding=12,
    )


def Radio(skin: Skin, is_on: bool, colour: str) -> ft.Control:
    """A ring; filled when it is the one."""
    side = skin.px(22)
    dot = ft.Container(width=side * 0.5, height=side * 0.5, border_radius=side, bgcolor=colour)
    return ft.Container(
        dot if is_on else None,
        width=side,
        height=side,
        border_radius=side,
        border=ft.Border.all(2, colour if is_on else skin.palette.muted),
        alignment=ft.Alignment.CENTER,
    )


def Toggle(skin: Skin, is_on: bool, on_change: Callable[[bool], None], label: str) -> ft.Control:
    """On or off; the knob moves and gets a tick."""
    paint = skin.palette.good if is_on else skin.palette.muted
    knob = ft.Container(
        Icon(skin, "check", skin.px(14), INK) if is_on else None,
        width=skin.px(24),
        height=skin.px(24),
        border_radius=skin.px(12),
        bgcolor=paint,
        alignment=ft.Alignment.CENTER,
    )
    track = ft.Container(
        knob,
        width=skin.px(52),
        height=skin.px(32),
        padding=skin.px(2),
        border_radius=skin.px(16),
        border=ft.Border.all(2, paint),
        alignment=ft.Alignment.CENTER_RIGHT if is_on else ft.Alignment.CENTER_LEFT,
    )
    face = ft.Container(
        track,
        width=skin.px(60),
        height=skin.px(48),
        alignment=ft.Alignment.CENTER,
        on_click=guarded(lambda: on_change(not is_on)),
    )
    return ft.Semantics(content=face, label=label, toggled=is_on, button=True, container=True)


Option = tuple[str, str, str]
"""Value, words, icon."""


def Segments(
    skin: Skin, options: Sequence[Option], chosen: str, choose: Choose, *, colour: str = ""
) -> ft.Control:
    """A few words that share the width, one of them on; below each other with large letters."""
    palette, paint = skin.palette, colour or skin.look.button

    def one(value: str, label: str, icon: str) -> ft.Control:
        is_on = value == chosen
        ink = (INK if colour else skin.look.on_button) if is_on else palette.text
        picture = [Icon(skin, icon, skin.px(18), ink, ground=paint if is_on else "")] if icon else []
        words = Words(skin, label, 16, colour=ink, family=TEXT_600, line=1.1, lines=1)
        face = ft.Container(
            ft.Row([*picture, words], spacing=skin.px(6), alignment=CENTERED),
            height=max(skin.px(44), skin.size(16) * 1.6),
            border_radius=skin.px(12),
            bgcolor=paint if is_on else None,
            border=ft.Border.all(1.5, palette.edge) if is_on and palette.edge else None,
            ink=skin.motion,
            on_click=guarded(partial(choose, value)),
        )
        return ft.Semantics(content=face, button=True, container=True, selected=is_on, expand=True)

    drawn = [one(*option) for option in options]
    return ft.Container(
        ft.Column([ft.Row([face]) for face in drawn], spacing=4, tight=True)
        if skin.large_text
        else InRow(skin, *drawn, gap=4),
        padding=4,
        bgcolor=palette.raised,
        border_radius=skin.px(16),
    )


def Pills(
    skin: Skin,
    options: Sequence[Option],
    chosen: str | tuple[str, ...],
    choose: Choose,
    *,
    colour: str = "",
) -> ft.Control:
    """Words in a row that wraps, those that are on with their own edge and tint; several with a tuple."""
    palette, paint = skin.palette, colour or skin.look.accent
    on = (chosen,) if isinstance(chosen, str) else chosen

    def one(value: str, label: str, icon: str) -> ft.Control:
        is_on = value in on
        ink = palette.text if is_on or chosen == "" else palette.muted
        ground = skin.wash(paint, 0.18) if is_on else palette.raised
        sign = [Icon(skin, icon, skin.size(16) * 1.1, paint if is_on else ink, ground=ground)] if icon else []
        words = Words(skin, label, 15, colour=ink, family=TEXT_600, line=1.1)
        face = ft.Container(
            ft.Row([*sign, words], spacing=skin.px(7), tight=True, alignment=CENTERED),
            height=max(skin.px(48), skin.size(15) * 2),
            padding=ft.Padding.symmetric(horizontal=skin.px(12)),
            border_radius=skin.px(14),
            bgcolor=ground,
            border=ft.Border.all(2 if is_on else 1, paint if is_on else palette.outline),
            ink=skin.motion,
            on_click=guarded(partial(choose, value)),
        )
        return ft.Semantics(content=face, button=True, container=True, selected=is_on, label=label)

    faces = [one(*option) for option in options]
    return Wrapped(skin, *faces)


@part
def Chips(
    skin: Skin,
    title: str,
    options: tuple[Option, ...],
    chosen: str | tuple[str, ...],
    choose: Choose,
    colour: str = "",
) -> ft.Control:
    """A title and chips in a row that wraps, each chosen one with a tick; several with a tuple."""
    on = (chosen,) if isinstance(chosen, str) else chosen
    chips = [
        Chip(skin, words, partial(choose, value), icon=icon or None, selected=value in on, colour=colour)
        for value, words, icon in options
    ]
    row = Wrapped(skin, *chips)
    return Spaced(skin, *([SectionTitle(skin, title)] if title else []), row, gap=6)

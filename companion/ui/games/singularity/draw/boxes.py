"""Panels, tiles, notes and the red button: the boxes the screens are made of."""

from __future__ import annotations

import flet as ft

from companion.ui.games.singularity.draw.colours import tones, wash
from companion.ui.kit.drawing import Tap, guarded
from companion.ui.kit.fonts import DISPLAY_600, TEXT_500, TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Words

MIDDLE = ft.CrossAxisAlignment.CENTER
STRETCHED = ft.CrossAxisAlignment.STRETCH


def Spaced(skin: Skin, *controls: ft.Control, gap: float = 10) -> ft.Column:
    """One below the other, full width."""
    return ft.Column(list(controls), spacing=skin.px(gap), tight=True, horizontal_alignment=STRETCHED)


def quiet(content: ft.Control) -> ft.Control:
    """What is said by the label of the button around it, and not a second time."""
    return ft.Semantics(content=content, exclude_semantics=True)


def Panel(
    skin: Skin,
    content: ft.Control,
    *,
    on_click: Tap | None = None,
    label: str = "",
    selected: bool = False,
    colour: str = "",
    padding: float = 14,
    radius: float = 18,
    expand: bool | int | None = None,
    height: float | None = None,
) -> ft.Control:
    """A box. Selected: a thick border and a tint (and, by its content, a tick), never colour alone."""
    palette = skin.palette
    tone = colour or tones(skin).red
    border = 2.5 if selected else 1.0
    ink = tone if selected else tint(colour, palette.card, 0.5) if colour else palette.outline
    fill = wash(skin, tone, 0.14) if selected else wash(skin, colour, 0.08) if colour else palette.card
    face = ft.Container(
        quiet(content) if on_click and label else content,
        padding=skin.px(padding) - border,
        border_radius=skin.px(radius),
        bgcolor=fill,
        border=ft.Border.all(border, ink),
        height=height,
        ink=on_click is not None,
        on_click=guarded(on_click),
        animate=ft.Animation(skin.time(120), ft.AnimationCurve.EASE_OUT),
        expand=expand if on_click is None else None,
    )
    if on_click is None:
        return face
    return ft.Semantics(
        content=face, button=True, container=True, selected=selected, label=label or None, expand=expand
    )


def IconTile(skin: Skin, icon: str, colour: str, size: float = 44) -> ft.Control:
    """An icon on its own tint."""
    fill = wash(skin, colour, 0.16)
    return ft.Container(
        Icon(skin, icon, skin.px(size) * 0.54, colour, ground=fill),
        width=skin.px(size),
        height=skin.px(size),
        border_radius=skin.px(size) * 0.28,
        bgcolor=fill,
        alignment=ft.Alignment.CENTER,
    )


def Pill(skin: Skin, words: str, colour: str, icon: str = "") -> ft.Control:
    """A small fact on its own tint."""
    fill = wash(skin, colour, 0.16)
    picture = [Icon(skin, icon, skin.size(14) * 1.1, colour, ground=fill)] if icon else []
    return ft.Container(
        ft.Row(
            [*picture, Words(skin, words, 14, colour=colour, family=TEXT_600, line=1.1)],
            spacing=skin.px(6),
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(5)),
        border_radius=skin.px(12),
        bgcolor=fill,
    )


def Caption(skin: Skin, words: str, right: str = "") -> ft.Control:
    """A line in capitals above a group; `right` says its sum."""
    muted = skin.palette.muted
    left = Words(skin, words.upper(), 13, colour=muted, family=DISPLAY_600, spacing=1.2, expand=True)
    side = [Words(skin, right, 14, colour=muted, family=TEXT_500)] if right else []
    return ft.Row([left, *side], spacing=skin.px(8))


def Note(skin: Skin, words: str, icon: str = "info", colour: str = "") -> ft.Control:
    """A sentence with a picture."""
    ink = colour or skin.palette.muted
    return ft.Row(
        [
            Icon(skin, icon, skin.size(16) * 1.25, ink),
            Words(skin, words, 15, colour=ink, family=TEXT_600 if colour else TEXT_500, expand=True),
        ],
        spacing=skin.px(10),
        vertical_alignment=MIDDLE,
    )


def RedButton(
    skin: Skin,
    words: str,
    tap: Tap | None,
    *,
    icon: str = "",
    why: str = "",
    expand: bool | int = True,
) -> ft.Control:
    """The one filled button of a screen, with the ink that belongs to it, also on paper.

    `why` locks it and says what is missing: above it, or as its own words where they say it already.
    """
    found, palette = tones(skin), skin.palette
    is_off = bool(why) or tap is None
    icon = "lock" if why else icon
    ground, ink = (palette.raised, palette.muted) if is_off else (found.red, found.on_red)
    label = Words(skin, words, 18, colour=ink, family=TEXT_700, line=1.1, align=CENTER, lines=2)
    face = ft.Row(
        [
            *([Icon(skin, icon, skin.size(18) * 1.25, ink, ground=ground)] if icon else []),
            ft.Container(label, expand=1, expand_loose=True),
        ],
        spacing=skin.px(10),
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
    button = ft.FilledButton(
        content=face,
        on_click=guarded(tap),
        disabled=is_off,
        expand=True,
        height=skin.px(56) * (1.5 if skin.large_text else 1.0),
        style=ft.ButtonStyle(
            bgcolor=ground,
            elevation=0,
            padding=ft.Padding.symmetric(horizontal=skin.px(12)),
            shape=ft.RoundedRectangleBorder(radius=skin.px(16)),
        ),
    )
    glow = ft.BoxShadow(blur_radius=22, color=ft.Colors.with_opacity(0.3, found.red))
    lit = ft.Container(
        ft.Row([button]),
        border_radius=skin.px(16),
        shadow=glow if skin.is_dark and not is_off else None,
    )
    reason = Words(skin, why, 15, colour=palette.muted, family=TEXT_600, align=CENTER)
    return ft.Column(  # the reason keeps its place when there is none: no tap on the button is lost
        [ft.Container(reason, visible=bool(why) and why != words), lit],
        spacing=skin.px(8),
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=expand if expand is not True else None,
    )

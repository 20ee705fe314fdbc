"""The modifier cards: back, face, and the one that turns over (CV-17)."""

from __future__ import annotations

import math
from functools import lru_cache

import flet as ft

from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.hexes import hex_points
from companion.ui.kit.boxes import Labelled
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.frames import use_frames
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import style

TURN = 0.28
"""Seconds a card takes to turn."""
FRAMES = 7


@lru_cache(maxsize=8)
def back_svg(paint: str, ground: str) -> str:
    """The back of a modifier card, 120 × 166."""
    rings = "".join(
        f'<polygon points="{hex_points(60, 83, 8 + 9 * ring)}" fill="none" stroke="{paint}" '
        f'stroke-opacity="{1 - ring * 0.17:.2f}" stroke-width="1.6"/>'
        for ring in range(5)
    )
    lines = "".join(f"M4 {y} H116" for y in range(6, 164, 5))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 166">'
        f'<rect x="1.5" y="1.5" width="117" height="163" rx="13" fill="{ground}" stroke="{paint}" '
        'stroke-width="2"/>'
        f'<path d="{lines}" stroke="{paint}" stroke-opacity="0.12"/>{rings}</svg>'
    )


def CardBack(skin: Skin, width: float) -> ft.Control:
    """A face-down modifier card."""
    paint = tones(skin).violet
    return ft.Image(
        src=back_svg(paint, skin.wash(paint, 0.16)),
        width=width,
        height=width * 166 / 120,
        exclude_from_semantics=True,
    )


def CardFace(skin: Skin, width: float, value: int, *, tone: str = "") -> ft.Control:
    """An open one. `tone` is won, lost or nothing."""
    found = tones(skin)
    paint = found.good if tone == "won" else found.red if tone == "lost" else found.violet
    said = signed(value)

    def corner(alignment: ft.Alignment) -> ft.Control:
        return ft.Container(
            ft.Text(said, style=style(width * 0.13, paint, DISPLAY_700, 1.0)),
            alignment=alignment,
            padding=width * 0.09,
            left=0,
            right=0,
            top=0,
            bottom=0,
        )

    middle = ft.Container(
        ft.Text(said, style=style(width * 0.42, skin.palette.text, DISPLAY_700, 1.0)),
        alignment=ft.Alignment.CENTER,
        left=0,
        right=0,
        top=0,
        bottom=0,
    )
    face = ft.Container(
        ft.Stack([corner(ft.Alignment.TOP_LEFT), middle, corner(ft.Alignment.BOTTOM_RIGHT)]),
        width=width,
        height=width * 166 / 120,
        border_radius=width * 0.11,
        bgcolor=skin.wash(paint, 0.13),
        border=ft.Border.all(2.5, paint),
        shadow=ft.BoxShadow(blur_radius=26, color=ft.Colors.with_opacity(0.3, paint))
        if skin.is_dark
        else None,
    )
    label = skin.say("cyberverse-draw-card", value=said)
    return Labelled(face, label)


def turned(angle: float) -> ft.Transform:
    """The card turned about its upright axis, with a little depth."""
    matrix = ft.Matrix4.identity()
    matrix.set_entry(3, 2, 0.0016)
    matrix.rotate_y(angle)
    return ft.Transform(matrix=matrix, alignment=ft.Alignment.CENTER)


@component
def FlipCard(skin: Skin, width: float, value: int, tone: str, number: int) -> ft.Control:
    """The drawn card turns over once for every new `number`; without motion it is simply open."""
    frame = use_frames(skin, FRAMES, TURN / FRAMES, number)
    eased = 1 - (1 - frame / FRAMES) ** 3
    angle = math.pi * eased
    is_open = angle > math.pi / 2
    face = CardFace(skin, width, value, tone=tone) if is_open else CardBack(skin, width)
    return ft.Container(face, transform=turned(angle - math.pi if is_open else angle))


def MiniCard(skin: Skin, value: int, wins: bool | None, *, label: str = "") -> ft.Control:
    """A small card of the deck: with tick or cross for what it would do, plain in the discard."""
    found = tones(skin)
    paint = found.good if wins else skin.palette.muted
    said = signed(value)
    sign = [] if wins is None else [Icon(skin, "check" if wins else "cross", skin.px(15), paint)]
    face = ft.Container(
        ft.Column(
            [
                ft.Text(
                    said,
                    style=style(
                        skin.size(20), paint if wins is not None else skin.palette.text, DISPLAY_700, 1.0
                    ),
                ),
                *sign,
            ],
            spacing=skin.px(5),
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        height=skin.px(60 if wins is not None else 42),
        width=None if wins is not None else skin.size(20) * 2.6,
        padding=ft.Padding.symmetric(horizontal=skin.px(4)),
        border_radius=skin.px(12),
        bgcolor=skin.wash(found.good, 0.12) if wins else skin.palette.raised,
        border=ft.Border.all(1, skin.wash(found.good, 0.6) if wins else skin.palette.outline),
        alignment=ft.Alignment.CENTER,
    )
    word = "plain" if wins is None else "wins" if wins else "loses"
    spoken = label or skin.say("cyberverse-draw-mini", value=said, word=word)
    return ft.Semantics(
        content=face,
        label=spoken,
        container=True,
        exclude_semantics=True,
        expand=True if wins is not None else None,
    )

"""The covers of the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.kit.boxes import Stacked, Together
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words, fitting, style

LEFT, RIGHT = 20.0, 16.0
"""Between a cover's edges and its words."""

LARGEST, FLAT = 26.0, 22.0
"""The letters of a name: on a cover that stands, and on one that lies."""


@frozen
class Cover:
    """A game on the shelf."""

    id: str
    accent: str
    picture: str
    seats: tuple[int, int]
    title: str


def names_as_large(skin: Skin, covers: tuple[Cover, ...], width: float, height: float) -> float:
    """The size, in pixels, at which no word of any name breaks: the same on all covers of a shelf."""
    most = skin.size(LARGEST if height >= width else FLAT)
    room = width - skin.px(LEFT) - skin.px(RIGHT)
    words = (word for cover in covers for word in cover.title.split())
    return min((fitting(word, most, room, lines=1) for word in words), default=most)


def CoverCard(
    skin: Skin,
    cover: Cover,
    width: float,
    height: float,
    on_click: Callable[[], Any],
    *,
    letters: float,
) -> ft.Control:
    """A cover: picture, name (its letters `letters` pixels high), one line, how many play."""
    seats = skin.say("shell-cover-seats", low=cover.seats[0], high=cover.seats[1])
    is_flat = height < width
    words = Stacked(
        skin,
        ft.Text(cover.title, style=style(letters, "#FFFFFF", DISPLAY_700, 1.0), max_lines=2),
        Words(
            skin,
            skin.say(f"{cover.id}-cover", "tagline") if skin.language.has(f"{cover.id}-cover") else "",
            15.5,
            family=TEXT_500,
            colour="#DDE5EC",
            line=1.15,
            lines=3,
        ),
        Together(
            skin,
            Icon(
                skin,
                "people",
                skin.px(20),
                cover.accent,
            ),
            Words(
                skin,
                seats,
                15.5,
                family=TEXT_700,
                colour=cover.accent,
                line=1.1,
            ),
            gap=8,
        ),
        gap=8,
    )
    grown = max(width / 430, height / 610)
    picture = ft.Container(
        ft.Image(
            src=cover.picture,
            width=430 * grown,
            height=610 * grown,
            fit=ft.BoxFit.FILL,
            exclude_from_semantics=True,
        ),
        left=(width - 430 * grown) / 2,
        top=-(610 * grown - height) * 0.22,
    )
    face = ft.Stack(
        [
            picture,
            ft.Container(
                gradient=ft.LinearGradient(
                    begin=ft.Alignment.TOP_CENTER,
                    end=ft.Alignment.BOTTOM_CENTER,
                    colors=["#000E1116", "#CC0E1116"] if is_flat else ["#000E1116", "#000E1116"],
                ),
                width=width,
                height=height,
            ),
            ft.Container(words, left=skin.px(LEFT), right=skin.px(RIGHT), bottom=skin.px(18)),
        ],
        width=width,
        height=height,
    )
    radius = skin.px(20)
    glow = ft.BoxShadow(blur_radius=skin.px(28), color=ft.Colors.with_opacity(0.28, cover.accent))
    card = ft.Container(
        face,
        width=width,
        height=height,
        border_radius=radius,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=INK,
        foreground_decoration=ft.BoxDecoration(
            border=ft.Border.all(skin.px(3.4), cover.accent), border_radius=radius
        ),
        ink=skin.motion,
        on_click=guarded(on_click),
    )
    is_lit = skin.is_dark and not skin.is_phone  # by day it is a smudge, and a phone's page would cut it
    shell = ft.Container(card, border_radius=radius, shadow=glow if is_lit else None)
    return ft.Semantics(content=shell, button=True, container=True)

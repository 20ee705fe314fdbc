"""The covers of the four games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words


@dataclass(frozen=True)
class Cover:
    """A game of the box, whether it is on the shelf yet or not."""

    id: str
    accent: str
    seats: tuple[int, int]


COVERS: Final = (
    Cover("emergence", "#46D2F0", (3, 6)),
    Cover("emergent", "#7FC8A9", (2, 4)),
    Cover("cyberverse", "#FF4F9A", (2, 4)),
    Cover("singularity", "#FF5A52", (1, 6)),
)


def CoverCard(
    skin: Skin,
    cover: Cover,
    width: float,
    height: float,
    on_click: Callable[[], Any] | None,
    *,
    focused: bool,
) -> ft.Control:
    """A cover: picture, name, one line, how many play. Dimmed and without a tap when it is not here yet."""
    seats = skin.say("shell-cover-seats", low=cover.seats[0], high=cover.seats[1])
    is_here = on_click is not None
    is_flat = height < width
    title = skin.say(f"shell-cover-{cover.id}")
    words = ft.Column(
        [
            Words(
                skin,
                title,
                26 if not is_flat else 22,
                family=DISPLAY_700,
                colour="#FFFFFF" if is_here else "#C3CEDA",
                line=1.0,
                lines=2,
            ),
            Words(
                skin,
                skin.say(f"shell-cover-{cover.id}", "tagline"),
                15.5,
                family=TEXT_500,
                colour="#DDE5EC" if is_here else "#A9B8C7",
                line=1.15,
                lines=2,
            ),
            ft.Row(
                [
                    Icon(
                        skin,
                        "people" if is_here else "hourglass",
                        skin.px(20),
                        cover.accent if is_here else "#A9B8C7",
                    ),
                    Words(
                        skin,
                        seats if is_here else skin.say("shell-cover-soon"),
                        15.5,
                        family=TEXT_700,
                        colour=cover.accent if is_here else "#A9B8C7",
                        line=1.1,
                    ),
                ],
                spacing=skin.px(8),
                tight=True,
            ),
        ],
        spacing=skin.px(8),
        tight=True,
    )
    grown = max(width / 430, height / 610)
    picture = ft.Container(
        ft.Image(
            src=f"art/{cover.id}-cover.svg",
            width=430 * grown,
            height=610 * grown,
            fit=ft.BoxFit.FILL,
            opacity=1.0 if is_here else 0.4,
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
            ft.Container(words, left=skin.px(20), right=skin.px(16), bottom=skin.px(18)),
        ],
        width=width,
        height=height,
    )
    radius = skin.px(20)
    border = cover.accent if focused else ft.Colors.with_opacity(0.4, cover.accent)
    glow = ft.BoxShadow(blur_radius=skin.px(28), color=ft.Colors.with_opacity(0.28, cover.accent))
    card = ft.Container(
        face,
        width=width,
        height=height,
        border_radius=radius,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        bgcolor=INK,
        foreground_decoration=ft.BoxDecoration(
            border=ft.Border.all(skin.px(3.4) if focused else 1.5, border), border_radius=radius
        ),
        ink=skin.motion and is_here,
        on_click=guarded(on_click),
    )
    shell = ft.Container(card, border_radius=radius, shadow=glow if focused else None)
    return ft.Semantics(content=shell, button=is_here, container=True)

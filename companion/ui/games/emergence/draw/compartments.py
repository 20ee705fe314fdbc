"""The two halves of the aggregator, and the tokens that fall in or stay (EM-42)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

import flet as ft

from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.tokens import StackedToken
from companion.ui.kit.boxes import CENTERED, ENDS, MIDDLE, Panel
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import part
from companion.ui.kit.icon import Icon
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Muted, Strong

MOST_STACKED = 6
MOST_HEXES = 8
FUNNEL = (112, 41)


@lru_cache(maxsize=8)
def _funnel(line: str, well: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44" fill="none" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke="{line}"><path d="M6 4 L32 34 M114 4 L88 34" stroke-width="2.6"/>'
        f'<rect x="26" y="29" width="68" height="13" rx="6.5" fill="{well}" stroke-width="2"/></svg>'
    )


@part
def Compartment(skin: Skin, side: str, count: int, high: float) -> ft.Control:
    """One half of the box: funnel, name, number, the tokens that fell in."""
    palette, width, size = skin.palette, (skin.width - 56) / 2, 34.0
    name = ft.Row(
        [Icon(skin, side, 22), Fitted(skin, skin.say(f"emergence-teams-{side}"), 19, width - 68, lines=1)],
        spacing=8,
        alignment=CENTERED,
    )
    stack = [
        ft.Container(
            StackedToken(size),
            left=(width - size) / 2 - 12,
            bottom=at * 11.0,
            animate_position=ft.Animation(skin.time(280), ft.AnimationCurve.BOUNCE_OUT),
        )
        for at in range(min(count, MOST_STACKED))
    ]
    inside = [
        name,
        RollingNumber(skin, count, 56 if skin.is_small else 80, key=f"in-{side}"),
        ft.Stack(list(stack), width=width - 24, height=max(24.0, high - 136 - 1.25 * skin.size(19))),
    ]
    body = ft.Container(
        ft.Column(inside, spacing=4, tight=True, horizontal_alignment=MIDDLE),
        width=width,
        height=high,
        padding=ft.Padding.only(left=12, right=12, top=16, bottom=8),
        bgcolor=palette.card,
        border=ft.Border.all(1.5, palette.outline),
        border_radius=24,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        top=32,
    )
    funnel = ft.Image(
        src=_funnel(palette.secret_line, palette.background),
        width=FUNNEL[0],
        height=FUNNEL[1],
        exclude_from_semantics=True,
        left=(width - FUNNEL[0]) / 2,
    )
    return ft.Stack([body, funnel], width=width, height=high + 32)


@part
def SideButtons(
    skin: Skin, side: str, count: int, has_more: bool, change: Callable[[int], None]
) -> ft.Control:
    """− and + under a compartment."""

    def one(icon: str, text: str, to: int, is_off: bool) -> ft.Control:
        return IconButton48(
            skin,
            icon,
            skin.say(text),
            partial(change, to),
            ground=skin.palette.raised,
            outlined=False,
            size=56,
            radius=16,
            disabled=is_off,
        )

    less = one("minus", f"emergence-drop-less-{side}", count - 1, count <= 0)
    more = one("plus-thin", f"emergence-drop-more-{side}", count + 1, not has_more)
    return ft.Row([less, more], spacing=10, alignment=CENTERED, expand=True)


@part
def Remaining(skin: Skin, held: int, left: int) -> ft.Control:
    """Tokens that stay, filled; tokens that go, hollow."""
    size, colour, faint = 22 if skin.is_small else 26, tones(skin).knowledge, skin.palette.faint
    hexes = [
        Icon(skin, "knowledge", size, colour) if at < left else Icon(skin, "knowledge-hollow", size, faint)
        for at in range(min(held, MOST_HEXES))
    ]
    words = ft.Column(
        [
            Strong(skin, skin.say("emergence-drop-stay", n=left), 19),
            Muted(skin, skin.say("emergence-drop-of", n=held), 14),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ENDS,
    )
    return Panel(
        skin, ft.Row([ft.Row(list(hexes), spacing=3, wrap=True, expand=True), words], spacing=8), padding=12
    )

"""The frame of every public screen: the city behind, the bar, an optional rail, the body, the foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import flet as ft

from companion.ui.games.cyberverse.asked import Proposed
from companion.ui.games.cyberverse.draw import BUTTON, Hex, tones, tower
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.fonts import TEXT_500, TEXT_600
from companion.ui.kit.headers import SharedHeader
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words
from companion.ui.stage import Stage

SIDE, TOP, BOTTOM, GAP = 23, 12, 14, 12
HEADER, RAIL, FOOT = 58, 50, 56
BAND = 170
"""Height of the skyline behind the bar."""
STRETCH = ft.CrossAxisAlignment.STRETCH


def stacks(skin: Skin) -> bool:
    """Below each other, and scrolling: a narrow page, or double text size."""
    return skin.is_phone or skin.large_text


def rail_skin(skin: Skin) -> Skin:
    """A rail at double text size names only the present step, as on a phone."""
    return replace(skin, device="phone") if skin.large_text else skin


def room(skin: Skin, *, has_rail: bool = True) -> tuple[float, float]:
    """Width and height of the body."""
    taken = TOP + BOTTOM + HEADER + FOOT + 2 * GAP + (RAIL + GAP if has_rail else 0)
    side = 12 if skin.is_phone else skin.px(SIDE)
    return skin.width - 2 * side, max(skin.height - skin.px(taken), skin.px(300))


@lru_cache(maxsize=8)
def band_svg(ground: str, colours: tuple[str, ...], is_dark: bool) -> str:
    """Five towers with scan lines, 1024 × 170, fading into the ground."""
    body = []
    for x, top, width in (
        (10, 70, 70),
        (150, 48, 60),
        (330, 40, 90),
        (560, 36, 80),
        (760, 30, 70),
        (960, 60, 60),
    ):
        fill = tint(colours[3], ground, 0.1 if is_dark else 0.07)
        body.append(f'<rect x="{x}" y="{top}" width="{width}" height="170" fill="{fill}"/>')
    spots = ((55, 70, 96), (260, 33, 94), (465, 32, 94), (670, 62, 94), (874, 34, 96))
    for number, (x, top, width) in enumerate(spots, 1):
        colour = colours[number - 1]
        fill = tint(colour, ground, 0.1 if is_dark else 0.08)
        body.append(
            f'<path d="{tower(number, x, top, width, 170)}" fill="{fill}" stroke="{colour}" '
            'stroke-opacity="0.55" stroke-width="1.2" stroke-dasharray="5 3"/>'
        )
    scan = "".join(f"M0 {y} H1024" for y in range(3, 170, 4))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 170" preserveAspectRatio="none">'
        '<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0.1" stop-color="{ground}" stop-opacity="0.25"/>'
        f'<stop offset="1" stop-color="{ground}"/></linearGradient></defs>'
        f'{"".join(body)}<path d="{scan}" stroke="{ground}" stroke-opacity="0.6" stroke-width="1"/>'
        '<rect width="1024" height="170" fill="url(#f)"/></svg>'
    )


def Band(skin: Skin) -> ft.Control:
    """The city behind the bar; says nothing to a screen reader."""
    drawn = band_svg(skin.palette.background, tones(skin).districts, skin.is_dark)
    return ft.Image(
        src=drawn,
        width=skin.width,
        height=skin.px(BAND),
        fit=ft.BoxFit.FILL,
        left=0,
        top=0,
        opacity=0.8 if skin.is_dark else 0.6,
        exclude_from_semantics=True,
    )


def SharedPage(
    stage: Stage,
    title: str,
    subtitle: str,
    body: ft.Control,
    *,
    rail: ft.Control | None = None,
    right: ft.Control | None = None,
    foot: Sequence[ft.Control] = (),
    has_city: bool = True,
) -> ft.Control:
    """Bar, rail, picture of the moment, foot. On a narrow page or at double text size the middle scrolls."""
    skin = stage.skin
    emblem = Hex(skin, skin.px(44), icon="crown", colour=tones(skin).magenta)
    bar = SharedHeader(skin, stage.tools, title, subtitle, right=None if stacks(skin) else right)
    lead = [] if skin.is_phone else [emblem]
    head = ft.Row([*lead, ft.Container(bar, expand=True)], spacing=skin.px(14))
    rails = [rail] if rail is not None else []
    if stacks(skin):
        extra = [ft.Row([right], wrap=True)] if right is not None else []
        middle: ft.Control = ft.Column(
            [*extra, *rails, body],
            spacing=skin.px(GAP),
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            horizontal_alignment=STRETCH,
        )
        rows: list[ft.Control] = [head, middle]
    else:
        rows = [ft.Container(head, height=skin.px(HEADER)), *rails, ft.Container(body, expand=True)]
    if foot:
        rows.append(ft.Container(_foot(skin, foot), height=None if stacks(skin) else skin.px(FOOT)))
    side = 12 if skin.is_phone else skin.px(SIDE)
    column = ft.Container(
        ft.Column(rows, spacing=skin.px(GAP), expand=True, horizontal_alignment=STRETCH),
        left=0,
        right=0,
        top=0,
        bottom=0,
        padding=ft.Padding.only(left=side, right=side, top=skin.px(TOP), bottom=skin.px(BOTTOM)),
    )
    layers: list[ft.Control] = [*([Band(skin)] if has_city else []), column]
    asked = Proposed(stage)
    if asked is not None:
        width = min(skin.width - 40, skin.px(640))
        layers.append(ft.Container(asked, width=width, left=(skin.width - width) / 2, bottom=skin.px(BOTTOM)))
    return ft.Stack(layers, expand=True)


def _foot(skin: Skin, parts: Sequence[ft.Control]) -> ft.Control:
    if stacks(skin):
        return ft.Column(list(parts), spacing=skin.px(8), tight=True, horizontal_alignment=STRETCH)
    return ft.Row(list(parts), spacing=skin.px(14))


def Sentence(skin: Skin, text: str, lead: ft.Control | None = None) -> ft.Control:
    """The one plain sentence of the foot."""
    first = lead or Icon(skin, "info", skin.px(20), skin.palette.muted)
    words = Words(skin, text, 15.5, colour=skin.palette.muted, family=TEXT_500, line=1.15, lines=3)
    return ft.Row(
        [first, ft.Container(words, expand=True)],
        spacing=skin.px(12),
        expand=None if stacks(skin) else 5,
    )


def FootButton(skin: Skin, label: str, act: Tap | None, *, icon: str = "right") -> ft.Control:
    """The button that leads on; without an action it is locked and says what is missing."""
    wide = None if stacks(skin) else 4
    if act is None:
        return ft.Container(_Locked(skin, label), expand=wide)
    button = MainButton(skin, label, act, colour=BUTTON, icon=icon, height=FOOT)
    return ft.Container(button, expand=wide)


def _Locked(skin: Skin, label: str) -> ft.Control:
    palette = skin.palette
    row = ft.Row(
        [
            Icon(skin, "lock", skin.px(18), palette.muted),
            ft.Container(
                Words(skin, label, 15.5, colour=palette.muted, family=TEXT_600, line=1.1, lines=2),
                expand=1,
                expand_loose=True,
            ),
        ],
        spacing=skin.px(10),
        alignment=ft.MainAxisAlignment.CENTER,
    )
    face = ft.Container(
        row,
        height=None if stacks(skin) else skin.px(FOOT),
        padding=ft.Padding.symmetric(horizontal=skin.px(16), vertical=skin.px(8)),
        border_radius=skin.px(16),
        bgcolor=palette.raised,
        border=ft.Border.all(1, palette.outline),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Semantics(content=face, label=label, container=True, exclude_semantics=True)


def Beside(
    skin: Skin, left: ft.Control, right: ft.Control, shares: tuple[int, int], height: float
) -> ft.Control:
    """Two columns of a height; below each other where there is no room."""
    if stacks(skin):
        return ft.Column([left, right], spacing=skin.px(GAP), tight=True, horizontal_alignment=STRETCH)
    return ft.Row(
        [ft.Container(left, expand=shares[0]), ft.Container(right, expand=shares[1])],
        spacing=skin.px(GAP),
        height=height,
        vertical_alignment=STRETCH,
    )

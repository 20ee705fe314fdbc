"""The five features as a pentagon: filled is now, dashed is printed (CV-14)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of
from companion.ui.kit.boxes import Big, Labelled, Together
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words

RINGS = 5


@frozen
class Corner:
    """One feature of the pentagon."""

    feature: str
    printed: int
    value: int
    figure: str
    is_raised: bool = False
    is_lowered: bool = False


def _at(step: int, reach: float) -> tuple[float, float]:
    angle = 2 * math.pi * step / 5 - math.pi / 2
    return 100 + reach * math.cos(angle), 100 + reach * math.sin(angle)


def _shape(reaches: Sequence[float]) -> str:
    points = (f"{x:.1f} {y:.1f}" for x, y in (_at(step, reach) for step, reach in enumerate(reaches)))
    return f"M{' L'.join(points)} Z"


@lru_cache(maxsize=64)
def pentagon_svg(values: tuple[int, ...], printed: tuple[int, ...], paint: str, line: str, dash: str) -> str:
    """The drawing, 200 × 200, without words."""
    full = 84.0
    grid = "".join(_shape([full * ring / RINGS] * 5) for ring in range(1, RINGS + 1))
    spokes = "".join("M100 100 L{:.1f} {:.1f} ".format(*_at(step, full)) for step in range(5))
    now = [max(full * min(value, RINGS) / RINGS, 3) for value in values]
    was = [max(full * min(value, RINGS) / RINGS, 3) for value in printed]
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.2" fill="{paint}"/>'
        for x, y in (_at(step, reach) for step, reach in enumerate(now))
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">'
        f'<path d="{grid}{spokes}" fill="none" stroke="{line}" stroke-width="1"/>'
        f'<path d="{_shape(now)}" fill="{paint}" fill-opacity="0.2" stroke="{paint}" stroke-width="2.4" '
        'stroke-linejoin="round"/>'
        f'<path d="{_shape(was)}" fill="none" stroke="{dash}" stroke-width="1.4" stroke-dasharray="4 4"/>'
        f"{dots}</svg>"
    )


def FeaturePentagon(skin: Skin, corners: Sequence[Corner], width: float) -> ft.Control:
    """Five features in the order of the sheet, each with icon, number and word."""
    found, size = tones(skin), min(width * 0.56, skin.px(210))
    drawn = pentagon_svg(
        tuple(one.value for one in corners),
        tuple(one.printed for one in corners),
        found.magenta,
        skin.palette.outline,
        skin.palette.muted,
    )
    height = size + skin.size(20) + skin.px(36)
    left, top = (width - size) / 2, skin.size(20) + skin.px(8)
    spots = (
        (width / 2, top - skin.px(2), 0.5, 1.0),
        (left + size * 0.93, top + size * 0.36, 0.0, 0.5),
        (left + size * 0.78, top + size * 0.93, 0.0, 0.5),
        (left + size * 0.22, top + size * 0.93, 1.0, 0.5),
        (left + size * 0.07, top + size * 0.36, 1.0, 0.5),
    )
    wide, tall = skin.px(108), skin.size(20) + skin.px(10)
    parts: list[ft.Control] = [
        ft.Container(
            ft.Image(src=drawn, width=size, height=size, exclude_from_semantics=True), left=left, top=top
        )
    ]
    sides = {0.0: ft.Alignment.CENTER_LEFT, 0.5: ft.Alignment.CENTER, 1.0: ft.Alignment.CENTER_RIGHT}
    for corner, (x, y, across, down) in zip(corners, spots, strict=True):
        parts.append(
            ft.Container(
                _corner(skin, corner),
                left=max(0.0, min(x - wide * across, width - wide)),
                top=y - tall * down,
                width=wide,
                height=tall,
                alignment=sides[across],
            )
        )
    return ft.Stack(parts, width=width, height=height)


def _corner(skin: Skin, corner: Corner) -> ft.Control:
    found = tones(skin)
    paint = found.amber if corner.is_raised else found.red if corner.is_lowered else skin.palette.text
    word = feature_word(skin, corner.feature)
    row = Together(
        skin,
        Icon(skin, icon_of(corner.feature), skin.px(18), paint),
        Big(skin, corner.figure, 22, paint),
        Words(skin, word, 13, colour=skin.palette.muted, family=TEXT_600, line=1.0, lines=1),
        gap=4,
    )
    change = "raised" if corner.is_raised else "lowered" if corner.is_lowered else "plain"
    label = skin.say("cyberverse-draw-feature", feature=word, figure=corner.figure, change=change)
    return Labelled(row, label)

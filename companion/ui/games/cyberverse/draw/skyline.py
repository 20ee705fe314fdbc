"""New Eden's five towers with scan lines: behind the cash, and one by one as districts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import flet as ft

from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin


def roof(number: int, x: float, y: float, width: float) -> str:
    """The roof line of a district's tower, from left to right; `y` is where the walls end.

    Every district has another roof: gable, flat, steps, slope, dome.
    """
    right = x + width
    match number:
        case 1:
            return f"L{x:.1f} {y:.1f} L{x + width / 2:.1f} {y - width * 0.18:.1f} L{right:.1f} {y:.1f}"
        case 3:
            a, b, up = width * 0.16, width * 0.32, width * 0.13
            return (
                f"L{x:.1f} {y:.1f} H{x + a:.1f} V{y - up:.1f} H{x + b:.1f} V{y - 2 * up:.1f} "
                f"H{right - b:.1f} V{y - up:.1f} H{right - a:.1f} V{y:.1f} H{right:.1f}"
            )
        case 4:
            return f"L{x:.1f} {y:.1f} L{right:.1f} {y - width * 0.2:.1f}"
        case 5:
            middle = f"{x + width / 2:.1f} {y - width * 0.3:.1f}"
            return f"L{x:.1f} {y:.1f} Q{middle} {right:.1f} {y:.1f}"
        case _:
            return f"L{x:.1f} {y:.1f} H{right:.1f}"


def tower(number: int, x: float, top: float, width: float, bottom: float) -> str:
    """The outline of a tower as an SVG path, closed at the street."""
    edge = roof(number, x, top, width)
    return f"M{x:.1f} {bottom:.1f} {edge} V{bottom:.1f} Z"


def _windows(number: int, x: float, top: float, width: float, bottom: float, colour: str) -> str:
    """Lit windows, always the same ones."""
    chance = random.Random(number * 7919)  # noqa: S311 - a picture
    made = []
    step, wide = width / 6, width / 9
    rows = int((bottom - top) / 11)
    for row in range(1, rows):
        for column in range(1, 5):
            if chance.random() < 0.3:
                shine = 0.75 if chance.random() < 0.4 else 0.28
                made.append(
                    f'<rect x="{x + step * column:.1f}" y="{top + row * 11:.1f}" width="{wide:.1f}" '
                    f'height="3.4" rx="1" fill="{colour}" fill-opacity="{shine}"/>'
                )
    return "".join(made)


@lru_cache(maxsize=16)
def skyline_svg(ground: str, colours: tuple[str, ...], is_dark: bool) -> str:
    """The city as SVG text, 390 × 190; it fades into the ground below."""
    spots = ((18, 96, 42), (100, 52, 38), (178, 44, 38), (256, 78, 42), (336, 48, 40))
    body, back = [], tint(colours[3], ground, 0.14 if is_dark else 0.1)
    for x, top, width in ((60, 92, 40), (140, 80, 34), (222, 66, 34), (300, 84, 36), (2, 120, 30)):
        body.append(f'<rect x="{x}" y="{top}" width="{width}" height="120" fill="{back}"/>')
    for number, spot in enumerate(spots, 1):
        colour = colours[number - 1]
        body.append(lit_tower(number, spot, 190, colour, tint(colour, ground, 0.13 if is_dark else 0.09)))
        body.append(_windows(number, *spot, 190, colour))
    body.append(
        f'<path d="M197 34 V18 M356 42 V24" stroke="{colours[1]}" stroke-width="1.4"/>'
        f'<circle cx="197" cy="16" r="2.4" fill="{colours[1]}"/>'
        f'<circle cx="356" cy="22" r="2.2" fill="{colours[0]}"/>'
    )
    return night(390, 190, ground, body, fit="xMidYMin slice", fade=(0.35, 0))


def lit_tower(number: int, spot: tuple[float, float, float], bottom: float, colour: str, fill: str) -> str:
    """A tower as a drawing: x, top and width are its spot."""
    outline = tower(number, *spot, bottom)
    line = 'stroke-opacity="0.6" stroke-width="1.2" stroke-dasharray="4 2"'
    return f'<path d="{outline}" fill="{fill}" stroke="{colour}" {line}/>'


def night(
    width: int, height: int, ground: str, body: Sequence[str], *, fit: str, fade: tuple[float, float]
) -> str:
    """Behind scan lines; below `fade` (where, how much already there) it goes over into the ground."""
    scan = "".join(f"M0 {y} H{width}" for y in range(4, height, 4))
    size = f'width="{width}" height="{height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" preserveAspectRatio="{fit}">'
        '<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="{fade[0]}" stop-color="{ground}" stop-opacity="{fade[1]}"/>'
        f'<stop offset="1" stop-color="{ground}"/></linearGradient></defs>'
        f'{"".join(body)}<path d="{scan}" stroke="{ground}" stroke-opacity="0.55" stroke-width="1"/>'
        f'<rect {size} fill="url(#f)"/></svg>'
    )


def Skyline(skin: Skin, width: float, height: float) -> ft.Control:
    """The city, for behind things; says nothing to a screen reader."""
    drawn = skyline_svg(skin.palette.background, tones(skin).districts, skin.is_dark)
    return ft.Image(
        src=drawn, width=width, height=height, fit=ft.BoxFit.COVER, exclude_from_semantics=True, opacity=0.9
    )

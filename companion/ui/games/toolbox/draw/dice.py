"""Dice: cubes on a tile, and faces that were thrown."""

from __future__ import annotations

from functools import lru_cache

import flet as ft

from companion.ui.kit.palette import INK, tint
from companion.ui.kit.skin import Skin

IVORY = ("#F1E2C4", "#E3BC6E")
"""A drawn piece, never a word: by night and by day."""
PIP = 5.5


def cube(x: float, y: float, half: float, colour: str, ground: str, faces: tuple[int, int, int]) -> str:
    """A cube with three faces, its pips in each."""
    up, low = half * 0.56, half * 1.1
    top = [(x, y - 2 * up + 6), (x + half, y - up + 6), (x, y + 6), (x - half, y - up + 6)]
    left = [top[3], top[2], (x, y + low + 6), (x - half, y + low - up + 6)]
    right = [top[2], top[1], (x + half, y + low - up + 6), (x, y + low + 6)]
    shades = (tint("#FFFFFF", colour, 0.35), colour, tint(ground, colour, 0.35))
    return "".join(
        f'<path d="M{" L".join(f"{px:.1f} {py:.1f}" for px, py in face)}Z" fill="{shade}" stroke="{ground}" '
        f'stroke-width="1.5"/>{_pips(face, count, ground)}'
        for face, shade, count in zip((top, left, right), shades, faces, strict=True)
    )


SPOTS = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.22, 0.22), (0.5, 0.5), (0.78, 0.78)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.27, 0.22), (0.73, 0.22), (0.27, 0.5), (0.73, 0.5), (0.27, 0.78), (0.73, 0.78)),
}
"""Where the pips of a face are, from 0 to 1."""


def _pips(face: list[tuple[float, float]], count: int, colour: str) -> str:
    (x0, y0), (x1, y1), _, (x3, y3) = face
    spots = (
        (x0 + u * (x1 - x0) + v * (x3 - x0), y0 + u * (y1 - y0) + v * (y3 - y0)) for u, v in SPOTS[count]
    )
    return "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.4" fill="{colour}"/>' for x, y in spots)


def DieFace(skin: Skin, face: int, sides: int, size: float) -> ft.Control:
    """A thrown die: pips up to six, a figure beyond."""
    drawn = _faced(face, sides, IVORY[0 if skin.is_dark else 1], skin.palette.outline)
    picture = ft.Image(src=drawn, width=size, height=size, exclude_from_semantics=True)
    return ft.Semantics(content=picture, label=str(face), container=True)


@lru_cache(maxsize=256)
def _faced(face: int, sides: int, ivory: str, outline: str) -> str:
    if sides == max(SPOTS):
        inner = "".join(
            f'<circle cx="{u * 60:.0f}" cy="{v * 60:.0f}" r="{PIP}" fill="{INK}"/>' for u, v in SPOTS[face]
        )
    else:
        inner = (
            f'<text x="30" y="39" font-size="26" font-weight="700" text-anchor="middle" fill="{INK}" '
            f'font-family="sans-serif">{face}</text>'
        )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">'
        f'<rect x="2" y="2" width="56" height="56" rx="13" fill="{ivory}" stroke="{outline}" '
        f'stroke-width="2"/>{inner}</svg>'
    )

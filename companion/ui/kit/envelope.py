"""A sealed choice, and the seal it wears."""

from __future__ import annotations

import math
from functools import lru_cache

import flet as ft

from companion.ui.kit import icons
from companion.ui.kit.palette import INK, seat_colour, seat_shape, tint
from companion.ui.kit.skin import Skin


def wax(cx: float, cy: float, radius: float, colour: str, shape: str) -> str:
    """A wax seal as SVG: an uneven blob, a ring, the shape pressed into it."""
    points = []
    for step in range(64):
        angle = 2 * math.pi * step / 64
        reach = radius * (1.12 + 0.05 * math.sin(7 * angle + 0.6) + 0.03 * math.sin(11 * angle))
        points.append(f"{cx + reach * math.cos(angle):.1f} {cy + reach * math.sin(angle):.1f}")
    pressed = tint(INK, colour, 0.8)
    return (
        f'<path d="M{" L".join(points)} Z" fill="{colour}"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{radius * 0.88:.1f}" fill="none" '
        f'stroke="{tint(INK, colour, 0.35)}" stroke-width="2"/>'
        + icons.fragment(shape, pressed, cx - radius * 0.48, cy - radius * 0.48, radius * 0.96, colour)
    )


@lru_cache(maxsize=64)
def _envelope(paper: str, flap: str, edge: str, seal: str, shape: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 236 142">'
        f'<rect x="1" y="1" width="234" height="140" rx="14" fill="{paper}"/>'
        f'<path d="M4 134 L94 71 M232 134 L142 71" fill="none" stroke="{edge}" stroke-width="1.6"/>'
        f'<path d="M6 5 Q118 78 118 82 Q118 78 230 5 Z" fill="{flap}"/>'
        f'<path d="M6 5 L118 84 L230 5 Z" fill="{flap}" stroke="{edge}" stroke-width="2" '
        'stroke-linejoin="round"/>'
        f'<rect x="1" y="1" width="234" height="140" rx="14" fill="none" stroke="{edge}" stroke-width="2"/>'
        f"{wax(118, 80, 29, seal, shape)}</svg>"
    )


def Envelope(skin: Skin, colour: str, *, width: float = 236, dim: bool = False) -> ft.Control:
    """My choice is in here; wax in my colour with my shape. Says nothing about what is inside."""
    palette = skin.palette
    paper = "#27303C" if skin.is_dark else "#FBF8F1"
    seal = seat_colour(colour, palette)
    if dim:
        seal = tint(seal, palette.background, 0.45)
    edge = "#4A5868" if skin.is_dark else "#B9AF9C"
    flap = tint(edge, paper, 0.3)
    return ft.Image(
        src=_envelope(paper, flap, edge, seal, seat_shape(colour)),
        width=width,
        height=width * 142 / 236,
        exclude_from_semantics=True,
    )

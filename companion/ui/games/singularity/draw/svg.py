"""Shapes as SVG: short numbers, boxes, circles, lines; one string becomes one silent picture."""

from __future__ import annotations

import math

import flet as ft

Point = tuple[float, float]


def num(value: float) -> str:
    """A short number."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def picture(width: float, height: float, body: str) -> ft.Control:
    """The drawing as a control; who owns it says what it shows."""
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" '
        f'stroke-linecap="round" stroke-linejoin="round">{body}</svg>'
    )
    return ft.Image(src=source, width=width, height=height, exclude_from_semantics=True)


def paint(fill: str = "none", line: str = "", wide: float = 0.0, dash: str = "", opacity: float = 1.0) -> str:
    """The attributes of a shape."""
    made = f' fill="{fill}"'
    if line and wide:
        made += f' stroke="{line}" stroke-width="{num(wide)}"'
    if dash:
        made += f' stroke-dasharray="{dash}"'
    if opacity < 1:
        made += f' opacity="{num(opacity)}"'
    return made


def box(x: float, y: float, wide: float, tall: float, radius: float, look: str) -> str:
    """A rounded box."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(tall)}" rx="{num(radius)}"{look}/>'
    )


def circle(x: float, y: float, radius: float, look: str) -> str:
    """A circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"{look}/>'


def line(points: list[Point], look: str) -> str:
    """Straight pieces through these points."""
    way = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f'<path d="M{way}"{look}/>'


def arc(x: float, y: float, radius: float, start: float, end: float, look: str) -> str:
    """A part of a circle, clockwise, in degrees from the top."""
    (x0, y0), (x1, y1) = around(x, y, radius, start), around(x, y, radius, end)
    large = 1 if end - start > 180 else 0
    way = f"M{num(x0)} {num(y0)}A{num(radius)} {num(radius)} 0 {large} 1 {num(x1)} {num(y1)}"
    return f'<path d="{way}"{look}/>'


def around(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point on a circle at an angle from the top, clockwise."""
    turn = math.radians(degrees - 90)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)

"""Our own icons: strokes on a 24 grid, written as SVG with a concrete colour.

A stroke is (kind, width, shape): kind `s` is drawn, `f` filled, `b` both, `x` filled with the ground behind;
a shape is an SVG path, `O cx cy r` (circle) or `B x y w h r` (rounded box).
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache

from companion import paths

Stroke = tuple[str, float, str]


@cache
def _icons() -> dict[str, tuple[Stroke, ...]]:
    """The set in `assets/icons/icons.toml`: the shell's and those of every game."""
    read = tomllib.loads((paths.assets() / "icons" / "icons.toml").read_text(encoding="utf-8"))
    return {
        name: tuple((kind, width, shape) for kind, width, shape in strokes) for name, strokes in read.items()
    }


def names() -> tuple[str, ...]:
    """Every icon there is."""
    return tuple(_icons())


def _element(shape: str) -> str:
    """The SVG element of a shape, without its paint."""
    kind, numbers = shape[0], shape[1:].split()
    if kind == "O":
        return f'<circle cx="{numbers[0]}" cy="{numbers[1]}" r="{numbers[2]}"'
    if kind == "B":
        x, y, width, height, radius = numbers
        return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"'
    return f'<path d="{shape}"'


def strokes_svg(strokes: tuple[Stroke, ...], colour: str, ground: str, edge: str = "") -> str:
    """Elements for these strokes; `edge` draws an ink line around filled shapes (seat marks on paper)."""
    made = []
    for kind, width, shape in strokes:
        fill = colour if kind in "fb" else ground if kind == "x" else "none"
        line, wide = (
            (edge, max(width, 1.8)) if edge and kind in "fb" else (colour, width if kind in "sb" else 0)
        )
        paint = f' fill="{fill}"'
        if wide:
            paint += f' stroke="{line}" stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round"'
        made.append(f"{_element(shape)}{paint}/>")
    return "".join(made)


@lru_cache(maxsize=1024)
def svg(name: str, colour: str, ground: str = "#0E1116", edge: str = "") -> str:
    """An icon as an SVG text. An unknown name draws a hollow box, so that it is noticed and never crashes."""
    strokes = _icons().get(name, (("s", 2, "B3 3 18 18 2"),))
    body = strokes_svg(strokes, colour, ground, edge)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{body}</svg>'


def fragment(name: str, colour: str, x: float, y: float, size: float, ground: str = "#0E1116") -> str:
    """An icon as a group inside another drawing."""
    body = strokes_svg(_icons()[name], colour, ground)
    return f'<g transform="translate({x:.2f} {y:.2f}) scale({size / 24:.4f})">{body}</g>'

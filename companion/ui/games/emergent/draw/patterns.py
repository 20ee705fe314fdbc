"""One pattern for every kind of money, so that stacked bars read without colour."""

from __future__ import annotations

from typing import Final

from companion.ui.games.emergent.draw.colours import MoneyKind, tones
from companion.ui.games.emergent.draw.pen import num
from companion.ui.kit.skin import Skin

PATTERNS: Final[dict[MoneyKind, str]] = {
    "dcs": "-",
    "cubes": ".",
    "cylinders": "|",
    "transport": "/",
    "running": "x",
    "sales": "",
    "sold": "o",
    "other": "\\",
}
"""Lines, dots, bars, strokes, crosses, plain, plain with an inner frame, strokes the other way."""


def _slanted(x: float, y: float, wide: float, tall: float, step: float, is_rising: bool) -> str:
    """Parallel strokes at 45 degrees, cut at the box."""
    made, off = [], step * 0.5
    while off < wide + tall:
        from_top = (min(off, wide), max(0.0, off - wide))
        from_side = (max(0.0, off - tall), min(off, tall))
        ends = [from_top, from_side]
        if not is_rising:
            ends = [(wide - px, py) for px, py in ends]
        (ax, ay), (bx, by) = ends
        if abs(ax - bx) > 0.5:
            made.append(f"M{num(x + ax)} {num(y + ay)}L{num(x + bx)} {num(y + by)}")
        off += step
    return "".join(made)


def _dots(x: float, y: float, wide: float, tall: float, step: float) -> str:
    rows = max(1, int(tall / (step * 0.78)))
    made = []
    for row in range(rows):
        py = y + tall * (row + 0.5) / rows
        px = x + step * (0.5 if row % 2 == 0 else 1.0)
        while px < x + wide - step * 0.2:
            made.append(f"M{num(px)} {num(py)}h.1")
            px += step
    return "".join(made)


def hatch_path(pattern: str, x: float, y: float, wide: float, tall: float, step: float) -> str:
    """The strokes of a pattern inside a box, as one path."""
    if wide <= 1 or tall <= 1:
        return ""
    match pattern:
        case "/":
            return _slanted(x, y, wide, tall, step, True)
        case "\\":
            return _slanted(x, y, wide, tall, step, False)
        case "x":
            return _slanted(x, y, wide, tall, step, True) + _slanted(x, y, wide, tall, step, False)
        case "-":
            rows = max(1, round(tall / step))
            return "".join(
                f"M{num(x)} {num(y + tall * (row + 0.5) / rows)}h{num(wide)}" for row in range(rows)
            )
        case "|":
            bars = max(1, round(wide / step))
            return "".join(
                f"M{num(x + wide * (bar + 0.5) / bars)} {num(y)}v{num(tall)}" for bar in range(bars)
            )
        case ".":
            return _dots(x, y, wide, tall, step)
        case _:
            return ""


def hatched(
    pattern: str,
    x: float,
    y: float,
    wide: float,
    tall: float,
    step: float,
    colour: str,
    line: float,
    opacity: float,
) -> str:
    """A pattern as an SVG element."""
    strokes = hatch_path(pattern, x, y, wide, tall, step)
    if not strokes:
        return ""
    cap, line = ("round", line * 1.7) if pattern == "." else ("butt", line)
    return (
        f'<path d="{strokes}" fill="none" stroke="{colour}" stroke-opacity="{num(opacity)}" '
        f'stroke-width="{num(line)}" stroke-linecap="{cap}"/>'
    )


def block(
    skin: Skin,
    kind: MoneyKind,
    x: float,
    y: float,
    wide: float,
    tall: float,
    *,
    step: float = 8.0,
    radius: float = 4.0,
) -> str:
    """A piece of a bar: filled with its kind's colour and pattern. Nothing is too narrow to be seen."""
    own, pattern = tones(skin), PATTERNS[kind]
    wide, tall = max(wide, 1.5), max(tall, 1.5)
    radius = min(radius, wide / 2, tall / 2)
    body = (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(tall)}" rx="{num(radius)}" '
        f'fill="{own.kind(kind)}"/>'
    )
    if pattern == "o":
        inset, line = max(1.2, step * 0.2), max(1.3, step * 0.2)
        if wide > 4 * line and tall > 4 * line:
            body += (
                f'<rect x="{num(x + inset + line / 2)}" y="{num(y + inset + line / 2)}" '
                f'width="{num(wide - 2 * inset - line)}" height="{num(tall - 2 * inset - line)}" '
                f'rx="{num(max(1.0, radius - inset))}" fill="none" stroke="{skin.palette.card}" '
                f'stroke-width="{num(line)}"/>'
            )
        return body
    return body + hatched(
        pattern, x + 1, y + 1, wide - 2, tall - 2, step, own.hatch, step * 0.2, own.hatch_amount
    )

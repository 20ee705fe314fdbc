"""The pieces as SVG elements: discs with their slots, cubes, cylinders, city plates, kinds of money."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, Literal

from companion.ui.games.emergent.draw.colours import MoneyKind, faded, seat_look, tones
from companion.ui.games.emergent.draw.pen import dashes, num
from companion.ui.kit import icons
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin

DiscSize = Literal["small", "large"]
DiscStyle = Literal["plain", "new", "sold", "other"]
PieceStyle = Literal["plain", "ghost", "dim", "other", "crossed"]

SLOTS: Final[dict[str, int]] = {"small": 5, "large": 10}
"""Cubes a disc holds."""
ROOM: Final = 1.34
"""A disc's picture reaches this far beyond its radius (the ring of a new one)."""


def circle(x: float, y: float, radius: float, fill: str, opacity: float = 1.0) -> str:
    """A filled circle."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill}" fill-opacity="{num(opacity)}"/>'
    )


def ring(x: float, y: float, radius: float, stroke: str, wide: float, dash: tuple[float, ...] = ()) -> str:
    """A circle's line."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="none" stroke="{stroke}" '
        f'stroke-width="{num(wide)}"{dashes(dash)}/>'
    )


def path(
    d: str, *, fill: str = "none", stroke: str = "", wide: float = 0.0, dash: tuple[float, ...] = ()
) -> str:
    """A path, filled or drawn."""
    line = f' stroke="{stroke}" stroke-width="{num(wide)}"{dashes(dash)}' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}/>'


def points(*pairs: tuple[float, float]) -> str:
    """A closed polygon's path."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in pairs) + "Z"


def seat_shape_svg(shape: str, x: float, y: float, radius: float, paint: str) -> str:
    """A seat's shape around a point."""
    size = radius * 2.3
    low = radius * 0.1 if shape == "triangle" else 0.0
    return icons.fragment(shape, paint, x - size / 2, y - size / 2 - low, size, paint)


def _arcs(x: float, y: float, radius: float, count: int, first: int, last: int) -> str:
    """The slots from `first` to `last` (excluded) of a ring of `count`, from the top, clockwise."""
    step = 2 * math.pi / count
    gap = 0.32 if count == 5 else 0.24
    made = []
    for at in range(first, last):
        start = -math.pi / 2 + at * step + gap / 2
        end = start + step - gap
        made.append(
            f"M{num(x + radius * math.cos(start))} {num(y + radius * math.sin(start))}"
            f"A{num(radius)} {num(radius)} 0 0 1 "
            f"{num(x + radius * math.cos(end))} {num(y + radius * math.sin(end))}"
        )
    return "".join(made)


@lru_cache(maxsize=4096)
def disc_svg(
    skin: Skin, colour: str, size: DiscSize, x: float, y: float, radius: float, cubes: int, style: DiscStyle
) -> str:
    """A DC: the seat's colour and shape, a slot for every cube it holds, lit when there is one in it.

    New this round: an amber dashed ring. Being sold: a dashed core under a red stroke. Somebody else's, as
    last seen: sunk into the land, no slot lit.
    """
    look, own, palette = seat_look(skin, colour), tones(skin), skin.palette
    count, core, wide = SLOTS[size], radius * 0.6, max(2.0, radius * 0.26)
    ground = palette.background if skin.is_dark else "#FFFFFF"
    body = circle(x, y, radius * 1.09, ground, 0.92)
    if style == "sold":
        reach = radius * 0.8
        stroke = f"M{num(x - reach)} {num(y + reach)}L{num(x + reach)} {num(y - reach)}"
        return (
            body
            + ring(x, y, core, look.colour, max(1.6, radius * 0.09), (radius * 0.2, radius * 0.22))
            + seat_shape_svg(look.shape, x, y, core * 0.5, look.colour)
            + path(stroke, stroke=palette.bad, wide=max(2.2, radius * 0.13))
        )
    paint = faded(skin, look.colour) if style == "other" else look.colour
    lit = 0 if style == "other" else min(cubes, count)
    empty = tint(paint, ground, 0.26 if skin.is_dark else 0.3)
    at = radius * 0.9
    body += f'<g fill="none" stroke-width="{num(wide)}" stroke-linecap="butt">'
    if lit < count:
        body += f'<path d="{_arcs(x, y, at, count, lit, count)}" stroke="{empty}"/>'
    if lit:
        body += f'<path d="{_arcs(x, y, at, count, 0, lit)}" stroke="{paint}"/>'
    ink = own.land if style == "other" else look.ink
    body += "</g>" + circle(x, y, core, paint) + seat_shape_svg(look.shape, x, y, core * 0.52, ink)
    if style == "new":
        body += ring(x, y, radius * 1.27, own.amber, max(1.6, radius * 0.085), (radius * 0.16, radius * 0.22))
    return body


def cube_svg(
    skin: Skin, colour: str, x: float, y: float, tall: float, style: PieceStyle = "plain", paint: str = ""
) -> str:
    """A cube of goods seen from a corner; `tall` is its height. A ghost is an empty place."""
    paint = paint or seat_look(skin, colour).colour
    if style in ("dim", "other"):
        paint = tint(paint, skin.palette.card, 0.34)
    half, quarter = tall * 0.433, tall * 0.25

    def at(dx: float, dy: float) -> tuple[float, float]:
        return x + dx * half, y + dy * quarter

    if style == "ghost":
        line = skin.palette.outline if skin.is_dark else "#B9B09E"
        around = points(at(0, -2), at(1, -1), at(1, 1), at(0, 2), at(-1, 1), at(-1, -1))
        return path(around, fill=tones(skin).slot, stroke=line, wide=max(1.2, tall * 0.04))
    return (
        path(points(at(0, -2), at(1, -1), at(0, 0), at(-1, -1)), fill=tint("#FFFFFF", paint, 0.22))
        + path(points(at(-1, -1), at(0, 0), at(0, 2), at(-1, 1)), fill=paint)
        + path(points(at(1, -1), at(0, 0), at(0, 2), at(1, 1)), fill=tint("#000000", paint, 0.3))
    )


def cylinder_svg(
    skin: Skin, colour: str, x: float, y: float, tall: float, style: PieceStyle = "plain", paint: str = ""
) -> str:
    """A marketing cylinder; a ghost is one still in the hand, a crossed one does nothing there."""
    paint = paint or seat_look(skin, colour).colour
    if style in ("other", "dim"):
        paint = faded(skin, paint)
    half, rim = tall * 0.33, tall * 0.12
    top, low = y - tall / 2 + rim, y + tall / 2 - rim
    side = (
        f"M{num(x - half)} {num(top)}L{num(x - half)} {num(low)}A{num(half)} {num(rim)} 0 0 0 "
        f"{num(x + half)} {num(low)}L{num(x + half)} {num(top)}"
    )
    lid = f'<ellipse cx="{num(x)}" cy="{num(top)}" rx="{num(half)}" ry="{num(rim)}"'
    if style == "ghost":
        dash = (tall * 0.09, tall * 0.09)
        line = tint(paint, skin.palette.card, 0.6)
        wide = max(1.2, tall * 0.045)
        return (
            path(side, stroke=line, wide=wide, dash=dash)
            + f'{lid} fill="none" stroke="{line}" stroke-width="{num(wide)}"{dashes(dash)}/>'
        )
    body = (
        path(side + "Z", fill=tint("#000000", paint, 0.28)) + f'{lid} fill="{tint("#FFFFFF", paint, 0.14)}"/>'
    )
    if style == "crossed":
        reach = tall * 0.45
        stroke = f"M{num(x - reach)} {num(y + reach)}L{num(x + reach)} {num(y - reach)}"
        body += path(stroke, stroke=skin.palette.bad, wide=max(2.2, tall * 0.07))
    return body


def plate_svg(
    skin: Skin, x: float, y: float, half: float, *, is_hot: bool = False, is_dim: bool = False
) -> str:
    """A house: the place of a city. Its rank is written on it by the owner, `PLATE_TYPE` × half high."""
    own = tones(skin)
    fill = own.amber if is_hot else tint(own.plate, own.land, 0.5) if is_dim else own.plate
    roof = points(
        (x - half, y - half * 0.45),
        (x, y - half * 1.25),
        (x + half, y - half * 0.45),
        (x + half, y + half),
        (x - half, y + half),
    )
    body = ""
    if is_hot:
        around = half * 1.95
        body = circle(x, y, around, own.amber, 0.22) + ring(x, y, around, own.amber, max(2.0, half * 0.2))
    return body + path(roof, fill=fill, stroke=own.halo, wide=half * 0.36) + path(roof, fill=fill)


PLATE_TYPE: Final = 1.36


def plate_ink(skin: Skin, *, is_hot: bool = False) -> str:
    """The ink of the rank on a plate."""
    return ("#1A1200" if skin.is_dark else "#FFFFFF") if is_hot else tones(skin).plate_ink


def tick_svg(skin: Skin, x: float, y: float, radius: float, ground: str = "") -> str:
    """A green coin with a tick: done."""
    edge = ground or skin.palette.background
    mark = (
        f"M{num(x - radius * 0.46)} {num(y)}L{num(x - radius * 0.1)} {num(y + radius * 0.36)}"
        f"L{num(x + radius * 0.48)} {num(y - radius * 0.4)}"
    )
    return (
        circle(x, y, radius * 1.22, edge)
        + circle(x, y, radius, skin.palette.good)
        + path(mark, stroke=skin.palette.background, wide=radius * 0.3)
    )


def coin_svg(skin: Skin, colour: str, x: float, y: float, radius: float, *, shows_shape: bool = True) -> str:
    """A filled coin of a seat: its shape pressed into it, or room for a number."""
    look = seat_look(skin, colour)
    body = circle(x, y, radius, look.colour)
    if shows_shape:
        return body + seat_shape_svg(look.shape, x, y, radius * 0.5, look.ink)
    return body


def award_svg(skin: Skin, colour: str, x: float, y: float, radius: float, *, shows_shape: bool = True) -> str:
    """A scoring disc with a groove, as in Fast Play (FP-7)."""
    look = seat_look(skin, colour)
    groove = ring(x, y, radius * 0.84, tint(look.ink, look.colour, 0.45), max(1.2, radius * 0.06))
    return coin_svg(skin, colour, x, y, radius, shows_shape=shows_shape) + groove


def kind_svg(skin: Skin, kind: MoneyKind, x: float, y: float, size: float, paint: str = "") -> str:
    """The picture that goes with a kind of money, `size` wide."""
    paint = paint or tones(skin).kind(kind)
    match kind:
        case "dcs":
            return ring(x, y, size * 0.44, paint, size * 0.13) + circle(x, y, size * 0.19, paint)
        case "cubes":
            return cube_svg(skin, "", x, y, size, paint=paint)
        case "cylinders":
            return cylinder_svg(skin, "", x, y, size, paint=paint)
        case "transport":
            low, half = y + size * 0.25, size * 0.5
            road = f"M{num(x - half)} {num(low)}Q{num(x)} {num(y - size * 0.65)} {num(x + half)} {num(low)}"
            return (
                path(road, stroke=paint, wide=size * 0.14, dash=(0.1, size * 0.25))
                + circle(x - half, low, size * 0.13, paint)
                + circle(x + half, low, size * 0.17, paint)
            )
        case "running":
            hands = (
                f"M{num(x)} {num(y - size * 0.25)}L{num(x)} {num(y + size * 0.02)}"
                f"L{num(x + size * 0.18)} {num(y + size * 0.1)}"
            )
            return ring(x, y, size * 0.43, paint, size * 0.12) + path(hands, stroke=paint, wide=size * 0.11)
        case "other":
            start = f"M{num(x - size * 0.36)} {num(y + size * 0.36)}"
            pencil = f"{start}L{num(x + size * 0.3)} {num(y - size * 0.3)}{start}h{num(size * 0.7)}"
            return path(pencil, stroke=paint, wide=size * 0.14)
        case _:
            arrow = (
                f"M{num(x - size * 0.34)} {num(y - size * 0.02)}L{num(x)} {num(y - size * 0.36)}"
                f"L{num(x + size * 0.34)} {num(y - size * 0.02)}"
                f"M{num(x)} {num(y - size * 0.3)}L{num(x)} {num(y + size * 0.4)}"
            )
            return path(arrow, stroke=paint, wide=size * 0.14)

"""Pieces that look like the pieces: discs, cubes, cylinders, plates and coins, in their true number."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergent.draw.colours import seat_look
from companion.ui.games.emergent.draw.pen import Pen, picture
from companion.ui.games.emergent.draw.shapes import (
    PLATE_TYPE,
    ROOM,
    DiscSize,
    DiscStyle,
    PieceStyle,
    award_svg,
    coin_svg,
    cube_svg,
    cylinder_svg,
    disc_svg,
    plate_ink,
    plate_svg,
    tick_svg,
)
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.skin import Skin

WIDE_CUBE = 0.866
"""A cube's width for a height of one."""
WIDE_CYLINDER = 0.66


def DcDisc(
    skin: Skin,
    colour: str,
    size: DiscSize,
    radius: float,
    *,
    style: DiscStyle = "plain",
    cubes: int = 0,
    label: str = "",
) -> ft.Control:
    """A distribution centre: 5 or 10 slots around the seat's colour and shape (ET-2, ET-9)."""
    side = 2 * radius * ROOM
    return picture(side, side, disc_svg(skin, colour, size, side / 2, side / 2, radius, cubes, style), label)


def Cube(
    skin: Skin, colour: str, height: float, *, style: PieceStyle = "plain", paint: str = "", label: str = ""
) -> ft.Control:
    """One cube of goods; `paint` instead of a seat's colour for the cube as a picture."""
    wide = height * WIDE_CUBE + 2
    return picture(
        wide, height + 2, cube_svg(skin, colour, wide / 2, height / 2 + 1, height, style, paint), label
    )


def Cylinder(
    skin: Skin, colour: str, height: float, *, style: PieceStyle = "plain", paint: str = "", label: str = ""
) -> ft.Control:
    """One marketing cylinder."""
    wide = height * (0.94 if style == "crossed" else WIDE_CYLINDER) + 2
    return picture(
        wide, height + 2, cylinder_svg(skin, colour, wide / 2, height / 2 + 1, height, style, paint), label
    )


def Cubes(
    skin: Skin,
    colour: str,
    count: int,
    height: float,
    *,
    per_row: int = 0,
    overlap: bool = False,
    dim_from: int | None = None,
    label: str = "",
) -> ft.Control:
    """Cubes in their true number; a shorter last row stands in the middle. From `dim_from` on dim."""
    per_row = min(per_row or count, count) or 1
    rows = max(1, -(-count // per_row))
    step = height * WIDE_CUBE * (1.0 if overlap else 1.1)
    down = height * (0.75 if overlap else 1.08)
    wide, tall = per_row * step + 2, (rows - 1) * down + height + 2
    body = []
    for at in range(count):
        row, column = divmod(at, per_row)
        in_row = min(per_row, count - row * per_row)
        x = wide / 2 + (column - (in_row - 1) / 2) * step
        style: PieceStyle = "dim" if dim_from is not None and at >= dim_from else "plain"
        body.append(cube_svg(skin, colour, x, 1 + height / 2 + row * down, height, style))
    return picture(wide, tall, "".join(body), label)


def Cylinders(skin: Skin, colour: str, count: int, height: float, *, label: str = "") -> ft.Control:
    """Cylinders in their true number, side by side."""
    step = height * (WIDE_CYLINDER + 0.06)
    wide = max(1, count) * step + 2
    body = "".join(
        cylinder_svg(skin, colour, 1 + step * (at + 0.5), height / 2 + 1, height) for at in range(count)
    )
    return picture(wide, height + 2, body, label)


def CityPlate(
    skin: Skin,
    rank: int | str,
    size: float,
    *,
    is_hot: bool = False,
    is_dim: bool = False,
    is_done: bool = False,
    label: str = "",
) -> ft.Control:
    """A city's house with its rank (ET-18); `size` is the height of the house. A done one wears a tick."""
    half = size / 2.5
    side = half * (4.3 if is_hot else 3.0)
    pen = Pen(side, side)
    x, y = side / 2, side / 2 + half * 0.12
    pen.draw(plate_svg(skin, x, y, half, is_hot=is_hot, is_dim=is_dim))
    ink = plate_ink(skin, is_hot=is_hot)
    pen.text(
        x, y + half * 0.18, str(rank), half * PLATE_TYPE, ink, family=DISPLAY_700, anchor=0, room=half * 3
    )
    if is_done:
        pen.draw(tick_svg(skin, x + half * 0.95, y + half * 0.95, half * 0.56))
    return pen.control(label)


def SeatCoin(
    skin: Skin, colour: str, size: float, *, text: str = "", has_groove: bool = False, label: str = ""
) -> ft.Control:
    """A seat as a filled coin with its shape, or with a number of points."""
    pen = Pen(size, size)
    drawn = award_svg if has_groove else coin_svg
    pen.draw(drawn(skin, colour, size / 2, size / 2, size / 2 - 0.5, shows_shape=not text))
    if text:
        ink = seat_look(skin, colour).ink
        pen.text(size / 2, size / 2, text, size * 0.52, ink, family=DISPLAY_700, anchor=0, room=size)
    return pen.control(label)

"""Rows by city or by seat: units sold, cubes left over, what a change would have done."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import seat_look, tones
from companion.ui.games.emergent.draw.pen import Pen, num
from companion.ui.games.emergent.draw.shapes import (
    PLATE_TYPE,
    circle,
    coin_svg,
    cube_svg,
    plate_ink,
    plate_svg,
    ring,
    seat_shape_svg,
)
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600, TEXT_400, TEXT_600
from companion.ui.kit.skin import Skin

DRAWN_CUBES = 6
"""More cubes than this become one cube and a number."""


def _city(skin: Skin, pen: Pen, x: float, y: float, rank: int, name: str, size: float, room: float) -> None:
    """A plate with its rank, and the city's name."""
    half = size * 0.46
    pen.draw(plate_svg(skin, x + half, y, half))
    ink, type_size = plate_ink(skin), half * PLATE_TYPE
    pen.text(
        x + half, y + half * 0.16, str(rank), type_size, ink, family=DISPLAY_700, anchor=0, room=half * 3
    )
    pen.text(x + half * 3, y, name, size, skin.palette.text, family=TEXT_400, room=room - half * 3)


@frozen
class ShareRow:
    """Units sold in a city, by seat (ET-24)."""

    name: str
    rank: int
    parts: tuple[tuple[str, int], ...]
    """Seat's colour, units; in the order of the seats."""


def ShareBars(skin: Skin, rows: Sequence[ShareRow], width: float, height: float) -> ft.Control:
    """Market share per city: a bar of everybody's units, each piece with its seat's shape."""
    pen, size = Pen(width, height), skin.size(14)
    tall = height / max(1, len(rows))
    size = min(size, tall * 0.78)
    left = min(width * 0.42, size * (1.9 + 0.6 * max((len(row.name) for row in rows), default=1)))
    most = max([1, *(sum(units for _, units in row.parts) for row in rows)])
    scale = (width - left - size * 2.4) / most
    thick = min(tall * 0.8, size * 1.15)
    for at, row in enumerate(rows):
        y, x = (at + 0.5) * tall, left
        _city(skin, pen, 0, y, row.rank, row.name, size, left - size * 0.4)
        for colour, units in row.parts:
            if units < 1:
                continue
            wide = units * scale - 2
            look = seat_look(skin, colour)
            pen.box(x, y - thick / 2, wide, thick, look.colour, size * 0.18)
            pen.draw(seat_shape_svg(look.shape, x + wide / 2, y, min(thick * 0.3, wide * 0.42), look.ink))
            x += units * scale
        total = sum(units for _, units in row.parts)
        pen.text(x + size * 0.4, y, str(total), size, skin.palette.text, family=FIGURES_600, room=size * 3)
    return pen.control("; ".join(f"{row.name}: {_units(skin, row)}" for row in rows))


def _units(skin: Skin, row: ShareRow) -> str:
    return ", ".join(f"{skin.say(f'door-colour-{colour}')} {units}" for colour, units in row.parts if units)


@frozen
class UnsoldRow:
    """Cubes that went back to the box, round by round (ET-33)."""

    colour: str
    name: str
    counts: tuple[int, ...]


def UnsoldCubes(
    skin: Skin, rows: Sequence[UnsoldRow], heads: Sequence[str], width: float, height: float
) -> ft.Control:
    """Cubes left unsold are simply drawn."""
    pen, size = Pen(width, height), skin.size(14)
    columns = max([1, len(heads), *(len(row.counts) for row in rows)])
    top, left = size * 1.7, size * 2.6
    wide, tall = (width - left) / columns, (height - top) / max(1, len(rows))
    for at, head in enumerate(heads):
        pen.text(
            left + (at + 0.5) * wide,
            size * 0.8,
            head,
            size,
            skin.palette.muted,
            family=TEXT_400,
            anchor=0,
            room=wide,
        )
    for at, row in enumerate(rows):
        y = top + (at + 0.5) * tall
        pen.draw(coin_svg(skin, row.colour, size * 1.0, y, min(size * 0.86, tall * 0.42)))
        if at:
            pen.line(left, top + at * tall, width, top + at * tall, skin.palette.outline, 1)
        for column, count in enumerate(row.counts):
            _heap(skin, pen, row.colour, count, left + (column + 0.5) * wide, y, min(wide, tall * 1.3), size)
    said = "; ".join(f"{row.name}: {', '.join(map(str, row.counts))}" for row in rows)
    return pen.control(said)


def _heap(
    skin: Skin, pen: Pen, colour: str, count: int, x: float, y: float, room: float, size: float
) -> None:
    if count < 1:
        pen.text(x, y, "0", size, skin.palette.muted, family=FIGURES_600, anchor=0, room=room)
        return
    tall = min(size * 1.0, room * 0.34)
    if count > DRAWN_CUBES:
        pen.draw(cube_svg(skin, colour, x - tall * 0.6, y, tall))
        pen.text(x, y, str(count), size, skin.palette.text, family=FIGURES_600, room=room)
        return
    across = min(count, 2 if count <= 4 else 3)
    rows = -(-count // across)
    for at in range(count):
        row, column = divmod(at, across)
        in_row = min(across, count - row * across)
        cx = x + (column - (in_row - 1) / 2) * tall * 0.9
        pen.draw(cube_svg(skin, colour, cx, y + (row - (rows - 1) / 2) * tall * 0.95, tall))


@frozen
class ChangeRow:
    """What a seat sold in a city, and what it would have sold."""

    name: str
    rank: int
    before: int
    after: int
    why: str = ""
    is_good: bool = False


def ChangeDots(skin: Skin, colour: str, rows: Sequence[ChangeRow], width: float, height: float) -> ft.Control:
    """What if: a hollow ring for what happened, the seat's shape for the other plan, amber between them."""
    pen, size, palette = Pen(width, height), skin.size(14), skin.palette
    foot = size * 1.8
    tall = (height - foot) / max(1, len(rows))
    left = min(width * 0.3, size * (2.4 + 0.6 * max((len(row.name) for row in rows), default=1)))
    right = width - min(width * 0.34, size * (1 + 0.56 * max((len(row.why) for row in rows), default=1)))
    most = max([1, *(max(row.before, row.after) for row in rows)])
    step = (right - left - size * 2.4) / most

    def at(units: int) -> float:
        return left + size * 1.2 + units * step

    every = max(1, -(-most // 8))
    for units in range(0, most + 1, every):
        pen.line(at(units), 0, at(units), height - foot, palette.outline, 1.2, (2, 6))
        pen.text(
            at(units),
            height - size * 0.7,
            str(units),
            size,
            palette.muted,
            family=FIGURES_600,
            anchor=0,
            room=60,
        )
    look, own = seat_look(skin, colour), tones(skin)
    radius = min(size * 0.72, tall * 0.34)
    for index, row in enumerate(rows):
        y = (index + 0.5) * tall
        _city(skin, pen, 0, y, row.rank, row.name, min(size, tall * 0.6), left)
        if row.before != row.after:
            bar = f"M{num(at(row.before))} {num(y)}L{num(at(row.after))} {num(y)}"
            pen.draw(f'<path d="{bar}" stroke="{own.amber}" stroke-width="{num(radius * 0.36)}"/>')
        pen.draw(circle(at(row.before), y, radius, palette.card))
        pen.draw(ring(at(row.before), y, radius, palette.muted, radius * 0.2))
        is_same = row.before == row.after
        pen.draw(
            seat_shape_svg(look.shape, at(row.after), y, radius * (0.62 if is_same else 0.86), look.colour)
        )
        ink, family = (palette.good, TEXT_600) if row.is_good else (palette.muted, TEXT_400)
        pen.text(width, y, row.why, size, ink, family=family, anchor=1, room=width - right + size)
    return pen.control("; ".join(f"{row.name}: {row.before} → {row.after}, {row.why}" for row in rows))

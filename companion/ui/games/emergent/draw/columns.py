"""Bars stacked by kind of money: what came in, what went out."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import MoneyKind
from companion.ui.games.emergent.draw.money import dollars, kind_word
from companion.ui.games.emergent.draw.patterns import block
from companion.ui.games.emergent.draw.pen import Pen
from companion.ui.games.emergent.draw.places import room_of
from companion.ui.games.emergent.draw.shapes import coin_svg
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600, TEXT_400
from companion.ui.kit.skin import Skin


@frozen
class MoneyPart:
    """A piece of a stacked bar."""

    kind: MoneyKind
    amount: int


def MoneyColumns(
    skin: Skin,
    income: Sequence[MoneyPart],
    costs: Sequence[MoneyPart],
    width: float,
    height: float,
    *,
    most: int,
) -> ft.Control:
    """What came in and what went out, stacked by pattern (ET-26 to ET-28); `most` makes seats comparable."""
    pen = Pen(width, height)
    size = skin.size(15)
    base = height - size * 1.9
    room = base - size * 1.8
    scale = room / max(1, most)
    bar = width * 0.3
    for index, (parts, word) in enumerate(((income, "emergent-draw-in"), (costs, "emergent-draw-out"))):
        x = width * (0.27 if index == 0 else 0.73) - bar / 2
        y = base
        for part in parts:
            if part.amount > 0:
                y -= part.amount * scale
                _column_block(skin, pen, part, x, y, bar, part.amount * scale - 3, size)
        total = sum(part.amount for part in parts)
        pen.text(
            x + bar / 2, y - size * 0.85, dollars(total), size * 1.06, skin.palette.text, family=DISPLAY_700,
            anchor=0, room=width / 2,
        )  # fmt: skip
        pen.text(
            x + bar / 2,
            base + size * 1.0,
            skin.say(word),
            size,
            skin.palette.muted,
            anchor=0,
            room=width / 2,
        )
    pen.line(width * 0.04, base, width * 0.96, base, skin.palette.outline, max(1.0, skin.px(1.4)))
    return pen.control(_listed(skin, (*income, *costs)))


def _listed(skin: Skin, parts: Sequence[MoneyPart]) -> str:
    """Kinds and amounts, for a screen reader."""
    return ", ".join(f"{kind_word(skin, part.kind)} {dollars(part.amount)}" for part in parts)


def _column_block(
    skin: Skin, pen: Pen, part: MoneyPart, x: float, y: float, wide: float, tall: float, size: float
) -> None:
    pen.draw(block(skin, part.kind, x, y, wide, tall, step=max(7.0, size * 0.42), radius=size * 0.2))
    if tall > size * 1.05:
        label = dollars(part.amount)
        room = min(wide * 0.86, size * (0.62 * len(label) + 0.7))
        pen.box(
            x + (wide - room) / 2, y + tall / 2 - size * 0.6, room, size * 1.2, "#0B0F13", size * 0.3, 0.72
        )
        pen.text(x + wide / 2, y + tall / 2, label, size, "#FFFFFF", family=FIGURES_600, anchor=0, room=wide)


@frozen
class InOutRow:
    """A seat's money over the whole game, by kind."""

    colour: str
    name: str
    income: tuple[MoneyPart, ...]
    costs: tuple[MoneyPart, ...]


INS: tuple[MoneyKind, ...] = ("sales", "sold")
OUTS: tuple[MoneyKind, ...] = ("dcs", "cubes", "cylinders", "transport", "running")
RARE: MoneyKind = "other"
KINDS: dict[str, MoneyKind] = {kind: kind for kind in (*INS, *OUTS, RARE)}


def InOutBars(skin: Skin, rows: Sequence[InOutRow], width: float, height: float) -> ft.Control:
    """Where it came from, where it went: two lying bars a seat, and the legend of their patterns below."""
    pen = Pen(width, height)
    size = skin.size(15)
    legend = _legend_of(skin, size, width, rows)
    foot = (max(place[2] for place in legend) + 1.3) * size * 1.4
    room = (height - foot) / max(1, len(rows))
    coin, left = min(room * 0.34, size * 0.86), size * 3.0
    most = max([1, *(sum(p.amount for p in parts) for row in rows for parts in (row.income, row.costs))])
    scale = (width - left - size * 3.4) / most
    thick = min(room * 0.38, size * 0.98)
    for at, row in enumerate(rows):
        top = at * room + (room - 2 * thick - 3) / 2
        pen.draw(coin_svg(skin, row.colour, coin + 2, top + thick + 1.5, coin))
        for index, parts in enumerate((row.income, row.costs)):
            _lying(skin, pen, parts, left, top + index * (thick + 3), thick, scale, is_strong=index == 0)
    for what, x, line in legend:
        y = height - foot + (line + 0.8) * size * 1.4
        if what in KINDS:
            _swatch(skin, pen, KINDS[what], x, y, size)
        else:
            pen.text(x, y, skin.say(what), size, skin.palette.muted, room=left)
    return pen.control("; ".join(f"{row.name}: {_listed(skin, (*row.income, *row.costs))}" for row in rows))


def _lying(
    skin: Skin,
    pen: Pen,
    parts: Sequence[MoneyPart],
    left: float,
    y: float,
    thick: float,
    scale: float,
    *,
    is_strong: bool,
) -> None:
    """One lying bar with its sum at the end."""
    x, size = left, skin.size(15)
    for part in parts:
        if part.amount > 0:
            wide = part.amount * scale
            pen.draw(block(skin, part.kind, x, y, wide - 2, thick, step=max(6.0, size * 0.34)))
            x += wide
    ink = skin.palette.text if is_strong else skin.palette.muted
    total = dollars(sum(part.amount for part in parts))
    pen.text(x + size * 0.4, y + thick / 2, total, size, ink, family=FIGURES_600, room=size * 5)


def _swatch(skin: Skin, pen: Pen, kind: MoneyKind, x: float, y: float, size: float) -> None:
    pen.draw(block(skin, kind, x, y - size * 0.45, size * 0.9, size * 0.9, step=max(5.0, size * 0.3)))
    pen.text(
        x + size * 1.25, y, kind_word(skin, kind), size, skin.palette.muted, family=TEXT_400, room=size * 9
    )


def _legend_of(
    skin: Skin, size: float, width: float, rows: Sequence[InOutRow]
) -> list[tuple[str, float, int]]:
    """The words "in" and "out" (text ids) and every kind, each with its x and its line; wraps at the edge."""
    left, line = size * 3.0, -1
    made: list[tuple[str, float, int]] = []
    sides = (
        ("emergent-draw-in", INS, [row.income for row in rows]),
        ("emergent-draw-out", OUTS, [row.costs for row in rows]),
    )
    for word, usual, parts in sides:
        is_met = any(part.kind == RARE for side in parts for part in side)
        kinds = (*usual, RARE) if is_met else usual
        x, line = left, line + 1
        made.append((word, size * 0.2, line))
        for kind in kinds:
            wide = size * 1.9 + room_of(kind_word(skin, kind), size)
            if x + wide > width and x > left:
                x, line = left, line + 1
            made.append((kind, x, line))
            x += wide
    return made

"""Charts that read without colour: shapes and dashes for seats, patterns for money, drawn cubes for cubes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import flet as ft
import flet_charts as fc

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.colours import seat_look, tones
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.patterns import hatched
from companion.ui.games.emergent.draw.pen import Pen, dashes, num
from companion.ui.games.emergent.draw.pieces import SeatCoin
from companion.ui.games.emergent.draw.shapes import circle, seat_shape_svg
from companion.ui.kit.fonts import DISPLAY_700, TEXT_400, TEXT_700
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import LETTER, style

DASHES: Final[dict[str, tuple[float, ...]]] = {
    "red": (),
    "blue": (4.0, 2.0),
    "yellow": (0.7, 2.2),
    "green": (5.0, 1.8, 0.7, 1.8),
}
"""A line's strokes and gaps in its own widths, by seat; other colours are drawn plain."""


@frozen
class CashSeries:
    """A seat's money at the start, after every round, and at the end (ET-35)."""

    colour: str
    name: str
    values: tuple[int, ...]


@frozen
class _Scale:
    """A chart's room and its numbers."""

    left: float
    right: float
    top: float
    bottom: float
    low: float
    high: float
    steps: int

    def x(self, at: float) -> float:
        return self.left + at * (self.right - self.left) / max(1, self.steps)

    def y(self, value: float) -> float:
        return self.bottom - (value - self.low) / max(1e-9, self.high - self.low) * (self.bottom - self.top)


def ticks_between(low: float, high: float, most: int = 5) -> list[int]:
    """Round numbers that cover a range, at most `most` + 1 of them."""
    span = max(1.0, high - low)
    rough = span / most
    power = 10 ** math.floor(math.log10(rough))
    step = next(int(m * power) or 1 for m in (1, 2, 5, 10) if m * power >= rough or m == 10)
    first = math.floor(low / step) * step
    last = max(math.ceil(high / step) * step, first + step)
    return list(range(first, last + step, step))


def CashLines(
    skin: Skin, series: Sequence[CashSeries], ticks: Sequence[str], width: float, height: float
) -> ft.Control:
    """Cash round by round: lines that differ by dash and shape, named at their end.

    Close points move along their own line so that no shape hides another.
    """
    pen, size, palette = Pen(width, height), skin.size(14), skin.palette
    values = [value for one in series for value in one.values] or [0]
    marks = ticks_between(min(values), max(values))
    longest = max((len(f"{one.name} {dollars(one.values[-1])}") for one in series if one.values), default=4)
    right = width - min(width * 0.34, size * (0.6 * longest + 1.6))
    steps = max((len(one.values) for one in series), default=1) - 1
    at = _Scale(size * 3.4, right, size * 0.9, height - size * 2.0, marks[0], marks[-1], steps)
    for index, value in enumerate(marks):
        pen.line(at.left - 6, at.y(value), at.right + 6, at.y(value), palette.outline, 1.2, (2, 6))
        if index % 2 == 0 or len(marks) < 5:
            pen.text(
                at.left - size * 0.9, at.y(value), dollars(value), size, palette.muted, family=TEXT_400,
                anchor=1, room=size * 5,
            )  # fmt: skip
    for index, tick in enumerate(ticks[: steps + 1]):
        pen.text(
            at.x(index),
            height - size * 0.8,
            tick,
            size,
            palette.muted,
            family=TEXT_400,
            anchor=0,
            room=(at.right - at.left) / max(1, steps) * 1.04,
            lines=2,
        )
    thick = skin.px(3.0)
    for one in series:
        _line(skin, pen, one, at, thick)
    for index in range(1, steps + 1):
        _shapes(skin, pen, series, index, at, steps)
    _names(skin, pen, series, at)
    said = "; ".join(f"{one.name}: {', '.join(dollars(value) for value in one.values)}" for one in series)
    return pen.control(said)


def _line(skin: Skin, pen: Pen, one: CashSeries, at: _Scale, thick: float) -> None:
    points = [(at.x(index), at.y(value)) for index, value in enumerate(one.values)]
    if not points:
        return
    drawn = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    pattern = dashes([thick * part for part in DASHES.get(one.colour, ())])
    pen.draw(
        f'<path d="{drawn}" fill="none" stroke="{seat_look(skin, one.colour).colour}" '
        f'stroke-width="{num(thick)}"{pattern}/>'
    )


def _shapes(skin: Skin, pen: Pen, series: Sequence[CashSeries], index: int, at: _Scale, steps: int) -> None:
    """Every seat's shape at one moment; crowded ones step aside along their line."""
    radius = skin.px(7.5)
    here = sorted((one for one in series if index < len(one.values)), key=lambda one: one.values[index])
    for one in here:
        value = one.values[index]
        near = [o for o in here if abs(at.y(o.values[index]) - at.y(value)) < radius * 1.9]
        aside = (
            (near.index(one) - (len(near) - 1) / 2) * radius * 2.5 if len(near) > 1 and index < steps else 0.0
        )
        other = one.values[index + 1] if aside > 0 else one.values[index - 1]
        along = abs(aside) / max(1.0, at.x(1) - at.x(0))
        x, y = at.x(index) + aside, at.y(value + (other - value) * min(1.0, along))
        look = seat_look(skin, one.colour)
        pen.draw(circle(x, y, radius * 1.28, skin.palette.card))
        pen.draw(seat_shape_svg(look.shape, x, y, radius, look.colour))


def _names(skin: Skin, pen: Pen, series: Sequence[CashSeries], at: _Scale) -> None:
    """Names and last values at the ends of the lines, pushed apart when they would touch."""
    size = skin.size(15)
    ends = sorted(
        ((at.y(one.values[-1]), at.x(len(one.values) - 1), one) for one in series if one.values),
        key=lambda end: end[0],
    )
    floor = -math.inf
    for y, x, one in ends:
        place = max(y, floor + size * 1.2)
        floor = place
        room, ink = pen.width - x - size * 1.1, seat_look(skin, one.colour).words
        words = end_words(one.name, dollars(one.values[-1]), room / size)
        pen.text(x + size * 1.1, place, words, size, ink, family=TEXT_700, room=room)


def end_words(name: str, amount: str, room: float) -> str:
    """`Ann $153`; of a name that has to be cut the amount comes first. `room` is in heights of a letter."""
    whole = f"{name} {amount}"
    return whole if LETTER * len(whole) <= room else f"{amount} {name}"


@frozen
class SeatBar:
    """A seat's bar, and its value as it is written."""

    colour: str
    name: str
    value: float
    text: str


def SeatBars(skin: Skin, bars: Sequence[SeatBar], width: float, height: float) -> ft.Control:
    """Plain bars with the seats' marks below and the values above."""
    most = max([0.1, *(bar.value for bar in bars)])
    size = skin.size(15)
    coin = skin.px(26)

    def above(bar: SeatBar) -> ft.Control:
        return ft.Text(bar.text, style=style(size * 1.05, skin.palette.text, DISPLAY_700, 1.0))

    def below(bar: SeatBar) -> ft.Control:
        return ft.Container(
            ft.Row([SeatCoin(skin, bar.colour, coin)], tight=True), padding=ft.Padding.only(top=skin.px(6))
        )

    none = fc.ChartAxis(show_labels=False, label_size=0)
    chart = fc.BarChart(
        groups=[
            fc.BarChartGroup(
                x=at,
                rods=[
                    fc.BarChartRod(
                        from_y=0,
                        to_y=bar.value,
                        width=min(width / max(1, len(bars)) * 0.55, skin.px(44)),
                        color=seat_look(skin, bar.colour).colour,
                        border_radius=skin.px(6),
                    )
                ],
            )
            for at, bar in enumerate(bars)
        ],
        max_y=most * 1.04,
        min_y=0,
        interactive=False,
        width=width,
        height=height,
        bottom_axis=fc.ChartAxis(
            labels=[fc.ChartAxisLabel(value=at, label=below(bar)) for at, bar in enumerate(bars)],
            label_size=coin * 1.5,
        ),
        top_axis=fc.ChartAxis(
            labels=[fc.ChartAxisLabel(value=at, label=above(bar)) for at, bar in enumerate(bars)],
            label_size=size * 2,
        ),
        left_axis=none,
        right_axis=none,
        horizontal_grid_lines=fc.ChartGridLines(
            interval=max(1, round(most / 3)), color=skin.palette.outline, width=1, dash_pattern=[2, 6]
        ),
    )
    said = ", ".join(f"{bar.name}: {bar.text}" for bar in bars)
    return ft.Semantics(content=chart, label=said, image=True, container=True, exclude_semantics=True)


def Gauge(skin: Skin, value: int, coming: int, goal: int, width: float, *, most: int = 0) -> ft.Control:
    """A sum on its way to a goal (ET-17): what is typed, hatched what is being typed, a mark at the goal.

    Past the mark it is no longer green.
    """
    tall, over = skin.px(22), skin.px(6)
    pen, own = Pen(width, tall + 2 * over), tones(skin)
    most = most or max(round(goal * 1.2), value + coming, 1)
    scale = width / most
    radius = skin.px(7)
    pen.box(0, over, width, tall, skin.palette.background, radius)
    pen.box(0, over, min(width, value * scale), tall, own.amber if value > goal else own.accent, radius)
    if coming > 0:
        start = value * scale + 2
        wide = min(width, (value + coming) * scale) - start
        pen.draw(hatched("/", start, over + 2, wide, tall - 4, skin.px(6), own.amber, skin.px(1.5), 0.9))
    at = min(width - 1.5, goal * scale)
    pen.line(at, 1, at, tall + 2 * over - 1, skin.palette.text, skin.px(2.2))
    return pen.control(skin.say("emergent-draw-gauge", value=value, coming=coming, goal=goal))

"""How a pad went: a line a place, each with its own dash and its mark at the end."""

from __future__ import annotations

from functools import lru_cache

import flet as ft

from companion.ui.kit import icons
from companion.ui.kit.boxes import Labelled
from companion.ui.kit.drawing import part
from companion.ui.kit.palette import seat_colour, seat_shape
from companion.ui.kit.skin import Skin

Course = tuple[str, str, tuple[int, ...]]
"""What it is called, a seat's colour, and the total after each closed row, the start first."""
DASHES = ("", "7 4", "2 5", "10 3 2 3")
LEFT, RIGHT, TOP, BOTTOM = 38, 18, 14, 26
STEPS = (1, 2, 5)
MARK, GRID, FIGURES = 15, 4, 13


@part
def ScorePlot(skin: Skin, courses: tuple[Course, ...], width: float, height: float) -> ft.Control:
    """Running totals after every closed row (TB-77)."""
    palette = skin.palette
    lines = tuple((seat_colour(colour, palette), seat_shape(colour), totals) for _, colour, totals in courses)
    scale = skin.size(FIGURES) / FIGURES
    drawn = _plotted(lines, width / scale, height / scale, palette.outline, palette.muted, palette.card)
    said = "; ".join(f"{name}: {', '.join(map(str, totals))}" for name, _, totals in courses)
    picture = ft.Image(src=drawn, width=width, height=height, exclude_from_semantics=True)
    return Labelled(picture, skin.say("toolbox-plot-label", said=said))


def grid_of(low: int, high: int) -> tuple[int, ...]:
    """Round numbers that reach from the lowest to the highest, a handful of them."""
    span, size = max(1, high - low), 1
    while True:
        for step in (one * size for one in STEPS):
            if span / step <= GRID:
                first = low // step * step
                return tuple(range(first, high + step, step))
        size *= 10


@lru_cache(maxsize=64)
def _plotted(
    lines: tuple[tuple[str, str, tuple[int, ...]], ...],
    width: float,
    height: float,
    outline: str,
    ink: str,
    ground: str,
) -> str:
    every = [total for _, _, totals in lines for total in totals] or [0]
    marks = grid_of(min(every), max(every))
    count = max((len(totals) for _, _, totals in lines), default=1)

    def x_at(at: int) -> float:
        return LEFT + (width - LEFT - RIGHT) * at / max(1, count - 1)

    def y_at(total: int) -> float:
        return TOP + (height - TOP - BOTTOM) * (marks[-1] - total) / max(1, marks[-1] - marks[0])

    def figure(x: float, y: float, text: str, anchor: str) -> str:
        return (
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{FIGURES}" fill="{ink}" stroke="none" '
            f'text-anchor="{anchor}" font-family="sans-serif">{text}</text>'
        )

    parts = [
        f'<path d="M{LEFT} {y_at(mark):.1f}H{width - RIGHT:.1f}" stroke="{outline}" stroke-width="1.2" '
        f'stroke-dasharray="3 4"/>' + figure(LEFT - 8, y_at(mark) + 4, str(mark), "end")
        for mark in marks
    ]
    every_so = max(1, -(-count // 8))
    parts += [
        figure(x_at(at), height - 7, str(at), "middle")
        for at in range(0, count, every_so)
        if at or count == 1
    ]
    for number, (colour, _, totals) in enumerate(lines):
        way = "L".join(f"{x_at(at):.1f} {y_at(total):.1f}" for at, total in enumerate(totals))
        dash = DASHES[number % len(DASHES)]
        parts.append(
            f'<path d="M{way}" stroke="{colour}" stroke-width="3" '
            + (f'stroke-dasharray="{dash}" ' if dash else "")
            + "/>"
        )
    level: dict[int, int] = {}
    for colour, shape, totals in lines:
        same = level.setdefault(totals[-1], 0)
        level[totals[-1]] += 1
        x, y = x_at(len(totals) - 1) - MARK * (0.5 + 0.9 * same), y_at(totals[-1]) - MARK / 2
        parts.append(icons.fragment(shape, colour, x, y, MARK, ground))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round">{"".join(parts)}</svg>'
    )

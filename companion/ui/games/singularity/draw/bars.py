"""Tracks as bars and lines: what a choice would add, what threat grew from, how it grew turn by turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import flet as ft

from companion.games.singularity.words import Cause
from companion.ui.games.singularity.draw import svg
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import cause_icon
from companion.ui.kit.boxes import InRow, Labelled, Stacked, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Small, Strong, Words, style

WITHOUT = 40
"""What a bar without a limit reaches to at least."""


def signed(amount: int) -> str:
    """`+4`, `−1`, `0`."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


@part
def ThreatBar(
    skin: Skin,
    before: int,
    after: int,
    limit: int | None,
    width: float,
    label: str,
    height: float = 16,
) -> ft.Control:
    """Threat now, and what a choice adds in a darker red with an outline."""
    red, palette = tones(skin).red, skin.palette
    end = limit or max(WITHOUT, before, after)
    low, high = sorted((before, after))
    inner = width - 2

    def at(value: int) -> float:
        return inner * max(0.0, min(1.0, value / end))

    radius = height / 2
    body = svg.box(0.5, 0.5, width - 1, height - 1, radius, svg.paint(palette.raised, palette.outline, 1))
    if at(high) > at(low):
        look = svg.paint(skin.wash(red, 0.45 if skin.is_dark else 0.3), red, 1.6)
        body += svg.box(1, 1, max(height, at(high)), height - 2, radius - 1, look)
    if low > 0:
        body += svg.box(1, 1, max(height - 2, at(low)), height - 2, radius - 1, svg.paint(red))
    if end <= WITHOUT:
        tick = svg.paint(line=palette.background, wide=1, opacity=0.5)
        places = [1 + inner * number / end for number in range(1, end)]
        body += "".join(svg.line([(x, height * 0.3), (x, height * 0.7)], tick) for x in places)
    picture = svg.picture(width, height, body)
    return ft.Semantics(content=picture, label=label, image=True, container=True, exclude_semantics=True)


class CauseRow(NamedTuple):
    """What one cause came to, in words and as a number."""

    cause: Cause
    words: str
    amount: int


@part
def CauseBars(
    skin: Skin, rows: tuple[CauseRow, ...], width: float, label_width: float, most: int = 0
) -> ft.Control:
    """Causes as bars that sum to the number in the dial; an equal scale for equal `most`."""
    top = max(most, *(abs(row.amount) for row in rows), 1) if rows else 1
    room = max(40.0, width - label_width - skin.px(24 + 8 + 8 + 8) - skin.size(20) * 2.4)
    return Stacked(skin, *(_cause(skin, row, room, label_width, top) for row in rows), gap=10)


def _cause_colour(skin: Skin, row: CauseRow) -> str:
    found = tones(skin)
    if row.amount < 0:
        return found.good
    colours = {"attack": found.red, "leave": found.orange, "hazard": found.amber}
    return colours.get(row.cause, found.steel)


def _cause(skin: Skin, row: CauseRow, room: float, label_width: float, top: int) -> ft.Control:
    colour, tall = _cause_colour(skin, row), skin.px(16)
    long = max(tall, room * abs(row.amount) / top)
    body = svg.box(0, 0, room, tall, tall / 2, svg.paint(skin.palette.raised))
    body += svg.box(0, 0, long, tall, tall / 2, svg.paint(colour)) if row.amount else ""
    line = InRow(
        skin,
        Icon(skin, cause_icon(row.cause), skin.px(24), colour),
        ft.Container(Words(skin, row.words, 15, family=TEXT_600, lines=2), width=label_width),
        svg.picture(room, tall, body),
        Words(skin, signed(row.amount), 20, family=DISPLAY_700, colour=colour),
        gap=8,
    )
    said = f"{row.words}: {signed(row.amount)}"
    return Labelled(line, said)


@part
def HistoryPlot(
    skin: Skin,
    points: tuple[tuple[int, int], ...],
    limit: int | None,
    width: float,
    height: float,
    label: str,
) -> ft.Control:
    """Threat after every turn as a line over its ground; the limit is dashed. Points: (round, value)."""
    found, palette = tones(skin), skin.palette
    size = skin.size(13)
    left, low, top = size * 2.2, height - size * 1.7, size * 0.7
    right = width - size * 0.5
    high = max([limit or 0, 4, *(value for _, value in points)])

    def x(at: int) -> float:
        return left + (right - left) * (at / max(1, len(points) - 1))

    def y(value: float) -> float:
        return low - (low - top) * max(0.0, value) / high

    body, words = "", []
    for value in sorted({0, high // 2, high}):
        body += svg.line([(left, y(value)), (right, y(value))], svg.paint(line=palette.outline, wide=1))
        words.append(_at(skin, str(value), left - size * 2.4, y(value) - size * 0.7, size * 2))
    if limit:
        look = svg.paint(line=found.red, wide=2, dash="8 6")
        body += svg.line([(left, y(limit)), (right, y(limit))], look)
    line = [(x(at), y(value)) for at, (_, value) in enumerate(points)]
    if len(line) > 1:
        ground = [(left, low), *line, (right, low)]
        body += svg.line(ground, svg.paint(found.red, opacity=0.22))
        body += svg.line(line, svg.paint(line=found.red, wide=3))
    elif line:
        body += svg.circle(*line[0], 4, svg.paint(found.red))
    words += _rounds(skin, points, x, low + size * 0.35, right)
    face = ft.Stack([svg.picture(width, height, body), *words], width=width, height=height)
    return ft.Semantics(content=face, label=label, image=True, container=True, exclude_semantics=True)


def _rounds(
    skin: Skin, points: Sequence[tuple[int, int]], x: Callable[[int], float], top: float, right: float
) -> list[ft.Control]:
    """The number of a round under its last turn; only as many as have room."""
    size = skin.size(13)
    last: dict[int, int] = {number: at for at, (number, _) in enumerate(points) if number}
    made: list[ft.Control] = []
    until = -size
    for number, at in last.items():
        place = min(x(at), right - size * 0.4)
        if place - until >= size * 1.6:
            made.append(_at(skin, str(number), place - size, top, size * 2))
            until = place
    return made


def _at(skin: Skin, words: str, left: float, top: float, wide: float) -> ft.Control:
    text = ft.Text(
        words,
        style=style(skin.size(13), skin.palette.muted, TEXT_500, 1.1),
        text_align=ft.TextAlign.CENTER,
        no_wrap=True,
    )
    return ft.Container(text, left=left, top=top, width=wide, alignment=ft.Alignment.CENTER)


def TrackFigure(
    skin: Skin, icon: str, value: int, detail: str, colour: str, label: str, *, step: float = 24
) -> ft.Control:
    """A track as a number with its words: `4 of 10 Awareness`."""
    row = Together(
        skin,
        Icon(skin, icon, skin.px(step), colour),
        Words(skin, str(value), step, family=DISPLAY_700, colour=colour),
        Small(skin, detail),
    )
    return Labelled(row, label)


def TollRow(skin: Skin, icon: str, words: str, amount: int, colour: str = "") -> ft.Control:
    """One line of a sum: why, and how much."""
    ink = colour or (
        tones(skin).red if amount > 0 else tones(skin).good if amount < 0 else skin.palette.muted
    )
    line = InRow(
        skin,
        Icon(skin, icon, skin.px(22), ink),
        Body(skin, words, expand=True),
        Strong(skin, signed(amount), 20, colour=ink),
    )
    return Labelled(line, f"{words}: {signed(amount)}")

"""A pad as a ruled sheet: rounds down, people across; points large, the running total small."""

from __future__ import annotations

import flet as ft

from companion.games.toolbox.views import PadView
from companion.kernel.frozen import frozen
from companion.ui.games.toolbox.reading import Place
from companion.ui.kit.boxes import BETWEEN, CENTERED, MIDDLE, Big, IconTile, InRow, Panel, Stacked, Together
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700, FIGURES_600, TEXT_500, TEXT_600
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Heading, Muted, Words

NAME, ROW = 108, 46
"""Of the first column and of a row, as a phone's lengths."""


@frozen
class Line:
    """A closed row: its name, and points with the running total for every place."""

    name: str
    points: tuple[int, ...]
    running: tuple[int, ...]


def lines_of(now: PadView) -> tuple[Line, ...]:
    """Every closed row, in the order of the pad."""
    closed = [row for row in now.rows if row.is_closed]
    return tuple(
        Line(
            row.name,
            tuple(row.points.get(place, 0) for place in now.places),
            tuple(running.get(place, 0) for place in now.places),
        )
        for row, running in zip(closed, now.running, strict=False)
    )


def courses(now: PadView) -> tuple[tuple[int, ...], ...]:
    """Each place's total after every closed row, the start first."""
    return tuple(
        (int(now.spec.start), *(running.get(place, 0) for running in now.running)) for place in now.places
    )


def column_of(skin: Skin, count: int, width: float) -> float:
    """How wide a person's column is."""
    return (width - skin.px(NAME + 28)) / max(1, count)


@part
def SheetHead(skin: Skin, places: tuple[Place, ...], width: float) -> ft.Control:
    """Everybody's mark and name above their column."""
    column = column_of(skin, len(places), width)

    def head(place: Place) -> ft.Control:
        return ft.Container(
            ft.Column(
                [
                    SeatMark(skin, place.colour, skin.px(24)),
                    Fitted(skin, place.name, 17, column - skin.px(8), align=CENTER),
                ],
                spacing=skin.px(4),
                tight=True,
                horizontal_alignment=MIDDLE,
            ),
            width=column,
        )

    return InRow(skin, ft.Container(width=skin.px(NAME)), *map(head, places), gap=0)


@part
def SheetLine(skin: Skin, line: Line, width: float) -> ft.Control:
    """A closed row with a rule below it."""
    column = column_of(skin, len(line.points), width)

    def cell(points: int, running: int) -> ft.Control:
        return ft.Container(
            ft.Row(
                [
                    Words(skin, str(points), 22, family=FIGURES_600, line=1.0),
                    Words(skin, str(running), 15, family=TEXT_500, colour=skin.palette.muted, line=1.0),
                ],
                spacing=skin.px(8),
                alignment=CENTERED,
            ),
            width=column,
        )

    name = ft.Container(
        Fitted(skin, line.name, 16, skin.px(NAME - 8), family=TEXT_600, colour=skin.palette.muted),
        width=skin.px(NAME),
    )
    cells = [cell(*both) for both in zip(line.points, line.running, strict=True)]
    return ft.Container(
        InRow(skin, name, *cells, gap=0),
        height=skin.px(ROW),
        border=ft.Border.only(bottom=ft.BorderSide(1, skin.palette.outline)),
    )


@part
def SheetTotals(
    skin: Skin, words: str, totals: tuple[int, ...], leading: tuple[bool, ...], width: float
) -> ft.Control:
    """What everybody has so far; who leads stands out and wears the crown elsewhere."""
    column = column_of(skin, len(totals), width)
    cells = [
        ft.Container(
            Words(
                skin,
                str(total),
                34,
                family=DISPLAY_700,
                colour=skin.palette.warn if is_first else "",
                line=1.0,
                align=CENTER,
            ),
            width=column,
            alignment=ft.Alignment.CENTER,
        )
        for total, is_first in zip(totals, leading, strict=True)
    ]
    name = ft.Container(Heading(skin, words, 20), width=skin.px(NAME))
    return ft.Container(
        InRow(skin, name, *cells, gap=0),
        padding=ft.Padding.symmetric(vertical=skin.px(12)),
        border_radius=skin.px(16),
        bgcolor=skin.palette.raised,
    )


@part
def Leading(skin: Skin, places: tuple[Place, ...], words: str, detail: str) -> ft.Control:
    """Who leads, with the crown."""
    marks = [SeatMark(skin, place.colour, skin.px(22)) for place in places]
    column = Stacked(
        skin,
        ft.Row([*marks, Heading(skin, words, 22)], spacing=skin.px(8), wrap=True),
        *([Muted(skin, detail, 16)] if detail else []),
        expand=True,
    )
    crown = IconTile(skin, "crown", skin.palette.warn, 56)
    row = InRow(skin, crown, column, gap=14)
    return Panel(skin, row, colour=skin.palette.warn)


@part
def Ranked(
    skin: Skin, places: tuple[Place, ...], ranks: tuple[int, ...], totals: tuple[int, ...]
) -> ft.Control:
    """Everybody by rank, one below the other."""
    rows = sorted(zip(ranks, range(len(places)), places, totals, strict=True), key=lambda row: row[:2])

    def line(rank: int, place: Place, total: int) -> ft.Control:
        who = Together(
            skin,
            Words(skin, f"{rank}.", 17, colour=skin.palette.muted, family=FIGURES_600),
            SeatMark(skin, place.colour, skin.px(22)),
            Fitted(skin, place.name, 18, skin.width * 0.45),
            gap=10,
        )
        paint = skin.palette.warn if rank == 1 else ""
        figure = Big(skin, str(total), 26, paint)
        return ft.Container(ft.Row([who, figure], alignment=BETWEEN), height=skin.px(42))

    lines = [line(rank, place, total) for rank, _, place, total in rows]
    return Panel(skin, Stacked(skin, *lines, gap=0), padding=14)

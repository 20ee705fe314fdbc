"""One table of the debrief as a card: a bar for everybody, the sum, who was best."""

from __future__ import annotations

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.kit.boxes import Big, InRow, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import seat_colour, tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Muted, Words


@frozen
class Bar:
    """One place: how high, of whom, whether nobody stands higher."""

    name: str
    """Empty while names are hidden."""
    colour: str
    """Empty for a place that is no seat."""
    figure: str
    share: float
    """Of the highest bar of all tables, from 0 to 1."""
    is_best: bool


@frozen
class Column:
    """One table."""

    id: str
    number: int
    code: str
    bars: tuple[Bar, ...]
    start: float | None
    """Where everybody started, as a share."""
    total: str
    said: str
    """What the sum is of."""
    best: str
    others: tuple[tuple[str, str], ...]
    """Other figures of the table: words, figure."""
    mark: str = ""
    """`most`, where it is the table with most."""


@part
def TableColumn(skin: Skin, column: Column, accent: str, width: float, height: float) -> ft.Control:
    """The card, so wide, with bars so high."""
    ink = accent if column.mark else skin.palette.text
    pill = [
        ft.Container(
            Words(skin, column.mark, 15, colour=accent, family=TEXT_600, line=1.1),
            padding=ft.Padding.symmetric(horizontal=skin.px(9), vertical=skin.px(4)),
            border_radius=skin.px(12),
            bgcolor=tint(accent, skin.palette.card, 0.14),
        )
    ]
    head = InRow(
        skin,
        Big(skin, str(column.number), 24),
        Words(skin, column.code, 16, colour=skin.palette.muted, family=DISPLAY_600, lines=1, expand=True),
        *(pill if column.mark else []),
        gap=8,
    )
    lines: list[ft.Control] = [
        head,
        _Bars(skin, column, height),
        Words(skin, column.total, 30, colour=ink, family=DISPLAY_700, line=1.0, lines=1),
        Muted(skin, column.said, 15, lines=1),
        InRow(
            skin,
            Icon(skin, "crown", skin.px(18), skin.palette.warn),
            Words(skin, column.best, 17, family=TEXT_600, lines=1, expand=True),
            gap=8,
        ),
    ]
    for said, figure in column.others:
        lines.append(
            InRow(
                skin,
                Muted(skin, said, 15, lines=1, expand=True),
                Words(skin, figure, 16, family=TEXT_600, lines=1),
                gap=8,
            )
        )
    return ft.Container(
        Spaced(skin, *lines, gap=5),
        width=width,
        padding=skin.px(12),
        border_radius=skin.px(18),
        bgcolor=tint(accent, skin.palette.card, 0.08) if column.mark else skin.palette.card,
        border=ft.Border.all(2 if column.mark else 1, accent if column.mark else skin.palette.outline),
    )


def _Bars(skin: Skin, column: Column, height: float) -> ft.Control:
    """Everybody's bar on one ground; a line where all started."""
    drawn: list[ft.Control] = []
    for bar in column.bars:
        paint = seat_colour(bar.colour, skin.palette) if bar.colour else skin.palette.muted
        if not bar.is_best:
            paint = tint(paint, skin.palette.card, 0.55)
        crown = [Icon(skin, "crown", skin.px(18), skin.palette.warn)] if bar.is_best else []
        rod = ft.Container(
            height=max(3.0, height * bar.share),
            border_radius=skin.px(5),
            bgcolor=paint,
            border=ft.Border.all(1, skin.palette.edge) if skin.palette.edge else None,
        )
        label: ft.Control = (
            Words(skin, bar.name, 14, align=CENTER, lines=1)
            if bar.name
            else SeatMark(skin, bar.colour, skin.px(17))
            if bar.colour
            else ft.Container(height=skin.px(17))
        )
        stack = ft.Column(
            [*crown, rod, label],
            spacing=skin.px(4),
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH if bar.name else ft.CrossAxisAlignment.CENTER,
        )
        if not bar.name:
            rod.width = skin.px(24)
        said = f"{bar.name or bar.colour}: {bar.figure}"
        drawn.append(
            ft.Semantics(content=stack, label=said, container=True, exclude_semantics=True, expand=True)
        )
    row = ft.Row(
        drawn,
        spacing=skin.px(6),
        vertical_alignment=ft.CrossAxisAlignment.END,
        alignment=ft.MainAxisAlignment.SPACE_AROUND,
    )
    label_room = skin.size(14) * 1.25 + skin.px(4) if any(bar.name for bar in column.bars) else skin.px(21)
    whole = height + skin.px(24) + label_room
    ground: list[ft.Control] = [ft.Container(row, left=0, right=0, bottom=0)]
    if column.start is not None:
        line = ft.Container(height=1, bgcolor=skin.palette.muted)
        ground.append(ft.Container(line, left=0, right=0, bottom=label_room + height * column.start))
    return ft.Stack(ground, height=whole)

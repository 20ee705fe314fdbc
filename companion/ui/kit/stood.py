"""How it stood: tallies in a row, and a table with a line a seat."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.table.views import SeatLine
from companion.ui.kit.boxes import Big, InRow, Stacked
from companion.ui.kit.fonts import TEXT_500, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Muted, Strong, Words
from companion.ui.stood import Cell, Stood, Tally

NAME_SHARE, FACT_SHARE, LAST_SHARE = 6, 4, 6
"""How the name, the facts and the last of them, which may be a word, share a line."""


def _TallyCard(skin: Skin, tally: Tally, *, has_bar: bool, has_words: bool) -> ft.Container:
    """One number, how far it had come, and what was still missing; as high as its neighbours."""
    palette = skin.palette
    colour = tally.colour or palette.text
    head = InRow(
        skin,
        *([Icon(skin, tally.icon, skin.px(26), colour)] if tally.icon else []),
        Strong(skin, tally.title, 18, lines=2, expand=True),
        Big(skin, tally.value, 30),
        *([Words(skin, tally.of, 16, colour=palette.muted, family=TEXT_500)] if tally.of else []),
        gap=8,
    )
    rows: list[ft.Control] = [head]
    if has_bar:
        bar = ft.ProgressBar(
            value=min(1.0, max(0.0, tally.share or 0.0)),
            color=colour,
            bgcolor=palette.raised,
            bar_height=skin.px(10),
            border_radius=skin.px(5),
            visible=tally.share is not None,
        )
        rows.append(ft.Container(bar, height=skin.px(10)))
    if has_words:
        rows.append(Muted(skin, tally.words or " ", 15, lines=3))
    return Card(skin, Stacked(skin, *rows, gap=10), padding=16)


def Tallies(skin: Skin, tallies: tuple[Tally, ...]) -> list[ft.Control]:
    """Side by side; one below the other on a phone and with large text."""
    if skin.is_phone or skin.large_text:
        return [
            _TallyCard(skin, one, has_bar=one.share is not None, has_words=bool(one.words)) for one in tallies
        ]
    has_bar, has_words = any(one.share is not None for one in tallies), any(one.words for one in tallies)
    cards = [_TallyCard(skin, one, has_bar=has_bar, has_words=has_words) for one in tallies]
    for card in cards:
        card.expand = True
    start = ft.CrossAxisAlignment.START
    return [ft.Row(list(cards), spacing=skin.px(14), vertical_alignment=start)] if cards else []


def _Face(skin: Skin, cell: Cell, step: float, *, centred: bool) -> ft.Control:
    """The picture and the word of one cell."""
    shown: list[ft.Control] = []
    if cell.icon:
        shown.append(Icon(skin, cell.icon, skin.px(20), cell.colour or skin.palette.muted))
    if cell.text:
        shown.append(Words(skin, cell.text, step, family=TEXT_600, line=1.1, lines=1))
    row = ft.Row(
        shown,
        spacing=skin.px(6),
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER if centred else ft.MainAxisAlignment.START,
    )
    return ft.Semantics(content=row, label=cell.label, container=True) if cell.label else row


def _Name(skin: Skin, line: SeatLine | None, seat: str, width: float) -> ft.Control:
    mark = [SeatMark(skin, line.colour, skin.px(22))] if line else []
    host = [Muted(skin, skin.say("shell-seat-host"), 14)] if line and line.is_host else []
    free = width - skin.px(32) - (skin.px(54) if host else 0)
    name = ft.Container(Fitted(skin, line.name if line else seat, 18, free), expand_loose=True, expand=1)
    return InRow(skin, *mark, name, *host)


def SeatTable(skin: Skin, stood: Stood, line_of: Callable[[str], SeatLine | None]) -> ft.Control | None:
    """A line a seat; where there is no room for columns, each with its facts below the name."""
    if not stood.rows:
        return None
    narrow = skin.is_phone or skin.large_text
    rows: list[ft.Control] = [] if narrow or not stood.columns else [_Columns(skin, stood.columns)]
    for at, (seat, cells) in enumerate(stood.rows):
        if at or rows:
            rows.append(ft.Container(height=1, bgcolor=skin.palette.outline))
        name = _Name(skin, line_of(seat), seat, _name_width(skin, len(cells), narrow=narrow))
        rows.append(_Below(skin, name, stood.columns, cells) if narrow else _Beside(skin, name, cells))
    return Card(skin, Stacked(skin, *rows, gap=10), padding=16)


def _name_width(skin: Skin, columns: int, *, narrow: bool) -> float:
    """The room of the first column: the table has a phone's page, or the left half of a shared one."""
    if narrow or not columns:
        return skin.width * (0.9 if narrow else 0.5) - skin.px(44)
    whole = NAME_SHARE + FACT_SHARE * (columns - 1) + LAST_SHARE
    return (skin.width * 0.53 - skin.px(44)) * NAME_SHARE / whole


def _Columns(skin: Skin, columns: tuple[str, ...]) -> ft.Control:
    def word(text: str) -> ft.Control:
        return Words(skin, text, 15, colour=skin.palette.muted, align=CENTER, lines=1, line=1.1)

    return _InLine(word(skin.say("shell-stood-seat")), [word(name) for name in columns])


def _Beside(skin: Skin, name: ft.Control, cells: tuple[Cell, ...]) -> ft.Control:
    return _InLine(name, [_Face(skin, cell, 18, centred=True) for cell in cells])


def _InLine(name: ft.Control, cells: list[ft.Control]) -> ft.Control:
    """The name, then the columns, the last one the widest: it may hold a word."""
    middle = ft.Alignment.CENTER
    places = [ft.Container(cell, expand=FACT_SHARE, alignment=middle) for cell in cells[:-1]]
    places += [ft.Container(cell, expand=LAST_SHARE, alignment=middle) for cell in cells[-1:]]
    first = ft.Container(name, expand=NAME_SHARE, alignment=ft.Alignment.CENTER_LEFT)
    return ft.Row([first, *places])


def _Below(skin: Skin, name: ft.Control, columns: tuple[str, ...], cells: tuple[Cell, ...]) -> ft.Control:
    facts: list[ft.Control] = []
    for at, cell in enumerate(cells):
        word = [Muted(skin, columns[at], 15)] if at < len(columns) else []
        facts.append(
            ft.Row([*word, _Face(skin, cell, 16, centred=False)], spacing=6, tight=True, wrap=skin.large_text)
        )
    return ft.Column(
        [name, ft.Row(facts, wrap=True, spacing=skin.px(14), run_spacing=4)], spacing=4, tight=True
    )

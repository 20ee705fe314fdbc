"""Rows to tap as facts: a tap on one of them draws two anew, and the others stand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse.draw.cash import Amount
from companion.ui.games.cyberverse.draw.hexes import Hex, XpHexes
from companion.ui.kit.boxes import IconTile, Pill
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.picking import Pick
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Words


@frozen
class Row:
    """One of several. In front stands a tile, a hexagon, a seat's mark, or a ring that fills."""

    value: str
    title: str
    detail: str = ""
    tile: str = ""
    is_broken: bool = False
    hexagon: str = ""
    """A letter or a number."""
    sign: str = ""
    """The hexagon's icon, without a letter."""
    size: float = 36
    colour: str = ""
    """Of what stands in front."""
    seat: str = ""
    """A seat's colour by its name: its mark, on the hexagon or alone."""
    amount: int | None = None
    faces: tuple[int, ...] = ()
    """Experience tokens, on the right."""
    figure: str = ""
    """A number on the right, amber."""
    word: str = ""
    """A quiet word on the right; `pill` a loud one, in `tint`."""
    pill: str = ""
    tint: str = ""
    icon: str = ""
    accent: str = ""
    """Of the border once it is selected."""
    is_closed: bool = False
    """It says why, and cannot be tapped."""
    label: str = ""


@part
def TapRow(skin: Skin, row: Row, selected: bool, pick: Choose) -> ft.Control:
    """A row to tap."""
    right: list[ft.Control] = []
    if row.pill:
        right.append(Pill(skin, row.pill, row.tint, step=14))
    if row.figure:
        right.append(Figures(skin, row.figure, 20, colour=row.tint))
    if row.word:
        right.append(Words(skin, row.word, 15, colour=skin.palette.muted, family=TEXT_500))
    if row.amount is not None:
        right.append(Amount(skin, row.amount, 16))
    if row.faces:
        right.append(XpHexes(skin, row.faces, 26))
    if row.icon:
        right.append(Icon(skin, row.icon, skin.px(20), skin.palette.muted))
    return Pick(
        skin,
        row.title,
        row.detail,
        None if row.is_closed else partial(pick, row.value),
        lead=_lead(skin, row),
        right=right,
        selected=selected,
        colour=row.accent,
        label=row.label,
    )


def _lead(skin: Skin, row: Row) -> ft.Control | None:
    if row.tile:
        return IconTile(skin, row.tile, row.colour, row.size, is_broken=row.is_broken)
    if row.hexagon or row.sign:
        return Hex(skin, skin.px(row.size), row.hexagon, icon=row.sign, colour=row.colour, seat=row.seat)
    return SeatMark(skin, row.seat, skin.px(row.size)) if row.seat else None


def TapRows(skin: Skin, rows: Iterable[Row], chosen: str | tuple[str, ...], pick: Choose) -> list[ft.Control]:
    """All of them, those that are chosen with their border. `pick` stays the same (`steady`)."""
    on = (chosen,) if isinstance(chosen, str) else chosen
    return [TapRow.keyed(f"row-{row.value}")(skin, row, row.value in on, pick) for row in rows]

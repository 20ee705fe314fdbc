"""Our mark: a round table with a seat of every colour, as on the icon and the splash."""

from __future__ import annotations

from functools import cache

import flet as ft

from companion.net.doorpage import MARK
from companion.net.doorstate import COLOURS
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin

FIELD, SEAT = 120.0, 22.0


def TableMark(skin: Skin, side: float) -> ft.Control:
    """In the middle of its row. `side` is in real pixels."""
    unit = side / FIELD
    table = ft.Image(
        src=_table(skin.palette.raised, skin.palette.outline),
        width=side,
        height=side,
        exclude_from_semantics=True,
    )
    seats = [
        ft.Container(SeatMark(skin, colour, SEAT * unit), left=x * unit, top=y * unit)
        for colour, (x, y) in zip(COLOURS, MARK, strict=True)
    ]
    return ft.Container(ft.Stack([table, *seats], width=side, height=side), alignment=ft.Alignment.CENTER)


@cache
def _table(ground: str, edge: str) -> str:
    top = f'<ellipse cx="60" cy="60" rx="30" ry="25" fill="{ground}" stroke="{edge}" stroke-width="2"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">{top}</svg>'

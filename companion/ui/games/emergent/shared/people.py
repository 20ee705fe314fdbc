"""Seats on the shared screen: who is done and whom we wait for, never what they do."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.emergent.draw.pieces import SeatCoin
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.page import beside_width, is_narrow
from companion.ui.kit.boxes import STRETCHED, InRow, Stacked, Together
from companion.ui.kit.fonts import DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Muted, Words


def Coin(skin: Skin, cast: Cast, seat: str, size: float) -> ft.Control:
    """A seat's coin; `size` is a phone's length."""
    return SeatCoin(skin, cast.colour(seat), skin.px(size))


def NameLine(skin: Skin, cast: Cast, seat: str, step: float, share: float) -> ft.Control:
    """A seat's name in one line of this share of the column beside the map, a long one in smaller letters."""
    width = beside_width(skin) * share
    return ft.Semantics(
        content=Fitted(skin, cast.name(seat), step, width, lines=1, family=DISPLAY_700), header=True
    )


def Named(
    skin: Skin, cast: Cast, seat: str, *, detail: str = "", below: ft.Control | None = None
) -> ft.Control:
    """Coin, name and one line below it, in words or drawn."""
    words = [
        NameLine(skin, cast, seat, 20, 0.6 if is_narrow(skin) else 0.46),
        *([Muted(skin, detail, 15.6, lines=2)] if detail else []),
        *([below] if below is not None else []),
    ]
    return InRow(skin, Coin(skin, cast, seat, 44), Stacked(skin, *words, gap=3, expand=True), gap=13)


def DoneWord(skin: Skin, *, is_done: bool, words: str) -> ft.Control:
    """A tick or an hourglass with its word."""
    ink = skin.palette.good if is_done else skin.palette.muted
    return Together(
        skin,
        Icon(skin, "check" if is_done else "hourglass", skin.px(22), ink),
        Words(skin, words, 15.6, colour=ink, family=TEXT_600, line=1.1, lines=1),
        gap=7,
    )


def SeatCard(
    skin: Skin, paint: str, content: ft.Control, *, strong: bool = False, padding: float = 14
) -> ft.Control:
    """A card with a bar in the seat's colour; a strong one wears the colour all around."""
    bar = ft.Container(
        width=skin.px(4.5),
        border_radius=skin.px(3),
        bgcolor=paint,
        left=-skin.px(padding) - 1,
        top=skin.px(2),
        bottom=skin.px(2),
    )
    middle = ft.Container(content, alignment=ft.Alignment.CENTER_LEFT)
    return Card(
        skin,
        ft.Stack([middle, bar], clip_behavior=ft.ClipBehavior.NONE),
        padding=padding,
        colour=tint(paint, skin.palette.card, 0.14) if strong else "",
        border=paint if strong else "",
        border_width=2.5 if strong else 1,
    )


def SeatColumn(skin: Skin, cards: Sequence[ft.Control]) -> ft.Control:
    """One card a seat, below each other, sharing the height."""
    fills = None if is_narrow(skin) else True
    return ft.Column(
        [ft.Container(card, expand=fills) for card in cards],
        spacing=skin.px(12),
        expand=fills,
        tight=is_narrow(skin),
        horizontal_alignment=STRETCHED,
    )

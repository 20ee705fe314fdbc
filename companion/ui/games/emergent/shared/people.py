"""Seats on the shared screen: who is done and whom we wait for, never what they do."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.emergent.draw import SeatCoin
from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.shared.page import SeatCard, is_narrow
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Heading, Muted, Words
from companion.ui.stage import Stage

CENTERED = ft.MainAxisAlignment.CENTER
MIDDLE = ft.CrossAxisAlignment.CENTER


def Coin(stage: Stage, seat: str, size: float) -> ft.Control:
    """A seat's coin; `size` is a phone's length."""
    return SeatCoin(stage.skin, reading.colour(stage, seat), stage.skin.px(size))


def Who(stage: Stage, seat: str, *, detail: str = "", below: ft.Control | None = None) -> ft.Control:
    """Coin, name and one line below it, in words or drawn."""
    skin = stage.skin
    words = [Heading(skin, reading.name(stage, seat), 20, bold=True, lines=1)]
    if detail:
        words.append(Muted(skin, detail, 15.6, lines=2))
    if below is not None:
        words.append(below)
    return ft.Row(
        [Coin(stage, seat, 44), ft.Column(list(words), spacing=skin.px(3), tight=True, expand=True)],
        spacing=skin.px(13),
    )


def State(stage: Stage, *, is_done: bool, words: str) -> ft.Control:
    """A tick or an hourglass with its word."""
    skin, palette = stage.skin, stage.skin.palette
    ink = palette.good if is_done else palette.muted
    return ft.Row(
        [
            Icon(skin, "check" if is_done else "hourglass", skin.px(22), ink),
            Words(skin, words, 15.6, colour=ink, family=TEXT_600, line=1.1, lines=1),
        ],
        spacing=skin.px(7),
        tight=True,
    )


def SeatCards(stage: Stage, cards: Sequence[tuple[str, ft.Control, bool]]) -> ft.Control:
    """One card a seat, below each other, sharing the height; a strong one wears the colour."""
    skin = stage.skin
    fills = None if is_narrow(skin) else True
    return ft.Column(
        [
            ft.Container(SeatCard(stage, seat, content, strong=strong), expand=fills)
            for seat, content, strong in cards
        ],
        spacing=skin.px(12),
        expand=fills,
        tight=is_narrow(skin),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )

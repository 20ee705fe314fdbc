"""Everybody at the table, and one word about each: cards beside each other, or rows on an upright page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import Crown, Mark, Small
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.games.emergence.shared.page import is_upright, room
from companion.ui.kit.drawing import guarded
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted
from companion.ui.stage import Stage

GAP, INSIDE = 14, 14


@dataclass(frozen=True)
class Standing:
    """What everybody may know of one seat: never what they do."""

    seat: str
    word: str = ""
    is_done: bool = False
    is_strong: bool = False
    """Set off in its colour."""


def late_or_away(stage: Stage, seat: str, late: str) -> str:
    """The word about somebody who is not done; their phone may be away."""
    line = stage.seat_line(seat)
    is_gone = line is not None and line.presence in ("away", "free")
    return stage.say("emergence-shared-away") if is_gone else stage.say(late)


def card_room(skin: Skin, count: int) -> float:
    """The width inside one of so many cards."""
    return (room(skin)[0] - skin.px(GAP) * (count - 1)) / max(1, count) - 2 * skin.px(INSIDE) - 6


def People(
    stage: Stage,
    standings: Sequence[Standing],
    *,
    picture: Callable[[Standing, float], ft.Control] | None = None,
    on_tap: Callable[[str], None] | None = None,
) -> ft.Control:
    """All seats alike; with `picture` something of this width above each name."""
    skin = stage.skin
    is_list = is_upright(skin)
    cards: list[ft.Control] = []
    for one in standings:
        face = _row(stage, one) if is_list else _card(stage, one, len(standings), picture)
        panel = SeatPanel(stage, one.seat, face, strong=one.is_strong, expand=not is_list or None)
        cards.append(_tappable(skin, panel, partial(on_tap, one.seat)) if on_tap else panel)
    if is_list:
        return ft.Column(cards, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(cards, spacing=skin.px(GAP))


def _tappable(skin: Skin, panel: ft.Control, tap: Callable[[], None]) -> ft.Control:
    return ft.Semantics(
        content=ft.Container(panel, on_click=guarded(tap), ink=skin.motion),
        button=True,
        container=True,
        expand=None if is_upright(skin) else True,
    )


def _sign(skin: Skin, one: Standing) -> list[ft.Control]:
    """A tick or an hourglass, and the word."""
    if not one.word:
        return []
    icon = "check" if one.is_done else "hourglass"
    colour = skin.palette.good if one.is_done else skin.palette.muted
    return [Icon(skin, icon, skin.px(20), colour), Small(skin, one.word)]


def _row(stage: Stage, one: Standing) -> ft.Control:
    skin, name = stage.skin, reading.name(stage, one.seat)
    mark, crown, sign = Mark(stage, one.seat, 28), Crown(stage, one.seat, 22), _sign(skin, one)
    if skin.large_text:
        words: ft.Control = Fitted(skin, name, 18, room(skin)[0] - 110)
        below = [ft.Row(sign, spacing=8)] if sign else []
        column = ft.Column([words, *below], spacing=2, tight=True, expand=True)
        return ft.Row([mark, column, *crown], spacing=12)
    words = ft.Container(Fitted(skin, name, 18, room(skin)[0] * 0.46), expand=True)
    return ft.Row([mark, words, *crown, *sign], spacing=10)


def _card(
    stage: Stage, one: Standing, count: int, picture: Callable[[Standing, float], ft.Control] | None
) -> ft.Control:
    skin, wide = stage.skin, card_room(stage.skin, count)
    crown = Crown(stage, one.seat, 24)
    name = Fitted(skin, reading.name(stage, one.seat), 20, wide, align=CENTER)
    mark = Mark(stage, one.seat, skin.px(28 if picture else 54), dim=_is_dim(one) and not picture)
    above = [picture(one, wide)] if picture else []
    top = ft.Row([mark, *crown], spacing=skin.px(10), alignment=CENTERED)
    sign = _sign(skin, one)
    words = [sign[0], ft.Container(sign[1], expand=1, expand_loose=True)] if sign else []
    below = [ft.Row(words, spacing=skin.px(6), alignment=CENTERED)] if words else []
    return ft.Column(
        [*above, top, name, *below],
        spacing=skin.px(12),
        tight=True,
        horizontal_alignment=MIDDLE,
        alignment=CENTERED,
    )


def _is_dim(one: Standing) -> bool:
    return bool(one.word) and not one.is_done and not one.is_strong


def SeatPanel(
    stage: Stage, seat: str, content: ft.Control, *, strong: bool = False, expand: bool | None = True
) -> ft.Control:
    """A card in the colour of a seat."""
    skin = stage.skin
    colour = reading.colour(stage, seat)
    return Card(
        skin,
        content,
        colour=tint(colour, skin.palette.background, 0.15) if strong else "",
        border=(skin.palette.edge or colour) if strong else "",
        border_width=3 if strong else 1,
        expand=expand,
        padding=INSIDE,
    )

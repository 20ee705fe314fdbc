"""Everybody at the table, and one word about each: cards beside each other, or rows on an upright page."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.kernel.action import Action
from companion.kernel.frozen import frozen
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.marks import LeaderCrown
from companion.ui.games.emergence.reading import Operative
from companion.ui.games.emergence.shared.page import is_upright, room
from companion.ui.kit.boxes import CENTERED, MIDDLE, STRETCHED, InRow
from companion.ui.kit.drawing import guarded, part
from companion.ui.kit.envelope import Envelope
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.sending import Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Muted
from companion.ui.stage import Stage

GAP, INSIDE = 14, 14


@frozen
class Standing:
    """What everybody may know of one seat: never what they do."""

    one: Operative
    word: str = ""
    is_done: bool = False
    is_strong: bool = False
    """Set off in its colour."""
    says: Action | None = None
    """What a tap on it sends."""


def standings(stage: Stage, done: str, late: str, *, is_strong: bool = True) -> tuple[Standing, ...]:
    """Who is ready, and who is not or has their phone away."""
    made = []
    for one in reading.operatives(stage):
        line, is_ready = stage.seat_line(one.person.seat), one.line.is_ready
        is_gone = line is not None and line.presence in ("away", "free")
        word = stage.say(done if is_ready else "emergence-shared-away" if is_gone else late)
        made.append(Standing(one, word, is_ready, is_ready and is_strong))
    return tuple(made)


@part
def Operatives(
    skin: Skin, people: tuple[Standing, ...], send: Way | None = None, has_envelopes: bool = False
) -> ft.Control:
    """All seats alike; `send` where they can be tapped, `has_envelopes` while they choose (EM-11)."""
    cards = [
        _Seat.keyed(standing.one.person.seat)(skin, standing, len(people), send, has_envelopes)
        for standing in people
    ]
    if is_upright(skin):
        return ft.Column(list(cards), spacing=8, tight=True, horizontal_alignment=STRETCHED)
    return InRow(skin, *cards, gap=GAP)


@part
def _Seat(skin: Skin, standing: Standing, count: int, send: Way | None, has_envelopes: bool) -> ft.Control:
    is_list, person = is_upright(skin), standing.one.person
    expand = not is_list or None
    face = _row(skin, standing) if is_list else _card(skin, standing, count, has_envelopes)
    colour, palette, is_strong = person.paint(skin), skin.palette, standing.is_strong
    panel = Card(
        skin,
        face,
        colour=tint(colour, palette.background, 0.15) if is_strong else "",
        border=(palette.edge or colour) if is_strong else "",
        border_width=3 if is_strong else 1,
        expand=expand,
        padding=INSIDE,
    )
    if send is None or standing.says is None:
        return panel
    tapped = ft.Container(panel, on_click=guarded(partial(send, standing.says)), ink=skin.motion)
    return ft.Semantics(content=tapped, button=True, container=True, expand=expand)


def _sign(skin: Skin, standing: Standing) -> list[ft.Control]:
    """A tick or an hourglass, and the word."""
    if not standing.word:
        return []
    icon = "check" if standing.is_done else "hourglass"
    colour = skin.palette.good if standing.is_done else skin.palette.muted
    return [Icon(skin, icon, skin.px(20), colour), Muted(skin, standing.word, 14)]


def _row(skin: Skin, standing: Standing) -> ft.Control:
    one, sign = standing.one, _sign(skin, standing)
    mark, crown = SeatMark(skin, one.person.colour, 28), LeaderCrown(skin, one.is_leader, 22)
    if skin.large_text:
        words: ft.Control = Fitted(skin, one.person.name, 18, room(skin)[0] - 110)
        below = [ft.Row(sign, spacing=8)] if sign else []
        column = ft.Column([words, *below], spacing=2, tight=True, expand=True)
        return ft.Row([mark, column, *crown], spacing=12)
    words = ft.Container(Fitted(skin, one.person.name, 18, room(skin)[0] * 0.46), expand=True)
    return ft.Row([mark, words, *crown, *sign], spacing=10)


def _card(skin: Skin, standing: Standing, count: int, has_envelopes: bool) -> ft.Control:
    one, sign = standing.one, _sign(skin, standing)
    wide = (room(skin)[0] - skin.px(GAP) * (count - 1)) / max(1, count) - 2 * skin.px(INSIDE) - 6
    is_dim = bool(standing.word) and not (standing.is_done or standing.is_strong or has_envelopes)
    mark = SeatMark(skin, one.person.colour, skin.px(28 if has_envelopes else 54), dim=is_dim)
    words = [sign[0], ft.Container(sign[1], expand=1, expand_loose=True)] if sign else []
    return ft.Column(
        [
            *([_envelope(skin, standing, wide)] if has_envelopes else []),
            ft.Row([mark, *LeaderCrown(skin, one.is_leader, 24)], spacing=skin.px(10), alignment=CENTERED),
            Fitted(skin, one.person.name, 20, wide, align=CENTER),
            *([ft.Row(words, spacing=skin.px(6), alignment=CENTERED)] if words else []),
        ],
        spacing=skin.px(12),
        tight=True,
        horizontal_alignment=MIDDLE,
        alignment=CENTERED,
    )


def _envelope(skin: Skin, standing: Standing, wide: float) -> ft.Control:
    inside = (
        Envelope(skin, standing.one.person.colour, width=wide)
        if standing.is_done
        else Icon(skin, "pencil", skin.px(56), skin.palette.muted)
    )
    return ft.Container(inside, height=wide * 0.62, alignment=ft.Alignment.CENTER)

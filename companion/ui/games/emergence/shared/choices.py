"""Everybody's choice as a line, in the order of the round (EM-12, EM-13)."""

from __future__ import annotations

import flet as ft

from companion.kernel.seat import Seat
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.marks import AugmentationTag, LeaderCrown
from companion.ui.games.emergence.reading import Operative
from companion.ui.kit.boxes import ENDS, InRow, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Fitted, Strong, Words

BESIDE_NAME = 330
"""What place, mark, action and edges take of a line."""


@part
def ChoiceLines(
    skin: Skin, order: tuple[Operative, ...], acted: tuple[Seat, ...], width: float
) -> ft.Control:
    """A line each; who has told the app of an action wears a tick."""
    rows = [
        _Line.keyed(one.person.seat)(skin, one, place, one.person.seat in acted, width)
        for place, one in enumerate(order, 1)
    ]
    return Spaced(skin, *rows, gap=8)


@part
def _Line(skin: Skin, one: Operative, place: int, has_acted: bool, width: float) -> ft.Control:
    palette, person = skin.palette, one.person
    words = ft.Column(
        [
            Strong(skin, reading.action_word(skin, one.action), 18, lines=1),
            AugmentationTag(skin, one.line.augmentation, step=14),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ENDS,
    )
    space = max(skin.px(60), width - skin.px(BESIDE_NAME))
    row = [
        Words(skin, str(place), 18, colour=palette.muted, family=DISPLAY_600),
        SeatMark(skin, person.colour, skin.px(26)),
        ft.Container(Fitted(skin, person.name, 18, space), expand=True),
        *LeaderCrown(skin, one.is_leader, 22),
        *([Icon(skin, "check", skin.px(22), palette.good)] if has_acted else []),
        words,
        Icon(skin, one.action, skin.px(34)),
    ]
    return Card(
        skin,
        InRow(skin, *row),
        padding=10,
        radius=15,
        border=tint(person.paint(skin), palette.background, 0.75),
        border_width=2,
    )

"""The cards of everybody, turned over one by one (EM-47)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence.draw.cards import emblem
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.draw.tokens import CARD_BACK
from companion.ui.games.emergence.reading import Operative
from companion.ui.games.emergence.shared.page import is_upright
from companion.ui.kit.boxes import BETWEEN, CENTERED, MIDDLE, START, InRow
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.layout import Card
from companion.ui.kit.seats import SeatMark
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Heading, Muted, style


@part
def TurnedCards(
    skin: Skin, people: tuple[Operative, ...], opened: int, width: float, height: float
) -> ft.Control:
    """Who was who: the first `opened` cards lie open."""
    is_list = is_upright(skin)
    count = (2 if skin.is_phone else 3) if is_list else len(people)
    tallest = skin.px(240) if is_list else (height - skin.px(120)) / 1.5
    wide = min((width - skin.px(44)) / count - skin.px(14), tallest)
    cards = [_Card.keyed(one.person.seat)(skin, one, at < opened, wide) for at, one in enumerate(people)]
    secret = Muted(skin, skin.say("emergence-over-secret"), 15.6)
    title = Heading(skin, skin.say("emergence-over-who"), 20)
    if is_list:
        grid = ft.Row(list(cards), spacing=skin.px(14), run_spacing=14, wrap=True, vertical_alignment=START)
        return Card(skin, ft.Column([title, secret, grid], spacing=10, tight=True), padding=20)
    beside = ft.Container(secret, expand=True, alignment=ft.Alignment.CENTER_RIGHT)
    row = ft.Row(list(cards), alignment=BETWEEN, vertical_alignment=START)
    column = [
        InRow(skin, title, beside, gap=14),
        ft.Container(row, alignment=ft.Alignment.CENTER, expand=True),
    ]
    return Card(skin, ft.Column(list(column), spacing=skin.px(8)), padding=20, expand=True)


@part
def _Card(skin: Skin, one: Operative, is_open: bool, wide: float) -> ft.Control:
    """A card that turns over, and whose it was."""
    palette, side = skin.palette, one.line.allegiance or "ai"
    colour, size = tones(skin).team(side), wide * 0.66
    fade = ft.Animation(skin.time(280), ft.AnimationCurve.EASE_OUT_CUBIC)
    drawn = emblem(side, colour, colour, palette.secret_well, palette.secret_card)
    letters = style(min(skin.size(25), wide * 0.2), palette.secret_ink, DISPLAY_700)
    face = ft.Column(
        [
            ft.Image(src=drawn, width=size, height=size),
            ft.Text(skin.say(f"emergence-team-{side}"), style=letters, max_lines=1),
        ],
        spacing=skin.px(8),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        opacity=1 if is_open else 0,
        animate_opacity=fade,
        left=0,
        right=0,
        top=0,
        bottom=0,
    )
    back = ft.Image(
        src=CARD_BACK,
        fit=ft.BoxFit.COVER,
        opacity=0 if is_open else 1,
        animate_opacity=fade,
        left=0,
        right=0,
        top=0,
        bottom=0,
        exclude_from_semantics=True,
    )
    radius = skin.px(16)
    card = ft.Container(
        ft.Stack([back, face]),
        width=wide,
        height=wide * 1.5,
        bgcolor=palette.secret_card,
        border_radius=radius,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        foreground_decoration=ft.BoxDecoration(
            border=ft.Border.all(2.5, colour if is_open else palette.secret_line), border_radius=radius
        ),
    )
    name = ft.Column(
        [
            SeatMark(skin, one.person.colour, skin.px(22)),
            Fitted(skin, one.person.name, 19, wide, align=CENTER),
        ],
        spacing=skin.px(4),
        width=wide,
        tight=True,
        horizontal_alignment=MIDDLE,
    )
    return ft.Column([card, name], spacing=skin.px(10), tight=True, horizontal_alignment=MIDDLE)

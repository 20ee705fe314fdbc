"""The end: the winner, the cards one by one, the race, the proof of a fair deal (EM-45..47)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.views import OperativeLine
from companion.table.actions import PlayAgain
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.faces import SIDES, emblem
from companion.ui.games.emergence.marks import Mark, Small
from companion.ui.games.emergence.opened import team_colour
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.games.emergence.phone.over import reason_line, use_opening_cards
from companion.ui.games.emergence.shared.page import Texture, Whole, edge_of, is_upright, room
from companion.ui.games.emergence.shared.plot import RacePlot
from companion.ui.games.emergence.tokens import CARD_BACK
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import DISPLAY_700, TEXT_500
from companion.ui.kit.headers import HeaderTools
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card, Scrolling
from companion.ui.kit.proof import FairDeal
from companion.ui.kit.text import CENTER, Figures, Fitted, Heading, Muted, Words
from companion.ui.stage import Stage

LEFT = 0.63

TOOLS = 6
"""As many as stand in the header of an end at the most."""


def _hero(stage: Stage) -> ft.Control:
    """Who won, and by how much."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    winner = view.end.winner if view.end else "draw"
    colour = palette.text if winner == "draw" else team_colour(skin, winner)
    icon = "swap" if winner == "draw" else winner
    well = palette.secret_well if skin.is_dark else palette.card
    is_list = is_upright(skin)
    size = skin.px(72 if is_list else 140)
    title = skin.say(f"emergence-over-win-{winner}")
    tools = HeaderTools(skin, stage.tools)
    space = room(skin)[0] - size - skin.px(18) - (0 if is_list else skin.px(66) * TOOLS)
    picture = ft.Image(src=emblem(icon, colour, colour, well, well), width=size, height=size)
    words = ft.Column(
        [
            ft.Semantics(
                content=Fitted(skin, title, 34 if is_list else 66, space, family=DISPLAY_700, lines=1),
                header=True,
            ),
            Words(skin, reason_line(stage), 19, family=TEXT_500),
        ],
        spacing=skin.px(8),
        tight=True,
        expand=True,
    )
    if is_list:
        return ft.Column([ft.Row([picture, words], spacing=skin.px(18)), tools], spacing=12, tight=True)
    return ft.Row([picture, words, tools], spacing=skin.px(18))


def _card(stage: Stage, line: OperativeLine, is_open: bool, wide: float) -> ft.Control:
    """A card that turns over, and whose it was."""
    skin, palette = stage.skin, stage.skin.palette
    side = line.allegiance or "ai"
    colour = team_colour(skin, side)
    size = wide * 0.66
    face = ft.Column(
        [
            ft.Image(
                src=emblem(side, colour, colour, palette.secret_well, palette.secret_card),
                width=size,
                height=size,
            ),
            ft.Text(
                skin.say(f"emergence-team-{side}"),
                style=ft.TextStyle(
                    size=min(skin.size(25), wide * 0.2),
                    color=palette.secret_ink,
                    font_family=DISPLAY_700,
                    letter_spacing=0,
                ),
                max_lines=1,
            ),
        ],
        spacing=skin.px(8),
        alignment=CENTERED,
        horizontal_alignment=MIDDLE,
        opacity=1 if is_open else 0,
        animate_opacity=ft.Animation(skin.time(280), ft.AnimationCurve.EASE_OUT_CUBIC),
        left=0,
        right=0,
        top=0,
        bottom=0,
    )
    back = ft.Image(
        src=CARD_BACK,
        fit=ft.BoxFit.COVER,
        opacity=0 if is_open else 1,
        animate_opacity=ft.Animation(skin.time(280), ft.AnimationCurve.EASE_OUT_CUBIC),
        left=0,
        right=0,
        top=0,
        bottom=0,
        exclude_from_semantics=True,
    )
    card = ft.Container(
        ft.Stack([back, face]),
        width=wide,
        height=wide * 1.5,
        bgcolor=palette.secret_card,
        border_radius=skin.px(16),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        foreground_decoration=ft.BoxDecoration(
            border=ft.Border.all(2.5, colour if is_open else palette.secret_line), border_radius=skin.px(16)
        ),
    )
    name = ft.Column(
        [
            Mark(stage, line.seat, skin.px(22)),
            Fitted(skin, reading.name(stage, line.seat), 19, wide, align=CENTER),
        ],
        spacing=skin.px(4),
        width=wide,
        tight=True,
        horizontal_alignment=MIDDLE,
    )
    return ft.Column([card, name], spacing=skin.px(10), tight=True, horizontal_alignment=MIDDLE)


def _who(stage: Stage, opened: int, width: float, height: float) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    is_list = is_upright(skin)
    count = (2 if skin.is_phone else 3) if is_list else len(view.operatives)
    tallest = skin.px(240) if is_list else (height - skin.px(120)) / 1.5
    wide = min((width - skin.px(44)) / count - skin.px(14), tallest)
    cards = [_card(stage, line, at < opened, wide) for at, line in enumerate(view.operatives)]
    secret = Muted(skin, skin.say("emergence-over-secret"), 15.6)
    title = Heading(skin, skin.say("emergence-over-who"), 20)
    if is_list:
        grid = ft.Row(
            list(cards),
            spacing=skin.px(14),
            run_spacing=14,
            wrap=True,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        return Card(skin, ft.Column([title, secret, grid], spacing=10, tight=True), padding=20)
    head = ft.Row(
        [
            title,
            ft.Container(secret, expand=True, alignment=ft.Alignment.CENTER_RIGHT),
        ],
        spacing=skin.px(14),
    )
    return Card(
        skin,
        ft.Column(
            [
                head,
                ft.Container(
                    ft.Row(
                        list(cards),
                        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                        vertical_alignment=ft.CrossAxisAlignment.START,
                    ),
                    alignment=ft.Alignment.CENTER,
                    expand=True,
                ),
            ],
            spacing=skin.px(8),
        ),
        padding=20,
        expand=True,
    )


def _race(stage: Stage) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    is_list = is_upright(skin)
    totals: list[ft.Control] = []
    for side in SIDES:
        colour = team_colour(skin, side)
        totals += [
            Icon(skin, side, skin.px(22), colour),
            Figures(skin, str(getattr(view.totals, side)), 18, colour=colour),
        ]
    head = ft.Row(
        [ft.Container(Heading(skin, skin.say("emergence-over-race"), 20, lines=1), expand=True), *totals],
        spacing=skin.px(6),
    )
    return Card(
        skin,
        ft.Column(
            [
                head,
                ft.Container(RacePlot(stage), height=260) if is_list else RacePlot(stage),
                Small(skin, skin.say("emergence-over-axis"), lines=None if is_list else 2),
            ],
            spacing=skin.px(8),
            tight=is_list,
        ),
        padding=18,
        expand=not is_list or None,
    )


def _again(stage: Stage) -> ft.Control:
    skin = stage.skin
    if not stage.table.is_host:
        return Card(
            skin,
            Muted(skin, skin.say("emergence-over-again-wait"), 17, align=CENTER),
            padding=16,
            expand=not is_upright(skin) or None,
        )
    return MainButton(
        skin, skin.say("emergence-over-again"), lambda: stage.send(PlayAgain()), icon="refresh", height=84
    )


@component
def TheEnd(stage: Stage) -> ft.Control:
    """Everything opens, except how anybody split their tokens."""
    view, skin = reading.game(stage), stage.skin
    opened = use_opening_cards(skin, len(view.operatives))
    edge, gap = edge_of(skin), skin.px(16)
    width = skin.width - 2 * edge
    table = stage.table
    fair = FairDeal(skin, table.seal, table.seats, stage.open_sheet, is_upright(skin))
    if is_upright(skin):
        rows = [
            _hero(stage),
            _who(stage, opened, width, 0),
            _race(stage),
            fair,
        ]
        return Whole(skin, [Scrolling(rows, spacing=gap), _again(stage)])
    left, right = width * LEFT - gap / 2, width * (1 - LEFT) - gap / 2
    high = skin.height - skin.px(28) * 2 - skin.px(150) - skin.px(90) - 2 * gap
    middle = ft.Row(
        [
            ft.Container(_who(stage, opened, left, high), width=left),
            ft.Container(_race(stage), width=right),
        ],
        spacing=gap,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot = ft.Row(
        [
            ft.Container(
                fair,
                width=left,
            ),
            ft.Container(_again(stage), width=right),
        ],
        spacing=gap,
        height=skin.px(90),
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    column = ft.Column(
        [ft.Container(_hero(stage), height=skin.px(150)), middle, foot],
        spacing=gap,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Stack(
        [
            *Texture(skin),
            ft.Container(
                column,
                left=0,
                right=0,
                top=0,
                bottom=0,
                padding=ft.Padding.symmetric(horizontal=edge, vertical=skin.px(28)),
            ),
        ],
        expand=True,
    )

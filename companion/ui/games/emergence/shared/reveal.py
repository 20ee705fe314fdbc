"""All choices at once, a column for each seat in turn order (EM-12)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.sums.attacks import cost_of
from companion.games.emergence.views import OperativeLine
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.colours import tones
from companion.ui.games.emergence.faces import emblem
from companion.ui.games.emergence.marks import AugmentationTag, Crown, Mark
from companion.ui.games.emergence.panels import CENTERED, MIDDLE
from companion.ui.games.emergence.shared.page import SharedPage, is_narrow, room
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.palette import tint
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Fitted, Muted, Strong, Words
from companion.ui.stage import Stage

WIDE = 190
"""A column with room for mark, name and place in one line."""


def _cost_line(skin: Skin, action: str) -> str:
    cost = cost_of(action)
    return skin.say("emergence-costs", n=cost) if cost else skin.say("emergence-on-own-tile")


def _chip(skin: Skin, line: OperativeLine, wide: float) -> ft.Control:
    """The augmentation: icon and word, on its own ground."""
    if line.augmentation is None:
        return ft.Container()
    colour = reading.augmentation_colour(skin, line.augmentation)
    is_narrow = wide < skin.size(15.5) * 11.6
    word = (
        skin.say(f"emergence-short-{line.augmentation}")
        if is_narrow
        else reading.augmentation_word(skin, line.augmentation)
    )
    return ft.Container(
        ft.Row(
            [
                Icon(skin, reading.augmentation_icon(line.augmentation), skin.px(26), colour),
                ft.Container(
                    Fitted(skin, word, 15.5, wide - skin.px(62), colour=colour, family=TEXT_600, lines=1),
                    expand=1,
                    expand_loose=True,
                ),
            ],
            spacing=skin.px(6),
            alignment=CENTERED,
        ),
        height=skin.px(58),
        bgcolor=tint(colour, skin.palette.card, 0.14),
        border=ft.Border.all(1.5, tint(colour, skin.palette.card, 0.5)),
        border_radius=skin.px(15),
    )


def _column(stage: Stage, line: OperativeLine, place: int, wide: float) -> ft.Control:
    skin, palette = stage.skin, stage.skin.palette
    colour, action = reading.colour(stage, line.seat), line.action or "activate"
    is_wide = wide > skin.px(WIDE)
    top: list[ft.Control] = [
        Mark(stage, line.seat, skin.px(32)),
        *Crown(stage, line.seat, 26),
        Words(skin, str(place), 24, colour=palette.muted, family=DISPLAY_600),
    ]
    inside = wide - skin.px(32 if is_wide else 20) - 5
    space = inside - skin.px(110 if is_wide else 0)
    name = Fitted(skin, reading.name(stage, line.seat), 24 if is_wide else 18, space)
    first = ft.Row(
        [top[0], ft.Container(name, expand=True), *top[1:]]
        if is_wide
        else [top[0], ft.Container(expand=True), *top[1:]],
        spacing=skin.px(10),
    )
    head = ft.Container(
        first if is_wide else ft.Column([first, name], spacing=skin.px(6), tight=True),
        bgcolor=tint(colour, palette.card, 0.17),
        padding=ft.Padding.symmetric(horizontal=skin.px(16 if is_wide else 10), vertical=skin.px(14)),
    )
    dial = min(wide * 0.68, skin.px(175))
    picture = ft.Image(
        src=emblem(
            action,
            palette.text,
            palette.outline,
            palette.secret_well if skin.is_dark else palette.raised,
            palette.outline,
            104,
        ),
        width=dial,
        height=dial,
        exclude_from_semantics=True,
    )
    return ft.Container(
        ft.Column(
            [
                head,
                ft.Container(
                    ft.Column(
                        [
                            picture,
                            Fitted(
                                skin,
                                reading.action_word(skin, action),
                                28 if is_wide else 20,
                                inside,
                                family=DISPLAY_700,
                                align=CENTER,
                                lines=1,
                            ),
                            Muted(skin, _cost_line(skin, action), 15.5, align=CENTER),
                        ],
                        spacing=skin.px(8),
                        alignment=CENTERED,
                        horizontal_alignment=MIDDLE,
                    ),
                    expand=True,
                ),
                ft.Container(_chip(skin, line, wide), padding=skin.px(9)),
            ],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=palette.card,
        border_radius=skin.px(20),
        border=ft.Border.all(2.5, tint(colour, palette.background, 0.75)),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        expand=True,
    )


def _row(stage: Stage, line: OperativeLine, place: int) -> ft.Control:
    """The same as a row of a narrow page: the action below the name."""
    skin, palette = stage.skin, stage.skin.palette
    colour, action = reading.colour(stage, line.seat), line.action or "activate"
    head = ft.Row(
        [
            Words(skin, str(place), 20, colour=palette.muted, family=DISPLAY_600),
            Mark(stage, line.seat, 26),
            ft.Container(Fitted(skin, reading.name(stage, line.seat), 18, room(skin)[0] - 150), expand=True),
            *Crown(stage, line.seat, 22),
        ],
        spacing=10,
    )
    words = ft.Column(
        [
            Words(skin, reading.action_word(skin, action), 22, family=DISPLAY_700, line=1.1),
            Muted(skin, _cost_line(skin, action), 15),
            AugmentationTag(skin, line.augmentation, is_short=False, step=15),
        ],
        spacing=2,
        tight=True,
        expand=True,
    )
    return Card(
        skin,
        ft.Column([head, ft.Row([Icon(skin, action, 40), words], spacing=14)], spacing=8, tight=True),
        padding=12,
        border=tint(colour, palette.background, 0.75),
        border_width=2.5,
    )


def OnTheTable(stage: Stage) -> ft.Control:
    """These choices stand until the round ends."""
    view, skin = reading.game(stage), stage.skin
    title = skin.say("emergence-reveal-title")
    subtitle = f"{skin.say('emergence-round', n=view.round)}. {skin.say('emergence-reveal-line')}"
    if is_narrow(skin):
        rows = [_row(stage, reading.line(view, seat), place) for place, seat in enumerate(view.order, 1)]
        return SharedPage(stage, title, subtitle, ft.Column(list(rows), spacing=8, tight=True))
    wide = room(skin)[0] / max(1, len(view.order)) - skin.px(16)
    columns = ft.Row(
        [_column(stage, reading.line(view, seat), place, wide) for place, seat in enumerate(view.order, 1)],
        spacing=skin.px(16),
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    first = view.order[0] if view.order else view.seats[0]
    action = reading.line(view, first).action or "activate"
    counts: list[ft.Control] = []
    for augmentation, icon, colour in (
        ("electromechanical", "electro", tones(skin).electro),
        ("biomechanical", "bio", tones(skin).bio),
    ):
        number = sum(line.augmentation == augmentation for line in view.operatives)
        counts += [
            Icon(skin, icon, skin.px(30), colour),
            Words(skin, str(number), 28, family=DISPLAY_700),
        ]
    foot = Card(
        skin,
        ft.Row(
            [
                Mark(stage, first, skin.px(32)),
                ft.Row(
                    [
                        Strong(skin, skin.say("emergence-goes-first", name=reading.name(stage, first)), 21),
                        Muted(
                            skin,
                            skin.say("emergence-then", action=reading.action_word(skin, action).lower()),
                            17.5,
                        ),
                    ],
                    spacing=skin.px(14),
                    wrap=True,
                    expand=True,
                ),
                *counts,
            ],
            spacing=skin.px(14),
        ),
        padding=14,
    )
    return SharedPage(stage, title, subtitle, columns, actions=[foot])

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
from companion.ui.games.emergence.shared.page import SIDE, Texture
from companion.ui.games.emergence.shared.plot import RacePlot
from companion.ui.games.emergence.tokens import CARD_BACK
from companion.ui.parts.buttons import DualButton, LinkButton, OutlineButton
from companion.ui.parts.guard import component
from companion.ui.parts.icon import Icon
from companion.ui.parts.layout import Card
from companion.ui.parts.text import CENTER, Figures, Heading, Muted, Strong, Words
from companion.ui.stage import Stage
from companion.ui.theme import DISPLAY_700, TEXT_500

LEFT = 0.63


def _hero(stage: Stage) -> ft.Control:
    """Who won, and by how much."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    winner = view.end.winner if view.end else "draw"
    colour = palette.text if winner == "draw" else team_colour(stage, winner)
    icon = "swap" if winner == "draw" else winner
    well = palette.secret_well if skin.is_dark else palette.card
    size = skin.px(140)
    picture = ft.Image(src=emblem(icon, colour, colour, well, well), width=size, height=size)
    words = ft.Column(
        [
            Heading(skin, stage.say(f"emergence-over-win-{winner}"), 66, bold=True, lines=1),
            Words(skin, reason_line(stage), 19, family=TEXT_500),
        ],
        spacing=skin.px(8),
        tight=True,
        expand=True,
    )
    return ft.Row([picture, words], spacing=skin.px(28))


def _card(stage: Stage, line: OperativeLine, is_open: bool, wide: float) -> ft.Control:
    """A card that turns over, and whose it was."""
    skin, palette = stage.skin, stage.skin.palette
    side = line.allegiance or "ai"
    colour = team_colour(stage, side)
    size = wide * 0.66
    face = ft.Column(
        [
            ft.Image(
                src=emblem(side, colour, colour, palette.secret_well, palette.secret_card),
                width=size,
                height=size,
            ),
            ft.Text(
                stage.say(f"emergence-team-{side}"),
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
    name = ft.Row(
        [
            Mark(stage, line.seat, skin.px(22)),
            Strong(skin, reading.name(stage, line.seat), 19, lines=1, expand=True),
        ],
        spacing=skin.px(8),
        width=wide,
    )
    return ft.Column([card, name], spacing=skin.px(10), tight=True, horizontal_alignment=MIDDLE)


def _who(stage: Stage, opened: int, width: float, height: float) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    count = len(view.operatives)
    wide = min((width - skin.px(44)) / count - skin.px(14), (height - skin.px(120)) / 1.5)
    cards = [_card(stage, line, at < opened, wide) for at, line in enumerate(view.operatives)]
    head = ft.Row(
        [
            ft.Container(Heading(skin, stage.say("emergence-over-who"), 20), expand=True),
            Muted(skin, stage.say("emergence-over-secret"), 15.6, lines=1),
        ]
    )
    return Card(
        skin,
        ft.Column(
            [
                head,
                ft.Container(
                    ft.Row(list(cards), alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
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
    totals: list[ft.Control] = []
    for side in SIDES:
        colour = team_colour(stage, side)
        totals += [
            Icon(skin, side, skin.px(22), colour),
            Figures(skin, str(getattr(view.totals, side)), 18, colour=colour),
        ]
    head = ft.Row(
        [ft.Container(Heading(skin, stage.say("emergence-over-race"), 20, lines=1), expand=True), *totals],
        spacing=skin.px(6),
    )
    return Card(
        skin,
        ft.Column(
            [head, RacePlot(stage), Small(skin, stage.say("emergence-over-axis"), lines=2)],
            spacing=skin.px(8),
        ),
        padding=18,
        expand=True,
    )


def _fair(stage: Stage, check: object) -> ft.Control:
    """The seal, everybody's cut, and the way to check it."""
    skin, seal = stage.skin, stage.table.seal
    if seal is None:
        return Card(skin, Muted(skin, stage.say("emergence-over-fair-cards"), 18), padding=18, expand=True)
    cuts: list[ft.Control] = [Small(skin, stage.say("emergence-over-cuts"))]
    for line, cut in zip(stage.table.seats, seal.cuts, strict=False):
        cuts += [Mark(stage, line.seat, skin.px(17)), Figures(skin, str(cut), 15.6)]
    words = ft.Column(
        [
            Strong(skin, stage.say("emergence-over-fair", phrase=seal.phrase), 17.5, lines=2),
            ft.Row(list(cuts), spacing=skin.px(6), wrap=True),
        ],
        spacing=skin.px(6),
        tight=True,
        expand=True,
    )
    return Card(
        skin,
        ft.Row(
            [
                Icon(skin, "shield-check", skin.px(40), skin.palette.good),
                words,
                OutlineButton(skin, stage.say("emergence-over-check"), check, icon="list-check"),  # type: ignore[arg-type]
            ],
            spacing=skin.px(16),
        ),
        padding=16,
        expand=True,
    )


def proof_link(stage: Stage) -> str:
    """Where the proof can be saved as a file, for `companion verify`."""
    host = (stage.table.join_link or "").partition("/j/")[0]
    return f"{host}/table/{stage.table.id}/proof" if host else ""


def _proof(stage: Stage, close: object) -> ft.Control:
    """Everything anybody needs to check the deal, selectable."""
    skin, seal = stage.skin, stage.table.seal
    if seal is None:
        return ft.Container()

    def block(text_id: str, value: str) -> ft.Control:
        return ft.Column(
            [
                Muted(skin, stage.say(text_id), 15.6),
                Words(skin, value, 15.6, family=TEXT_500, selectable=True),
            ],
            spacing=skin.px(4),
            tight=True,
        )

    return Card(
        skin,
        ft.Column(
            [
                Heading(skin, stage.say("emergence-proof-title"), 26),
                block("emergence-proof-seal", seal.commitment),
                block("emergence-proof-secret", seal.secret or ""),
                block("emergence-proof-cuts", ", ".join(map(str, seal.cuts))),
                Muted(skin, stage.say("emergence-proof-how"), 15.6),
                ft.Row(
                    [
                        OutlineButton(skin, stage.say("emergence-proof-close"), close, icon="cross"),  # type: ignore[arg-type]
                        LinkButton(
                            skin, stage.say("emergence-proof-save"), proof_link(stage), icon="list-check"
                        ),
                    ],
                    spacing=skin.px(12),
                ),
            ],
            spacing=skin.px(16),
            scroll=ft.ScrollMode.AUTO,
        ),
        padding=24,
        expand=True,
    )


def _again(stage: Stage) -> ft.Control:
    skin = stage.skin
    if not stage.table.is_host:
        return Card(
            skin,
            Muted(skin, stage.say("emergence-over-again-wait"), 17, align=CENTER),
            padding=16,
            expand=True,
        )
    return DualButton(
        skin, stage.say("emergence-over-again"), lambda: stage.send(PlayAgain()), icon="refresh", height=84
    )


@component
def TheEnd(stage: Stage) -> ft.Control:
    """Everything opens, except how anybody split their tokens."""
    view, skin = reading.game(stage), stage.skin
    opened = use_opening_cards(stage, len(view.operatives))
    shows_proof, show_proof = ft.use_state(False)
    side, gap = skin.px(SIDE), skin.px(16)
    width = skin.width - 2 * side
    left, right = width * LEFT - gap / 2, width * (1 - LEFT) - gap / 2
    high = skin.height - skin.px(28) * 2 - skin.px(150) - skin.px(90) - 2 * gap
    middle = ft.Row(
        [
            ft.Container(
                _proof(stage, lambda: show_proof(False)) if shows_proof else _who(stage, opened, left, high),
                width=left,
            ),
            ft.Container(_race(stage), width=right),
        ],
        spacing=gap,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot = ft.Row(
        [
            ft.Container(_fair(stage, lambda: show_proof(True)), width=left),
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
            *Texture(stage),
            ft.Container(
                column,
                left=0,
                right=0,
                top=0,
                bottom=0,
                padding=ft.Padding.symmetric(horizontal=side, vertical=skin.px(28)),
            ),
        ],
        expand=True,
    )

"""Fast Play at its end: the regions are scored, ties spelled out, the winner (FP-5..8)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views.ending import EndView
from companion.games.emergent.views.fast import FastScore, FastView
from companion.games.emergent.words import POINTS, SIZES
from companion.ui.games.emergent.draw import SeatCoin, TradeMap, tones
from companion.ui.games.emergent.shared import lying, reading
from companion.ui.games.emergent.shared.page import MapBeside, SeatCard, accent, is_narrow, map_room, map_skin
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.games.emergent.shared.result import why_line
from companion.ui.kit.fonts import DISPLAY_700, TEXT_400, TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Words
from companion.ui.stage import Stage

TIES = ("emergent.why_region_tie_first", "emergent.why_region_tie_second")
"""Reasons that are spelled out: somebody shared a place (FP-6, FP-7)."""


def _awards(stage: Stage, score: FastScore) -> ft.Control:
    """The discs a seat won, each with its points."""
    skin, colour = stage.skin, reading.colour(stage, score.seat)
    coins = [
        SeatCoin(skin, colour, skin.px(40 if size == "large" else 30), text=str(POINTS[size]))
        for size in reversed(SIZES)
        for _ in range(getattr(score, size))
    ]
    return ft.Row(
        list(coins),
        spacing=skin.px(4),
        wrap=True,
        run_spacing=skin.px(4),
        alignment=ft.MainAxisAlignment.END,
    )


def _colours(skin: Skin, score: FastScore) -> str:
    """How many coloured regions it won, for the tie-break (FP-8)."""
    return skin.say("emergent-shared-won-colours", green=score.green_won, red=score.red_won)


def _seat(stage: Stage, score: FastScore, *, is_winner: bool) -> ft.Control:
    skin = stage.skin
    line = skin.say("emergent-shared-winner") if is_winner else _colours(skin, score)
    words = ft.Column(
        [
            Heading(skin, reading.name(stage, score.seat), 22, bold=True, lines=1),
            Words(
                skin,
                line,
                15.6,
                family=TEXT_600 if is_winner else TEXT_400,
                colour="" if is_winner else skin.palette.muted,
                line=1.1,
                lines=1,
            ),
        ],
        spacing=skin.px(4),
        tight=True,
        expand=True,
    )
    points = ft.Semantics(
        content=Words(skin, str(score.points), 44, family=DISPLAY_700, line=1.0),
        label=skin.say("emergent-shared-points", n=score.points),
    )
    right = ft.Container(points, width=skin.px(64), alignment=ft.Alignment.CENTER_RIGHT)
    if is_narrow(skin):
        top = ft.Row([Coin(stage, score.seat, 44), words, right], spacing=skin.px(12))
        low = ft.Column([top, _awards(stage, score)], spacing=skin.px(8), tight=True)
        return SeatCard(stage, score.seat, low, strong=is_winner, padding=12)
    row = ft.Row(
        [
            Coin(stage, score.seat, 52),
            words,
            ft.Container(_awards(stage, score), expand=True),
            right,
        ],
        spacing=skin.px(12),
    )
    return SeatCard(stage, score.seat, row, strong=is_winner, padding=12)


def _reasons(stage: Stage, fast: FastView, end: EndView) -> list[tuple[str, bool]]:
    """The rule in short, every tie of this game, how the winner was found; strong ones are of this game."""
    view = reading.game(stage)
    notes = [
        (
            stage.say(
                "emergent-shared-score-at",
                region=reading.region_name(view, one.region),
                why=reading.why(stage, one.note),
            ),
            True,
        )
        for one in fast.regions
        if one.note is not None and one.note.code in TIES
    ]
    return [
        (why_line(stage, end), True),
        *notes,
        (stage.say("emergent-shared-score-first", n=POINTS["large"]), False),
        (stage.say("emergent-shared-score-second", n=POINTS["small"]), False),
        (stage.say("emergent-shared-score-equal"), False),
    ]


def _why(stage: Stage, fast: FastView, end: EndView) -> ft.Control:
    skin, own = stage.skin, tones(stage.skin)
    rows = [
        ft.Row(
            [
                ft.Container(
                    width=skin.px(8),
                    height=skin.px(8),
                    shape=ft.BoxShape.CIRCLE,
                    bgcolor=own.amber if strong else accent(skin),
                ),
                Words(
                    skin,
                    text,
                    15.8,
                    family=TEXT_600 if strong else TEXT_400,
                    colour="" if strong else skin.palette.muted,
                    line=1.15,
                    expand=True,
                ),
            ],
            spacing=skin.px(12),
        )
        for text, strong in _reasons(stage, fast, end)
    ]
    if is_narrow(skin):
        return Card(skin, ft.Column(list(rows), spacing=skin.px(8), tight=True), padding=16)
    column = ft.Column(list(rows), spacing=skin.px(8), scroll=ft.ScrollMode.AUTO)
    return Card(skin, column, padding=16, expand=True)


def FastResult(stage: Stage, end: EndView, foot: float) -> ft.Control:
    """The scored map on the left; everybody by points and the reasons on the right."""
    view, skin = reading.game(stage), stage.skin
    if view.fast is None:
        return ft.Container()
    width, height = map_room(skin, foot)
    picture = TradeMap(
        map_skin(skin),
        reading.drawn(view.board),
        lying.scored(stage),
        width=width,
        height=height,
        mode="fast",
        zoom=False,
    )
    rows = [_seat(stage, score, is_winner=score.seat in end.winners) for score in view.fast.scores]
    beside = ft.Column(
        [*rows, _why(stage, view.fast, end)],
        spacing=skin.px(11),
        tight=is_narrow(skin),
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return MapBeside(skin, picture, beside, foot=foot)

"""Fast Play at its end: the regions are scored, ties spelled out, the winner (FP-5..8)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.ending import EndView
from companion.games.emergent.views.fast import FastScore, FastView
from companion.games.emergent.words import POINTS, SIZES
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.pieces import SeatCoin
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared import lying
from companion.ui.games.emergent.shared.page import (
    MapBeside,
    WideMap,
    is_narrow,
)
from companion.ui.games.emergent.shared.people import Coin, NameLine, SeatCard
from companion.ui.games.emergent.shared.result import why_line
from companion.ui.kit.boxes import STRETCHED, Big, InRow, Stacked
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_400, TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words

TIES = ("emergent.why_region_tie_first", "emergent.why_region_tie_second")
"""Reasons that are spelled out: somebody shared a place (FP-6, FP-7)."""


def _awards(skin: Skin, cast: Cast, score: FastScore) -> ft.Control:
    """The discs a seat won, each with its points."""
    colour = cast.colour(score.seat)
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


def _Said(
    skin: Skin, text: str, is_strong: bool, *, lines: int | None = None, expand: bool | None = None
) -> ft.Control:
    """A line of the result: strong where it is what counts."""
    family, colour = (TEXT_600, "") if is_strong else (TEXT_400, skin.palette.muted)
    return Words(skin, text, 15.8, family=family, colour=colour, line=1.1, lines=lines, expand=expand)


@part
def ScoredSeat(skin: Skin, cast: Cast, score: FastScore, is_winner: bool) -> ft.Control:
    line = skin.say("emergent-shared-winner") if is_winner else _colours(skin, score)
    words = Stacked(
        skin,
        NameLine(skin, cast, score.seat, 22, 0.6 if is_narrow(skin) else 0.34),
        _Said(skin, line, is_winner, lines=2),
        expand=True,
    )
    points = ft.Semantics(
        content=Big(skin, str(score.points), 44),
        label=skin.say("emergent-shared-points", n=score.points),
    )
    right = ft.Container(points, width=skin.px(64), alignment=ft.Alignment.CENTER_RIGHT)
    if is_narrow(skin):
        top = InRow(skin, Coin(skin, cast, score.seat, 44), words, right, gap=12)
        low = Stacked(skin, top, _awards(skin, cast, score), gap=8)
        return SeatCard(skin, cast.paint(skin, score.seat), low, strong=is_winner, padding=12)
    row = InRow(
        skin,
        Coin(skin, cast, score.seat, 52),
        words,
        ft.Container(_awards(skin, cast, score), expand=True),
        right,
        gap=12,
    )
    return SeatCard(skin, cast.paint(skin, score.seat), row, strong=is_winner, padding=12)


def _reasons(skin: Skin, cast: Cast, fast: FastView, why: str) -> list[tuple[str, bool]]:
    """The rule in short, every tie of this game, how the winner was found; strong ones are of this game."""
    notes = [
        (
            skin.say(
                "emergent-shared-score-at",
                region=cast.region_name(one.region),
                why=cast.why(skin, one.note),
            ),
            True,
        )
        for one in fast.regions
        if one.note is not None and one.note.code in TIES
    ]
    return [
        (why, True),
        *notes,
        (skin.say("emergent-shared-score-first", n=POINTS["large"]), False),
        (skin.say("emergent-shared-score-second", n=POINTS["small"]), False),
        (skin.say("emergent-shared-score-equal"), False),
    ]


@part
def ScoreReasons(skin: Skin, reasons: tuple[tuple[str, bool], ...]) -> ft.Control:
    """Why it is so."""
    own = tones(skin)
    rows = [
        InRow(
            skin,
            ft.Container(
                width=skin.px(8),
                height=skin.px(8),
                shape=ft.BoxShape.CIRCLE,
                bgcolor=own.amber if strong else skin.look.accent,
            ),
            _Said(skin, text, strong, expand=True),
            gap=12,
        )
        for text, strong in reasons
    ]
    if is_narrow(skin):
        return Card(skin, Stacked(skin, *rows, gap=8), padding=16)
    column = ft.Column(list(rows), spacing=skin.px(8), scroll=ft.ScrollMode.AUTO)
    return Card(skin, column, padding=16, expand=True)


def FastResult(skin: Skin, cast: Cast, view: EmergentView, end: EndView) -> ft.Control:
    """The scored map on the left; everybody by points and the reasons on the right."""
    if view.fast is None:
        return ft.Container()
    rows = [ScoredSeat(skin, cast, score, score.seat in end.winners) for score in view.fast.scores]
    reasons = tuple(_reasons(skin, cast, view.fast, why_line(skin, view, end)))
    beside = ft.Column(
        [*rows, ft.Container(ScoreReasons(skin, reasons), expand=None if is_narrow(skin) else True)],
        spacing=skin.px(11),
        tight=is_narrow(skin),
        horizontal_alignment=STRETCHED,
    )
    drawn = WideMap(skin, cast.drawn, lying.scored(cast, view), mode="fast", key="scored")
    return MapBeside(skin, drawn, beside)

"""Units that ties cost: ghost cubes in their number, with city and round (ET-22)."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.games.emergent.views.ending import TieLoss
from companion.games.emergent.words import income
from companion.ui.games.emergent.draw import Cube
from companion.ui.games.emergent.shared import reading
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.text import Muted, Words
from companion.ui.stage import Stage

MOST_DRAWN = 12


def _where(stage: Stage, losses: Sequence[TieLoss]) -> str:
    """`Port Lumen in round 3 (2), Quill in round 4 (1)`."""
    view = reading.game(stage)
    return stage.skin.language.listed(
        tuple(
            stage.say(
                "emergent-debrief-tie-at",
                city=reading.city_name(view, loss.city),
                round=loss.round,
                n=loss.units,
            )
            for loss in losses
        )
    )


def _row(stage: Stage, seat: str, losses: Sequence[TieLoss], cube: float) -> ft.Control:
    skin, palette = stage.skin, stage.skin.palette
    units = sum(loss.units for loss in losses)
    ghosts = [
        Cube(skin, reading.colour(stage, seat), skin.px(cube), style="ghost")
        for _ in range(min(units, MOST_DRAWN))
    ]
    amount = reading.dollars(-income(units)) if units else reading.DASH
    words = _where(stage, losses) if units else skin.say("emergent-debrief-no-tie")
    top = ft.Row(
        [
            Coin(stage, seat, 30),
            ft.Row(list(ghosts), spacing=skin.px(1), wrap=True, expand=True),
            Words(
                skin,
                skin.say("emergent-debrief-tie-units", n=units),
                16,
                colour="" if units else palette.muted,
                line=1.1,
            ),
            Words(
                skin, amount, 20, family=DISPLAY_700, colour=palette.bad if units else palette.muted, line=1.0
            ),
        ],
        spacing=skin.px(9),
    )
    label = f"{reading.name(stage, seat)}: {skin.say('emergent-debrief-tie-units', n=units)}. {words}"
    column = ft.Column([top, Muted(skin, words, 14.5)], spacing=skin.px(4), tight=True)
    return ft.Semantics(content=column, label=label, container=True, exclude_semantics=True)


def TieLosses(stage: Stage, losses: Sequence[TieLoss], width: float) -> ft.Control:
    """One row a seat; a seat without a loss says so."""
    view, skin = reading.game(stage), stage.skin
    rows = [_row(stage, seat, [loss for loss in losses if loss.seat == seat], 15) for seat in view.seats]
    return ft.Column(list(rows), spacing=skin.px(10), width=width, tight=True)

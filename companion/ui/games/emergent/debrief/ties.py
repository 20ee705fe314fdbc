"""Units that ties cost: ghost cubes in their number, with city and round (ET-22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import flet as ft

from companion.games.emergent.views.ending import TieLoss
from companion.games.emergent.words import income
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.pieces import Cube
from companion.ui.games.emergent.reading import DASH, Cast
from companion.ui.games.emergent.shared.page import is_narrow
from companion.ui.games.emergent.shared.people import Coin
from companion.ui.kit.boxes import Big, InRow, Stacked
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Words

MOST_DRAWN = 12
"""Cubes in a row; the number stands beside them."""
FEW = 3
"""So many losses are told with their round, more by city."""
MOST_BESIDE = 6
"""More cubes leave no room for words on a wide page."""


def where(skin: Skin, cast: Cast, losses: Sequence[TieLoss]) -> str:
    """`Port Lumen R3 (2) and Quill R4 (1)`; of many `Port Lumen (5) and Quill (2)`."""
    if len(losses) > FEW:
        units: Counter[str] = Counter()
        for loss in losses:
            units[loss.city] += loss.units
        return skin.language.listed(
            tuple(
                skin.say("emergent-debrief-ties-at", city=cast.city_name(city), n=count)
                for city, count in units.most_common()
            )
        )
    return skin.language.listed(
        tuple(
            skin.say(
                "emergent-debrief-tie-at",
                city=cast.city_name(loss.city),
                round=loss.round,
                n=loss.units,
            )
            for loss in losses
        )
    )


def _row(skin: Skin, cast: Cast, seat: str, losses: Sequence[TieLoss], cube: float) -> ft.Control:
    palette = skin.palette
    units = sum(loss.units for loss in losses)
    ghosts = [
        Cube(skin, cast.colour(seat), skin.px(cube), style="ghost") for _ in range(min(units, MOST_DRAWN))
    ]
    amount = dollars(-income(units)) if units else DASH
    words = where(skin, cast, losses) if units else skin.say("emergent-debrief-no-tie")
    drawn = ft.Row(list(ghosts), spacing=skin.px(1), wrap=is_narrow(skin), expand=is_narrow(skin) or None)
    lost = Words(
        skin,
        skin.say("emergent-debrief-tie-units", n=units),
        16,
        colour="" if units else palette.muted,
        line=1.1,
    )
    money = Big(skin, amount, 20, palette.bad if units else palette.muted)
    coin, cause = Coin(skin, cast, seat, 30), Muted(skin, words, 14.5, lines=None if is_narrow(skin) else 2)
    few = [drawn] if 0 < units <= MOST_BESIDE else []
    beside = [drawn] if is_narrow(skin) else [*few, ft.Container(cause, expand=True)]
    row = InRow(skin, coin, *beside, lost, money, gap=9)
    label = f"{cast.name(seat)}: {skin.say('emergent-debrief-tie-units', n=units)}. {words}"
    content = Stacked(skin, row, cause) if is_narrow(skin) else row
    return ft.Semantics(content=content, label=label, container=True, exclude_semantics=True)


def TieLosses(skin: Skin, cast: Cast, losses: Sequence[TieLoss], width: float) -> ft.Control:
    """One row a seat; a seat without a loss says so."""
    rows = [_row(skin, cast, seat, [loss for loss in losses if loss.seat == seat], 15) for seat in cast.seats]
    return ft.Column(list(rows), spacing=skin.px(10), width=width, tight=True)

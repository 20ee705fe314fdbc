"""Charts put together: the page of the money, the page of the places, one chart with its question."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.ui.games.emergent.debrief.charts import (
    Chart,
    ChartName,
    Past,
    title,
    told,
    whole,
)
from companion.ui.games.emergent.debrief.places import SoldMap, TiesBelow
from companion.ui.games.emergent.debrief.talk import question, theme_of
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import Stacked
from companion.ui.kit.layout import SIDE, Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted

HEAD = 34
PAD = 16
TOP_SHARE = 0.485
BELOW: tuple[tuple[ChartName, float], ...] = (("share", 0.42), ("unsold", 0.29), ("marketing", 0.29))
PHONE_HEIGHTS: dict[ChartName, float] = {
    "cash": 260,
    "in-out": 330,
    "share": 360,
    "unsold": 240,
    "marketing": 230,
    "ties": 0,
    "sold-map": 0,
}
"""How high a chart is on a phone; the last two are as high as they need."""


def ChartCard(skin: Skin, cast: Cast, past: Past, name: ChartName, width: float, height: float) -> ft.Control:
    """A chart in its card; a screen reader hears the title and what the chart says."""
    inner, step = width - 2 * skin.px(PAD), 19 if skin.device == "tv" else 16
    tall = height - 2 * skin.px(PAD) - skin.px(HEAD)
    head = ft.Semantics(
        content=ft.Container(Heading(skin, title(skin, name), step, lines=1), height=skin.px(HEAD)),
        label=whole(skin, cast, past.debrief, name),
        container=True,
        exclude_semantics=True,
    )
    card = Card(skin, ft.Column([head, Chart(skin, cast, past, name, inner, tall)], spacing=0), padding=PAD)
    card.width, card.height = width, height
    return card


def MoneyPage(skin: Skin, cast: Cast, past: Past, width: float, height: float) -> ft.Control:
    """How the money was made: cash, in and out, shares, unsold cubes, what cylinders brought."""
    gap = skin.px(12)
    upper = (height - gap) * 0.48
    lower = height - gap - upper
    left = (width - gap) * TOP_SHARE
    room = width - gap * (len(BELOW) - 1)
    return ft.Column(
        [
            ft.Row(
                [
                    ChartCard(skin, cast, past, "cash", left, upper),
                    ChartCard(skin, cast, past, "in-out", width - gap - left, upper),
                ],
                spacing=gap,
            ),
            ft.Row(
                [ChartCard(skin, cast, past, name, room * share, lower) for name, share in BELOW], spacing=gap
            ),
        ],
        spacing=gap,
    )


def PlacesPage(skin: Skin, cast: Cast, past: Past, width: float, height: float) -> ft.Control:
    """Where it was sold and from where; beside it what ties cost."""
    ties = TiesBelow(past.debrief.tie_losses, title(skin, "ties"), PAD)
    return SoldMap(skin, cast, past.ways, past.first, width, height, ties)


def FocusPage(skin: Skin, cast: Cast, past: Past, name: ChartName, width: float, height: float) -> ft.Control:
    """One question, the chart that answers it, and what it says in this game."""
    theme = theme_of(name)
    head: list[ft.Control] = [Heading(skin, question(skin, theme), 26)] if theme else []
    head.append(Muted(skin, told(skin, cast, past.debrief, name), 17))
    above, gap = skin.px(84), skin.px(8)
    tall = height - above - gap
    shown = (
        SoldMap(skin, cast, past.ways, past.first, width, tall)
        if name == "sold-map"
        else ChartCard(skin, cast, past, name, width, tall)
    )
    return ft.Column([ft.Container(Stacked(skin, *head, gap=6), height=above), shown], spacing=gap)


def PhoneChart(skin: Skin, cast: Cast, past: Past, name: ChartName, width: float | None = None) -> ft.Control:
    """A chart on a narrow page: title, what it says, the drawing."""
    inner = (width or skin.width - 2 * SIDE) - 2 * skin.px(14)
    tall = PHONE_HEIGHTS[name] * (1.35 if skin.large_text else 1.0) * skin.scale
    return Card(
        skin,
        Stacked(
            skin,
            Heading(skin, title(skin, name), 20),
            Muted(skin, told(skin, cast, past.debrief, name), 15),
            Chart(skin, cast, past, name, inner, tall),
            gap=10,
        ),
        padding=14,
    )


def NarrowPage(skin: Skin, cast: Cast, past: Past, names: Sequence[ChartName], width: float) -> ft.Control:
    """Charts below each other; one alone stands under its question."""
    theme = theme_of(names[0]) if len(names) == 1 else None
    head = [Heading(skin, question(skin, theme), 24)] if theme else []
    return Stacked(skin, *head, *(PhoneChart(skin, cast, past, name, width) for name in names), gap=12)

"""Where each seat sold and from where: a map, and the same as lines (ET-25, ET-37)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.games.emergent.views.ending import Flow
from companion.ui.games.emergent.draw import Cube, TradeMap
from companion.ui.games.emergent.shared import lying, reading
from companion.ui.games.emergent.shared.page import is_narrow, map_skin
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.text import Figures, Muted, Words
from companion.ui.stage import Stage

MAP_SHARE = 0.52
"""How much of a wide screen the map takes."""
PHONE_MAP = 0.98
"""The map's height by its width on a phone."""


def _line(stage: Stage, flow: Flow) -> ft.Control:
    """`5 from Midvale to Port Lumen, $5 transport`."""
    view, skin = reading.game(stage), stage.skin
    way = skin.say(
        "emergent-debrief-flow",
        region=reading.region_name(view, flow.region),
        city=reading.city_name(view, flow.city),
    )
    far = skin.say("emergent-debrief-flow-cost", cost=reading.dollars(flow.cost))
    if not flow.cost:
        far = skin.say("emergent-debrief-flow-free")
    words: list[ft.Control] = [
        Words(skin, way, 15.6, family=TEXT_600, line=1.1, lines=2, expand=True),
        Muted(skin, far, 14.5, lines=1),
    ]
    if is_narrow(skin):
        words = [
            ft.Column(
                [Words(skin, way, 16, family=TEXT_600, line=1.1), Muted(skin, far, 14)],
                spacing=2,
                tight=True,
                expand=True,
            )
        ]
    row = ft.Row(
        [
            Cube(skin, reading.colour(stage, flow.seat), skin.px(18)),
            ft.Container(Figures(skin, str(flow.units), 18), width=skin.px(38)),
            *words,
        ],
        spacing=skin.px(8),
    )
    label = f"{skin.say('emergent-shared-units', n=flow.units)} {way}, {far}"
    return ft.Semantics(content=row, label=label, container=True, exclude_semantics=True)


def _chips(stage: Stage, seat: str, pick: Callable[[str], None]) -> ft.Control:
    """Whose sales; everybody's own colour, shape and name."""
    view, skin = reading.game(stage), stage.skin
    chips = [
        Chip(
            skin,
            reading.name(stage, one),
            partial(pick, one),
            colour=reading.paint(stage, one),
            selected=one == seat,
        )
        for one in view.seats
    ]
    return ft.Row(list(chips), spacing=skin.px(8), run_spacing=skin.px(8), wrap=True)


def _first(stage: Stage) -> str:
    """Mine, or the winner's."""
    view = reading.game(stage)
    return stage.table.my_seat or (view.end.winners[0] if view.end and view.end.winners else view.seats[0])


def _lines(stage: Stage, flows: Sequence[Flow]) -> list[ft.Control]:
    """A seat's ways as sentences, most units first."""
    if not flows:
        return [Muted(stage.skin, stage.say("emergent-debrief-sold-nothing"), 15.6)]
    return [_line(stage, flow) for flow in flows]


@component
def SoldMap(
    stage: Stage, flows: Sequence[Flow], width: float, height: float, below: ft.Control | None = None
) -> ft.Control:
    """One seat at a time: the regions it shipped from, the ways, the cities it reached.

    On a wide screen the map takes half; `below` stands under the lines beside it.
    """
    skin = stage.skin
    picked, pick = ft.use_state(_first(stage))
    mine = sorted((flow for flow in flows if flow.seat == picked), key=lambda flow: -flow.units)
    chips, lines = _chips(stage, picked, pick), _lines(stage, mine)
    if is_narrow(skin):
        drawn = _map(stage, mine, width, width * PHONE_MAP)
        return ft.Column([chips, drawn, *lines], spacing=skin.px(10), width=width)
    gap = skin.px(14)
    left = (width - gap) * MAP_SHARE
    listed = ft.Column(
        [chips, ft.Column(lines, spacing=skin.px(9), scroll=ft.ScrollMode.AUTO, expand=True)],
        spacing=skin.px(12),
        expand=True,
    )
    beside = ft.Column(
        [Card(skin, listed, padding=16, expand=6), *([ft.Container(below, expand=5)] if below else [])],
        spacing=gap,
        width=width - gap - left,
        height=height,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row(
        [_map(stage, mine, left, height), beside],
        spacing=gap,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _map(stage: Stage, flows: Sequence[Flow], width: float, height: float) -> ft.Control:
    view = reading.game(stage)
    return TradeMap(
        map_skin(stage.skin),
        reading.drawn(view.board),
        lying.flowing(stage, flows),
        width=width,
        height=height,
        zoom=is_narrow(stage.skin),
    )

"""Where each seat sold and from where: a map, and the same as lines (ET-25, ET-37)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import flet as ft

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.ending import Flow, TieLoss
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.debrief.ties import TieLosses
from companion.ui.games.emergent.debrief.whose import whose
from companion.ui.games.emergent.draw.marks import Marks, NoteMark, TripMark
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.pieces import Cube
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.games.emergent.reading import Cast
from companion.ui.games.emergent.shared.page import is_narrow
from companion.ui.kit.boxes import START, STRETCHED, InRow, Wrapped
from companion.ui.kit.drawing import Choose, part, use_kept
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Heading, Muted, Words

MAP_SHARE = 0.52
"""How much of a wide screen the map takes."""
PHONE_MAP = 0.98
"""The map's height by its width on a phone."""


def _line(skin: Skin, cast: Cast, flow: Flow) -> ft.Control:
    """`5 from Midvale to Port Lumen, $5 transport`."""
    way = skin.say(
        "emergent-debrief-flow",
        region=cast.region_name(flow.region),
        city=cast.city_name(flow.city),
    )
    far = skin.say("emergent-debrief-flow-cost", cost=dollars(flow.cost))
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
    row = InRow(
        skin,
        Cube(skin, cast.colour(flow.seat), skin.px(18)),
        ft.Container(Figures(skin, str(flow.units), 18), width=skin.px(38)),
        *words,
        gap=8,
    )
    label = f"{skin.say('emergent-shared-units', n=flow.units)} {way}, {far}"
    return ft.Semantics(content=row, label=label, container=True, exclude_semantics=True)


def _chips(skin: Skin, cast: Cast, seat: str, pick: Choose) -> ft.Control:
    """Whose sales; everybody's own colour, shape and name."""
    return Wrapped(skin, *whose(skin, cast, seat, pick))


def _lines(skin: Skin, cast: Cast, flows: Sequence[Flow]) -> list[ft.Control]:
    """A seat's ways as sentences, most units first."""
    if not flows:
        return [Muted(skin, skin.say("emergent-debrief-sold-nothing"), 15.6)]
    return [_line(skin, cast, flow) for flow in flows]


@frozen
class Way:
    """Units from a region to a city over the whole game, and the regions they went through."""

    flow: Flow
    route: tuple[str, ...]


def ways_of(view: EmergentView, flows: Iterable[Flow]) -> tuple[Way, ...]:
    """The ways the cubes took; the history remembers them."""
    routes = {
        (line.seat, shipment.region, city.city): shipment.route
        for record in reversed(view.history)
        for city in record.cities
        for line in city.sellers
        for shipment in line.shipments
    }
    return tuple(Way(one, routes.get((one.seat, one.region, one.city), (one.region,))) for one in flows)


@frozen
class TiesBelow:
    """What ties cost, under the lines beside a wide map."""

    losses: tuple[TieLoss, ...]
    title: str
    padding: float


@part
def SoldMap(
    skin: Skin,
    cast: Cast,
    ways: tuple[Way, ...],
    first: str,
    width: float,
    height: float,
    below: TiesBelow | None = None,
) -> ft.Control:
    """One seat at a time: the regions it shipped from, the ways, the cities it reached.

    On a wide screen the map takes half; `below` stands under the lines beside it.
    """
    picked, pick = use_kept(first)
    mine = tuple(sorted((way for way in ways if way.flow.seat == picked), key=lambda way: -way.flow.units))
    chips, lines = _chips(skin, cast, picked, pick), _lines(skin, cast, [way.flow for way in mine])
    narrow, gap = is_narrow(skin), skin.px(14)
    wide = width if narrow else (width - gap) * MAP_SHARE
    plain = replace(skin, large_text=False) if skin.large_text else skin
    tall = width * PHONE_MAP if narrow else height
    marks = flowing(skin, cast, mine)
    drawn = TradeMap(plain, cast.drawn, marks, width=wide, height=tall, zoom=narrow)
    if narrow:
        return ft.Column([chips, drawn, *lines], spacing=skin.px(10), width=width)
    listed = ft.Column(
        [chips, ft.Column(lines, spacing=skin.px(9), scroll=ft.ScrollMode.AUTO, expand=True)],
        spacing=skin.px(12),
        expand=True,
    )
    under = [ft.Container(_ties(skin, cast, below, width - gap - wide), expand=1)] if below else []
    beside = ft.Column(
        [Card(skin, listed, padding=16, expand=1), *under],
        spacing=gap,
        width=width - gap - wide,
        height=height,
        horizontal_alignment=STRETCHED,
    )
    return ft.Row([drawn, beside], spacing=gap, vertical_alignment=START)


def _ties(skin: Skin, cast: Cast, below: TiesBelow, width: float) -> ft.Control:
    inner = width - 2 * skin.px(below.padding)
    column = ft.Column(
        [Heading(skin, below.title, 19, lines=1), TieLosses(skin, cast, below.losses, inner)],
        spacing=skin.px(8),
        scroll=ft.ScrollMode.AUTO,
    )
    return Card(skin, column, padding=below.padding)


def flowing(skin: Skin, cast: Cast, ways: tuple[Way, ...]) -> Marks:
    """Where one seat sold and from where, over the whole game: units at the DCs' regions and the ways."""
    sent: dict[str, int] = {}
    for way in ways:
        sent[way.flow.region] = sent.get(way.flow.region, 0) + way.flow.units
    sold = {way.flow.city for way in ways}
    bright = {region for way in ways for region in way.route}
    return Marks(
        notes=tuple(
            NoteMark(region, skin.say("emergent-debrief-sent", n=units)) for region, units in sent.items()
        ),
        trips=tuple(TripMark(way.route, cast.colour(way.flow.seat), 1) for way in ways if len(way.route) > 1),
        dim=tuple(one.id for one in cast.board.regions if one.id not in bright),
        dim_cities=tuple(one.id for one in cast.board.cities if one.id not in sold),
    )

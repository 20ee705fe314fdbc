"""The same plan as sentences: for small phones, large text and screen readers (ET-7)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.views.mine import PlanDc
from companion.games.emergent.words import CUBE_PRICE, CYLINDER_PRICE
from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.games.emergent.draw.pieces import Cylinder, DcDisc
from companion.ui.games.emergent.phone.plan_map import cylinders_in, dc_fill, dc_style, dc_title, region_words
from companion.ui.games.emergent.phone.sketch import Planned
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Chip
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import inner_width
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import LETTER, Heading, Muted, Strong, Words

BESIDE = 110
"""What the price, the arrow and the edges of a card take of its width."""


@frozen
class RegionLine:
    """A region with something of mine in it."""

    id: str
    said: str
    cost: int
    dcs: tuple[PlanDc, ...]
    cylinders: tuple[tuple[str, int], ...]
    """Place, how many."""


def region_lines(skin: Skin, cast: Cast, planned: Planned) -> tuple[RegionLine, ...]:
    """Every region with something in it, in the order of its best city."""
    busy = [
        region.id
        for region in cast.board.regions
        if planned.dcs_in(region.id) or cylinders_in(cast, planned, region.id)
    ]
    ranks = {name: min((city.rank for city in cast.cities_in(name)), default=999) for name in busy}
    return tuple(_line(skin, cast, planned, name) for name in sorted(busy, key=lambda name: ranks[name]))


def _line(skin: Skin, cast: Cast, planned: Planned, region_id: str) -> RegionLine:
    dcs = planned.dcs_in(region_id)
    places = dict.fromkeys((region_id, *cast.markets_in(region_id)))
    cylinders = tuple((place, count) for place in places if (count := planned.cylinders_at(place)))
    cost = sum(dc.price for dc in dcs if dc.is_new)
    cost += CUBE_PRICE * sum(dc.cubes for dc in dcs if not dc.is_sold)
    cost += CYLINDER_PRICE * sum(count for _, count in cylinders)
    return RegionLine(region_id, region_words(skin, cast, planned, region_id), cost, dcs, cylinders)


def PlanList(skin: Skin, cast: Cast, lines: tuple[RegionLine, ...], open_region: Choose) -> list[ft.Control]:
    """A card for every region with something in it, then all others to tap."""
    busy = {line.id for line in lines}
    rest = tuple(region.id for region in cast.board.regions if region.id not in busy)
    return [
        *(RegionCard.keyed(f"card-{at}")(skin, cast, line, open_region) for at, line in enumerate(lines)),
        OtherRegions(skin, cast, rest, open_region),
    ]


@part
def RegionCard(skin: Skin, cast: Cast, line: RegionLine, open_region: Choose) -> ft.Control:
    """What I plan in a region, and what it costs."""
    cities = ", ".join(f"{city.rank} {city.name}" for city in cast.cities_in(line.id))
    name = Heading(skin, cast.region_name(line.id), 19, lines=1)
    where = Muted(skin, cities or skin.say("emergent-phone-no-city"), 14, lines=2 if skin.large_text else 1)
    money = [Strong(skin, dollars(line.cost), 17)] if line.cost else []
    arrow = Icon(skin, "right", skin.px(18), skin.palette.muted)
    letters = skin.size(19) * len(cast.region_name(line.id)) + skin.size(14) * len(cities)
    head: ft.Control = (
        Spaced(skin, ft.Row([ft.Container(name, expand=True), *money, arrow]), where, gap=2)
        if LETTER * letters > inner_width(skin) - BESIDE
        else InRow(skin, name, ft.Container(where, expand=True), *money, arrow)
    )
    rows = [_dc_row(skin, cast, dc) for dc in line.dcs]
    rows += [_cylinder_row(skin, cast, place, count) for place, count in line.cylinders]
    return Panel(
        skin,
        Spaced(skin, head, *rows, gap=6),
        on_click=partial(open_region, line.id),
        label=line.said,
        padding=12,
    )


def _row(skin: Skin, picture: ft.Control, words: str, value: str, *, colour: str = "") -> ft.Control:
    return InRow(
        skin,
        ft.Container(picture, width=skin.px(40), height=skin.px(32), alignment=ft.Alignment.CENTER),
        Words(skin, words, 16, family=TEXT_500, expand=True),
        Strong(skin, value, 16, colour=colour),
        gap=8,
    )


def _dc_row(skin: Skin, cast: Cast, dc: PlanDc) -> ft.Control:
    radius = 11 if dc.size == "small" else 13
    disc = DcDisc(skin, cast.mine, dc.size, radius, cubes=dc.cubes, style=dc_style(dc))
    is_later = cast.rules.product_allocation == "at_placement" and not dc.is_sold
    value = skin.say("emergent-phone-cubes-where") if is_later else dc_fill(skin, dc)
    return _row(skin, disc, dc_title(skin, dc), value, colour=skin.palette.good if dc.is_sold else "")


def _cylinder_row(skin: Skin, cast: Cast, place: str, count: int) -> ft.Control:
    words = skin.say("emergent-phone-cylinders-word")
    if cast.is_by_city:
        words = f"{words}, {cast.city_name(place)}"
    return _row(skin, Cylinder(skin, cast.mine, 20), words, str(count))


@part
def OtherRegions(skin: Skin, cast: Cast, rest: tuple[str, ...], open_region: Choose) -> ft.Control:
    """Regions without anything, each to be tapped."""
    nothing = skin.say("emergent-phone-no-city-low")
    is_empty = len(rest) == len(cast.board.regions)

    def words(region_id: str) -> str:
        ranks = ", ".join(str(city.rank) for city in cast.cities_in(region_id))
        return f"{cast.region_name(region_id)} {ranks or nothing}"

    chips = [Chip(skin, words(region), partial(open_region, region), icon="plus-thin") for region in rest]
    title = skin.say("emergent-phone-list-empty" if is_empty else "emergent-phone-list-rest")
    row = Wrapped(skin, *chips)
    return Panel(skin, Spaced(skin, Strong(skin, title, 16), row, gap=8), is_hollow=True, padding=12)

"""The same plan as sentences: for small phones, large text and screen readers (ET-7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.views.mine import PlanDc
from companion.games.emergent.words import CUBE_PRICE, CYLINDER_PRICE
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import Cylinder, DcDisc, dollars
from companion.ui.games.emergent.phone.bits import Panel
from companion.ui.games.emergent.phone.page import Spaced
from companion.ui.games.emergent.phone.plan_map import (
    cylinders_in,
    dc_fill,
    dc_style,
    dc_title,
    market_places,
    region_words,
)
from companion.ui.games.emergent.phone.planned import Planned
from companion.ui.kit.buttons import Chip
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Strong, Words
from companion.ui.stage import Stage


def PlanList(stage: Stage, planned: Planned, on_region: Callable[[str], None]) -> list[ft.Control]:
    """A card for every region with something in it, then all others to tap."""
    view = reading.game(stage)
    busy = [
        region.id
        for region in view.board.regions
        if planned.dcs_in(region.id) or cylinders_in(view, planned, region.id)
    ]
    rest = [region.id for region in view.board.regions if region.id not in busy]
    made = [_card(stage, planned, region, on_region) for region in sorted(busy, key=partial(_rank, stage))]
    return [*made, _nothing(stage, rest, on_region, is_empty=not busy)]


def _rank(stage: Stage, region_id: str) -> int:
    """Regions in the order of their best city."""
    return min((city.rank for city in reading.cities_in(reading.game(stage), region_id)), default=999)


def cost_in(stage: Stage, planned: Planned, region_id: str) -> int:
    """What the plan spends in a region: builds, cubes and cylinders as the view prices them."""
    built = sum(dc.price for dc in planned.dcs_in(region_id) if dc.is_new)
    cubes = sum(dc.cubes for dc in planned.dcs_in(region_id) if not dc.is_sold)
    cylinders = cylinders_in(reading.game(stage), planned, region_id)
    return built + CUBE_PRICE * cubes + CYLINDER_PRICE * cylinders


def _card(stage: Stage, planned: Planned, region_id: str, on_region: Callable[[str], None]) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    cost = cost_in(stage, planned, region_id)
    cities = ", ".join(f"{city.rank} {city.name}" for city in reading.cities_in(view, region_id))
    name = Heading(skin, reading.region_name(view, region_id), 19, lines=1)
    where = Muted(skin, cities or skin.say("emergent-phone-no-city"), 14, lines=2 if skin.large_text else 1)
    money = [Strong(skin, dollars(cost), 17)] if cost else []
    arrow = Icon(skin, "right", skin.px(18), skin.palette.muted)
    head: ft.Control = (
        Spaced(skin, ft.Row([ft.Container(name, expand=True), *money, arrow]), where, gap=2)
        if skin.large_text
        else ft.Row([name, ft.Container(where, expand=True), *money, arrow], spacing=10)
    )
    rows = [_dc_row(stage, dc) for dc in planned.dcs_in(region_id)]
    rows += [
        _cylinder_row(stage, place, count)
        for place in dict.fromkeys((region_id, *market_places(view, region_id)))
        if (count := planned.cylinders_at(place))
    ]
    return Panel(
        skin,
        Spaced(skin, head, *rows, gap=6),
        on_click=partial(on_region, region_id),
        label=region_words(stage, planned, region_id),
        padding=12,
    )


def _row(skin: Skin, picture: ft.Control, words: str, value: str, *, colour: str = "") -> ft.Control:
    return ft.Row(
        [
            ft.Container(picture, width=skin.px(40), height=skin.px(32), alignment=ft.Alignment.CENTER),
            Words(skin, words, 16, family=TEXT_500, expand=True),
            Strong(skin, value, 16, colour=colour),
        ],
        spacing=8,
    )


def _dc_row(stage: Stage, dc: PlanDc) -> ft.Control:
    skin = stage.skin
    disc = DcDisc(
        skin,
        reading.my_colour(stage),
        dc.size,
        11 if dc.size == "small" else 13,
        cubes=dc.cubes,
        style=dc_style(dc),  # type: ignore[arg-type]
    )
    value = (
        skin.say("emergent-phone-cubes-where") if _is_later(stage) and not dc.is_sold else dc_fill(skin, dc)
    )
    return _row(skin, disc, dc_title(skin, dc), value, colour=skin.palette.good if dc.is_sold else "")


def _is_later(stage: Stage) -> bool:
    return reading.game(stage).rules.product_allocation == "at_placement"


def _cylinder_row(stage: Stage, place: str, count: int) -> ft.Control:
    view = reading.game(stage)
    words = stage.say("emergent-phone-cylinders-word")
    if view.rules.marketing_scope == "city":
        words = f"{words}, {reading.city_name(view, place)}"
    return _row(stage.skin, Cylinder(stage.skin, reading.my_colour(stage), 20), words, str(count))


def _nothing(
    stage: Stage, rest: list[str], on_region: Callable[[str], None], *, is_empty: bool
) -> ft.Control:
    """Regions without anything, each to be tapped."""
    view, skin = reading.game(stage), stage.skin

    nothing = skin.say("emergent-phone-no-city-low")

    def words(region_id: str) -> str:
        ranks = " ".join(str(city.rank) for city in reading.cities_in(view, region_id))
        return f"{reading.region_name(view, region_id)} {ranks or nothing}"

    chips = [Chip(skin, words(region), partial(on_region, region), icon="plus-thin") for region in rest]
    title = skin.say("emergent-phone-list-empty" if is_empty else "emergent-phone-list-rest")
    return Panel(
        skin,
        Spaced(
            skin, Strong(skin, title, 16), ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8), gap=8
        ),
        is_hollow=True,
        padding=12,
    )

"""My part of the city that is being served, the answer first (ET-18..27, ET-31)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergent.actions import Moved, Walk
from companion.games.emergent.views import MarketView
from companion.games.emergent.views.results import CityResult, SellerLine, Shipment
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import (
    Cubes,
    DiscMark,
    Marks,
    NoteMark,
    TradeMap,
    TripMark,
    change,
    tones,
)
from companion.ui.games.emergent.phone.bits import Big, Small
from companion.ui.games.emergent.phone.cards import Cards
from companion.ui.games.emergent.phone.city_order import CityOrder, TierRow
from companion.ui.games.emergent.phone.dealt import Dealt, use_reading
from companion.ui.games.emergent.phone.page import BETWEEN, MIDDLE, AccentButton, Page
from companion.ui.games.emergent.phone.shipping import Shipping
from companion.ui.games.emergent.phone.signs import TRUCK
from companion.ui.games.emergent.phone.waiting import waiting_line
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong, Words
from companion.ui.stage import Stage


@component
def Market(stage: Stage) -> ft.Control:
    """The city all screens show; my shipping when it is asked for; a card that turns out to be wrong."""
    view = reading.game(stage)
    is_fixing, set_fixing = ft.use_state(False)
    is_unread, read = use_reading(view.demand, view.market)
    if is_unread and view.demand and view.market:
        return Dealt(stage, view.demand, view.market, read)
    if is_fixing:
        return Cards(stage, lambda: set_fixing(False))
    if view.my_shipping is not None:
        return Shipping.keyed(f"ship-{view.my_shipping.city}")(stage, view.my_shipping)
    result = reading.served(view)
    if result is None:
        return _unserved(stage)
    return _city(stage, result, lambda: set_fixing(True))


def _unserved(stage: Stage) -> ft.Control:
    """The next city waits for those who choose their DCs (`shipping=owner_choice`)."""
    view = reading.game(stage)
    market = view.market
    at = min(len(market.cities), len(market.order) - 1) if market and market.order else -1
    name = reading.city_name(view, market.order[at]) if market and at >= 0 else ""
    return Page(
        stage,
        title=stage.say("emergent-phone-city-waits", city=name)
        if name
        else stage.say("emergent-phone-city-none"),
        subtitle=stage.say("emergent-phone-city-waits-line") if name else "",
        body=waiting_line(stage, market.waiting_for if market else ()),
        actions=_steps(stage, market, None, None) if market else [],
    )


def city_title(stage: Stage, result: CityResult, mine: SellerLine | None) -> str:
    """The answer first: where I stand in this city."""
    city = reading.city_name(reading.game(stage), result.city)
    if mine is None or mine.place is None:
        return stage.say("emergent-phone-city-out", city=city)
    tied = next((group for group in result.groups if mine.seat in group and len(group) > 1), ())
    if tied:
        others = reading.people(stage, tuple(seat for seat in tied if seat != mine.seat))
        return stage.say("emergent-phone-city-tied", city=city, names=others, place=mine.place)
    return stage.say("emergent-phone-city-place", city=city, place=mine.place)


def _city(stage: Stage, result: CityResult, on_fix: Callable[[], None]) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    mine = reading.seller(result, reading.my_seat(stage))
    can_fix = view.demand is not None and not view.demand.is_dealt and reading.may(view, "card")
    fix = IconButton48(skin, "pencil", skin.say("emergent-phone-card-wrong"), on_fix) if can_fix else None
    is_told = skin.large_text or skin.is_small
    """Without room for the map the same in words."""
    reasons = [reading.why(stage, note) for note in (*(mine.notes if mine else ()), *result.notes)]
    return Page(
        stage,
        title=city_title(stage, result, mine),
        right=fix,
        step=22 if skin.is_small else 25,
        picture=None if is_told else _map(stage, result, mine),
        body=[
            *(_from(stage, one) for one in (mine.shipments if mine and is_told else ())),
            TierRow(stage, result),
            CityOrder(stage, result),
            *(Words(skin, text, 16, colour=tones(skin).amber_words) for text in dict.fromkeys(reasons)),
        ],
        notes=[_money(skin, mine)],
        actions=_steps(stage, view.market, result, mine) if view.market else [],
        spacing=8,
    )


def _map(stage: Stage, result: CityResult, mine: SellerLine | None) -> ft.Control:
    """Close to the city: my DCs that shipped, the way the cubes took, what it cost."""
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    shipped = mine.shipments if mine else ()
    firm = reading.firm(view, reading.my_seat(stage))
    after = result.stock_after.get(reading.my_seat(stage), {})
    marks = Marks(
        discs=tuple(
            DiscMark(dc.region, colour, dc.size, cubes=after.get(dc.id, 0))
            for dc in (firm.dcs if firm else ())
        ),
        notes=tuple(
            NoteMark(
                one.region,
                skin.say("emergent-phone-from-here", n=one.units)
                if one.distance == 0
                else skin.say("emergent-phone-from", n=one.units, cost=one.cost, steps=one.distance),
                colour=colour,
            )
            for one in shipped
        ),
        trips=tuple(TripMark(one.route, colour, one.units) for one in shipped if one.distance),
        hot_city=result.city,
        dim_cities=tuple(city.id for city in view.board.cities if city.id != result.city),
    )
    places = tuple(dict.fromkeys((result.region, *(place for one in shipped for place in one.route))))
    return TradeMap(
        skin,
        reading.drawn(view.board),
        marks,
        width=skin.width,
        height=min(280.0, skin.height * 0.3),
        focus=places,
        zoom=False,
    )


def _from(stage: Stage, one: Shipment) -> ft.Control:
    """`Take 4 out of Delta`: what the map shows, in words."""
    view, skin = reading.game(stage), stage.skin
    place = reading.region_name(view, one.region)
    words = skin.say("emergent-phone-take-out", n=one.units, place=place)
    way = skin.say("emergent-phone-take-way", n=one.distance, cost=one.cost)
    return ft.Row(
        [
            Cubes(skin, reading.my_colour(stage), min(one.units, 10), 16, per_row=5, overlap=True),
            Strong(skin, words, 16, expand=True),
            Small(skin, way),
        ],
        spacing=10,
        vertical_alignment=MIDDLE,
        wrap=False,
    )


def _money(skin: Skin, mine: SellerLine | None) -> ft.Control:
    """What the city brought me, and why."""
    earns = mine.earns if mine else 0
    colour = skin.palette.good if earns > 0 else skin.palette.muted
    lines = (
        [
            skin.say("emergent-phone-city-sold", amount=change(mine.income), n=mine.sold),
            skin.say(
                "emergent-phone-city-transport", amount=change(-mine.transport), free=int(mine.transport == 0)
            ),
        ]
        if mine and mine.sold
        else [skin.say("emergent-phone-city-nothing")]
    )
    return ft.Row(
        [
            Big(skin, change(earns) if earns else "$0", 36, colour=colour),
            ft.Column([Small(skin, line) for line in lines], spacing=2, tight=True, expand=True),
        ],
        spacing=14,
        vertical_alignment=MIDDLE,
    )


def _steps(
    stage: Stage, market: MarketView | None, result: CityResult | None, mine: SellerLine | None
) -> list[ft.Control]:
    """My cubes off the board; back and on through the cities, together with all screens."""
    view, skin = reading.game(stage), stage.skin
    if market is None:
        return []

    def walk(to: int) -> Callable[[], None]:
        return lambda: stage.send(Walk(to=to))

    is_last = market.at + 1 >= market.count
    onward = skin.say(
        "emergent-phone-city-money" if is_last else "emergent-phone-city-next",
        city="" if is_last else reading.city_name(view, market.order[market.at + 1]),
    )
    has_to_move = result is not None and mine is not None and mine.sold > 0 and mine.seat not in result.moved
    can_go = market.at + 1 <= len(market.cities) and reading.may(view, "walk")
    back = IconButton48(
        skin,
        "arrow-left",
        skin.say("emergent-phone-city-back"),
        walk(market.at - 1),
        size=56,
        disabled=market.at == 0,
    )
    if has_to_move and result is not None and mine is not None:
        moved = Moved(city=result.city)
        main = AccentButton(
            skin,
            skin.say("emergent-phone-city-moved", n=mine.sold),
            lambda: stage.send(moved),
            icon="check",
            step=16,
        )
        go = [IconButton48(skin, "arrow", onward, walk(market.at + 1), size=56, disabled=not can_go)]
    else:
        main = AccentButton(
            skin, onward, walk(market.at + 1), icon=TRUCK if not is_last else "arrow", disabled=not can_go
        )
        go = []
    if skin.large_text:
        return [main, ft.Row([back, *go], spacing=8, alignment=BETWEEN)]
    return [ft.Row([back, ft.Container(main, expand=True), *go], spacing=8)]

"""My part of the city that is being served, the answer first (ET-18..27, ET-31)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergent.actions import Moved, Walk
from companion.games.emergent.views import EmergentView, MarketView
from companion.games.emergent.views.results import CityResult, Note, SellerLine, Shipment
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.marks import DiscMark, Marks, NoteMark, TripMark
from companion.ui.games.emergent.draw.money import change
from companion.ui.games.emergent.draw.pieces import Cubes
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.games.emergent.phone.cards import DemandScreen
from companion.ui.games.emergent.phone.city_order import SellingOrder, TierRow
from companion.ui.games.emergent.phone.round_cards import DealtPage, use_reading
from companion.ui.games.emergent.phone.shipping import Shipping
from companion.ui.games.emergent.phone.waiting import waiting_line
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import BETWEEN, Big, InRow, Stacked
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Tap, component, part, steady
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.sending import Send, Way
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Small, Strong
from companion.ui.reading import may
from companion.ui.stage import Stage


@component
def CityScreen(stage: Stage) -> ft.Control:
    """The city all screens show; my shipping when it is asked for; a card that turns out to be wrong."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    is_fixing, set_fixing = ft.use_state(False)
    is_unread, read = use_reading(view.demand, view.market)
    fix, leave = steady(lambda: set_fixing(True)), steady(lambda: set_fixing(False))
    if is_unread and view.demand and view.market:
        return DealtPage(skin, cast, view.demand, view.market, stage.said, read)
    if is_fixing:
        return DemandScreen(stage, leave)
    if view.my_shipping is not None:
        return Shipping.keyed(f"ship-{view.my_shipping.city}")(stage, view.my_shipping)
    result = reading.served(view)
    return _unserved(stage, cast) if result is None else _city(stage, cast, result, fix)


def _unserved(stage: Stage, cast: Cast) -> ft.Control:
    """The next city waits for those who choose their DCs (`shipping=owner_choice`)."""
    view, skin = reading.game(stage), stage.skin
    market = view.market
    at = min(len(market.cities), len(market.order) - 1) if market and market.order else -1
    name = cast.city_name(market.order[at]) if market and at >= 0 else ""
    title = "emergent-phone-city-waits" if name else "emergent-phone-city-none"
    return SeatPage(
        stage,
        title=skin.say(title, city=name),
        subtitle=skin.say("emergent-phone-city-waits-line") if name else "",
        body=waiting_line(skin, cast, market.waiting_for if market else ()),
        actions=[_steps(stage, cast, market, "", 0)] if market else [],
    )


def city_title(skin: Skin, cast: Cast, result: CityResult, mine: SellerLine | None) -> str:
    """The answer first: where I stand in this city."""
    city = cast.city_name(result.city)
    if mine is None or mine.place is None:
        return skin.say("emergent-phone-city-out", city=city)
    tied = next((group for group in result.groups if mine.seat in group and len(group) > 1), ())
    if tied:
        others = cast.people(skin, tuple(seat for seat in tied if seat != mine.seat))
        return skin.say("emergent-phone-city-tied", city=city, names=others, place=mine.place)
    return skin.say("emergent-phone-city-place", city=city, place=mine.place)


def _city(stage: Stage, cast: Cast, result: CityResult, on_fix: Tap) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    mine = reading.seller(result, cast.seat)
    is_told = skin.large_text or skin.is_small
    """Without room for the map the same in words."""
    reasons = [cast.why(skin, note) for note in (*(mine.notes if mine else ()), *_of_others(cast, result))]
    has_to_move = mine is not None and mine.sold > 0 and mine.seat not in result.moved
    moves = mine.sold if mine and has_to_move else 0
    return SeatPage(
        stage,
        title=city_title(skin, cast, result, mine),
        right=WrongCard(skin, on_fix) if reading.may_fix_cards(view) else None,
        step=22 if skin.is_small else 25,
        picture=None if is_told else _map(skin, cast, view, result, mine),
        body=[
            *(TakenOut(skin, cast, one) for one in (mine.shipments if mine and is_told else ())),
            TierRow(skin, cast, result.tier_lines),
            SellingOrder(skin, cast, result.sellers),
            *(Body(skin, text, colour=tones(skin).amber_words) for text in dict.fromkeys(reasons)),
        ],
        notes=[Brought(skin, *((mine.income, mine.transport, mine.sold) if mine else (0, 0, 0)))],
        actions=[_steps(stage, cast, view.market, result.city, moves)] if view.market else [],
        spacing=8,
    )


def _of_others(cast: Cast, result: CityResult) -> tuple[Note, ...]:
    """What is to be said of the city, but not again that nothing is left for me."""
    mine = [(cast.seat,), [cast.seat]]
    return tuple(note for note in result.notes if note.facts.get("left_seats") not in mine)


@part
def WrongCard(skin: Skin, on_fix: Tap) -> ft.Control:
    """The way to a card that was typed wrong."""
    return IconButton48(skin, "pencil", skin.say("emergent-phone-card-wrong"), on_fix)


def _map(
    skin: Skin, cast: Cast, view: EmergentView, result: CityResult, mine: SellerLine | None
) -> ft.Control:
    """Close to the city: my DCs that shipped, the way the cubes took, what it cost."""
    shipped, firm = mine.shipments if mine else (), reading.firm(view, cast.seat)
    after = result.stock_after.get(cast.seat, {})

    def words(one: Shipment) -> str:
        if one.distance == 0:
            return skin.say("emergent-phone-from-here", n=one.units)
        return skin.say("emergent-phone-from", n=one.units, cost=one.cost, steps=one.distance)

    marks = Marks(
        discs=tuple(
            DiscMark(dc.region, cast.mine, dc.size, cubes=after.get(dc.id, 0))
            for dc in (firm.dcs if firm else ())
        ),
        notes=tuple(NoteMark(one.region, words(one), colour=cast.mine) for one in shipped),
        trips=tuple(TripMark(one.route, cast.mine, one.units) for one in shipped if one.distance),
        hot_city=result.city,
        dim_cities=tuple(city.id for city in cast.board.cities if city.id != result.city),
    )
    places = tuple(dict.fromkeys((result.region, *(place for one in shipped for place in one.route))))
    height = min(280.0, skin.height * 0.3)
    return TradeMap(skin, cast.drawn, marks, width=skin.width, height=height, focus=places, zoom=False)


@part
def TakenOut(skin: Skin, cast: Cast, one: Shipment) -> ft.Control:
    """`Take 4 out of Delta`: what the map shows, in words."""
    words = skin.say("emergent-phone-take-out", n=one.units, place=cast.region_name(one.region))
    return InRow(
        skin,
        Cubes(skin, cast.mine, min(one.units, 10), 16, per_row=5, overlap=True),
        Strong(skin, words, 16, expand=True),
        Small(skin, skin.say("emergent-phone-take-way", n=one.distance, cost=one.cost)),
    )


@part
def Brought(skin: Skin, income: int, transport: int, sold: int) -> ft.Control:
    """What the city brought me, and why."""
    earns = income - transport
    colour = skin.palette.good if earns > 0 else skin.palette.muted
    lines = [skin.say("emergent-phone-city-nothing")]
    if sold:
        free = int(transport == 0)
        lines = [
            skin.say("emergent-phone-city-sold", amount=change(income), n=sold),
            skin.say("emergent-phone-city-transport", amount=change(-transport), free=free),
        ]
    return InRow(
        skin,
        Big(skin, change(earns) if earns else "$0", 36, colour),
        Stacked(skin, *(Small(skin, line) for line in lines), gap=2, expand=True),
        gap=14,
    )


def _steps(stage: Stage, cast: Cast, market: MarketView, city: str, moves: int) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    is_last = market.at + 1 >= market.count
    onward = skin.say(
        "emergent-phone-city-money" if is_last else "emergent-phone-city-next",
        city="" if is_last else cast.city_name(market.order[market.at + 1]),
    )
    can_go = market.at + 1 <= len(market.cities) and may(view, "walk")
    return CitySteps(skin, market.at, onward, is_last, can_go, city, moves, stage.send)


@part
def CitySteps(
    skin: Skin, at: int, onward: str, is_last: bool, can_go: bool, city: str, moves: int, send: Way
) -> ft.Control:
    """My cubes off the board; back and on through the cities, together with all screens."""

    def sign(icon: str, label: str, to: int, is_on: bool) -> ft.Control:
        return IconButton48(
            skin, icon, label, partial(send, Walk(to=max(0, to))), size=56, disabled=not is_on
        )

    back = sign("arrow-left", skin.say("emergent-phone-city-back"), at - 1, at > 0)
    if moves:
        words = skin.say("emergent-phone-city-moved", n=moves)
        main = Send(skin, words, send, Moved(city=city), icon="check")
        go = [sign("arrow", onward, at + 1, can_go)]
    else:
        main = Send(
            skin,
            onward,
            send,
            Walk(to=at + 1) if can_go else None,
            icon="arrow" if is_last else "emergent-truck",
        )
        go = []
    if skin.large_text:
        return Stacked(skin, main, ft.Row([back, *go], spacing=8, alignment=BETWEEN), gap=10)
    return InRow(skin, back, ft.Container(main, expand=True), *go, gap=8)

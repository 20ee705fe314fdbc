"""`shipping=owner_choice`: which of my DCs ship; nearest first is filled in (ET-25, A5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.actions import Ship
from companion.games.emergent.views.mine import MyShipping, ShipFrom
from companion.games.emergent.words import UNIT_PRICE, income
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import CityPlate, DcDisc, SlotStepper, change, dollars
from companion.ui.games.emergent.phone.bits import Big, Panel, Small
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page, Spaced
from companion.ui.games.emergent.phone.signs import TRUCK
from companion.ui.kit.drawing import component
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.notices import Hint
from companion.ui.kit.text import Heading, Strong, Words
from companion.ui.stage import Stage


@component
def Shipping(stage: Stage, mine: MyShipping) -> ft.Control:
    """How many from where, and what it costs; one may also sell less (A5)."""
    view, skin = reading.game(stage), stage.skin
    units, set_units = ft.use_state({line.dc: line.proposed for line in mine.dcs})
    total = sum(units.values())
    city = reading.city(view, mine.city)
    name = reading.city_name(view, mine.city)

    def put(dc: str, count: int) -> None:
        set_units(lambda now: {**now, dc: count})

    def ship() -> None:
        stage.send(Ship(city=mine.city, units={dc: count for dc, count in units.items() if count}))

    is_proposal = all(units.get(line.dc, 0) == line.proposed for line in mine.dcs)
    return Page(
        stage,
        title=skin.say("emergent-phone-ship-title", n=mine.units, city=name),
        subtitle=skin.say(
            "emergent-phone-ship-line", tier=mine.tier, n=mine.units, price=dollars(UNIT_PRICE)
        ),
        lead=CityPlate(skin, city.rank if city else "", 40),
        step=22,
        body=[
            *(
                _dc(stage, line, units.get(line.dc, 0), total < mine.units, partial(put, line.dc))
                for line in mine.dcs
            ),
            Hint(
                skin,
                skin.say("emergent-phone-ship-nearest" if is_proposal else "emergent-phone-ship-own"),
                "bulb",
                centre=False,
            ),
        ],
        notes=[_sum(stage, mine, units, total)],
        actions=[
            AccentButton(
                skin,
                skin.say("emergent-phone-ship-button" if total else "emergent-phone-ship-none", n=total),
                ship,
                icon=TRUCK,
            )
        ],
    )


def _dc(stage: Stage, line: ShipFrom, units: int, can_add: bool, put: Callable[[int], None]) -> ft.Control:
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    region = reading.region_name(view, line.region)
    way = (
        skin.say("emergent-phone-ship-here", price=dollars(line.price))
        if line.distance == 0
        else skin.say("emergent-phone-ship-way", n=line.distance, price=dollars(line.price))
    )
    disc = DcDisc(skin, colour, line.size, 16 if line.size == "small" else 19, cubes=line.cubes - units)
    head = ft.Row(
        [
            ft.Container(disc, width=52, alignment=ft.Alignment.CENTER),
            ft.Column(
                [Heading(skin, region, 18, lines=1), Small(skin, way)], spacing=1, tight=True, expand=True
            ),
            Strong(
                skin,
                skin.say("emergent-phone-ship-n", n=units),
                17,
                colour="" if units else skin.palette.muted,
            ),
            Words(
                skin,
                skin.say("emergent-phone-of", n=line.cubes),
                15,
                colour=skin.palette.muted,
                family=TEXT_500,
            ),
        ],
        spacing=8,
        vertical_alignment=MIDDLE,
    )
    stepper = SlotStepper(
        skin,
        units,
        0,
        line.cubes,
        put,
        skin.say("emergent-phone-ship-from", region=region),
        colour=colour,
        slots=line.cubes,
        style="ship",
        can_add=can_add,
        slot=28,
    )
    return Panel(skin, Spaced(skin, head, stepper, gap=4), padding=10)


def _sum(stage: Stage, mine: MyShipping, units: dict[str, int], total: int) -> ft.Control:
    """Income less transport, and what stays for later cities."""
    view, skin = reading.game(stage), stage.skin
    cost = sum(line.price * units.get(line.dc, 0) for line in mine.dcs)
    earned = income(total)
    left = tuple(
        f"{reading.region_name(view, line.region)} {line.cubes - units.get(line.dc, 0)}"
        for line in mine.dcs
        if line.cubes > units.get(line.dc, 0)
    )
    money = skin.say(
        "emergent-phone-ship-sum", income=change(earned), cost=change(-cost), sum=change(earned - cost)
    )
    stays = (
        skin.say("emergent-phone-ship-left", places=skin.language.listed(left))
        if left
        else skin.say("emergent-phone-ship-empty")
    )
    return ft.Row(
        [
            Big(skin, skin.say("emergent-phone-n-of", n=total, most=mine.units), 26),
            ft.Column([Strong(skin, money, 15), Small(skin, stays)], spacing=1, tight=True, expand=True),
        ],
        spacing=14,
        vertical_alignment=MIDDLE,
    )

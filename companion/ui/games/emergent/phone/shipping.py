"""`shipping=owner_choice`: which of my DCs ship; nearest first is filled in (ET-25, A5)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergent.actions import Ship
from companion.games.emergent.views.mine import MyShipping, ShipFrom
from companion.games.emergent.words import UNIT_PRICE, income
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.money import change, dollars
from companion.ui.games.emergent.draw.pieces import CityPlate, DcDisc
from companion.ui.games.emergent.draw.slots import SlotStepper
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import Big, InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import component, part, steady
from companion.ui.kit.notices import Hint
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Small, Strong
from companion.ui.stage import Stage


@component
def Shipping(stage: Stage, mine: MyShipping) -> ft.Control:
    """How many from where, and what it costs; one may also sell less (A5)."""
    skin, cast = stage.skin, reading.cast(stage)
    units, set_units = ft.use_state({line.dc: line.proposed for line in mine.dcs})
    total = sum(units.values())
    city = cast.city(mine.city)
    name = cast.city_name(mine.city)

    put = steady(lambda dc, count: set_units(lambda now: {**now, dc: count}))

    def ship() -> None:
        stage.send(Ship(city=mine.city, units={dc: count for dc, count in units.items() if count}))

    is_proposal = all(units.get(line.dc, 0) == line.proposed for line in mine.dcs)
    return SeatPage(
        stage,
        title=skin.say("emergent-phone-ship-title", n=mine.units, city=name),
        subtitle=skin.say(
            "emergent-phone-ship-line", tier=mine.tier, n=mine.units, price=dollars(UNIT_PRICE)
        ),
        lead=CityPlate(skin, city.rank if city else "", 40),
        step=22,
        body=[
            *(
                ShippingDc.keyed(line.dc)(skin, cast, line, units.get(line.dc, 0), total < mine.units, put)
                for line in mine.dcs
            ),
            Hint(
                skin,
                skin.say("emergent-phone-ship-nearest" if is_proposal else "emergent-phone-ship-own"),
                "bulb",
                centre=False,
            ),
        ],
        notes=[Shipped(skin, cast, mine, tuple(units.items()), total)],
        actions=[
            MainButton(
                skin,
                skin.say("emergent-phone-ship-button" if total else "emergent-phone-ship-none", n=total),
                ship,
                icon="emergent-truck",
            )
        ],
    )


@part
def ShippingDc(
    skin: Skin, cast: Cast, line: ShipFrom, units: int, can_add: bool, put: Callable[[str, int], None]
) -> ft.Control:
    colour = cast.mine
    region = cast.region_name(line.region)
    way = (
        skin.say("emergent-phone-ship-here", price=dollars(line.price))
        if line.distance == 0
        else skin.say("emergent-phone-ship-way", n=line.distance, price=dollars(line.price))
    )
    disc = DcDisc(skin, colour, line.size, 16 if line.size == "small" else 19, cubes=line.cubes - units)
    head = InRow(
        skin,
        ft.Container(disc, width=52, alignment=ft.Alignment.CENTER),
        Stacked(skin, Heading(skin, region, 18, lines=1), Small(skin, way), gap=1, expand=True),
        Strong(
            skin,
            skin.say("emergent-phone-ship-n", n=units),
            17,
            colour="" if units else skin.palette.muted,
        ),
        Small(skin, skin.say("emergent-phone-of", n=line.cubes)),
        gap=8,
    )
    stepper = SlotStepper(
        skin,
        units,
        0,
        line.cubes,
        steady(lambda count: put(line.dc, count)),
        skin.say("emergent-phone-ship-from", region=region),
        colour=colour,
        slots=line.cubes,
        style="ship",
        can_add=can_add,
        slot=28,
    )
    return Panel(skin, Spaced(skin, head, stepper, gap=4), padding=10)


@part
def Shipped(
    skin: Skin, cast: Cast, mine: MyShipping, taken: tuple[tuple[str, int], ...], total: int
) -> ft.Control:
    """Income less transport, and what stays for later cities."""
    units = dict(taken)
    cost = sum(line.price * units.get(line.dc, 0) for line in mine.dcs)
    earned = income(total)
    left = tuple(
        f"{cast.region_name(line.region)} {line.cubes - units.get(line.dc, 0)}"
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
    return InRow(
        skin,
        Big(skin, skin.say("emergent-phone-n-of", n=total, most=mine.units), 26),
        Stacked(skin, Strong(skin, money, 15), Small(skin, stays), gap=1, expand=True),
        gap=14,
    )

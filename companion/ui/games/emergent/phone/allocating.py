"""`product_allocation=at_placement`: my bought cubes go into my DCs, when it is my turn (A9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.actions import Allocate
from companion.games.emergent.views.mine import MyAllocation
from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import CAPACITY
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import DcDisc, SlotStepper
from companion.ui.games.emergent.phone.bits import Big, Panel, Small
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page, Spaced
from companion.ui.games.emergent.phone.waiting import waiting_line
from companion.ui.kit.drawing import component
from companion.ui.kit.text import Heading, Strong
from companion.ui.stage import Stage


@component
def Allocating(stage: Stage) -> ft.Control:
    """Fill my DCs, or see whose turn it is."""
    view = reading.game(stage)
    mine = view.my_allocation
    empty: dict[str, int] = {}
    products, set_products = ft.use_state(empty)
    if mine is None or not reading.may(view, "allocate"):
        return Page(
            stage,
            title=stage.say("emergent-phone-allocate-wait"),
            subtitle=stage.say("emergent-phone-allocate-order"),
            body=waiting_line(stage, view.waiting_for),
        )
    return _form(stage, mine, products, set_products)


def _form(
    stage: Stage, mine: MyAllocation, products: dict[str, int], put: Callable[[dict[str, int]], None]
) -> ft.Control:
    skin = stage.skin
    left = mine.cubes - sum(products.values())

    def fill(dc: str, count: int) -> None:
        put({**products, dc: count})

    def done() -> None:
        stage.send(Allocate(products={dc: count for dc, count in products.items() if count}))

    words = ft.Row(
        [
            Big(skin, str(left), 30),
            Strong(skin, skin.say("emergent-phone-allocate-left", n=left), 16, expand=True),
        ],
        spacing=10,
        vertical_alignment=MIDDLE,
    )
    return Page(
        stage,
        title=skin.say("emergent-phone-allocate-title", n=mine.cubes),
        subtitle=skin.say("emergent-phone-allocate-line"),
        body=[_dc(stage, dc, products.get(dc.id, 0), left, partial(fill, dc.id)) for dc in mine.dcs],
        notes=[words],
        actions=[
            AccentButton(
                skin, skin.say("emergent-phone-allocate-button"), done, icon="check", disabled=left != 0
            )
        ],
    )


def _dc(stage: Stage, dc: DcLine, cubes: int, left: int, fill: Callable[[int], None]) -> ft.Control:
    view, skin, colour = reading.game(stage), stage.skin, reading.my_colour(stage)
    holds = CAPACITY[dc.size]
    title = skin.say("emergent-phone-dc-stands", size=dc.size)
    region = reading.region_name(view, dc.region)
    head = ft.Row(
        [
            ft.Container(
                DcDisc(skin, colour, dc.size, 18, cubes=cubes), width=52, alignment=ft.Alignment.CENTER
            ),
            ft.Column([Heading(skin, region, 18), Small(skin, title)], spacing=1, tight=True, expand=True),
            Strong(skin, skin.say("emergent-phone-dc-cubes", n=cubes, most=holds), 15),
        ],
        spacing=10,
    )
    stepper = SlotStepper(
        skin,
        cubes,
        0,
        min(holds, cubes + max(0, left)),
        fill,
        skin.say("emergent-phone-cubes-in", dc=f"{region}, {title}"),
        colour=colour,
        slots=holds,
        slot=30,
    )
    return Panel(skin, Spaced(skin, head, stepper, gap=6), padding=12)

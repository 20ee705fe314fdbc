"""`product_allocation=at_placement`: my bought cubes go into my DCs, when it is my turn (A9)."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.games.emergent.actions import Allocate
from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import CAPACITY
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.pieces import DcDisc
from companion.ui.games.emergent.draw.slots import SlotStepper
from companion.ui.games.emergent.phone.waiting import waiting_line
from companion.ui.kit.boxes import Big, InRow, Panel, Spaced, Stacked
from companion.ui.kit.drawing import component, part, steady, use_kept
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Small, Strong
from companion.ui.reading import may
from companion.ui.stage import Stage


@component
def Allocating(stage: Stage) -> ft.Control:
    """Fill my DCs, or see whose turn it is."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    products, put = use_kept(dict[str, int]())
    fill = steady(lambda dc, count: put(lambda now: {**now, dc: count}))
    mine = view.my_allocation
    if mine is None or not may(view, "allocate"):
        return SeatPage(
            stage,
            title=skin.say("emergent-phone-allocate-wait"),
            subtitle=skin.say("emergent-phone-allocate-order"),
            body=waiting_line(skin, cast, view.waiting_for),
        )
    left = mine.cubes - sum(products.values())
    made = Allocate(products={dc: count for dc, count in products.items() if count})
    return SeatPage(
        stage,
        title=skin.say("emergent-phone-allocate-title", n=mine.cubes),
        subtitle=skin.say("emergent-phone-allocate-line"),
        body=[
            FilledDc.keyed(dc.id)(
                skin, cast.mine, cast.region_name(dc.region), dc, products.get(dc.id, 0), left, fill
            )
            for dc in mine.dcs
        ],
        notes=[CubesLeft(skin, left)],
        actions=[
            Send(
                skin,
                skin.say("emergent-phone-allocate-button"),
                stage.send,
                None if left else made,
                icon="check",
            )
        ],
    )


@part
def CubesLeft(skin: Skin, left: int) -> ft.Control:
    """How many are still in my hand."""
    words = Strong(skin, skin.say("emergent-phone-allocate-left", n=left), 16, expand=True)
    return InRow(skin, Big(skin, str(left), 30), words)


@part
def FilledDc(
    skin: Skin,
    colour: str,
    region: str,
    dc: DcLine,
    cubes: int,
    left: int,
    fill: Callable[[str, int], None],
) -> ft.Control:
    """One DC and the cubes that go into it."""
    holds, title = CAPACITY[dc.size], skin.say("emergent-phone-dc-stands", size=dc.size)
    disc = DcDisc(skin, colour, dc.size, 18, cubes=cubes)
    head = InRow(
        skin,
        ft.Container(disc, width=52, alignment=ft.Alignment.CENTER),
        Stacked(skin, Heading(skin, region, 18), Small(skin, title), gap=1, expand=True),
        Strong(skin, skin.say("emergent-phone-dc-cubes", n=cubes, most=holds), 15),
    )
    stepper = SlotStepper(
        skin,
        cubes,
        0,
        min(holds, cubes + max(0, left)),
        steady(lambda count: fill(dc.id, count)),
        skin.say("emergent-phone-cubes-in", dc=f"{region}, {title}"),
        colour=colour,
        slots=holds,
        slot=30,
    )
    return Panel(skin, Spaced(skin, head, stepper, gap=6), padding=12)

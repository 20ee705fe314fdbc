"""I cannot pay the running costs: which DCs go (A10)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import SellOff
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.sums.settlement import resale, sell_off_fault
from companion.games.emergent.views.mine import MySelling
from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import RESALE
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.money import change, dollars
from companion.ui.games.emergent.draw.pieces import DcDisc
from companion.ui.kit.boxes import Big, InRow
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Choose, Tap, component, part, steady
from companion.ui.kit.notices import Hint
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Pick
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


@component
def ForcedSale(stage: Stage, mine: MySelling, on_done: Tap) -> ft.Control:
    """Pick the DCs; the least value is filled in."""
    skin, cast = stage.skin, reading.cast(stage)
    picked, pick = ft.use_state(mine.chosen or mine.proposal)
    raised = resale(dc for dc in mine.dcs if dc.id in picked)

    def toggle(dc: str) -> None:
        pick(lambda now: tuple(one for one in now if one != dc) if dc in now else (*now, dc))

    def sell() -> None:
        stage.send(SellOff(dcs=picked))
        on_done()

    switch = steady(toggle)
    fault = sell_off_fault([Dc(dc.id, dc.size, dc.region) for dc in mine.dcs], mine.short, picked)
    state = "short" if raised < mine.short else "much" if fault else "enough"
    words = skin.say("emergent-phone-selling-button", n=len(picked))
    return SeatPage(
        stage,
        title=skin.say("emergent-phone-selling-title", amount=dollars(mine.short)),
        subtitle=skin.say("emergent-phone-selling-line"),
        body=[
            *(
                SoldDc.keyed(dc.id)(skin, cast.mine, cast.region_name(dc.region), dc, dc.id in picked, switch)
                for dc in mine.dcs
            ),
            Hint(skin, skin.say("emergent-phone-selling-hint"), "bulb", centre=False),
        ],
        notes=[Raised(skin, raised, state, abs(raised - mine.short))],
        actions=[MainButton(skin, words, sell, icon="check", disabled=fault is not None)],
    )


@part
def Raised(skin: Skin, raised: int, state: str, off: int) -> ft.Control:
    """What the sale brings, and how far that is from what is needed."""
    words = skin.say(f"emergent-phone-selling-{state}", amount=dollars(off))
    sums = Big(skin, dollars(raised), 30, skin.palette.bad if state == "short" else "")
    return InRow(skin, sums, Strong(skin, words, 16, expand=True), gap=12)


@part
def SoldDc(skin: Skin, colour: str, region: str, dc: DcLine, is_picked: bool, toggle: Choose) -> ft.Control:
    """One DC: it goes, or it stays."""
    disc = DcDisc(skin, colour, dc.size, 18, style="sold" if is_picked else "plain")
    title, price = skin.say("emergent-phone-dc-stands", size=dc.size), change(RESALE[dc.size])
    state = skin.say("emergent-phone-selling-goes" if is_picked else "emergent-phone-selling-stays")
    return Pick(
        skin,
        region,
        title,
        lambda: toggle(dc.id),
        lead=ft.Container(disc, width=52, alignment=ft.Alignment.CENTER),
        right=[Strong(skin, price, 17, colour=skin.palette.good)],
        selected=is_picked,
        label=f"{region}, {title}, {price}: {state}",
    )

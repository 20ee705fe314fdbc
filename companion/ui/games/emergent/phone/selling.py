"""I cannot pay the running costs: which DCs go (A10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.emergent.actions import SellOff
from companion.games.emergent.sums.market import Dc
from companion.games.emergent.sums.settlement import resale, sell_off_fault
from companion.games.emergent.views.mine import MySelling
from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import RESALE
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import DcDisc, change, dollars
from companion.ui.games.emergent.phone.bits import Big, Small
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Page
from companion.ui.kit.drawing import component, guarded
from companion.ui.kit.icon import Icon
from companion.ui.kit.notices import Hint
from companion.ui.kit.text import Heading, Strong
from companion.ui.stage import Stage


@component
def Selling(stage: Stage, mine: MySelling, on_done: Callable[[], None]) -> ft.Control:
    """Pick the DCs; the least value is filled in."""
    skin = stage.skin
    picked, pick = ft.use_state(mine.chosen or mine.proposal)
    raised = resale(dc for dc in mine.dcs if dc.id in picked)

    def toggle(dc: str) -> None:
        pick(tuple(one for one in picked if one != dc) if dc in picked else (*picked, dc))

    def sell() -> None:
        stage.send(SellOff(dcs=picked))
        on_done()

    fault = sell_off_fault([Dc(dc.id, dc.size, dc.region) for dc in mine.dcs], mine.short, picked)
    is_enough = raised >= mine.short
    state = "short" if not is_enough else "much" if fault else "enough"
    words = skin.say(f"emergent-phone-selling-{state}", amount=dollars(abs(raised - mine.short)))
    total = ft.Row(
        [
            Big(skin, dollars(raised), 30, colour="" if is_enough else skin.palette.bad),
            Strong(skin, words, 16, expand=True),
        ],
        spacing=12,
        vertical_alignment=MIDDLE,
    )
    return Page(
        stage,
        title=skin.say("emergent-phone-selling-title", amount=dollars(mine.short)),
        subtitle=skin.say("emergent-phone-selling-line"),
        body=[
            *(_dc(stage, dc, dc.id in picked, partial(toggle, dc.id)) for dc in mine.dcs),
            Hint(skin, skin.say("emergent-phone-selling-hint"), "bulb", centre=False),
        ],
        notes=[total],
        actions=[
            AccentButton(
                skin,
                skin.say("emergent-phone-selling-button", n=len(picked)),
                sell,
                icon="check",
                disabled=fault is not None,
            )
        ],
    )


def _dc(stage: Stage, dc: DcLine, is_picked: bool, toggle: Callable[[], None]) -> ft.Control:
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    region, title = reading.region_name(view, dc.region), skin.say("emergent-phone-dc-stands", size=dc.size)
    disc = DcDisc(skin, reading.my_colour(stage), dc.size, 18, style="sold" if is_picked else "plain")
    face = ft.Container(
        ft.Row(
            [
                ft.Container(disc, width=52, alignment=ft.Alignment.CENTER),
                ft.Column(
                    [Heading(skin, region, 18), Small(skin, title)], spacing=1, tight=True, expand=True
                ),
                Strong(skin, change(RESALE[dc.size]), 17, colour=palette.good),
                Icon(skin, "check", 24, palette.good) if is_picked else ft.Container(width=24),
            ],
            spacing=10,
            vertical_alignment=MIDDLE,
        ),
        padding=12,
        border_radius=18,
        bgcolor=palette.raised if is_picked else palette.card,
        border=ft.Border.all(2 if is_picked else 1.2, palette.text if is_picked else palette.outline),
        ink=skin.motion,
        on_click=guarded(toggle),
    )
    state = skin.say("emergent-phone-selling-goes" if is_picked else "emergent-phone-selling-stays")
    return ft.Semantics(
        content=face,
        label=f"{region}, {title}, {change(RESALE[dc.size])}: {state}",
        button=True,
        selected=is_picked,
        container=True,
        exclude_semantics=True,
    )

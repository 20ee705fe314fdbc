"""What keeps my plan from being sealed: all of it, each with its place and its way out (ET-14)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion import texts
from companion.games.emergent.views.mine import Fault
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import Cylinder, DcDisc, tones
from companion.ui.games.emergent.phone.page import AccentButton, Page
from companion.ui.games.emergent.phone.plan_map import dc_style
from companion.ui.games.emergent.phone.planned import Planned
from companion.ui.games.emergent.phone.signs import WRENCH
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import guarded
from companion.ui.kit.fonts import DISPLAY_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Strong, Words
from companion.ui.stage import Stage

MARKETING = ("emergent.marketing", "emergent.over_10_cylinders")
MONEY = "emergent.not_enough_money"


def FaultsPage(
    stage: Stage,
    planned: Planned,
    lead: Callable[[Fault], None],
    on_back: Callable[[], None],
    bar: ft.Control,
) -> ft.Control:
    """Only the owner sees this, and nothing of the plan is changed by it."""
    skin, faults = stage.skin, planned.mine.faults
    back = IconButton48(skin, "arrow-left", skin.say("emergent-phone-back-to-plan"), on_back)
    first = fault_place(stage, planned, faults[0])
    return Page(
        stage,
        title=skin.say("emergent-phone-faults-title", n=len(faults)),
        subtitle=skin.say("emergent-phone-faults-line"),
        lead=back,
        body=[_card(stage, planned, fault, lead) for fault in faults],
        notes=[bar],
        actions=[
            AccentButton(
                skin,
                skin.say("emergent-phone-faults-first", place=first),
                partial(lead, faults[0]),
                icon=WRENCH,
            )
        ],
    )


def fault_place(stage: Stage, planned: Planned, fault: Fault) -> str:
    """Where a fault is: a region, a city, the money, the pieces."""
    view = reading.game(stage)
    if fault.region:
        return reading.region_name(view, fault.region)
    if fault.city:
        return reading.city_name(view, fault.city)
    dc = next((dc for dc in planned.dcs if dc.id == fault.dc), None)
    if dc:
        return reading.region_name(view, dc.region)
    if fault.code == MONEY:
        return stage.say("emergent-phone-fault-money")
    if fault.rule in ("ET-38", "ET-39"):
        return stage.say("emergent-phone-fault-learning")
    return stage.say("emergent-phone-fault-pieces")


def _card(stage: Stage, planned: Planned, fault: Fault, lead: Callable[[Fault], None]) -> ft.Control:
    skin, palette = stage.skin, stage.skin.palette
    place, sentence, way = fault_place(stage, planned, fault), reading.why(stage, fault), _way(stage, fault)
    accent = tones(skin).accent
    words = ft.Column(
        [
            Heading(skin, place, 18, colour=palette.bad),
            Body(skin, sentence),
            ft.Row(
                [Strong(skin, way, 16, colour=accent), Icon(skin, "arrow", skin.px(18), accent)],
                spacing=8,
                tight=not skin.large_text,
                wrap=skin.large_text,
            ),
        ],
        spacing=6,
        tight=True,
        expand=True,
    )
    face = ft.Container(
        ft.Row(
            [
                ft.Container(
                    _picture(stage, planned, fault), width=skin.px(48), alignment=ft.Alignment.TOP_CENTER
                ),
                words,
            ],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=14,
        border_radius=20,
        bgcolor=palette.card,
        border=ft.Border.only(left=ft.BorderSide(4, palette.bad)),
        ink=skin.motion,
        on_click=guarded(partial(lead, fault)),
    )
    return ft.Semantics(
        content=face, button=True, container=True, label=f"{place}. {sentence} {way}", exclude_semantics=True
    )


def _way(stage: Stage, fault: Fault) -> str:
    """What a tap on it leads to."""
    text_id = texts.text_id(f"emergent-phone-fix-{fault.code.removeprefix('emergent.')}")
    if not stage.skin.language.has(text_id):
        text_id = "emergent-phone-fix-look"
    return stage.say(text_id, **stage.skin.language.values(fault.facts, stage.names))


def _picture(stage: Stage, planned: Planned, fault: Fault) -> ft.Control:
    """The piece that is wrong; a sum that is too small; a sign."""
    skin, colour = stage.skin, reading.my_colour(stage)
    if fault.code == MONEY:
        return _ring(skin, f"−{fault.facts.get('short', '')}")
    if fault.code.startswith(MARKETING):
        return Cylinder(skin, colour, 36, style="crossed")
    dc = next((dc for dc in planned.dcs if dc.id == fault.dc), None)
    if dc is None:
        return Icon(skin, "warning", skin.px(32), skin.palette.bad)
    disc = DcDisc(skin, colour, dc.size, 17, cubes=min(dc.cubes, dc.capacity), style=dc_style(dc))  # type: ignore[arg-type]
    over = fault.facts.get("over")
    if not over:
        return disc
    badge = ft.Container(
        Words(skin, f"+{over}", 12, colour="#2B0706", family=DISPLAY_700, line=1.0),
        padding=ft.Padding.symmetric(horizontal=4, vertical=4),
        border_radius=12,
        bgcolor=skin.palette.bad,
        right=0,
        bottom=0,
    )
    return ft.Stack([disc, badge], width=48, height=50)


def _ring(skin: Skin, text: str) -> ft.Control:
    return ft.Container(
        Words(skin, text, 15, colour=skin.palette.bad, family=DISPLAY_700, line=1.0),
        width=skin.px(44),
        height=skin.px(44),
        shape=ft.BoxShape.CIRCLE,
        border=ft.Border.all(2, skin.palette.bad),
        alignment=ft.Alignment.CENTER,
    )

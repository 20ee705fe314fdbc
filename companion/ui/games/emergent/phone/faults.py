"""What keeps my plan from being sealed: all of it, each with its place and its way out (ET-14)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion import texts
from companion.games.emergent.views.mine import Fault, PlanDc
from companion.ui.games.emergent.draw.pieces import Cylinder, DcDisc
from companion.ui.games.emergent.phone.plan_map import dc_style
from companion.ui.games.emergent.phone.plan_page import PlanMoney
from companion.ui.games.emergent.phone.sketch import Planned
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import START, Big, Stacked, Unsaid
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap, guarded, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import Said, SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Heading, Strong

MARKETING = ("emergent.marketing", "emergent.over_10_cylinders")
MONEY = "emergent.not_enough_money"


def FaultsPage(
    skin: Skin, cast: Cast, planned: Planned, said: Said | None, lead: Callable[[Fault], None], back: Tap
) -> ft.Control:
    """Only the owner sees this, and nothing of the plan is changed by it."""
    faults = planned.mine.faults
    known = [(fault, next((dc for dc in planned.dcs if dc.id == fault.dc), None)) for fault in faults]
    first = skin.say("emergent-phone-faults-first", place=fault_place(skin, cast, *known[0]))
    return SeatPage(
        skin,
        said=said,
        title=skin.say("emergent-phone-faults-title", n=len(faults)),
        subtitle=skin.say("emergent-phone-faults-line"),
        back=back,
        body=[FaultCard.keyed(f"{at}")(skin, cast, *one, lead) for at, one in enumerate(known)],
        notes=[PlanMoney(skin, planned.money, skin.is_small)],
        actions=[MainButton(skin, first, partial(lead, faults[0]), icon="emergent-wrench")],
    )


def fault_place(skin: Skin, cast: Cast, fault: Fault, dc: PlanDc | None) -> str:
    """Where a fault is: a region, a city, the money, the pieces."""
    if fault.region:
        return cast.region_name(fault.region)
    if fault.city:
        return cast.city_name(fault.city)
    if dc:
        return cast.region_name(dc.region)
    is_learning = fault.rule in ("ET-38", "ET-39")
    return skin.say(
        f"emergent-phone-fault-{'money' if fault.code == MONEY else 'learning' if is_learning else 'pieces'}"
    )


@part
def FaultCard(
    skin: Skin, cast: Cast, fault: Fault, dc: PlanDc | None, lead: Callable[[Fault], None]
) -> ft.Control:
    """What is wrong, and what a tap on it leads to."""
    palette, accent = skin.palette, skin.look.accent
    place, sentence = fault_place(skin, cast, fault, dc), cast.why(skin, fault)
    way = _way(skin, cast, fault)
    words = Stacked(
        skin,
        Heading(skin, place, 18, colour=palette.bad),
        Body(skin, sentence),
        ft.Row(
            [Strong(skin, way, 16, colour=accent), Icon(skin, "arrow", skin.px(18), accent)],
            spacing=8,
            tight=not skin.large_text,
            wrap=skin.large_text,
        ),
        gap=6,
        expand=True,
    )
    picture = ft.Container(
        _picture(skin, cast.mine, fault, dc), width=skin.px(48), alignment=ft.Alignment.TOP_CENTER
    )
    face = ft.Container(
        Unsaid(ft.Row([picture, words], spacing=12, vertical_alignment=START)),
        padding=14,
        border_radius=20,
        bgcolor=palette.card,
        border=ft.Border.only(left=ft.BorderSide(4, palette.bad)),
        ink=skin.motion,
        on_click=guarded(partial(lead, fault)),
    )
    return ft.Semantics(content=face, button=True, container=True, label=f"{place}. {sentence} {way}")


def _way(skin: Skin, cast: Cast, fault: Fault) -> str:
    """What a tap on it leads to."""
    text_id = texts.text_id(f"emergent-phone-fix-{fault.code.removeprefix('emergent.')}")
    if not skin.language.has(text_id):
        text_id = "emergent-phone-fix-look"
    return skin.say(text_id, **skin.language.values(fault.facts, cast.names))


def _picture(skin: Skin, colour: str, fault: Fault, dc: PlanDc | None) -> ft.Control:
    """The piece that is wrong; a sum that is too small; a sign."""
    if fault.code == MONEY:
        return _ring(skin, f"−{fault.facts.get('short', '')}")
    if fault.code.startswith(MARKETING):
        return Cylinder(skin, colour, 36, style="crossed")
    if dc is None:
        return Icon(skin, "warning", skin.px(32), skin.palette.bad)
    disc = DcDisc(skin, colour, dc.size, 17, cubes=min(dc.cubes, dc.capacity), style=dc_style(dc))
    over = fault.facts.get("over")
    if not over:
        return disc
    badge = ft.Container(
        Big(skin, f"+{over}", 12, "#2B0706"),
        padding=4,
        border_radius=12,
        bgcolor=skin.palette.bad,
        right=0,
        bottom=0,
    )
    return ft.Stack([disc, badge], width=48, height=50)


def _ring(skin: Skin, text: str) -> ft.Control:
    return ft.Container(
        Big(skin, text, 15, skin.palette.bad),
        width=skin.px(44),
        height=skin.px(44),
        shape=ft.BoxShape.CIRCLE,
        border=ft.Border.all(2, skin.palette.bad),
        alignment=ft.Alignment.CENTER,
    )

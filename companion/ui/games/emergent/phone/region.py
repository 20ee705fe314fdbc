"""A region's sheet: sell, build, fill with cubes, stand cylinders (ET-8..11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw import (
    CityPlate,
    dollars,
)
from companion.ui.games.emergent.phone.bits import Big, Small
from companion.ui.games.emergent.phone.page import MIDDLE, AccentButton, Foot, Spaced
from companion.ui.games.emergent.phone.plan_map import plan_marks
from companion.ui.games.emergent.phone.planned import Planned
from companion.ui.games.emergent.phone.quiet import Quiet, QuietMap
from companion.ui.games.emergent.phone.region_dcs import DcCard
from companion.ui.games.emergent.phone.region_pieces import Building, Marketing
from companion.ui.kit.layout import Scrolling
from companion.ui.kit.notices import Toast
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Strong
from companion.ui.stage import Stage

CROWD = 2
"""With so many DCs in a region a small phone has no room for headings."""


def RegionSheet(stage: Stage, planned: Planned, region_id: str, on_done: Callable[[], None]) -> ft.Control:
    """One region over the zoomed map, everything in it within reach, what is left of the money below."""
    view, skin, mine = reading.game(stage), stage.skin, planned.mine
    place = (skin, region_id, view.board, view.firms)
    pieces = (mine.pool.small, mine.pool.large, mine.next_id, bool(planned.dcs_in(region_id)))
    above = 0.0 if skin.large_text else 44.0 if skin.is_small else min(150.0, skin.height * 0.14)
    dcs = planned.dcs_in(region_id)
    is_told, is_headed = not skin.is_small or not dcs, not skin.is_small or len(dcs) < CROWD
    rows = [
        Quiet((*place, is_told), lambda: _title(stage, region_id, is_told=is_told)),
        *(DcCard(stage, planned, dc) for dc in dcs),
        *Marketing(stage, planned, region_id, is_headed=is_headed),
        Quiet(
            (*place, *pieces, is_headed),
            lambda: Building(stage, planned, region_id, is_headed=is_headed),
        ),
        *_neighbours(stage, region_id),
    ]
    toast = [Toast(skin, stage.toast, stage.dismiss_toast)] if stage.toast else []
    panel = ft.Container(
        ft.Column(
            [
                ft.Container(
                    Scrolling(rows, spacing=8 if skin.is_small else 10),
                    padding=ft.Padding.only(left=16, right=16, top=12),
                    expand=True,
                ),
                *toast,
                _foot(skin, planned, on_done),
            ],
            spacing=0,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=skin.palette.card,
        border_radius=ft.BorderRadius.only(top_left=28, top_right=28),
        border=ft.Border.only(top=ft.BorderSide(1, skin.palette.outline)),
        expand=True,
    )
    return ft.Column(
        [*([_window(stage, planned, region_id, above)] if above else []), panel],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _window(stage: Stage, planned: Planned, region_id: str, height: float) -> ft.Control:
    """The map behind the sheet, close to the region, as the table last showed my plan.

    The steppers below follow the finger; the map follows the table, a moment later.
    """
    shown = replace(planned, plan=planned.mine.plan)
    return QuietMap(
        stage.skin,
        reading.drawn(reading.game(stage).board),
        plan_marks(stage, shown, region_id),
        width=stage.skin.width,
        height=height,
        focus=(region_id,),
    )


def _title(stage: Stage, region_id: str, *, is_told: bool) -> ft.Control:
    view, skin = reading.game(stage), stage.skin
    name = Heading(skin, reading.region_name(view, region_id), 24 if skin.is_small else 28)
    cities = [
        ft.Row([CityPlate(skin, city.rank, 20), Strong(skin, city.name, 16)], spacing=2, tight=True)
        for city in reading.cities_in(view, region_id)
    ]
    head = ft.Row([name, *cities], wrap=True, spacing=12, run_spacing=2, vertical_alignment=MIDDLE)
    return Spaced(skin, head, Small(skin, _about(stage, region_id)), gap=4) if is_told else head


def _about(stage: Stage, region_id: str) -> str:
    view = reading.game(stage)
    region = reading.region(view, region_id)
    near = tuple(reading.region_name(view, name) for name in region.next_to) if region else ()
    return stage.say("emergent-phone-region-about", names=stage.skin.language.listed(near))


def _neighbours(stage: Stage, region_id: str) -> list[ft.Control]:
    """Whose DCs stood here when the round began."""
    view, skin = reading.game(stage), stage.skin
    seen = [
        skin.say("emergent-phone-others-dc", name=reading.name(stage, firm.seat), size=dc.size)
        for firm in view.firms
        if not reading.is_me(stage, firm.seat)
        for dc in firm.dcs
        if dc.region == region_id
    ]
    return (
        [Small(skin, skin.say("emergent-phone-others-here", dcs=skin.language.listed(tuple(seen))))]
        if seen
        else []
    )


def _foot(skin: Skin, planned: Planned, on_done: Callable[[], None]) -> ft.Control:
    money = planned.money
    is_short = money.left < 0
    words = ft.Column(
        [
            Big(skin, dollars(money.left), 26, colour=skin.palette.bad if is_short else ""),
            Small(skin, skin.say("emergent-phone-left-of", total=dollars(money.total))),
        ],
        spacing=2,
        tight=True,
    )
    button = AccentButton(skin, skin.say("emergent-phone-done"), on_done, icon="check")
    inner: ft.Control = (
        Spaced(skin, words, button, gap=8)
        if skin.large_text
        else ft.Row([ft.Container(words, width=112), ft.Container(button, expand=True)], spacing=8)
    )
    return Foot(skin, [inner])

"""The turn driver: phases, checklist, and the picture of the phase; the city is one tap away (CV-20)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw import Box, Caption, PhaseRail, Pick, Tile, district_colour, word
from companion.ui.games.cyberverse.shared.checklist import Checklist
from companion.ui.games.cyberverse.shared.city import City, Leads
from companion.ui.games.cyberverse.shared.drive import Foot
from companion.ui.games.cyberverse.shared.news import News
from companion.ui.games.cyberverse.shared.order import Order
from companion.ui.games.cyberverse.shared.page import (
    GAP,
    RAIL,
    STRETCH,
    Beside,
    SharedPage,
    rail_skin,
    room,
    stacks,
)
from companion.ui.games.cyberverse.shared.sheets import TableSheet
from companion.ui.games.cyberverse.shared.teams import Teams
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component
from companion.ui.kit.icon import Icon
from companion.ui.stage import Stage

SHARES = (5, 11)
CITY = frozenset({"activation"})
"""Phases whose picture is the city."""


@component
def Turn(stage: Stage) -> ft.Control:
    """Setup, first agents, Event, Strategy and Activation; what is looked at lasts for a phase."""
    view, skin = reading.game(stage), stage.skin
    sheet, open_sheet = ft.use_state("")
    turned, turn = ft.use_state("")
    moment = f"{view.phase}-{view.round}"
    shows_city = (view.phase in CITY) != (turned == moment)
    toggle = IconButton48(
        skin,
        "list-check" if shows_city else "map",
        skin.say("cyberverse-shared-to-list" if shows_city else "cyberverse-shared-to-city"),
        lambda: turn("" if turned == moment else moment),
    )
    width, height = room(skin)
    is_early = view.phase in ("setup", "agents")
    rail = None if is_early else PhaseRail(rail_skin(skin), view.phase, height=RAIL)
    if shows_city:
        body = City(stage, width, height)
        right: ft.Control = ft.Row(
            [*([] if stacks(skin) else [Leads(stage)]), toggle], tight=True, spacing=skin.px(20)
        )
    else:
        body = Beside(
            skin, Checklist(stage), _picture(stage, width, height, open_sheet), SHARES, _tall(stage)
        )
        right = toggle
    page = SharedPage(
        stage,
        skin.say("cyberverse-shared-city") if shows_city else stage.table.title,
        _subtitle(stage, is_short=shows_city and skin.device == "tablet"),
        body,
        rail=rail,
        right=right,
        foot=Foot(stage, open_sheet),
        has_city=not shows_city,
    )
    dialog = TableSheet(stage, sheet, lambda: open_sheet(""))
    return ft.Stack([page, ft.Container(dialog, left=0, top=0)], expand=True)


def _subtitle(stage: Stage, *, is_short: bool) -> str:
    view = reading.game(stage)
    if view.phase in ("setup", "agents"):
        return word("phase", view.phase)
    if is_short:
        return stage.say("cyberverse-shared-turn-only", n=view.round)
    step = (
        word("step", view.step)
        if view.step not in ("", "done", "menu", "news")
        else word("phase", view.phase)
    )
    return stage.say("cyberverse-shared-turn", n=view.round, what=step)


def _tall(stage: Stage) -> float:
    view = reading.game(stage)
    return room(stage.skin, has_rail=view.phase not in ("setup", "agents"))[1]


def _picture(stage: Stage, width: float, height: float, open_sheet: Callable[[str], None]) -> ft.Control:
    """What belongs to the phase: news and order, or everybody's team."""
    skin, view = stage.skin, reading.game(stage)
    match view.phase:
        case "setup":
            return Boards(stage, open_sheet)
        case "agents" | "strategy" | "activation":
            return Teams(stage)
        case _:
            part = width if stacks(skin) else (width - skin.px(GAP)) * SHARES[1] / sum(SHARES)
            share = 0.48 if len(view.order_lines) < 4 else 0.44
            news = News(stage, part, height * share if not stacks(skin) else skin.px(250))
            order = Order(stage)
            if stacks(skin):
                return ft.Column(
                    [news, order], spacing=skin.px(GAP), tight=True, horizontal_alignment=STRETCH
                )
            return ft.Column(
                [ft.Container(news, height=height * share), ft.Container(order, expand=True)],
                spacing=skin.px(GAP),
                expand=True,
                horizontal_alignment=STRETCH,
            )


def Boards(stage: Stage, open_sheet: Callable[[str], None]) -> ft.Control:
    """Which board lies where; the host taps one that differs (CV-6)."""
    skin, view, is_host = stage.skin, reading.game(stage), stage.table.is_host
    pencil = Icon(skin, "pencil", skin.px(20), skin.palette.muted)
    rows = [
        Pick(
            skin,
            f"{board.number}  {board.name}",
            skin.say("cyberverse-shared-board", side=board.side, n=board.zones),
            partial(open_sheet, f"board-{board.number}") if is_host else None,
            lead=Tile(skin, "map", colour=district_colour(skin, board.number), size=40),
            right=[pencil] if is_host else [],
        )
        for board in view.districts
    ]
    return Box(
        skin,
        ft.Column(
            [
                Caption(skin, skin.say("cyberverse-shared-boards")),
                ft.Column(
                    list(rows),
                    expand=None if stacks(skin) else True,
                    alignment=ft.MainAxisAlignment.SPACE_EVENLY,
                    spacing=skin.px(8),
                ),
            ],
            spacing=skin.px(8),
            tight=stacks(skin),
        ),
        padding=16,
    )

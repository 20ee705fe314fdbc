"""The turn driver: phases, checklist, and the picture of the phase; the city is one tap away (CV-20)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import district_colour
from companion.ui.games.cyberverse.draw.rail import PhaseRail
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.shared.checklist import Checklist
from companion.ui.games.cyberverse.shared.city import City, Leads
from companion.ui.games.cyberverse.shared.drive import DriveFoot
from companion.ui.games.cyberverse.shared.news import News
from companion.ui.games.cyberverse.shared.order import Order
from companion.ui.games.cyberverse.shared.page import GAP, RAIL, CityPage, rail_skin, room
from companion.ui.games.cyberverse.shared.sheets import TableSheet
from companion.ui.games.cyberverse.shared.street import lit
from companion.ui.games.cyberverse.shared.teams import Teams
from companion.ui.kit.boxes import STRETCHED, Caption, IconTile, Panel, Spaced, Together
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import Choose, component
from companion.ui.kit.icon import Icon
from companion.ui.kit.picking import Pick
from companion.ui.kit.shared import Beside, stacks
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
    moment, cast = f"{view.phase}-{view.round}", reading.cast(stage)
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
        body = City(skin, cast, view.districts, lit(view), width, height)
        right: ft.Control = Together(
            skin, *([] if stacks(skin) else [Leads(skin, cast, view.organizations)]), toggle, gap=20
        )
    else:
        body = Beside(
            skin, (Checklist(stage), _picture(stage, width, height, open_sheet)), SHARES, _tall(stage)
        )
        right = toggle
    page = CityPage(
        stage,
        skin.say("cyberverse-shared-city") if shows_city else stage.table.title,
        _subtitle(stage, is_short=shows_city and skin.device == "tablet"),
        body,
        rail=rail,
        right=right,
        foot=DriveFoot(stage, open_sheet),
        has_city=not shows_city,
    )
    dialog = TableSheet(stage, sheet, lambda: open_sheet(""))
    return ft.Stack([page, ft.Container(dialog, left=0, top=0)], expand=True)


def _subtitle(stage: Stage, *, is_short: bool) -> str:
    view = reading.game(stage)
    if view.phase in ("setup", "agents"):
        return word(stage.skin, "phase", view.phase)
    if is_short:
        return stage.say("cyberverse-shared-turn-only", n=view.round)
    step = (
        word(stage.skin, "step", view.step)
        if view.step not in ("", "done", "menu", "news")
        else word(stage.skin, "phase", view.phase)
    )
    return stage.say("cyberverse-shared-turn", n=view.round, what=step)


def _tall(stage: Stage) -> float:
    view = reading.game(stage)
    return room(stage.skin, has_rail=view.phase not in ("setup", "agents"))[1]


def _picture(stage: Stage, width: float, height: float, open_sheet: Choose) -> ft.Control:
    """What belongs to the phase: news and order, or everybody's team."""
    skin, view, cast = stage.skin, reading.game(stage), reading.cast(stage)
    match view.phase:
        case "setup":
            return Boards(stage, open_sheet)
        case "agents" | "strategy" | "activation":
            order = view.order or view.seats
            teams = tuple(one for seat in order if (one := reading.org(view, seat)))
            return Teams(skin, cast, teams, view.turn_of, view.phase == "strategy")
        case _:
            part = width if stacks(skin) else (width - skin.px(GAP)) * SHARES[1] / sum(SHARES)
            share = 0.48 if len(view.order_lines) < 4 else 0.44
            tall = skin.px(250) if stacks(skin) else height * share
            is_drawing = view.phase == "event" and any(
                item.code == "drawn" and not item.is_done for item in view.checklist
            )
            news = News(skin, cast, view.news, view.round, is_drawing, part, tall)
            orders = Order(skin, cast, view.order_lines)
            if stacks(skin):
                return Spaced(skin, news, orders, gap=GAP)
            return ft.Column(
                [ft.Container(news, height=height * share), ft.Container(orders, expand=True)],
                spacing=skin.px(GAP),
                expand=True,
                horizontal_alignment=STRETCHED,
            )


def Boards(stage: Stage, open_sheet: Choose) -> ft.Control:
    """Which board lies where; the host taps one that differs (CV-6)."""
    skin, view, leads = stage.skin, reading.game(stage), stage.leads
    pencil = Icon(skin, "pencil", skin.px(20), skin.palette.muted)
    rows = [
        Pick(
            skin,
            f"{board.number}  {board.name}",
            skin.say("cyberverse-shared-board", side=board.side, n=board.zones),
            partial(open_sheet, f"board-{board.number}") if leads else None,
            lead=IconTile(skin, "map", colour=district_colour(skin, board.number), size=40),
            right=[pencil] if leads else [],
        )
        for board in view.districts
    ]
    return Panel(
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

"""The Activation phase: agents are called by initiative, move, then auxiliary actions (CV-32..44)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.cyberverse.actions import (
    Activate,
    Deploy,
    EndMove,
    Stay,
    StepTo,
    TakePosition,
    Travel,
)
from companion.games.cyberverse.views import AgentView
from companion.kernel.view import Choice
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.draw.hexes import ActionHexes
from companion.ui.games.cyberverse.draw.signs import icon_of, word
from companion.ui.games.cyberverse.phone.auxiliary import Auxiliary, district_row
from companion.ui.games.cyberverse.phone.menu import Reminders, standing_foot
from companion.ui.games.cyberverse.phone.organization import Foot, Organization
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.stories import KeepOne
from companion.ui.kit.boxes import Caption, InRow, Panel, Spaced
from companion.ui.kit.buttons import Answers, MainButton
from companion.ui.kit.drawing import Choose, Tap, component, steady
from companion.ui.kit.picking import Pills
from companion.ui.kit.sending import Send
from companion.ui.kit.strips import NumberStrip
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

DEPLOY, WALK, DRIVE, ASK = "deploy", "walk", "drive", "ask"
"""How a district is reached."""


def Activation(stage: Stage) -> ft.Control:
    """Whatever the app calls for now."""
    view = reading.game(stage)
    now = view.activation
    if view.step == "stories" and reading.may(view, "keep_story"):
        return KeepOne(stage)
    if reading.may(view, "end_move"):
        return Move.keyed(f"move-{now.moving if now else ''}")(stage)
    if now and reading.is_me(stage, now.auxiliary) and view.step == "auxiliary":
        return Auxiliary(stage)
    return Organization(stage, partial(_call_foot, stage), lambda: Reminders(stage))


def _call_foot(stage: Stage) -> Foot:
    """My agent is called: it acts for one action, or stays (CV-33)."""
    view = reading.game(stage)
    if not reading.may(view, "activate") and not reading.may(view, "stay"):
        return standing_foot(stage)
    agent = reading.agent(view, (view.activation.called if view.activation else None) or "")
    name = agent.name if agent else ""
    agent_id = agent.id if agent else "a1"
    main = Send(
        stage.skin,
        stage.say("cyberverse-phone-activate", name=name),
        stage.send,
        Activate(agent=agent_id) if reading.may(view, "activate") else None,
        icon="cv-movement",
    )
    stay = stage.say("cyberverse-phone-stay")
    return Foot([Answers(stage.skin, stay, lambda: stage.send(Stay(agent=agent_id)), main)])


@component
def Move(stage: Stage) -> ft.Control:
    """Where the activated agent goes, with what every way costs (CV-34..36)."""
    view, skin = reading.game(stage), stage.skin
    far, set_far = ft.use_state(0)

    def go(where: str) -> None:
        how, number = where.split(maxsplit=1)[0], int(where.split()[1])
        if how == ASK:
            set_far(number)
        elif how == DEPLOY:
            stage.send(Deploy(district=number))
        else:
            stage.send(Travel(district=number, by_vehicle=how == DRIVE))

    goes = steady(go)
    now = view.activation
    agent = reading.agent(view, now.moving if now else None)
    if now is None or agent is None:
        return Organization(stage, lambda: standing_foot(stage))
    if far:
        return Distance(stage, far, now.points_left, partial(set_far, 0))
    said = skin.say("cyberverse-phone-move-points", n=now.points_left, of=now.points)
    left = [ActionHexes(skin, now.points_left, now.points), Muted(skin, said, 15, expand=True)]
    points = Panel(skin, InRow(skin, *left), padding=12, radius=16)
    return OrgPage(
        stage,
        title=skin.say("cyberverse-phone-move-title", name=agent.name),
        subtitle=reading.place(stage, agent),
        body=[points, *_ways(stage, agent, goes)],
        actions=[
            Send(
                stage.skin,
                skin.say("cyberverse-phone-move-done", name=agent.name),
                stage.send,
                EndMove(),
                icon="check",
            )
        ],
        spacing=8,
    )


def _ways(stage: Stage, agent: AgentView, go: Choose) -> list[ft.Control]:
    view, skin = reading.game(stage), stage.skin
    rows: list[ft.Control] = []
    free = skin.say("cyberverse-phone-free")
    deploys = [
        _district(stage, DEPLOY, int(one), free) for one in reading.options(view, "deploy", "district")
    ]
    if deploys:
        rows += [Caption(skin, skin.say("cyberverse-phone-deploy")), *TapRows(skin, deploys, (), go)]
    steps = walk_rows(stage, agent.zone or 1)
    if steps:
        rows += [Caption(skin, skin.say("cyberverse-phone-walk")), *steps]
    travels = [row for one in reading.choices(view, "travel") for row in _travel(stage, agent, one)]
    if travels:
        rows += [Caption(skin, skin.say("cyberverse-phone-travel")), *TapRows(skin, travels, (), go)]
    return rows


def walk_rows(stage: Stage, here: int) -> list[ft.Control]:
    """Zones and positions, one point each (CV-34, CV-73)."""
    view, skin = reading.game(stage), stage.skin
    zones = [
        (zone, skin.say("cyberverse-phone-zone", n=int(zone)), "")
        for zone in reading.options(view, "step", "zone")
    ]
    spots = [
        (
            one,
            skin.say("cyberverse-phone-position-here", name=word(skin, "position", one), n=here),
            _spot_icon(one),
        )
        for one in reading.options(view, "take_position", "position")
    ]

    def step(zone: str) -> None:
        stage.send(StepTo(zone=int(zone)))

    def take(position: str) -> None:
        stage.send(TakePosition.model_validate({"position": position}))

    rows: list[ft.Control] = []
    if zones:
        rows.append(Pills(skin, zones, "", step))
    if spots:
        rows.append(Pills(skin, spots, "", take))
    return rows


def _spot_icon(position: str) -> str:
    return icon_of(position) if position != "none" else "cross"


def _district(stage: Stage, how: str, number: int, cost: str) -> Row:
    board = reading.district(reading.game(stage), number)
    there = stage.say("cyberverse-phone-there", n=board.miniatures if board else 0, cost=cost)
    return replace(district_row(stage, number, there), value=f"{how} {number}")


def _travel(stage: Stage, agent: AgentView, choice: Choice) -> list[Row]:
    """Known ways cost their points, the vehicle nothing; an unknown way is asked once (CV-34)."""
    board = reading.district(reading.game(stage), agent.district)
    rows = []
    for number in map(int, choice.one_of.get("district", ())):
        if "by_vehicle" in choice.one_of:
            rows.append(_district(stage, DRIVE, number, stage.say("cyberverse-phone-by-vehicle")))
        elif "points" in choice.between:
            rows.append(_district(stage, ASK, number, stage.say("cyberverse-phone-how-far")))
        else:
            far = board.distances.get(number, 0) if board else 0
            rows.append(_district(stage, WALK, number, stage.say("cyberverse-phone-points-cost", n=far)))
    return rows


@component
def Distance(stage: Stage, number: int, most: int, back: Tap) -> ft.Control:
    """How many points the way costs; asked once for every two districts."""
    points, set_points = ft.use_state(-1)
    name = reading.district_name(stage, number)

    def go() -> None:
        stage.send(Travel(district=number, points=points))
        back()

    main = MainButton(
        stage.skin,
        stage.say("cyberverse-phone-travel-button", name=name),
        go,
        icon="cv-movement",
        disabled=points < 0,
    )
    strip = NumberStrip(
        stage.skin,
        stage.say("cyberverse-phone-points-word"),
        points,
        0,
        max(most, 1),
        set_points,
        icon="cv-movement",
    )
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-far-title", name=name),
        subtitle=stage.say("cyberverse-phone-far-line"),
        body=[Panel(stage.skin, Spaced(stage.skin, strip), padding=12)],
        actions=[Answers(stage.skin, stage.say("cyberverse-phone-back"), back, main)],
    )

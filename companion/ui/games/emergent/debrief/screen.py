"""The debrief as one screen: pages of charts on a tablet or TV, one scrolling column on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.ui.games.emergent.debrief.charts import CHARTS, ChartName
from companion.ui.games.emergent.debrief.frame import PhonePage
from companion.ui.games.emergent.debrief.pages import (
    FocusPage,
    MoneyPage,
    NarrowPage,
    PhoneChart,
    PlacesPage,
)
from companion.ui.games.emergent.debrief.talk import WHAT_IF, Theme, Themes
from companion.ui.games.emergent.debrief.whatif import WhatIfScreen
from companion.ui.games.emergent.shared.page import SharedPage, is_narrow, room
from companion.ui.kit.buttons import Chip, IconButton48
from companion.ui.kit.drawing import Tap, component
from companion.ui.stage import Stage

PAGES: Final = ("money", "places", "talk")
FOOT = 52
NARROW: Final[dict[str, tuple[ChartName, ...]]] = {
    "money": ("cash", "in-out", "share", "unsold", "marketing"),
    "places": ("sold-map", "ties"),
}
"""The charts of a page where nothing stands beside each other."""


@component
def DebriefScreen(stage: Stage, on_back: Tap | None = None) -> ft.Control:
    """How the money was made, where it was sold, what to talk about (ET-37)."""
    at, go = ft.use_state("")
    if at == WHAT_IF:
        return WhatIfScreen(stage, lambda: go("talk"))
    if stage.skin.is_phone:
        return _Phone(stage, at, go, on_back)
    return _Wide(stage, at or PAGES[0], go, on_back)


def _opened(go: Callable[[str], None], theme: Theme) -> None:
    go(theme.answer or WHAT_IF)


def _Phone(stage: Stage, at: str, go: Callable[[str], None], on_back: Tap | None) -> ft.Control:
    """All charts below each other, the themes behind a switch; a theme opens its chart alone."""
    skin = stage.skin

    def to(where: str) -> None:
        go(where)

    focus = _chart(at)
    if focus is not None:
        return PhonePage(
            stage,
            skin.say("emergent-debrief-answer"),
            [PhoneChart(stage, focus)],
            on_back=lambda: to("talk"),
        )
    shows_talk = at == "talk"
    switch = ft.Row(
        [
            Chip(skin, skin.say("emergent-debrief-tab-charts"), partial(to, ""), selected=not shows_talk),
            Chip(skin, skin.say("emergent-debrief-tab-talk"), partial(to, "talk"), selected=shows_talk),
        ],
        spacing=10,
        wrap=True,
    )
    body: list[ft.Control] = [switch]
    if shows_talk:
        body.append(Themes(stage, 0, 0, partial(_opened, go)))
    else:
        body += [PhoneChart(stage, name) for name in CHARTS]
    return PhonePage(stage, skin.say("emergent-debrief-title"), body, on_back=on_back)


def _chart(at: str) -> ChartName | None:
    return next((name for name in CHARTS if name == at), None)


def body(stage: Stage, at: str, width: float, height: float, go: Callable[[str], None]) -> ft.Control:
    """The page of this name on a wide screen: `money`, `places`, `talk`, or one chart with its question."""
    focus = _chart(at)
    if is_narrow(stage.skin) and at != "talk":
        return NarrowPage(stage, (focus,) if focus else NARROW[at], width)
    if focus is not None:
        return FocusPage(stage, focus, width, height)
    match at:
        case "places":
            return PlacesPage(stage, width, height)
        case "talk":
            return Themes(stage, width, height, partial(_opened, go))
        case _:
            return MoneyPage(stage, width, height)


def tabs(stage: Stage, at: str, go: Callable[[str], None]) -> list[ft.Control]:
    """The ways between the pages of the debrief."""

    def to(where: str) -> None:
        go(where)

    return [
        Chip(stage.skin, stage.say(f"emergent-debrief-tab-{page}"), partial(to, page), selected=at == page)
        for page in PAGES
    ]


def _Wide(stage: Stage, at: str, go: Callable[[str], None], on_back: Tap | None) -> ft.Control:
    skin = stage.skin
    width, height = room(skin, FOOT)
    back = [IconButton48(skin, "arrow-left", skin.say("emergent-debrief-back"), on_back)] if on_back else []
    return SharedPage(
        stage,
        skin.say("emergent-debrief-title"),
        body(stage, at, width, height, go),
        foot=[*back, *tabs(stage, at, go)],
        foot_height=FOOT,
    )

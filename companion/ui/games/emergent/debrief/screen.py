"""The debrief as one screen: pages of charts on a tablet or TV, one scrolling column on a phone."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.ui.games.emergent import reading
from companion.ui.games.emergent.debrief.charts import CHARTS, ChartName, past_of
from companion.ui.games.emergent.debrief.pages import (
    FocusPage,
    MoneyPage,
    NarrowPage,
    PhoneChart,
    PlacesPage,
)
from companion.ui.games.emergent.debrief.talk import WHAT_IF, Theme, Themes
from companion.ui.games.emergent.debrief.whatif import WhatIfScreen
from companion.ui.games.emergent.shared.page import TradePage, is_narrow, room
from companion.ui.kit.buttons import Chip, IconButton48
from companion.ui.kit.drawing import Choose, Tap, component, use_kept
from companion.ui.kit.pages import SeatPage
from companion.ui.stage import Stage

PAGES: Final = ("money", "places", "talk")
NARROW: Final[dict[str, tuple[ChartName, ...]]] = {
    "money": ("cash", "in-out", "share", "unsold", "marketing"),
    "places": ("sold-map", "ties"),
}
"""The charts of a page where nothing stands beside each other."""


@component
def DebriefScreen(stage: Stage, on_back: Tap | None = None) -> ft.Control:
    """How the money was made, where it was sold, what to talk about (ET-37)."""
    at, go = use_kept("")
    if at == WHAT_IF:
        return WhatIfScreen(stage, partial(go, "talk"))
    if stage.skin.is_phone:
        return _phone(stage, at, go, on_back)
    return _wide(stage, at or PAGES[0], go, on_back)


def _opened(go: Choose, theme: Theme) -> None:
    go(theme.answer or WHAT_IF)


def _phone(stage: Stage, at: str, go: Choose, on_back: Tap | None) -> ft.Control:
    """All charts below each other, the themes behind a switch; a theme opens its chart alone."""
    skin, cast, past, focus = stage.skin, reading.cast(stage), past_of(stage), _chart(at)
    if focus is not None:
        title, back = skin.say("emergent-debrief-answer"), partial(go, "talk")
        chart = PhoneChart(skin, cast, past, focus)
        return SeatPage(stage, title=title, back=back, body=[chart])
    shows_talk = at == "talk"
    switch = ft.Row(
        [
            Chip(skin, skin.say("emergent-debrief-tab-charts"), partial(go, ""), selected=not shows_talk),
            Chip(skin, skin.say("emergent-debrief-tab-talk"), partial(go, "talk"), selected=shows_talk),
        ],
        spacing=10,
        wrap=True,
    )
    rows = (
        [Themes(skin, 0, 0, partial(_opened, go))]
        if shows_talk
        else [PhoneChart(skin, cast, past, name) for name in CHARTS]
    )
    title = skin.say("emergent-debrief-title")
    return SeatPage(stage, title=title, back=on_back, body=[switch, *rows])


def _chart(at: str) -> ChartName | None:
    return next((name for name in CHARTS if name == at), None)


def body(stage: Stage, at: str, width: float, height: float, go: Choose) -> ft.Control:
    """The page of this name on a wide screen: `money`, `places`, `talk`, or one chart with its question."""
    skin, cast, past, focus = stage.skin, reading.cast(stage), past_of(stage), _chart(at)
    if at == "talk":
        return Themes(skin, width, height, partial(_opened, go))
    if is_narrow(skin):
        return NarrowPage(skin, cast, past, (focus,) if focus else NARROW[at], width)
    if focus is not None:
        return FocusPage(skin, cast, past, focus, width, height)
    return (PlacesPage if at == "places" else MoneyPage)(skin, cast, past, width, height)


def _wide(stage: Stage, at: str, go: Choose, on_back: Tap | None) -> ft.Control:
    skin, (width, height) = stage.skin, room(stage.skin)
    back = [IconButton48(skin, "arrow-left", skin.say("emergent-debrief-back"), on_back)] if on_back else []
    tabs = [
        Chip(skin, skin.say(f"emergent-debrief-tab-{page}"), partial(go, page), selected=at == page)
        for page in PAGES
    ]
    shown = body(stage, at, width, height, go)
    return TradePage(stage, skin.say("emergent-debrief-title"), shown, foot=[*back, *tabs])

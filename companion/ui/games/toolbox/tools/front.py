"""Which page a screen shows: the tool in front, or the one that is being set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.ui.games.toolbox import reading, setup
from companion.ui.games.toolbox.correction import correcting
from companion.ui.games.toolbox.tools import over
from companion.ui.games.toolbox.tools.choose import choose
from companion.ui.games.toolbox.tools.clock import clock
from companion.ui.games.toolbox.tools.countdown import countdown
from companion.ui.games.toolbox.tools.deal import deal
from companion.ui.games.toolbox.tools.hands import HANDS, hands
from companion.ui.games.toolbox.tools.home import home
from companion.ui.games.toolbox.tools.luck import luck
from companion.ui.games.toolbox.tools.pad import FIX, pad
from companion.ui.games.toolbox.tools.page import Back, Page, drawn
from companion.ui.games.toolbox.tools.played import STEPS, next_step, steps
from companion.ui.games.toolbox.tools.tally import tally
from companion.ui.games.toolbox.tools.turn import turn
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage

HOME = "home"


TOOLS: dict[str, Callable[[Stage, setup.Picked], Page]] = {
    "countdown": lambda stage, _: countdown(stage),
    "clock": clock,
    "deal": deal,
    "choose": lambda stage, _: choose(stage),
    "tally": lambda stage, _: tally(stage),
    "pad": pad,
    "luck": luck,
}
"""The page of each tool that is in front."""
PICKED: dict[str, Callable[[Stage, setup.Picked], Page]] = {
    HOME: home,
    HANDS: lambda stage, _: hands(stage),
    STEPS: steps,
    FIX: lambda stage, _: correcting(stage),
}
"""What is looked at here and on no other screen, besides the forms of the tools."""


@component
def ToolTable(stage: Stage) -> ft.Control:
    """A page; what is being set up stays here and on no other screen."""
    picked, pick = ft.use_state("")
    view = reading.game(stage)
    page = _page(stage, picked, pick)
    is_free = picked or reading.leads(stage) or reading.may(stage, "roll")
    if view.phase != "over" and (picked or view.front) and is_free:
        returns = bool(picked and view.front)
        words = stage.say("toolbox-to-tool" if returns else "toolbox-to-tools")
        back = Back(words, "arrow-left" if returns else "grid", lambda: pick("" if returns else HOME))
        if picked != HOME or view.front:
            page = replace(page, back=back)
    if not picked and view.front and not page.main:
        page = replace(page, main=next_step(stage))
    page = replace(page, body=[*turn(stage), *page.body])
    return ft.Container(drawn(stage, page), key=f"{view.phase}-{picked}", expand=True)


def _page(stage: Stage, picked: str, pick: setup.Picked) -> Page:
    view = reading.game(stage)
    if view.phase == "over":
        return over.over(stage)
    if picked:
        shown = PICKED.get(picked)
        return shown(stage, pick) if shown else setup.page(stage, picked, pick)
    return TOOLS[view.front](stage, pick) if view.front else home(stage, pick)

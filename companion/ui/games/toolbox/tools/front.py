"""Which page a screen shows: the tool in front, or the one that is being set up."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.ui.games.toolbox import reading, setup
from companion.ui.games.toolbox.tools import over
from companion.ui.games.toolbox.tools.choose import choose
from companion.ui.games.toolbox.tools.clock import clock
from companion.ui.games.toolbox.tools.countdown import countdown
from companion.ui.games.toolbox.tools.deal import deal
from companion.ui.games.toolbox.tools.home import home
from companion.ui.games.toolbox.tools.luck import luck
from companion.ui.games.toolbox.tools.pad import pad
from companion.ui.games.toolbox.tools.page import Back, Page, drawn
from companion.ui.games.toolbox.tools.tally import tally
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage

HOME = "home"


@component
def ToolTable(stage: Stage) -> ft.Control:
    """A page; what is being set up stays here and on no other screen."""
    picked, pick = ft.use_state("")
    view = reading.game(stage)
    page = _page(stage, picked, pick)
    if view.phase != "over" and (picked or view.front) and (reading.leads(stage) or picked):
        is_home = picked == HOME
        words = stage.say("toolbox-to-tool" if is_home else "toolbox-to-tools")
        back = Back(
            words, "arrow-left" if is_home else "grid", lambda: pick("" if picked and view.front else HOME)
        )
        if not is_home or view.front:
            page = replace(page, back=back)
    return ft.Container(drawn(stage, page), key=f"{view.phase}-{picked}", expand=True)


def _page(stage: Stage, picked: str, pick: setup.Picked) -> Page:
    view = reading.game(stage)
    if view.phase == "over":
        return over.over(stage)
    if picked == HOME:
        return home(stage, pick)
    if picked:
        return setup.page(stage, picked, pick)
    match view.front:
        case "countdown":
            return countdown(stage)
        case "clock":
            return clock(stage)
        case "deal":
            return deal(stage)
        case "choose":
            return choose(stage)
        case "tally":
            return tally(stage)
        case "pad":
            return pad(stage)
        case "luck":
            return luck(stage)
        case None:
            return home(stage, pick)

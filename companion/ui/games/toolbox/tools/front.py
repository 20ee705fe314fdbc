"""Which page a screen shows: the tool in front, or the one that is being set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.games.toolbox.views import ToolboxView
from companion.ui.games.toolbox import reading, setup
from companion.ui.games.toolbox.correction import correcting
from companion.ui.games.toolbox.tools import over
from companion.ui.games.toolbox.tools.choose import choose
from companion.ui.games.toolbox.tools.clock import clock
from companion.ui.games.toolbox.tools.countdown import countdown
from companion.ui.games.toolbox.tools.course import STEPS, next_step, steps
from companion.ui.games.toolbox.tools.deal import deal
from companion.ui.games.toolbox.tools.hands import HANDS, hands
from companion.ui.games.toolbox.tools.home import home
from companion.ui.games.toolbox.tools.luck import luck
from companion.ui.games.toolbox.tools.pad import FIX, pad
from companion.ui.games.toolbox.tools.page import Back, Page, drawn
from companion.ui.games.toolbox.tools.tally import tally
from companion.ui.games.toolbox.tools.turn import turn
from companion.ui.kit.drawing import Choose, component
from companion.ui.stage import Stage

HOME = "home"


TOOLS: dict[str, Callable[[Stage, Choose], Page]] = {
    "countdown": lambda stage, _: countdown(stage),
    "clock": clock,
    "deal": deal,
    "choose": lambda stage, _: choose(stage),
    "tally": lambda stage, _: tally(stage),
    "pad": pad,
    "luck": luck,
}
"""The page of each tool that is in front."""
PICKED: dict[str, Callable[[Stage, Choose], Page]] = {
    HOME: home,
    HANDS: lambda stage, _: hands(stage),
    STEPS: steps,
    FIX: lambda stage, _: correcting(stage),
}
"""What is looked at here and on no other screen, besides the forms of the tools."""

NOWHERE: tuple[str, tuple[object, ...]] = ("", ())
"""No page is chosen here, and what ran when one was."""
PASSING = (HOME, STEPS)
"""Pages from which something is begun."""


@component
def ToolTable(stage: Stage) -> ft.Control:
    """A page; what is being set up stays here and on no other screen."""
    (chosen, running), choose_page = ft.use_state(NOWHERE)
    view = reading.game(stage)
    now = _running(view)
    picked = "" if chosen in PASSING and view.front and running != now else chosen

    def pick(page: str) -> None:
        choose_page((page, now))

    page = _page(stage, picked, pick)
    is_free = picked or reading.leads(stage) or reading.may(stage, "roll")
    if view.phase != "over" and (picked or view.front) and is_free:
        returns = bool(picked and view.front)
        words = stage.say("toolbox-to-tool" if returns else "toolbox-to-tools")
        back = Back(words, "arrow-left" if returns else "grid", lambda: pick("" if returns else HOME))
        if picked != HOME or view.front:
            page = replace(page, back=back)
    if not picked and view.front and (following := next_step(stage)):
        page = replace(page, main=following, more=[*page.main, *page.more])
    page = replace(page, body=[*turn(stage), *page.body])
    return ft.Container(drawn(stage, page), key=f"{view.phase}-{picked}", expand=True)


def _running(view: ToolboxView) -> tuple[object, ...]:
    """What runs: once it is another, the tools and the steps make room for it."""
    numbered = (view.deal, view.question, view.tally, view.pad)
    return (view.front, *(one and one.number for one in numbered), view.front == "luck" and view.luck)


def _page(stage: Stage, picked: str, pick: Choose) -> Page:
    view = reading.game(stage)
    if view.phase == "over":
        return over.over(stage)
    if picked:
        shown = PICKED.get(picked)
        return shown(stage, pick) if shown else setup.page(stage, picked, pick)
    return TOOLS[view.front](stage, pick) if view.front else home(stage, pick)

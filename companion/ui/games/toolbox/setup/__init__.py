"""Setting a tool up: a few words and taps, and it runs on every screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.kernel.action import Action
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.setup.forms import Company, SetUp
from companion.ui.games.toolbox.setup.question import AskForm
from companion.ui.games.toolbox.setup.roles import DealForm
from companion.ui.games.toolbox.setup.scores import PadForm
from companion.ui.games.toolbox.setup.shelf import sets_of
from companion.ui.games.toolbox.setup.tally import TallyForm
from companion.ui.games.toolbox.setup.times import ClockForm, CountdownForm
from companion.ui.games.toolbox.tools.luck import luck
from companion.ui.games.toolbox.tools.page import Page
from companion.ui.kit.drawing import Choose
from companion.ui.stage import Stage


def company(stage: Stage) -> Company:
    """Who sits here, and by which house rules."""
    options = stage.table.options
    spare: Any = options.get("spare") or "refuse"
    group = int(options.get("least_group") or Company.group)
    return Company(reading.seated(stage), 0, group, spare, options.get("filler", ""))


def page(stage: Stage, picked: str, pick: Choose) -> Page:
    """The form of one tool; once it is sent the tool itself is shown."""
    tool, _, manner = picked.partition(":")
    if tool == "luck":
        return luck(stage, pick)
    send, skin = reading.way(stage), stage.skin

    def say(action: Action) -> None:
        pick("")
        send(action)

    def deal() -> ft.Control:
        return DealForm(at, sets=sets_of(stage), is_again=manner == "again")

    at = SetUp(skin, say, company(stage))
    zeros = reading.offered(stage, "count_down", "at_zero") or ("nothing",)
    order = reading.drawn_order(stage) if manner == "order" else ()
    forms: dict[str, Callable[[], ft.Control]] = {
        "countdown": lambda: CountdownForm(skin, say, zeros),
        "clock": lambda: ClockForm(at, first=order),
        "deal": deal,
        "choose": lambda: AskForm(at),
        "tally": lambda: TallyForm(at),
        "pad": lambda: PadForm(at),
    }
    title, line = stage.say(f"toolbox-tool-{tool}"), skin.say(f"toolbox-tool-{tool}", "line")
    return Page(title, line, [forms[tool]()])


__all__ = ["Choose", "page"]

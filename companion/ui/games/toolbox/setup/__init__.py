"""Setting a tool up: a few words and taps, and it runs on every screen."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.kernel.action import Action
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.setup.scores import PadForm
from companion.ui.games.toolbox.setup.secrets import AskForm, DealForm, TallyForm
from companion.ui.games.toolbox.setup.times import ClockForm, CountdownForm
from companion.ui.games.toolbox.tools.luck import luck
from companion.ui.games.toolbox.tools.page import Page
from companion.ui.stage import Stage

Picked = Callable[[str], None]


def page(stage: Stage, tool: str, pick: Picked) -> Page:
    """The form of one tool; once it is sent the tool itself is shown."""
    if tool == "luck":
        return luck(stage)
    send = reading.way(stage)

    def say(action: Action) -> None:
        pick("")
        send(action)

    names = not reading.game(stage).seats
    seats = reading.seated(stage)
    forms: dict[str, Callable[[], ft.Control]] = {
        "countdown": lambda: CountdownForm(
            stage.skin, say, reading.offered(stage, "count_down", "at_zero") or ("nothing",)
        ),
        "clock": lambda: ClockForm(stage.skin, say, names),
        "deal": lambda: DealForm(stage.skin, say, seats),
        "choose": lambda: AskForm(stage.skin, say),
        "tally": lambda: TallyForm(stage.skin, say, len(seats)),
        "pad": lambda: PadForm(stage.skin, say, names),
    }
    title, line = stage.say(f"toolbox-tool-{tool}"), stage.skin.say(f"toolbox-tool-{tool}", "line")
    return Page(title, line, [forms[tool]()])


__all__ = ["Picked", "page"]

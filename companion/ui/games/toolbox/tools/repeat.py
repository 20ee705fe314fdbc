"""The main button of the home: once more what was played last, the kit before a tool."""

from __future__ import annotations

import flet as ft

from companion.games.toolbox.actions import AskAgain, SetClock, StartPad, StartTally, TakeKit
from companion.games.toolbox.words import Tool
from companion.kernel.action import Action
from companion.ui.games.toolbox import reading
from companion.ui.games.toolbox.tools.played import is_through
from companion.ui.kit.sending import Send
from companion.ui.stage import Stage


def repeat(stage: Stage) -> list[ft.Control]:
    """One button, where something has come to its end."""
    if not reading.leads(stage):
        return []
    now = reading.game(stage).kit
    if now is not None:
        if not is_through(now):
            return []
        label = stage.say("toolbox-once-more", name=now.kit.name)
        return [Send(stage.skin, label, reading.way(stage), TakeKit(kit=now.kit), icon="play")]
    for tool in _newest(stage):
        if action := _again(stage, tool):
            name = stage.say(f"toolbox-tool-{tool}")
            label = stage.say("toolbox-once-more", name=name)
            return [Send(stage.skin, label, reading.way(stage), action, icon="refresh")]
    return []


def _newest(stage: Stage) -> tuple[Tool, ...]:
    """The tools on the table, the one in front before those laid aside."""
    view = reading.game(stage)
    return (*((view.front,) if view.front else ()), *view.resting)


def _again(stage: Stage, tool: Tool) -> Action | None:
    """What begins a tool that is over once more, as it was."""
    view = reading.game(stage)
    match tool:
        case "choose" if reading.may(stage, "ask_again"):
            return AskAgain()
        case "tally" if view.tally and view.tally.totals is not None and reading.may(stage, "start_tally"):
            return StartTally(tally=view.tally.spec, box=view.tally.is_box)
        case "pad" if view.pad and view.pad.ended and reading.may(stage, "start_pad"):
            return StartPad(pad=view.pad.spec, names=tuple(view.pad.names.values()))
        case "clock" if view.clock and view.clock.ended and reading.may(stage, "set_clock"):
            return SetClock(clock=view.clock.spec, names=tuple(view.clock.names.values()))
        case _:
            return None

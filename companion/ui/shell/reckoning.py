"""The tools of a game over its table: a sum that somebody wants now, while the game stands as it is."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.documents import OnlyRead
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose, Tap, component, steady
from companion.ui.kit.text import SectionTitle
from companion.ui.live import Live, use_facts
from companion.ui.stage import Desk, GameScreens, Stage

TOOL: Final = "tool:"
"""What is opened like a sheet by such a name is a page of its own over the table."""


@frozen
class Opened:
    """What lies over the page of a table, by name; nothing for an empty one."""

    sheet: str
    tool: str
    show: Choose
    """A sheet, or a tool: the sheet that led to it goes, and says so a little later."""
    close_sheet: Tap
    close_tool: Tap


def use_opened(first: str) -> Opened:
    """The sheet and the tool that are open. A hook."""
    sheet, set_sheet = ft.use_state(first)
    tool, set_tool = ft.use_state("")

    def show(name: str) -> None:
        is_tool = name.startswith(TOOL)
        set_sheet("" if is_tool else name)
        set_tool(name.removeprefix(TOOL) if is_tool else "")

    return Opened(sheet, tool, steady(show), steady(lambda: set_sheet("")), steady(lambda: set_tool("")))


def ToolButtons(stage: Stage, game: GameScreens) -> list[ft.Control]:
    """For a menu: every tool of this game, in words."""
    if not game.tools_here or stage.table.stage == "closed":
        return []
    skin = stage.skin
    return [
        SectionTitle(skin, skin.say("shell-reckon")),
        *(
            OutlineButton(
                skin,
                skin.say(f"{game.id}-tool-{name}"),
                partial(stage.open_sheet, f"{TOOL}{name}"),
                icon=skin.say(f"{game.id}-tool-{name}", "icon") or "dice",
                height=52,
            )
            for name in game.tools_here
        ),
    ]


@component
def ToolHere(live: Live, game: GameScreens, name: str, close: Tap) -> ft.Control:
    """The tool of this name over the whole page; nothing for an empty name."""
    is_open = name in game.tools_here
    use_facts(live, _skin if is_open else _nothing)
    if not is_open:
        return ft.Container(visible=False)
    stage = live.stage
    library = OnlyRead(stage.library)
    desk = Desk(stage.skin, stage.settings, stage.change, library, go=lambda _route: close())
    return ft.Container(
        game.tools_here[name](desk, stage), expand=True, bgcolor=stage.skin.palette.background
    )


def _skin(stage: Stage) -> object:
    return stage.skin


def _nothing(_stage: Stage) -> None:
    """Of a tool that is closed."""

"""The shared screen: the tool in front, large; at the end who won."""

from __future__ import annotations

import flet as ft

from companion.ui.games.toolbox.tools.front import ToolTable
from companion.ui.stage import Stage


def shared(stage: Stage) -> ft.Control:
    """The tool in front; with the host's word it steers."""
    return ToolTable(stage)


def end(stage: Stage) -> ft.Control:
    """The evening is over: totals and cards that were dealt."""
    return ToolTable(stage)

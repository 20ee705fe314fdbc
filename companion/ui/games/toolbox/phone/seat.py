"""A seat's page: the tool in front, or the one that is being set up here."""

from __future__ import annotations

import flet as ft

from companion.ui.games.toolbox.tools.front import ToolTable
from companion.ui.stage import Stage


def seat(stage: Stage) -> ft.Control:
    """The same tools as on the table, as one column."""
    return ToolTable(stage)

"""The issue's own rules, as reminders while it is played (SW-6)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Caption, Panel
from companion.ui.games.singularity.shared.page import look
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Words
from companion.ui.stage import Stage


def Lines(stage: Stage, lines: tuple[str, ...], icon: str = "rules") -> list[ft.Control]:
    """Sentences of the issue card, one below the other."""
    skin = look(stage)
    return [
        ft.Row(
            [Icon(skin, icon, skin.px(18), skin.palette.muted), Words(skin, line, 15, expand=True)],
            spacing=skin.px(9),
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for line in lines
    ]


def Reminders(stage: Stage) -> ft.Control | None:
    """Special rules of this issue; nothing where there are none."""
    view, skin = reading.game(stage), look(stage)
    if view.issue is None or not view.issue.rules:
        return None
    rows = [Caption(skin, stage.say("singularity-shared-special")), *Lines(stage, view.issue.rules)]
    return Panel(skin, ft.Column(rows, spacing=skin.px(8), tight=True))

"""The issue's own rules, as reminders while it is played (SW-6)."""

from __future__ import annotations

import flet as ft

from companion.ui.kit.boxes import START, Caption, Panel, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Words


def card_lines(skin: Skin, lines: tuple[str, ...], icon: str = "rules") -> list[ft.Control]:
    """Sentences of the issue card, one below the other."""
    return [
        ft.Row(
            [Icon(skin, icon, skin.px(18), skin.palette.muted), Words(skin, line, 15, expand=True)],
            spacing=skin.px(9),
            vertical_alignment=START,
        )
        for line in lines
    ]


@part
def IssueRules(skin: Skin, rules: tuple[str, ...]) -> ft.Control:
    """Special rules of this issue."""
    title = Caption(skin, skin.say("singularity-shared-special"))
    return Panel(skin, Spaced(skin, title, *card_lines(skin, rules), gap=8))

"""A kit as a chain of its tools."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.games.toolbox.packs.kit import Step
from companion.ui.kit.boxes import Labelled
from companion.ui.kit.drawing import part
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin

SIGNS = {
    "deal": "tool-deal",
    "meet": "people",
    "open_roles": "tool-deal",
    "ask": "tool-choose",
    "tally": "tool-tally",
    "timer": "tool-countdown",
    "draw": "shuffle",
    "roll": "dice",
    "clock": "tool-clock",
    "score": "tool-pad",
    "begin": "flag",
    "say": "speaker",
}
"""A sign for every step of a kit (TB-86)."""


def icon_of(tool: str) -> str:
    """The sign of a tool."""
    return "dice" if tool == "luck" else f"tool-{tool}"


def links_of(steps: Iterable[Step]) -> tuple[str, ...]:
    """What each step does."""
    return tuple(step.do for step in steps)


@part
def Chain(skin: Skin, steps: tuple[str, ...], at: int = -1, size: float = 34) -> ft.Control:
    """A tile a step, the present one filled."""

    def link(number: int, step: str) -> ft.Control:
        is_now, side = number == at, skin.px(size)
        ground = skin.look.button if is_now else skin.wash(skin.look.accent, 0.14)
        ink = skin.look.on_button if is_now else skin.look.accent
        return ft.Container(
            Icon(skin, SIGNS.get(step, "kit"), side * 0.56, ink, ground=ground),
            width=side,
            height=side,
            border_radius=side * 0.28,
            bgcolor=ground,
            alignment=ft.Alignment.CENTER,
            opacity=1.0 if number >= at else 0.5,
        )

    links: list[ft.Control] = []
    for number, step in enumerate(steps):
        if number:
            links.append(Icon(skin, "right", skin.px(14), skin.palette.muted))
        links.append(link(number, step))
    said = skin.language.listed(skin.say(f"toolbox-step-{step.replace('_', '-')}") for step in steps)
    row = ft.Row(links, spacing=skin.px(5), run_spacing=skin.px(6), wrap=True, tight=True)
    return Labelled(row, said)

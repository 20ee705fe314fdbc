"""Everybody's choice in one small row, for who has to decide now (EM-12)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.marks import Mark, Small
from companion.ui.games.emergence.panels import MIDDLE
from companion.ui.kit.icon import Icon
from companion.ui.stage import Stage


def ChoiceStrip(stage: Stage) -> ft.Control:
    """A column for each operative in turn order: mark, action, augmentation."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette

    def column(seat: str) -> ft.Control:
        line = reading.line(view, seat)
        is_now = view.turn is not None and view.turn.seat == seat
        action, augmentation = line.action or "activate", line.augmentation
        spoken = f"{reading.you_or(stage, seat)}: {reading.action_word(skin, action)}"
        if augmentation:
            spoken += f", {reading.augmentation_word(skin, augmentation)}"
        icons = ft.Row(
            [
                Icon(skin, action, 20, palette.text if is_now else palette.muted),
                Icon(
                    skin,
                    reading.augmentation_icon(augmentation),
                    16,
                    reading.augmentation_colour(skin, augmentation),
                ),
            ],
            spacing=4,
            tight=True,
        )
        content = ft.Column(
            [Mark(stage, seat, 18, dim=line.has_had_turn), icons],
            spacing=6,
            tight=True,
            horizontal_alignment=MIDDLE,
        )
        return ft.Semantics(
            content=ft.Container(content, alignment=ft.Alignment.CENTER),
            label=spoken,
            container=True,
            exclude_semantics=True,
            expand=True,
        )

    return ft.Container(
        ft.Column(
            [
                Small(skin, skin.say("emergence-reveal-title")),
                ft.Row([column(seat) for seat in view.order], spacing=2),
            ],
            spacing=8,
            tight=True,
        ),
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        bgcolor=palette.raised,
        border_radius=16,
    )

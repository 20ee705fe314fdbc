"""A group comes onto the board: from a token at light level, by a card, by an event (SW-19, A28)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.actions import Spawn
from companion.games.singularity.pieces import Landing
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import enemy_icon, tones
from companion.ui.games.singularity.shared.page import GoButton, act, look, may_act
from companion.ui.parts.buttons import Chip, OutlineButton
from companion.ui.parts.field import Field
from companion.ui.parts.guard import component
from companion.ui.parts.numbers import Stepper
from companion.ui.parts.sheets import Sheet
from companion.ui.parts.text import Heading, Muted
from companion.ui.stage import Stage

MOST = 30


@component
def SpawnButton(stage: Stage) -> ft.Control:
    """One button; behind it a sheet that asks which enemy, where and how many."""
    skin = look(stage)
    is_open, set_open = ft.use_state(False)
    enemy, set_enemy = ft.use_state("")
    place, set_place = ft.use_state("")
    count, set_count = ft.use_state(1)

    def close() -> None:
        set_open(False)
        set_enemy("")
        set_place("")
        set_count(1)

    def send() -> None:
        act(stage, Spawn(enemy=enemy, places=(Landing(place=place.strip(), count=count),)))
        close()

    sheet = None
    if is_open:
        known = reading.game(stage).enemies
        chips = [
            Chip(
                skin,
                card.name,
                partial(set_enemy, card.id),
                icon=enemy_icon(card.icon),
                selected=enemy == card.id,
                colour=tones(skin).red,
            )
            for card in known
        ]
        go = GoButton(
            skin,
            stage.say("singularity-shared-spawn-go"),
            send if enemy and place.strip() else None,
            width=None,
        )
        sheet = Sheet(
            skin,
            [
                Heading(skin, stage.say("singularity-shared-spawn"), 24),
                ft.Row(chips, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))
                if chips
                else Muted(skin, stage.say("singularity-shared-spawn-none")),
                Field(skin, stage.say("singularity-shared-spawn-place"), place, set_place, longest=24),
                Stepper(skin, count, 1, MOST, set_count, stage.say("singularity-shared-miniatures")),
                ft.Row([go]),
            ],
            close,
        )
    ft.use_dialog(sheet)
    if not may_act(stage):
        return ft.Container()
    return OutlineButton(
        skin, stage.say("singularity-shared-spawn-open"), lambda: set_open(True), icon="plus-thin", height=52
    )

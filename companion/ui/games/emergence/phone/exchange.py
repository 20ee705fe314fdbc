"""Pay 1 knowledge and do a tile action instead of a hostile one (EM-21)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.emergence.words import TILE_ACTIONS, HostileAction, TileAction
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.phone.steps import TurnSteps
from companion.ui.games.emergence.phone.tile_action import tile_screen
from companion.ui.kit.boxes import IconTile, InRow, Panel
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Choose, component, part
from companion.ui.kit.icon import Icon
from companion.ui.kit.pages import Question, SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


@part
def _TileAction(skin: Skin, name: TileAction, choose: Choose) -> ft.Control:
    row = [
        IconTile(skin, name, skin.palette.text, 56),
        Strong(skin, reading.action_word(skin, name), 20, expand=True),
        Icon(skin, "right", 22, skin.palette.muted),
    ]
    return Panel(skin, InRow(skin, *row, gap=14), on_click=partial(choose, name))


@component
def Exchanging(stage: Stage, action: HostileAction, instead: str, choose: Choose) -> ft.Control:
    """Which of the three, then its screen. `choose` nothing: back to my own action."""
    if instead in TILE_ACTIONS:
        return tile_screen(reading.game(stage).mode, instead)(stage, instead, partial(choose, "choose"))
    skin, word = stage.skin, reading.action_word(stage.skin, action)
    line = skin.say("emergence-act-exchange-line", action=word.lower())
    label = skin.say("emergence-act-exchange-back", action=word)
    back = OutlineButton(skin, label, partial(choose, ""), icon="arrow-left", expand=True)
    return SeatPage(
        stage,
        body=[
            TurnSteps(skin, 1, reading.my_colour(stage)),
            Question(skin, skin.say("emergence-act-exchange-title"), line),
            *(_TileAction(skin, name, choose) for name in TILE_ACTIONS),
        ],
        actions=[ft.Row([back])],
    )

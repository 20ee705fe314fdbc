"""Pay 1 knowledge and do a tile action instead of a hostile one (EM-21)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.words import TILE_ACTIONS, HostileAction, TileAction
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.panels import (
    IconTile,
    Panel,
    Title,
)
from companion.ui.games.emergence.phone.page import Page
from companion.ui.games.emergence.phone.steps import Steps
from companion.ui.games.emergence.phone.tile_action import TileActionScreen
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Strong
from companion.ui.stage import Stage


def Exchanging(stage: Stage, action: HostileAction, instead: str, set_instead: object) -> ft.Control:
    """Pay 1 knowledge, do a tile action (EM-21)."""
    back = lambda: set_instead("")  # type: ignore[operator]  # noqa: E731
    if instead in TILE_ACTIONS:
        return TileActionScreen(
            stage,
            instead,
            paying=True,
            back=lambda: set_instead("choose"),  # type: ignore[operator]
        )
    skin = stage.skin
    word = reading.action_word(skin, action)

    def row(name: TileAction) -> ft.Control:
        return Panel(
            skin,
            ft.Row(
                [
                    IconTile(skin, name),
                    Strong(skin, reading.action_word(skin, name), 20, expand=True),
                    Icon(skin, "right", 22, skin.palette.muted),
                ],
                spacing=14,
            ),
            on_click=lambda: set_instead(name),  # type: ignore[operator]
        )

    return Page(
        stage,
        body=[
            Steps(stage, 1),
            Title(
                skin,
                skin.say("emergence-act-exchange-title"),
                skin.say("emergence-act-exchange-line", action=word.lower()),
            ),
            *(row(name) for name in TILE_ACTIONS),
        ],
        actions=[
            ft.Row(
                [
                    OutlineButton(
                        skin,
                        skin.say("emergence-act-exchange-back", action=word),
                        back,
                        icon="arrow-left",
                        expand=True,
                    )
                ]
            )
        ],
    )

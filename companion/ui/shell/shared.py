"""The shared screen: lobby, play and end by the table's stage, with notices over the game's picture."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.net.link import Link
from companion.table.actions import Dismiss
from companion.ui.front import Front
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.drawing import component
from companion.ui.kit.notices import Banner, Toast
from companion.ui.shell.ended_shared import EndedShared
from companion.ui.shell.lobby import Knock, LobbyShared
from companion.ui.shell.overlay import Overlay
from companion.ui.shell.seat import Over, Safely
from companion.ui.shell.waiting import TakebackQuestion
from companion.ui.stage import GameScreens, Stage


@component
def SharedScreen(
    stage: Stage, game: GameScreens, sheet: str, close_sheet: Any, link: Link, hall: Front
) -> ft.Control:
    """Public facts only. Notices lie above the lower edge; the QR is one tap away all game."""
    table, skin = stage.table, stage.skin
    dialog = Overlay(stage, game, sheet, close_sheet, link, hall)
    notices: list[ft.Control] = []
    if table.stage == "closed":
        return Over(EndedShared(stage, game), dialog)
    if table.stage == "lobby" or stage.frame.view is None:
        return Over(LobbyShared(stage, game), dialog)
    content = Safely(game.end if table.stage == "over" else game.shared, stage)
    if table.stumbled:
        close = IconButton48(
            skin,
            "cross",
            skin.say("shell-close"),
            lambda: stage.send(Dismiss()),
            outlined=False,
            ground=skin.palette.banner_ground,
        )
        notices.append(
            Banner(skin, skin.say("shell-stumbled"), skin.say("shell-stumbled", "text"), action=close)
        )
    if (question := TakebackQuestion(stage)) is not None:
        notices.append(question)
    notices += [Knock(stage, knock) for knock in table.knocks]
    if stage.toast:
        notices.append(Toast(skin, stage.toast, stage.dismiss_toast))
    over: list[ft.Control] = []
    if notices:
        width = min(skin.width - 40, skin.px(720))
        over.append(
            ft.Container(
                ft.Column(notices, spacing=10, tight=True, width=width),
                bottom=skin.px(28),
                left=(skin.width - width) / 2,
            )
        )
    page = ft.Container(content, left=0, right=0, top=0, bottom=0)
    return ft.Stack([page, *over, ft.Container(dialog, left=0, top=0)], expand=True, fit=ft.StackFit.EXPAND)

"""The shared screen: lobby, play and end by the table's stage, with notices over the game's picture."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.net.link import Link
from companion.table.actions import Dismiss
from companion.ui.front import Front
from companion.ui.kit.buttons import IconButton48
from companion.ui.kit.correcting import Asked, asked_facts
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.notices import Banner, Toast
from companion.ui.live import Live, use_facts, use_stage
from companion.ui.organiser.notices import OrderNotices
from companion.ui.shell.ended_shared import EndedShared
from companion.ui.shell.joining import Knock
from companion.ui.shell.loan import LoanQuestion
from companion.ui.shell.lobby import LobbyShared
from companion.ui.shell.overlay import Overlay
from companion.ui.shell.seat import Safely
from companion.ui.shell.waiting import TakebackQuestion
from companion.ui.stage import GameScreens, Stage


@component
def _Picture(live: Live, game: GameScreens) -> ft.Control:
    """The whole page, by the table's progress."""
    stage = use_stage(live)
    progress = stage.table.stage
    if progress == "closed":
        return EndedShared(stage, game)
    if progress == "lobby" or stage.frame.view is None:
        return LobbyShared(stage, game)
    return Safely(game.end if progress == "over" else game.shared, stage)


@component
def _Notices(live: Live) -> ft.Control:
    """What lies above the lower edge: a stumble, a question, somebody at the door, a refusal."""

    def read(stage: Stage) -> tuple[Any, ...]:
        table = stage.table
        is_playing = table.stage in ("playing", "over") and stage.frame.view is not None
        asked = (table.takeback, table.loan, asked_facts(stage))
        trouble = (table.stumbled, table.store_away)
        facts = (trouble, asked, table.knocks, stage.toast, table.seats, table.my_seat)
        return stage.skin, is_playing, facts if is_playing else None, table.orders

    skin, is_playing, _, orders = use_facts(live, read)
    notices = _notices(live.stage) if is_playing else []
    if orders is not None:
        notices.insert(0, OrderNotices(skin, orders, live.stage.clock, is_shared=True))
    width = min(skin.width - 40, skin.px(720))
    return ft.Container(
        ft.Column(notices, spacing=10, tight=True, width=width),
        bottom=skin.px(28),
        left=(skin.width - width) / 2,
        visible=bool(notices),
    )


def _notices(stage: Stage) -> list[ft.Control]:
    table, skin = stage.table, stage.skin
    notices: list[ft.Control] = []
    if table.store_away:
        notices.append(Banner(skin, skin.say("shell-store-away"), skin.say("shell-store-away", "text")))
    if table.stumbled:
        close = IconButton48(
            skin,
            "cross",
            skin.say("shell-close"),
            partial(stage.send, Dismiss()),
            outlined=False,
            ground=skin.palette.banner_ground,
        )
        said = skin.say("shell-stumbled"), skin.say("shell-stumbled", "text")
        notices.append(Banner(skin, *said, action=close))
    if (question := TakebackQuestion(stage)) is not None:
        notices.append(question)
    if (loan := LoanQuestion(stage)) is not None:
        notices.append(loan)
    if (correction := Asked(stage)) is not None:
        notices.append(correction)
    notices += [Knock(stage, knock) for knock in table.knocks]
    if stage.toast:
        notices.append(Toast(skin, stage.toast, stage.dismiss_toast))
    return notices


def SharedScreen(
    live: Live, game: GameScreens, sheet: str, close_sheet: Tap, link: Link, hall: Front
) -> ft.Control:
    """Public facts only. The picture, notices and the sheet follow the table each by itself."""
    page = ft.Container(_Picture(live, game), left=0, right=0, top=0, bottom=0)
    dialog = Overlay(live, game, sheet, close_sheet, link, hall)
    return ft.Stack(
        [page, _Notices(live), ft.Container(dialog, left=0, top=0)], expand=True, fit=ft.StackFit.EXPAND
    )

"""Everything that comes from below: one dialog at a time, by its name."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.net.link import Link
from companion.table.actions import OpenDeal
from companion.table.views import Happened
from companion.ui.front import Front, HostFront
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component, effect
from companion.ui.kit.notices import Toast
from companion.ui.kit.palette import SEAT_COLOURS
from companion.ui.kit.proof import Proof
from companion.ui.kit.sheets import Sheet
from companion.ui.live import Live, seen, use_facts
from companion.ui.shell import everyone, hostmenu, screens, sheet
from companion.ui.shell.howmuch import SHEET, HowMuch
from companion.ui.shell.joining import FreeSeat
from companion.ui.shell.options import HouseRules
from companion.ui.shell.quitting import QuitQuestion
from companion.ui.shell.settings import SettingsList
from companion.ui.stage import GameScreens, Stage

TALL = frozenset(
    {"log", "proof", "rules", "options", "choosing", "host", "fixes", "tablet", SHEET, everyone.SHEET}
)
"""Sheets that may be longer than the page."""


@component
def Overlay(live: Live, game: GameScreens, name: str, close: Tap, link: Link, hall: Front) -> ft.Control:
    """The sheet of this name over the page; nothing for an empty name, which follows nothing either."""
    lines, set_lines = ft.use_state(cast("tuple[Happened, ...]", ()))
    use_facts(live, seen if name else _nothing)
    stage = live.stage

    async def fetch() -> None:
        if name == "log":
            set_lines(await link.log())

    effect(fetch, [name, stage.table.log_length if name == "log" else 0])
    content = contents(stage, game, name, close, lines, hall) if name else []
    if content and stage.toast and name not in ("paper", everyone.SHEET):  # they show it where they ask
        content = [Toast(stage.skin, stage.toast, stage.dismiss_toast), *content]
    shown = Sheet(stage.skin, content, close, tall=name in TALL) if content else None
    ft.use_dialog(shown)
    return ft.Container(width=0, height=0)


def _nothing(_stage: Stage) -> None:
    """Of a sheet that is closed."""


def contents(  # noqa: C901 - one line a sheet
    stage: Stage,
    game: GameScreens,
    name: str,
    close: Tap,
    lines: tuple[Happened, ...],
    hall: Front,
) -> list[ft.Control]:
    """What the sheet of this name holds."""
    word, _, seat = name.partition(":")
    host = hall.host if stage.has_start else None
    match word:
        case "more":
            return sheet.More(stage, game)
        case "log":
            return sheet.WholeLog(stage, lines)
        case "rules":
            return sheet.Rules(stage, game)
        case "invite":
            return sheet.Invite(stage)
        case "settings":
            return SettingsList(stage)
        case "seats":
            return sheet.MySeats(stage, close)
        case "table":
            return screens.TableMenu(stage, game)
        case "tablet" if stage.table.screen_link:
            return screens.OnTheTablet(stage)
        case word if word == everyone.SHEET and stage.table.is_host and stage.table.stage == "lobby":
            return [everyone.Everyone(stage, close)]
        case "proof":
            return Proof(stage.skin, stage.table, partial(stage.send, OpenDeal()))
        case "options":
            return [HouseRules(stage, game, hall)]
        case word if word == SHEET:
            return [HowMuch(stage, game, hall, close)]
        case "choosing" if game.choosing:
            return game.choosing.sheet(stage)
        case "host":
            return [*hostmenu.HostMenu(stage, game), *_quit(stage, host)]
        case "fixes" if game.fixes:
            return [game.fixes(stage)]
        case "end":
            return hostmenu.EndQuestion(stage, close)
        case "quit" if host and host.quit:
            return QuitQuestion(stage.skin, host.quit, close)
        case "leave":
            return hostmenu.LeaveQuestion(stage, close)
        case "paper":
            return [hostmenu.PaperSeat(stage, colours_of(stage, hall), close)]
        case "free":
            return FreeSeat(stage)
        case "sit":
            return sheet.SitHere(stage)
        case "seat":
            return hostmenu.SeatMenu(stage, seat, close)
        case _:
            return []


def _quit(stage: Stage, host: HostFront | None) -> list[ft.Control]:
    """The way to end the whole companion, for who has the host's key."""
    if host is None or host.quit is None:
        return []
    skin = stage.skin
    label = skin.say("shell-quit")
    return [OutlineButton(skin, label, lambda: stage.open_sheet("quit"), icon="door", height=52)]


def colours_of(stage: Stage, hall: Front) -> tuple[str, ...]:
    """The seat colours this game takes."""
    every = (game.card.colours for game in hall.games if game.card.id == stage.table.game)
    return next(every, tuple(SEAT_COLOURS))

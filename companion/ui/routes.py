"""Which screen a route is, and who may open it."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.kernel.seat import Seat
from companion.ui.front import Front, HostFront, Visitor
from companion.ui.organiser.debrief import ClassScreen
from companion.ui.organiser.screen import OrganiserScreen
from companion.ui.shell.closed import ClosedScreen, StrangerScreen
from companion.ui.shell.history import BackScreen, HistoryScreen, PastScreen
from companion.ui.shell.library import library_screen
from companion.ui.shell.start import StartScreen
from companion.ui.stage import Desk, GameScreens


def screen_at(  # noqa: C901 - one case a route
    parts: tuple[str, ...],
    asked: dict[str, str],
    hall: Front,
    host: HostFront | None,
    visitor: Visitor,
    table: Callable[..., ft.Control],
    desk: Desk,
    screens_of: Callable[[str], GameScreens],
) -> ft.Control:
    """Which screen a route is; `host` for who may open the screens of a host."""
    skin, go = desk.skin, desk.go
    organiser = hall.organiser if visitor.is_organiser else None
    match parts:
        case ("seat", table_id):
            mine = hall.seats_of(table_id, visitor.device)
            wanted = Seat(asked.get("seat", ""))
            if wanted in hall.seats_of(table_id, visitor.device, is_host=visitor.is_host):
                return table(table_id, wanted, is_host=visitor.is_host)
            if not mine:
                code, door = hall.without_seat(table_id, visitor.device)
                return ClosedScreen(skin, code, go, is_host=visitor.is_host, door=door)
            return table(table_id, mine[0], is_host=visitor.is_host)
        case ("table", table_id) if visitor.is_host:
            return table(table_id, None, is_host=True, first_sheet=asked.get("sheet", ""))
        case ("screen", table_id, key) if hall.fits_screen(table_id, key):
            return table(table_id, None, is_host=False)
        case ("organiser", "table", table_id) if organiser:
            return BackScreen(
                skin,
                skin.say("organiser-back"),
                lambda: go("/organiser"),
                lambda below: table(table_id, None, is_host=visitor.is_host, below=below),
            )
        case ("organiser", "debrief") if organiser:
            return ClassScreen(desk, organiser, screens_of, asked.get("game", ""))
        case ("organiser", *_) if organiser:
            return OrganiserScreen(desk, hall, organiser, screens_of, has_start=bool(host))
        case ("history", table_id) if host:
            return PastScreen(
                skin, host, go, table_id, lambda below: table(table_id, None, is_host=True, below=below)
            )
        case ("history",) if host:
            return HistoryScreen(skin, host, go)
        case ("library", *rest) if host:
            return library_screen(desk, host, screens_of, tuple(rest), asked)
        case ("tool", game_id, name) if host and name in screens_of(game_id).tools:
            return screens_of(game_id).tools[name](desk)
        case _ if host:
            return StartScreen(desk, host, screens_of)
        case _:
            return StrangerScreen(skin)

"""One viewer at one table: what it watches, and which screen the table's progress asks for."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, cast

import flet as ft

from companion.kernel.seat import Seat
from companion.net.link import Frame, Link
from companion.ui.front import Front
from companion.ui.kit.drawing import Choose, component, effect, guarded
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import Skin
from companion.ui.shell.closed import Blind, ClosedScreen, LostScreen, OpeningScreen
from companion.ui.shell.reckoning import ToolHere, use_opened
from companion.ui.shell.seat import SeatScreen, fitted
from companion.ui.shell.shared import SharedScreen
from companion.ui.shell.watch import Watch
from companion.ui.stage import GameScreens, Stage

PHONES = frozenset({ft.PagePlatform.ANDROID, ft.PagePlatform.IOS})
PREVIEWED = ft.AppLifecycleState.INACTIVE
"""On a phone the list of open apps shows this page now; on a desktop only another window is in front."""


@component
def TableScreen(
    hall: Front,
    device: str,
    table_id: str,
    seat: Seat | None,
    is_host: bool,
    skin: Skin,
    room: Skin,
    settings: Settings,
    change: Callable[[Settings], None],
    go: Choose,
    woken: int,
    screens_of: Callable[[str], GameScreens],
    first_sheet: str = "",
) -> ft.Control:
    """Watch the table through one link and draw what it says. `woken`: how often this phone came back.

    A seat's page has the skin of a phone; `room` is that of the whole screen around it. `first_sheet` lies
    open when it is entered.
    """
    _, bump = ft.use_state(0)
    opened = use_opened(first_sheet)
    sheet, close_sheet = opened.sheet, opened.close_sheet

    async def connect() -> Link:
        return await hall.link(table_id, device=device, seat=seat, is_host=is_host)

    tries, try_again = ft.use_state(0)

    def begin() -> Watch:
        return Watch(
            connect,
            seat,
            lambda: bump(lambda count: count + 1),
            lambda: try_again(lambda count: count + 1),
        )

    watch = cast("Watch", cast("Any", ft.use_ref(cast("Any", begin))).current)
    effect(watch.pump, [tries], watch.leave)
    effect(watch.wake, [woken])

    effect(lambda: _mind_the_wire(ft.context.page, watch), [])
    seats = watch.frame.table.seats if watch.frame else ()
    is_typed = any(line.seat == seat and line.presence == "paper" for line in seats)
    following = (watch.frame.table.next_table if watch.frame else None) or ""

    def follow() -> None:
        """The same seats play again: everybody moves on to the new table; who typed, to the shared screen."""
        if following and seat is not None and not (is_host and is_typed):
            go(f"/seat/{following}")
        elif following and is_host:
            go(f"/table/{following}")
        elif following:
            go(f"/screen/{following}/{ft.context.page.route.rpartition('/')[2]}")

    effect(follow, [following])
    if watch.closed:
        again = ft.context.page.route
        return ClosedScreen(skin, watch.closed, go, is_host=is_host, again=again, take_back=watch.again)
    if watch.frame is None or watch.link is None:
        return OpeningScreen(skin)
    game = screens_of(watch.frame.table.game)
    library = hall.library(watch.frame.table.game, may_save=seat is not None, is_host=is_host)

    def staged(frame: Frame) -> Stage:
        made = Stage(
            frame=frame,
            skin=skin.dressed(game.looks),
            go=go,
            send=watch.do,
            hold=watch.hold,
            cover=watch.cover,
            settings=settings,
            change=change,
            foretell=watch.foretell,
            dismiss_toast=watch.dismiss,
            open_sheet=opened.show,
            clock=hall.clock,
            now=time.time(),
            is_shared=seat is None,
            has_start=is_host,
            names={line.seat: line.name for line in frame.table.seats},
            library=library,
            named=hall.named(frame.table.code),
        )
        return made if seat is None else fitted(made, room)

    watch.dress(staged)
    if seat is None:
        page: ft.Control = SharedScreen(watch, game, sheet, close_sheet, watch.link, hall)
        covers: list[ft.Control] = []
    else:
        page = SeatScreen(watch, game, room, sheet, close_sheet, watch.link, hall)
        covers = _covers(room, watch)
    tool_here = ToolHere(watch, game, opened.tool, opened.close_tool)
    return ft.Stack([page, tool_here, *covers], expand=True, fit=ft.StackFit.EXPAND)


def _mind_the_wire(page: ft.Page, watch: Watch) -> None:
    """The page tells its watch when it goes, comes, or is put aside."""

    def seen(event: ft.AppLifecycleStateChangeEvent) -> None:
        watch.hide(not page.app_visible)
        watch.draw_blind(not page.app_visible or (page.platform in PHONES and event.state == PREVIEWED))

    page.on_disconnect = guarded(watch.lose)
    page.on_close = guarded(watch.leave)
    page.on_app_lifecycle_state_change = guarded(seen)


def _covers(room: Skin, watch: Watch) -> list[ft.Control]:
    """Over a seat's page in an app, hidden or without its host; in a browser the page script sees to it."""
    if room.in_browser:
        return []
    return [*([LostScreen(room)] if watch.is_lost else []), *([Blind(room)] if watch.is_blind else [])]

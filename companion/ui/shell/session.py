"""One viewer at one table: the link, its pump, the toast, and which screen the table's stage asks for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import flet as ft

from companion import texts
from companion.kernel.action import Action, Rejection
from companion.kernel.seat import Seat
from companion.net.link import Closed, Frame, Link, Refused
from companion.table.actions import Cover, Look
from companion.table.presence import OTHER_TAB
from companion.ui.front import Front
from companion.ui.kit.drawing import component, effect, guarded, note, steady
from companion.ui.kit.settings import Settings
from companion.ui.kit.skin import Skin
from companion.ui.shell.closed import ClosedScreen, OpeningScreen
from companion.ui.shell.seat import SeatScreen, fitted
from companion.ui.shell.shared import SharedScreen
from companion.ui.stage import GameScreens, Stage


class Watch:
    """What one session knows of its table. Belongs to that session alone; `redraw` bumps its own counter.

    A newer frame is told to the places of the page that follow it; only where the session is, is drawn whole.
    """

    def __init__(
        self,
        connect: Callable[[], Link],
        seat: Seat | None,
        redraw: Callable[[], None],
        again: Callable[[], None],
    ) -> None:
        """`again` ends this pump and starts a new one: the seat is taken back."""
        self._connect, self._seat, self._redraw, self.again = connect, seat, redraw, again
        self.link: Link | None = None
        self.frame: Frame | None = None
        self.closed = ""
        self.toast: Refused | None = None
        self._dress: Callable[[Frame], Stage] | None = None
        self._dressed: tuple[object, Stage] | None = None
        self._pages: dict[Callable[[], bool], None] = {}
        self._places: dict[Callable[[], bool], None] = {}
        self._is_hidden = False
        self._running: set[asyncio.Task[None]] = set()

    @property
    def stage(self) -> Stage:
        """The newest frame as this page shows it; only while there is one."""
        made_of = (self.frame, self.toast, self._dress)
        if self._dressed is None or self._dressed[0] != made_of:
            if self.frame is None or self._dress is None:
                raise LookupError("nothing was heard of the table yet")
            self._dressed = (made_of, replace(self._dress(self.frame), toast=self.toast))
        return self._dressed[1]

    def dress(self, frame_to_stage: Callable[[Frame], Stage]) -> None:
        """The page was drawn: with this skin, these settings."""
        self._dress = frame_to_stage

    def follow(self, heard: Callable[[], bool], *, is_page: bool) -> None:
        """Tell the page, or a place on it, of every newer stage."""
        (self._pages if is_page else self._places)[heard] = None

    def unfollow(self, heard: Callable[[], bool]) -> None:
        """That place is gone."""
        self._pages.pop(heard, None)
        self._places.pop(heard, None)

    def _tell(self) -> None:
        """A page that is drawn again takes its places along."""
        told = [heard() for heard in tuple(self._pages)]
        if not any(told):
            for heard in tuple(self._places):
                heard()

    def hold(self, at: str) -> None:
        """My finger is on the card of this name."""
        self.do(Look(at=at), quietly=True)

    def cover(self) -> None:
        """My finger is off it."""
        self.do(Cover(), quietly=True)

    def do(self, action: Action, *, quietly: bool = False) -> None:
        """Do it in this session's own loop, without waiting."""
        task = asyncio.create_task(self.act_quietly(action) if quietly else self.act(action))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def pump(self) -> None:
        """Read frames until the link is over; what another tab took may come back by itself."""
        self.closed = ""
        try:
            self.link = self._connect()
            self.link.hide(self._is_hidden)
            self.freshen()
            while True:
                await self.link.changed()
                self._follow(self.link.frame)
        except Closed as over:
            self._close(over.code)
        except Rejection as rejection:
            self._close(rejection.code)
        if self.link is not None and self.closed == OTHER_TAB:
            await self.link.vacated()
            self.again()

    def _follow(self, frame: Frame) -> None:
        """Draw a new frame, unless it says what is drawn already (somebody else's secret was counted)."""
        drawn, self.frame = self.frame, frame
        if drawn is None or _bones(drawn, self._seat) != _bones(frame, self._seat):
            self._redraw()
        elif (drawn.table, drawn.view) != (frame.table, frame.view):
            self._tell()

    def freshen(self) -> None:
        """Draw the newest frame; also after this phone was away, when updates were dropped."""
        if self.link and not self.closed:
            self.frame = self.link.frame
        self._redraw()

    def wake(self) -> None:
        """The phone is back: say so, and draw what it missed. A page that lost its seat asks for it again."""
        self.hide(False)  # it said goodbye as hidden, and a page that starts says nothing
        if self.closed:
            self.again()
            return
        if self.link:
            self.link.away(False)
        self.freshen()

    def hide(self, is_hidden: bool) -> None:
        """This page went behind another one, or is seen again."""
        self._is_hidden = is_hidden
        if self.link:
            self.link.hide(is_hidden)

    def lose(self) -> None:
        """The phone is out of reach: its seat is shown as away until it comes back."""
        if self.link:
            self.link.away(True)

    def leave(self) -> None:
        """The session goes; the seat stays taken."""
        if self.link:
            self.link.close()

    async def act(self, action: Action) -> None:
        """Do it, and show why not as the toast."""
        refused = await self._tried(action)
        if refused is not self.toast:
            self.toast = refused
            self._tell()

    async def act_quietly(self, action: Action) -> None:
        """Do it; a refusal is nobody's business (a finger that came too late)."""
        await self._tried(action)

    def dismiss(self) -> None:
        """The toast was read."""
        self.toast = None
        self._tell()

    async def _tried(self, action: Action) -> Refused | None:
        if self.link is None:
            return None
        try:
            await self.link.act(action, self._seat)
        except Refused as refused:
            return refused
        except Closed as over:
            self._close(over.code)
        except Exception as error:  # noqa: BLE001 - say it kindly, keep the session
            note(error)
            return stumble()
        return None

    def _close(self, code: str) -> None:
        """It is over, and what was known is forgotten."""
        self.closed, self.frame = code, None
        self._redraw()


def _bones(frame: Frame, seat: Seat | None) -> tuple[object, ...]:
    """What decides where this session is: all else is followed by the places of its page."""
    is_typed = any(line.seat == seat and line.presence == "paper" for line in frame.table.seats)
    return frame.table.next_table, is_typed


def stumble() -> Refused:
    """Our own mistake, in words."""
    return Refused(texts.say("shell-part-stumbled"), texts.say("shell-part-stumbled", "text"), ())


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
    go: Callable[[str], None],
    woken: int,
    screens_of: Callable[[str], GameScreens],
) -> ft.Control:
    """Watch the table through one link and draw what it says. `woken`: how often this phone came back.

    A seat's page has the skin of a phone; `room` is that of the whole screen around it.
    """
    _, bump = ft.use_state(0)
    sheet, set_sheet = ft.use_state("")
    open_sheet, close_sheet = steady(set_sheet), steady(lambda: set_sheet(""))

    def connect() -> Link:
        return hall.link(table_id, device=device, seat=seat, is_host=is_host)

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

    def mind_the_wire() -> None:
        page = ft.context.page
        page.on_disconnect = guarded(watch.lose)
        page.on_app_lifecycle_state_change = guarded(lambda: watch.hide(not page.app_visible))

    effect(mind_the_wire, [])
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
            send=watch.do,
            hold=watch.hold,
            cover=watch.cover,
            dismiss_toast=watch.dismiss,
            open_sheet=open_sheet,
            go=go,
            clock=hall.clock,
            settings=settings,
            change=change,
            now=time.time(),
            is_shared=seat is None,
            has_start=is_host,
            names={line.seat: line.name for line in frame.table.seats},
            library=library,
        )
        return made if seat is None else fitted(made, room)

    watch.dress(staged)
    if seat is None:
        return SharedScreen(watch, game, sheet, close_sheet, watch.link, hall)
    return SeatScreen(watch, game, room, sheet, close_sheet, watch.link, hall)

"""What one session knows of its table: the link and its pump, the newest frame, the toast, who follows it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from companion import texts
from companion.kernel.action import Action, Rejection
from companion.kernel.seat import Seat
from companion.net.link import Closed, Frame, Link, Refused, worded
from companion.table.actions import Cover, Foretell, Look
from companion.table.presence import OTHER_TAB
from companion.ui.kit.drawing import Tap, note
from companion.ui.stage import Stage


class Watch:
    """What one session knows of its table. Belongs to that session alone; `redraw` bumps its own counter.

    A newer frame is told to the places of the page that follow it; only where the session is, is drawn whole.
    """

    def __init__(
        self,
        connect: Callable[[], Awaitable[Link]],
        seat: Seat | None,
        redraw: Tap,
        again: Tap,
    ) -> None:
        """`again` ends this pump and starts a new one: the seat is taken back."""
        self._connect, self._seat, self._redraw, self.again = connect, seat, redraw, again
        self.link: Link | None = None
        self.frame: Frame | None = None
        self.closed = ""
        self.is_lost = self.is_blind = False
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
            self._dressed = (made_of, with_toast(self._dress(self.frame), self.toast))
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

    def foretell(self, action: Action | None) -> None:
        """What the log would say of a correction that is made up here; None: nothing any more."""
        self.do(Foretell(action=action.model_dump(mode="json") if action else None), quietly=True)

    def do(self, action: Action, *, quietly: bool = False) -> None:
        """Do it in this session's own loop, without waiting."""
        task = asyncio.create_task(self.act_quietly(action) if quietly else self.act(action))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def pump(self) -> None:
        """Read frames until the link is over; what another tab took may come back by itself."""
        self.closed = ""
        try:
            self.link = await self._connect()
            self.link.hide(self._is_hidden)
            self.freshen()
            while True:
                await self.link.changed()
                self._mind(is_lost=self.link.is_lost)
                self._follow(self.link.frame)
        except Closed as over:
            self._close(over.code)
        except Rejection as rejection:
            self._close(rejection.code)
        if self.link is not None and self.closed == OTHER_TAB:
            await self.link.vacated()
            self.again()

    def _mind(self, *, is_lost: bool) -> None:
        """The host went out of reach, or is back."""
        if is_lost != self.is_lost:
            self.is_lost = is_lost
            self._redraw()

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
            if is_hidden and self.frame is not None:
                self.cover()

    def draw_blind(self, is_blind: bool) -> None:
        """Cover the whole page of an app without asking the host, who may be far or gone."""
        if is_blind != self.is_blind:
            self.is_blind = is_blind
            self._redraw()

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


def with_toast(stage: Stage, toast: Refused | None) -> Stage:
    """A refusal as it came, or in the language that was chosen on this device."""
    if toast and toast.reasons and stage.skin.language != texts.spoken.get():
        toast = worded(toast.reasons, stage.names, stage.skin.language)
    return replace(stage, toast=toast)


def stumble() -> Refused:
    """Our own mistake, in words."""
    return Refused(texts.say("shell-part-stumbled"), texts.say("shell-part-stumbled", "text"), ())

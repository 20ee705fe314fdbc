"""What seats and hosts ask for until the first card lies there: cut, start, open, draw again."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.action import Action, Rejection
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.table import business, show
from companion.table.actions import Checked, Cut, DrawAgain, OpenDeal, OpenPart, Start
from companion.table.course import Course
from companion.table.deal import Dealing, Draw
from companion.table.facts import DealOpened
from companion.table.presence import Watcher
from companion.table.record import Stamp
from companion.table.setting import Setting


@dataclass(eq=False)
class Cutting:
    """The way from the first cut to the deal. Whoever calls has the turn."""

    game: AnyGame
    course: Course

    @property
    def _dealing(self) -> Dealing:
        return self.course.dealing

    @property
    def _setting(self) -> Setting:
        return self.course.record.setting

    async def act(self, watcher: Watcher, seat: Seat | None, action: Action, stamp: Stamp) -> None:
        """Cut, open, check; a host starts, draws again, or opens the deal of a game that was ended."""
        match action:
            case Start(without=without):
                await self._start(without, stamp)
            case DrawAgain():
                business.check_lobby(self._setting)
                await self.course.settle(self._dealing.called_off(), stamp)
                self._begin()
            case OpenDeal():
                await self._open_deal(stamp)
            case _ if seat is None:
                raise Rejection("table.needs_a_seat")
            case Cut(at=int(at)):
                self._dial(seat, at)
            case Cut():
                await self._commit(watcher, seat, action)
            case OpenPart():
                await self._open(seat, action)
            case Checked(ok=ok):
                self._check(seat, is_right=ok)

    async def _open_deal(self, stamp: Stamp) -> None:
        """The deal of a game that was ended lies open from now on; one that is over is open anyway."""
        record = self.course.record
        if record.stage not in ("over", "closed") or record.play is None:
            raise Rejection("table.not_over")
        if not record.is_deal_open:
            await self.course.settle(DealOpened(), stamp)

    def _begin(self) -> None:
        """The next draw: everybody's device commits anew, the numbers stay as they were dialled."""
        self._dealing.begin(self._setting.closed)
        self.course.showing.publish("warn")

    def _dial(self, seat: Seat, at: int) -> None:
        business.check_lobby(self._setting)
        if self._dealing.is_closed:
            raise Rejection("table.dealing")
        self._dealing.cuts[seat] = at
        self.course.showing.publish()

    async def _commit(self, watcher: Watcher, seat: Seat, cut: Cut) -> None:
        dealing = self._dealing
        business.check_lobby(self._setting)
        if off := dealing.forgotten(seat, cut, self._setting.called_off):
            await self.course.settle(off)
            self._begin()
            raise Rejection("table.old_draw")
        fact = dealing.committed(seat, cut)
        if fact is None:
            return
        if sealed := dealing.sealed():
            await self.course.settle(sealed)
            dealing.draw.is_written = True
        await self.course.settle(fact)
        dealing.draw.parts[seat] = fact.part
        dealing.draw.unfit.discard(seat)
        dealing.hear(seat)
        over_socket = watcher in self.course.presence.watchers
        (dealing.draw.over_socket.add if over_socket else dealing.draw.over_socket.discard)(seat)
        self.course.showing.publish()

    async def _start(self, without: tuple[Seat, ...], stamp: Stamp) -> None:
        """In two steps: the roster is fixed, then devices open. At once where no phone has a part.

        What could not be written is dealt by the next Start as it was, not drawn anew.
        """
        business.check_seats(self.game, self._setting)
        if self._dealing.is_closed:
            await self._deal(self._dealing.draw, stamp)
            return
        self._name_silent(self._setting, without)
        try:
            self.course.record.rehearse()
        except Rejection as refused:
            self.course.notice(refused)
            raise
        options = show.options_in_play(self.game, self._setting)
        draw = self._dealing.closing(self._setting, options, without)
        if draw.missing:
            await self._close(draw)
            return
        before = self._dealing.draw
        self._dealing.fix(draw)
        try:
            await self._deal(draw, stamp)
        except Rejection as refused:
            if refused.code != "table.not_saved":
                self._dealing.fix(before)
            raise

    def _name_silent(self, setting: Setting, without: tuple[Seat, ...]) -> None:
        dealing = self._dealing
        silent = dealing.silent(setting, self.course.presence.seats(setting.places))
        if named := tuple(seat for seat in silent if seat not in without):
            dealing.named = named
            self.course.showing.publish("warn")
            names = ", ".join(setting.place(seat).name for seat in named)
            raise Rejection("table.phone_silent", name=names)

    async def _close(self, draw: Draw) -> None:
        """The roster is fixed: on disk first, then devices open."""
        dealing = self._dealing
        if sealed := dealing.sealed():
            await self.course.settle(sealed)
            dealing.draw.is_written = True
        await self.course.settle(dealing.close(draw))
        dealing.fix(draw)
        self.course.showing.publish()

    async def _open(self, seat: Seat, said: OpenPart) -> None:
        started = self.course.record.started
        if started is not None and started.draw == said.draw:
            return
        business.check_lobby(self._setting)
        self._dealing.open(seat, said)
        self._dealing.hear(seat)
        if not await self._deal(self._dealing.draw, Stamp()):
            self.course.showing.publish()

    async def _deal(self, draw: Draw, stamp: Stamp) -> bool:
        """The first card, once nothing is missing."""
        started = draw.started(self._setting.on_paper)
        if started is not None:
            await self.course.settle(started, stamp)
        return started is not None

    def _check(self, seat: Seat, *, is_right: bool) -> None:
        if not self.course.record.is_deal_open:
            raise Rejection("table.not_over")
        self._dealing.checked[seat] = is_right
        self.course.showing.publish()

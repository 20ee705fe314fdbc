"""What everybody sees now, what one connection sees besides, and the news that it changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.kernel.view import GameView
from companion.table import seals, show
from companion.table.deal import Dealing
from companion.table.frame import Frame, PublicFrame, public_frame
from companion.table.journal import Opening
from companion.table.knocks import Knocks
from companion.table.loans import Loans
from companion.table.orders import Bell, Orders
from companion.table.play import Play
from companion.table.presence import Here, Presence, Watcher
from companion.table.record import Record
from companion.table.setting import Setting
from companion.table.surroundings import Surroundings
from companion.table.takebacks import Takebacks
from companion.table.timers import Countdown
from companion.table.views import OrdersView, SealView, TableView, TimerView


@dataclass(eq=False)
class Showing:
    """A table as it looks. What is the same for everybody is made once a change."""

    game: AnyGame
    opening: Opening
    around: Surroundings
    record: Record
    presence: Presence
    knocks: Knocks
    takebacks: Takebacks
    loans: Loans
    countdown: Countdown
    dealing: Dealing
    changed: Callable[[str], None]
    """Told after every change, with the sound cue that goes with it."""
    stumbled: bool = False
    """The referee stumbled over the last action."""
    at_gate: float | None = None
    """Since when the next round waits for the organiser, on the wall clock."""
    least_rev: int = 0
    _public: PublicFrame | None = field(default=None, init=False)
    _is_new: bool = field(default=True, init=False)
    _bell: tuple[Bell | None, TimerView | None] | None = field(default=None, init=False)
    _still: tuple[Setting, tuple[Here, ...], tuple[Seat, ...], TableView] | None = field(
        default=None, init=False
    )

    def publish(self, cue: str = "") -> None:
        """There is something new: every connection looks again."""
        self._is_new = True
        self.presence.wake()
        play = self.record.play
        self.dealing.stir((self.record.stage, play.shuffles(), play.chain) if play else None)
        self.changed(cue)

    def store_changed(self) -> None:
        """The store is away, or back. Away: what is held is covered, for who knows whose table it is now."""
        if self.record.is_store_away:
            for watcher in self.presence.watchers:
                watcher.cover()
        self.publish()

    def frame(self, watcher: Watcher) -> Frame:
        """What this connection may know now."""
        address = self.around.address()
        link, shared = self.opening.join_link(address), f"{address}{self.opening.screen_path()}"
        public, setting = self.public(), self.record.setting
        cut = self._cut(watcher)
        is_host = watcher.hosts(setting)
        screens = show.screen_lines(setting, self.presence.screens()) if is_host else ()
        table = show.for_watcher(
            public.table, setting, watcher, cut, self.knocks.views(setting), link, shared, screens
        )
        if watcher.leads(setting):
            table = table.model_copy(update={"back": self.takebacks.offer()})
        play = self.record.play
        if play and watcher.foretells:
            table = table.model_copy(update={"foretold": play.foretold(*watcher.foretells)})
        view = self._held(play, watcher) if play else None
        return Frame(public.rev, table, view, self.around.clock(), public.table, public.view)

    def _held(self, play: Play, watcher: Watcher) -> GameView:
        """The game as this connection may see it, with what its finger holds."""
        seat, at = watcher.seat, watcher.looks_at
        if seat is None:
            return play.view(None)
        view = self._own(play, watcher.device, seat)
        if at and self.may_hold(watcher, seat, at):
            view = view.model_copy(update={"my_face": play.look(seat, at)})
        return view

    def _own(self, play: Play, device: str, seat: Seat) -> GameView:
        """The game as a seat sees it, for a device that may not be its own."""
        setting = self.record.setting
        if setting.is_borrowed(device, seat):
            return play.lent(seat, self.loans.said(seat))
        view = play.view(seat)
        if setting.may_look(device, seat):
            return view
        typed = tuple(at for at in view.my_looks if not self.game.is_dealt(at))
        return view.model_copy(update={"my_looks": typed})

    def may_hold(self, watcher: Watcher, seat: Seat, at: str) -> bool:
        """Whether this connection may look at what its seat holds under this name."""
        setting, play = self.record.setting, self.record.play
        if play and setting.is_borrowed(watcher.device, seat):
            return at in play.lent(seat, self.loans.said(seat)).my_looks
        return setting.may_look(watcher.device, seat) or not self.game.is_dealt(at)

    def public(self) -> PublicFrame:
        """The table and the game as everybody sees them."""
        if self._public is None or self._is_new:
            view = self.record.play.view(None) if self.record.play else None
            self._public = public_frame(self._public, self._table(), view, self.least_rev)
            self._is_new = False
        return self._public

    def _table(self) -> TableView:
        setting = self.record.setting
        here = self.presence.words(setting.places)
        cuts = tuple(seat for seat in setting.seats if self.dealing.has_cut(seat))
        if self._still is None or self._still[0] is not setting or self._still[1:3] != (here, cuts):
            still = show.around(self.game, self.opening, setting, here, self.dealing.has_cut)
            self._still = (setting, here, cuts, still)
        return show.with_the_game(
            self._still[3],
            self.record,
            seal=self.seal(),
            timer=self.countdown.view(),
            stumbled=self.stumbled,
            store_away=self.record.is_store_away,
            takeback=self.takebacks.view(),
            loan=self.loans.view(),
            orders=self._orders(),
        )

    def _orders(self) -> OrdersView | None:
        """What the organiser ordered; nothing at a table that no organiser looks after."""
        orders, can_call = self.record.setting.orders, self.around.is_organised()
        if orders == Orders() and not can_call:
            return None
        if self._bell is None or self._bell[0] != orders.bell:
            self._bell = (orders.bell, self._rung(orders.bell))
        return OrdersView(
            number=orders.number,
            message=orders.message,
            said=orders.said,
            is_resting=orders.is_resting,
            gate=orders.gate,
            is_at_gate=self.at_gate is not None,
            bell=self._bell[1],
            is_calling=orders.is_calling,
            can_call=can_call,
        )

    def _rung(self, bell: Bell | None) -> TimerView | None:
        """The clock for all on this host's own clock; made once, so that it never tells of anything else."""
        if bell is None or bell.until is None:
            return None
        left = max(0.0, bell.until - self.around.wall())
        return TimerView(name="bell", seconds=bell.seconds, left=left, ends=self.around.clock() + left)

    def seal(self) -> SealView:
        """The deal, as far as it is."""
        record, dealing = self.record, self.dealing
        if record.started is None or record.play is None:
            return seals.before(record.setting, dealing)
        view = seals.after(
            self.opening,
            record.setting,
            record.started,
            record.words,
            record.play,
            is_open=record.is_deal_open,
        )
        found = {True: [seat for seat in record.setting.seats if dealing.checked.get(seat) is True]}
        found[False] = [seat for seat in record.setting.seats if dealing.checked.get(seat) is False]
        return view.model_copy(update={"checked": tuple(found[True]), "doubted": tuple(found[False])})

    def _cut(self, watcher: Watcher) -> int | None:
        """The number this connection's seat cut, as far as the host knows it."""
        started, setting, seat = self.record.started, self.record.setting, watcher.seat
        if seat is None or seat not in setting.seats or setting.is_borrowed(watcher.device, seat):
            return None
        if started:
            return started.cuts[setting.seats.index(seat)]
        return self.dealing.cuts.get(seat) or setting.place(seat).cut

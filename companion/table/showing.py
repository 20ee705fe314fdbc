"""What everybody sees now, what one connection sees besides, and the news that it changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.table import seals, show
from companion.table.deal import Dealing
from companion.table.frame import Frame, PublicFrame, public_frame
from companion.table.journal import Opening
from companion.table.knocks import Knocks
from companion.table.loans import Loans
from companion.table.presence import Here, Presence, Watcher
from companion.table.record import Record
from companion.table.setting import Setting
from companion.table.surroundings import Surroundings
from companion.table.takebacks import Takebacks
from companion.table.timers import Countdown
from companion.table.views import SealView, TableView


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
    least_rev: int = 0
    _public: PublicFrame | None = field(default=None, init=False)
    _is_new: bool = field(default=True, init=False)
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
        link = f"{address}/j/{self.opening.code}#{self.opening.secret.value}"
        shared = f"{address}/screen/{self.opening.table}/{self.opening.screen.value}"
        public, setting = self.public(), self.record.setting
        cut = self._cut(watcher.seat)
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
        view = play.view(watcher.seat) if play else None
        if view and watcher.seat and not setting.may_look(watcher.device, watcher.seat):
            typed = tuple(at for at in view.my_looks if not self.game.is_dealt(at))
            view = view.model_copy(update={"my_looks": typed})
        if play and view and watcher.seat and watcher.looks_at:
            view = view.model_copy(update={"my_face": play.look(watcher.seat, watcher.looks_at)})
        return Frame(public.rev, table, view, self.around.clock(), public.table, public.view)

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
        )

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

    def _cut(self, seat: Seat | None) -> int | None:
        """The number this seat cut, as far as the host knows it."""
        started, setting = self.record.started, self.record.setting
        if seat is None or seat not in setting.seats:
            return None
        if started:
            return started.cuts[setting.seats.index(seat)]
        return self.dealing.cuts.get(seat) or setting.place(seat).cut

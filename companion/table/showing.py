"""What everybody sees now, what one connection sees besides, and the news that it changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.kernel.game import AnyGame
from companion.table import show
from companion.table.frame import Frame, PublicFrame, public_frame
from companion.table.journal import Opening
from companion.table.knocks import Knocks
from companion.table.presence import Here, Presence, Watcher
from companion.table.record import Record
from companion.table.setting import Setting
from companion.table.surroundings import Surroundings
from companion.table.takebacks import Takebacks
from companion.table.timers import Countdown
from companion.table.views import TableView


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
    countdown: Countdown
    changed: Callable[[str], None]
    """Told after every change, with the sound cue that goes with it."""
    stumbled: bool = False
    """The referee stumbled over the last action."""
    least_rev: int = 0
    _public: PublicFrame | None = field(default=None, init=False)
    _is_new: bool = field(default=True, init=False)
    _still: tuple[Setting, tuple[Here, ...], TableView] | None = field(default=None, init=False)

    def publish(self, cue: str = "") -> None:
        """There is something new: every connection looks again."""
        self._is_new = True
        self.presence.wake()
        self.changed(cue)

    def frame(self, watcher: Watcher) -> Frame:
        """What this connection may know now."""
        link = f"{self.around.address()}/j/{self.opening.code}#{self.opening.secret.value}"
        public, setting = self.public(), self.record.setting
        table = show.for_watcher(public.table, setting, watcher, self.knocks.views(), link)
        if table.is_host:
            table = table.model_copy(update={"back": self.takebacks.offer()})
        play = self.record.play
        view = play.view(watcher.seat) if play else None
        if view and watcher.seat in setting.on_paper:
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
        if self._still is None or self._still[0] is not setting or self._still[1] != here:
            self._still = (setting, here, show.around(self.game, self.opening, setting, here))
        return show.with_the_game(
            self._still[2],
            self.opening,
            self.record,
            timer=self.countdown.view(),
            stumbled=self.stumbled,
            takeback=self.takebacks.view(),
        )

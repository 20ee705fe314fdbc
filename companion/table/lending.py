"""A seat is lent or freed: at once where its phone is gone, else with its owner's yes."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.action import Action, Rejection
from companion.kernel.game import AnyGame
from companion.kernel.seat import Seat
from companion.table import business
from companion.table.course import Course
from companion.table.facts import Freed, Lent
from companion.table.loans import Loans
from companion.table.presence import Watcher
from companion.table.record import Stamp


@dataclass(eq=False)
class Lending:
    """What a host wants with somebody's seat, and what its owner says. Whoever calls has the turn."""

    game: AnyGame
    loans: Loans
    course: Course

    async def ask(self, watcher: Watcher, seat: Seat, action: Action, stamp: Stamp) -> None:
        """Lend or free a seat; whoever is here is asked first, but for a host about their own seat."""
        record, presence = self.course.record, self.course.presence
        wish = business.decide(self.game, record.setting, None, action)
        place = record.setting.place(seat)
        is_own = isinstance(wish, Freed) and watcher.device in place.devices
        if isinstance(wish, (Lent, Freed)) and presence.is_alive(place) and not is_own:
            self.loans.ask(wish)
            self.course.showing.publish("warn")
        else:
            await self.course.settle(wish, stamp)

    async def answer(self, seat: Seat | None, *, agree: bool, look: bool) -> None:
        """The owner's own word; a no also ends a loan that runs."""
        if seat is None:
            raise Rejection("table.needs_a_seat")
        if not agree and self.loans.asked is None and self.course.record.setting.place(seat).lent_to:
            await self.course.settle(Lent(seat=seat, to=None))
            return
        wish = self.loans.answered(seat)
        is_freed = isinstance(wish, Freed)
        if agree:
            said = {"agreed": True} if is_freed else {"looks": look}
            await self.course.settle(wish.model_copy(update=said))
            return
        self.course.record.note(business.line("free-refused" if is_freed else "loan-refused", seat))
        self.course.showing.publish()

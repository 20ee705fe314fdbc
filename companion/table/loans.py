"""Somebody else's phone acts for a seat: its owner is asked first, and keeps what was theirs alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.kernel.action import Action, Rejection
from companion.kernel.seat import Seat
from companion.table.facts import AnyFact, CameBack, Freed, Lent, TookBack
from companion.table.views import LoanView


@dataclass(eq=False, slots=True)
class Loans:
    """The loan that waits for its owner's yes, and what borrowers said. Nothing of it is written down."""

    asked: Lent | Freed | None = None
    _said: dict[Seat, tuple[Action, ...]] = field(default_factory=dict)

    def ask(self, loan: Lent | Freed) -> None:
        """The host wants it; a newer wish takes the place of an older one."""
        self.asked = loan

    def answered(self, seat: Seat) -> Lent | Freed:
        """The owner has said something. Rejects an answer that nobody asked for."""
        if self.asked is None or self.asked.seat != seat:
            raise Rejection("table.nothing_proposed")
        loan, self.asked = self.asked, None
        return loan

    def view(self) -> LoanView | None:
        """The question, as everybody sees it."""
        if self.asked is None:
            return None
        return LoanView(seat=self.asked.seat, to=self.asked.to if isinstance(self.asked, Lent) else None)

    def said(self, seat: Seat) -> tuple[Action, ...]:
        """What the borrower of a seat has said for it, unless its owner has said such a thing since."""
        return self._said.get(seat, ())

    def hear(self, seat: Seat, action: Action, *, is_borrower: bool) -> None:
        """Somebody acted for this seat."""
        said = self.said(seat)
        if is_borrower:
            self._said[seat] = (*said, action)
        elif said:
            self._said[seat] = tuple(one for one in said if type(one) is not type(action))

    def follow(self, fact: AnyFact) -> None:
        """A loan begins or ends; behind a takeback nobody can tell any more who said what stands now."""
        match fact:
            case Lent(seat=seat) | CameBack(seat=seat) | Freed(seat=seat):
                self._said.pop(seat, None)
            case TookBack():
                self._said.clear()

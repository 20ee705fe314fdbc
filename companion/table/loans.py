"""Somebody else's phone should act for a seat whose own phone is alive: its owner is asked first."""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.action import Rejection
from companion.kernel.seat import Seat
from companion.table.facts import Lent
from companion.table.views import LoanView


@dataclass(eq=False, slots=True)
class Loans:
    """The loan that waits for its owner's yes. Nothing of it is written down."""

    asked: Lent | None = None

    def ask(self, loan: Lent) -> None:
        """The host wants it; a newer wish takes the place of an older one."""
        self.asked = loan

    def answered(self, seat: Seat) -> Lent:
        """The owner has said something. Rejects an answer that nobody asked for."""
        if self.asked is None or self.asked.seat != seat:
            raise Rejection("table.nothing_proposed")
        loan, self.asked = self.asked, None
        return loan

    def view(self) -> LoanView | None:
        """The question, as everybody sees it."""
        if self.asked is None or self.asked.to is None:
            return None
        return LoanView(seat=self.asked.seat, to=self.asked.to)

"""A takeback that goes back behind something opened: everybody here has to agree."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.kernel.seat import Seat
from companion.table.views import TakebackView


@dataclass(frozen=True, slots=True)
class Proposal:
    """How many entries should not count, and who agreed so far."""

    count: int
    needed: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()

    def agreed_by(self, seat: Seat) -> Proposal:
        """The same with one more yes."""
        return self if seat in self.agreed else replace(self, agreed=(*self.agreed, seat))

    @property
    def is_agreed(self) -> bool:
        """Everybody who was here has said yes."""
        return set(self.needed) <= set(self.agreed)

    def view(self) -> TakebackView:
        """As everybody sees it."""
        missing = tuple(seat for seat in self.needed if seat not in self.agreed)
        return TakebackView(entries=self.count, agreed=self.agreed, missing=missing)

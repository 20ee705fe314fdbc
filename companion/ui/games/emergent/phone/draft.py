"""My plan while my finger is faster than the table: what was sent, and how it meets the view again (ET-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

Made = TypeVar("Made")
"""A plan, or a placement of Fast Play."""


@dataclass(frozen=True)
class Draft(Generic[Made]):
    """What I changed and the table has not shown back yet: what was before, and everything sent since."""

    sent: tuple[Made, ...] = ()

    def newest(self, shown: Made) -> Made:
        """What my screen shows: my last edit, or what the table says."""
        return self.sent[-1] if self.sent else shown

    def changed(self, shown: Made, to: Made) -> Draft[Made]:
        """One more edit, on top of what the table shows."""
        return Draft((*(self.sent or (shown,)), to))

    def met(self, shown: Made, *, is_refused: bool = False) -> Draft[Made]:
        """What is left of it once the table shows `shown`.

        Nothing, when that is the newest edit, when it comes from elsewhere (another phone of this seat, a
        correction), or when an edit was refused: then the table is right.
        """
        if is_refused or not self.sent or shown == self.sent[-1] or shown not in self.sent:
            return Draft()
        return self

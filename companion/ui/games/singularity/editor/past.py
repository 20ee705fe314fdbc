"""What was done to a document and can be undone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 300
"""Steps that can be undone; nobody goes back farther."""


@dataclass(frozen=True)
class Past(Generic[T]):
    """A value with those before it and those that were taken back."""

    now: T
    before: tuple[T, ...] = ()
    after: tuple[T, ...] = ()
    touch: str = ""
    """What the last step changed: the same touch again belongs to the same step (typing, a stepper)."""

    def then(self, new: T, touch: str = "") -> Past[T]:
        """One step on. What changes nothing is no step; what was taken back before it is gone."""
        if new == self.now:
            return self
        if touch and touch == self.touch and self.before:
            return replace(self, now=new, after=())
        return Past(new, (*self.before, self.now)[-MOST:], (), touch)

    def undo(self) -> Past[T]:
        """One step back."""
        if not self.before:
            return self
        return Past(self.before[-1], self.before[:-1], (self.now, *self.after))

    def redo(self) -> Past[T]:
        """The step that was taken back, again."""
        if not self.after:
            return self
        return Past(self.after[0], (*self.before, self.now), self.after[1:])

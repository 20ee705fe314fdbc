"""What was done and can be undone: every state of a document that is being made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 500
"""Steps that can be undone; nobody goes back farther, and a phone must not fill the host's memory."""


@dataclass(frozen=True)
class Past(Generic[T]):
    """A value with those before it and those that were undone."""

    now: T
    before: tuple[T, ...] = ()
    after: tuple[T, ...] = ()
    touch: str = ""
    """What the last step changed: the same touch again belongs to the same step (typing, dragging)."""

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self.before)

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back."""
        return bool(self.after)

    def then(self, new: T, touch: str = "") -> Past[T]:
        """One step on. What changes nothing is no step; what was undone before it is gone."""
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

    def each(self, change: Callable[[T], T]) -> Past[T]:
        """The same steps with something changed in all of them, such as an id that is now fixed."""
        return Past(change(self.now), tuple(map(change, self.before)), tuple(map(change, self.after)))

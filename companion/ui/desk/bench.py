"""The bench: a document in the making, as it was before, as the library has it. No screen in here.

Every touch gives a new bench, so quick fingers never work on an old document.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, Self, TypeVar

from companion.ui.desk.past import Past

T = TypeVar("T")


@dataclass(frozen=True)
class Bench(Generic[T]):
    """Everything of one editing session; a game adds the tool in hand and what is chosen."""

    past: Past[T]
    saved: T | None = None
    """As the library has it; None for a document that it does not know yet."""

    @property
    def draft(self) -> T:
        """The document as it is now."""
        return self.past.now

    @property
    def is_changed(self) -> bool:
        """Whether the library has something else, or nothing."""
        return self.past.now != self.saved

    @property
    def is_at_risk(self) -> bool:
        """Whether something that somebody did here is not in the library."""
        return self.is_changed and self.past.can_undo

    def settled(self) -> Self:
        """Nothing stays chosen that is no longer there."""
        return self

    def do(self, step: Callable[[T], T], touch: str = "") -> Self:
        """One step on the document; the same touch again belongs to the same step."""
        return self._with(self.past.then(step(self.draft), touch))

    def undo(self) -> Self:
        """One step back."""
        return self._with(self.past.undo())

    def redo(self) -> Self:
        """One step on again."""
        return self._with(self.past.redo())

    def taken_up(self, draft: T) -> Self:
        """A draft from an earlier day, on top of what is saved: one undo leads back."""
        if self.past.can_undo or self.past.can_redo:
            return self
        return self._with(self.past.then(draft))

    def with_saved(self, kept: T, keeping: Callable[[T, T], T]) -> Self:
        """The library has this now; what it named stays named so, whatever is undone later."""
        return replace(self, past=self.past.each(lambda one: keeping(one, kept)), saved=kept)

    def _with(self, past: Past[T]) -> Self:
        return replace(self, past=past).settled()

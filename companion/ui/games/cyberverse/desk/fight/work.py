"""What lies on the bench: the fight, what it was before, and what was just taken over."""

from __future__ import annotations

from dataclasses import dataclass

from companion.ui.games.cyberverse.desk.fight.draft import Fight, taken

KEPT = 20
"""Steps that can be undone."""


@dataclass(frozen=True, slots=True)
class Work:
    """A result is taken over once: the next blow needs a change, or somebody who wants the same again."""

    fight: Fight
    before: tuple[Fight, ...] = ()
    told: tuple[str, ...] = ()
    """What was taken over, in sentences; empty while an attack is worked out."""

    def changed(self, fight: Fight) -> Work:
        """Another attack is worked out."""
        return Work(fight, (*self.before, self.fight)[-KEPT:])

    def struck(self, told: tuple[str, ...]) -> Work:
        """The result counts now; a second tap adds nothing to it."""
        if self.told:
            return self
        return Work(taken(self.fight), (*self.before, self.fight)[-KEPT:], told)

    def again(self) -> Work:
        """The same attack once more, from how they stand now."""
        return Work(self.fight, self.before)

    def undone(self) -> Work:
        """As it was one step ago."""
        return Work(self.before[-1], self.before[:-1]) if self.before else self

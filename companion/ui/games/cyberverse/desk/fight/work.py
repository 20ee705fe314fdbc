"""What lies on the bench: the fight, what it was before, and what was just taken over."""

from __future__ import annotations

from dataclasses import replace

from companion.kernel.frozen import frozen
from companion.ui.desk.past import Past
from companion.ui.games.cyberverse.desk.fight.draft import Fight, taken


@frozen
class Work:
    """A result is taken over once: the next blow needs a change, or somebody who wants the same again."""

    past: Past[Fight]
    told: tuple[str, ...] = ()
    """What was taken over, in sentences; empty while an attack is worked out."""

    @property
    def fight(self) -> Fight:
        """As it is now."""
        return self.past.now

    def changed(self, fight: Fight) -> Work:
        """Another attack is worked out."""
        return Work(self.past.then(fight))

    def struck(self, told: tuple[str, ...]) -> Work:
        """The result counts now; a second tap adds nothing to it."""
        return self if self.told else Work(self.past.then(taken(self.fight)), told)

    def again(self) -> Work:
        """The same attack once more, from how they stand now."""
        return replace(self, told=())

    def undone(self) -> Work:
        """As it was one step ago."""
        return Work(self.past.undo())

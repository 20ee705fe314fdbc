"""Of a store that several processes share: who lives, and who plays on with which table."""

from __future__ import annotations

from typing import Protocol

from companion.kernel.frozen import frozen


@frozen
class Living:
    """Another process at the same store, as its newest beat shows it."""

    inc: int
    """Its incarnation: a process that joins gets a new one."""
    beat: int


@frozen
class Owned:
    """An unfinished table that is ours."""

    table: str
    term: int
    """How many owners it has had, we included."""


class Owners(Protocol):
    """The part of such a store that is not journals. Raises `JournalUnwritable` when it does not answer."""

    async def beat(self) -> bool:
        """Whether we live: False once another process has declared us dead."""
        ...

    async def rejoin(self) -> None:
        """After we were declared dead: join anew, with no tables. Raises `SlotTaken`, `JournalUnreadable`."""
        ...

    async def living(self) -> tuple[Living, ...]:
        """All others that nobody has declared dead."""
        ...

    async def fence(self, dead: Living) -> bool:
        """Declare it dead, unless it has beaten since. From then on it can write nothing."""
        ...

    async def claim(self, most: int) -> tuple[Owned, ...]:
        """What nobody living owns is ours from now on: all finished tables, and so many unfinished ones.

        The newest come first. All unfinished tables that are ours, those of before included.
        """
        ...

    async def hand_over(self, table: str) -> bool:
        """Give a table of ours to whom has fewest, if somebody has fewer: whether it is theirs now.

        Only while nothing is being written there, and nothing will be: an append orders itself by who lives,
        not by who owns.
        """
        ...

    async def leave(self) -> None:
        """We end: from now on we write nothing, and others may claim what is ours."""
        ...

    async def where(self, *, table: str = "", code: str = "") -> str:
        """The address of the living process that plays on with this table; empty when there is none."""
        ...

    async def addresses(self) -> tuple[str, ...]:
        """Where phones reach the living processes, ours included."""
        ...

"""Of a store that several processes share: how all tables stand, and what is ordered of them."""

from __future__ import annotations

from typing import Protocol

from companion.kernel.frozen import frozen


@frozen
class Notice:
    """How a table of another process stands, as its owner told it last. Public facts only."""

    table: str
    stamp: int
    """Another one at every change."""
    age: float
    """Seconds since it was told, by the clock of the store."""
    facts: str
    """Empty where the asker knows this stamp already."""
    address: str
    """Where phones reach the process that plays on with it; empty when that is nobody now."""


@frozen
class Wish:
    """What an organiser at another process orders of a table of ours."""

    id: int
    table: str
    age: float
    """Seconds since it was said, by the clock of the store."""
    what: str


@frozen
class Heard:
    """What is new for us."""

    is_organised: bool
    """Somebody looks after all tables of the venue."""
    wishes: tuple[Wish, ...]


class Noticeboard(Protocol):
    """Raises `JournalUnwritable` when the store does not answer."""

    async def organise(self) -> None:
        """Somebody looks after all tables from now on."""
        ...

    async def hear(self) -> Heard:
        """What is ordered of our tables, oldest first."""
        ...

    async def done(self, wishes: tuple[int, ...]) -> None:
        """These are written down, or can never be."""
        ...

    async def wish(self, what: str, tables: tuple[str, ...] | None) -> None:
        """To these tables, or to all unfinished ones of other processes; durable when it returns."""
        ...

    async def show(self, facts: dict[str, str], gone: tuple[str, ...]) -> None:
        """How tables of ours stand now; those that are `gone` are no longer shown."""
        ...

    async def look(self, known: dict[str, int]) -> tuple[Notice, ...]:
        """All tables of other processes; `known` says which stamps the asker has."""
        ...

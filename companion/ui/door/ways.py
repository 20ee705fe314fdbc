"""What the installed app can do before there is a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

from companion.kernel.frozen import frozen
from companion.net.doorstate import DoorState
from companion.net.invitation import Invitation


@frozen
class FoundTable:
    """A table that was heard of on this network."""

    invitation: Invitation
    title: str
    game: str = ""


@frozen
class Porch:
    """In front of a table's door: where it is, and what a stranger may know of it."""

    invitation: Invitation
    state: DoorState


@frozen
class Wish:
    """Who wants to sit down, and where."""

    name: str
    colour: str
    after: str | None = None
    """Left of this seat; else where the table puts people."""
    seat: str | None = None
    """Take this seat back."""


class HeldSeat(Protocol):
    """A seat that this device has at some table."""

    @property
    def title(self) -> str:
        """What is played there."""
        ...


class Ways(Protocol):
    """Answered by `companion.cli.app`. Every refusal is a `Refused`, in words."""

    @property
    def name(self) -> str:
        """What this person was called last time."""
        ...

    @property
    def seat(self) -> HeldSeat | None:
        """The seat this device has, to go back to."""
        ...

    async def back(self) -> None:
        """The page of that seat."""
        ...

    async def host(self) -> None:
        """Host on this device, and show the start screen."""
        ...

    async def look(self, text: str) -> Porch | None:
        """The table that a link, an address or a code means; None when its page is shown already."""
        ...

    async def again(self, porch: Porch) -> Porch:
        """The same door as it is now: seats fill while somebody types a name."""
        ...

    async def arrive(self, route: str) -> None:
        """The system opened the app once more: with a link, perhaps."""
        ...

    def found(self) -> AsyncIterator[tuple[FoundTable, ...]]:
        """All tables heard of on this network, again at every change."""
        ...

    async def sit(self, porch: Porch, wish: Wish) -> bool:
        """Sit down and show the seat's page; False while the host has not tapped yet."""
        ...

"""What the installed app can do before there is a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from companion.net.doorstate import DoorState
from companion.net.invitation import Invitation


@dataclass(frozen=True)
class FoundTable:
    """A table that was heard of on this network."""

    invitation: Invitation
    title: str


@dataclass(frozen=True)
class Porch:
    """In front of a table's door: where it is, and what a stranger may know of it."""

    invitation: Invitation
    state: DoorState


class Ways(Protocol):
    """Answered by `companion.cli.app`. Every refusal is a `Refused`, in words."""

    @property
    def name(self) -> str:
        """What this person was called last time."""
        ...

    async def host(self) -> None:
        """Host on this device, and show the start screen."""
        ...

    async def look(self, text: str) -> Porch:
        """The table that a link, an address or a code means."""
        ...

    def found(self) -> AsyncIterator[tuple[FoundTable, ...]]:
        """All tables heard of on this network, again at every change."""
        ...

    async def sit(self, porch: Porch, name: str, colour: str, seat: str | None) -> bool:
        """Sit down and show the seat's page; False while the host has not tapped yet."""
        ...

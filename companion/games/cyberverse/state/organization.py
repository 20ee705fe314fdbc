"""An organization and its agents, as they are."""

from __future__ import annotations

from typing import Literal

from companion.games.cyberverse.packs.cards import (
    AgentSheet,
    MissionSpec,
    StoryCard,
    SupplyCard,
)
from companion.games.cyberverse.views.organization import CashLine, SupportView, XpView
from companion.games.cyberverse.words import Colour, Position, Status
from companion.kernel.frozen import frozen
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

Cards = tuple[int, ...]


@frozen
class Supply:  # CV-26
    """One supply token of an agent."""

    id: str
    card: SupplyCard
    broken: bool = False


@frozen
class Agent:
    """One agent (CV-10). `district` None is HQ."""

    id: str
    seat: Seat
    sheet: AgentSheet
    health: int
    statuses: tuple[Status, ...] = ()
    xp: tuple[XpView, ...] = ()
    supply: tuple[Supply, ...] = ()
    district: int | None = None
    zone: int = 1
    position: Position = "none"
    trained: bool = False
    recruited: bool = False
    rescued: bool = False
    hacked: bool = False
    answered: Literal["", "acted", "stayed"] = ""
    tried: tuple[str, ...] = ()
    """Mission tests tried this turn (CV-16)."""


@frozen
class Mission:  # CV-12
    """A mission line with its marks."""

    id: str
    spec: MissionSpec
    passed: tuple[bool, ...] = ()
    done: bool = False
    xp: XpView | None = None


@frozen
class Folder:  # CV-5
    """An investigation folder."""

    colour: Colour
    name: str | None = None
    missions: tuple[Mission, ...] = ()

    @property
    def is_done(self) -> bool:
        """Typed, and every mission marked."""
        return self.name is not None and all(mission.done for mission in self.missions)


@frozen
class Story:  # CV-12
    """A story in play."""

    id: str
    card: StoryCard
    folders: tuple[Folder, ...]
    is_start: bool = False


@frozen
class Resolved:  # CV-13
    """A resolved story."""

    name: str
    vp: int
    is_start: bool = False


@frozen
class ModifierDeck:  # CV-17
    """Cards to draw, top first, known to nobody; the discard is open."""

    left: Hidden[Cards]
    discard: Cards = ()
    shuffles: int = 0


@frozen
class Org:  # CV-5
    """An organization. Tokens that are not on the board are at home and need no count."""

    seat: Seat
    name: str
    cash: int
    ledger: tuple[CashLine, ...]
    deck: ModifierDeck
    actions: int = 0
    support: tuple[SupportView, ...] = ()
    stories: tuple[Story, ...] = ()
    resolved: tuple[Resolved, ...] = ()
    influence: tuple[int, ...] = (0, 0, 0, 0, 0)
    xp_spent: int = 0
    """Points: spent, or lost with agents and stories."""
    support_taken: bool = False
    story_taken: bool = False
    """In this Strategy phase (A28)."""

"""What lies on the table: henchmen, events, district boards, the turn order."""

from __future__ import annotations

from dataclasses import field

from companion.games.cyberverse.packs.cards import DistrictCard, EventCard, Spot
from companion.games.cyberverse.sums.zones import Pair
from companion.games.cyberverse.views.board import StaffToken
from companion.games.cyberverse.words import Position, Relation
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat


@frozen
class Henchman:  # CV-50, CV-53
    """A henchman, or a teammate once an agent has recruited it."""

    id: str
    name: str
    district: int
    zone: int
    position: Position = "none"
    health: int | None = None
    """None: as printed."""
    seat: Seat | None = None
    recruiter: int = 0
    """The initiative of the agent who recruited it."""


@frozen
class News:  # CV-22
    """An event on the track."""

    id: str
    card: EventCard
    staff: tuple[StaffToken, ...] = ()
    was: int | None = None


@frozen
class Board:  # CV-6
    """A district board, and what is known of its zones."""

    card: DistrictCard
    relations: dict[Pair, Relation] = field(default_factory=dict)
    spots: tuple[Spot, ...] = ()
    ambush: Seat | None = None

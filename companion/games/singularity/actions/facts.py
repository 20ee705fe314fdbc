"""Facts that the table may put right, and the action that says so.

Rules: SW-21.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.singularity.actions.pieces import GroupId, Miniatures, Place
from companion.games.singularity.packs.campaign import Limits
from companion.games.singularity.packs.cards import EnemyId, UpgradeCard
from companion.games.singularity.words import TokenKind, Track
from companion.kernel.action import Action
from companion.kernel.part import Part
from companion.kernel.proposals import Because
from companion.kernel.seat import SeatId


class Told(Part):
    """Something that lies on the table; the tag is `fact`."""

    fact: str = ""


class TrackFact(Told, fact="track"):
    """A track stands on this number."""

    track: Track
    value: Annotated[int, Field(ge=-99, le=999)]


class LimitsFact(Told, fact="limits"):
    """The last spaces of the tracks."""

    limits: Limits


class OfMember(Told):
    """About one member of the team."""

    seat: SeatId


class MemberFact(OfMember, fact="member"):
    """A member stands here (map level)."""

    place: Place


class GroupFact(Told, fact="group"):  # SW-21
    """So many miniatures of a type stand here; 0 takes them off. Hits only when they are given."""

    enemy: EnemyId
    place: Place
    count: Miniatures
    partial: Annotated[tuple[Annotated[int, Field(ge=1, le=29)], ...], Field(max_length=60)] | None = None
    """Hits on single miniatures that still stand (SW-16)."""
    health_left: Annotated[int, Field(ge=1, le=99)] | None = None
    """Of an enemy with tracked health (SW-17)."""


class ShiftFact(Told, fact="shift"):  # SW-21
    """Miniatures stand on another space, with all that is on them: a piece dragged on the map."""

    group: GroupId
    to: Place
    count: Annotated[int, Field(ge=1, le=60)]


class HandFact(OfMember, fact="hand"):
    """So many cards in a hand, and in the piles when they are counted."""

    hand: Annotated[int, Field(ge=0, le=99)]
    deck: Annotated[int, Field(ge=0, le=199)] | None = None
    discard: Annotated[int, Field(ge=0, le=199)] | None = None


class AtPlace(Told):
    """About one space."""

    place: Place


class CacheFact(AtPlace, fact="cache"):
    """A cache has been used, or has not."""

    used: bool


class TokenFact(AtPlace, fact="token"):
    """An encounter token lies on this space, face up with an enemy; None: none does (map level)."""

    kind: TokenKind | None = None
    enemy: EnemyId | None = None


class RowFact(Told, fact="row"):  # SW-33
    """These upgrade cards lie face up."""

    cards: Annotated[tuple[UpgradeCard, ...], Field(max_length=12)]


class GainedFact(OfMember, fact="gained"):  # SW-33
    """These cards somebody has gained in this issue."""

    cards: Annotated[tuple[Annotated[str, Field(min_length=1, max_length=40)], ...], Field(max_length=40)]


class TurnFact(OfMember, fact="turn"):
    """It is this seat's turn to play cards."""


TableFact = Annotated[
    TrackFact
    | LimitsFact
    | MemberFact
    | GroupFact
    | ShiftFact
    | HandFact
    | CacheFact
    | TokenFact
    | RowFact
    | GainedFact
    | TurnFact,
    Field(discriminator="fact"),
]
"""A public fact that the table may put right."""


class Correct(Action, do="correct"):  # SW-21, SW-38
    """Make a fact agree with the cardboard. Everybody sees it in the log."""

    what: TableFact
    reason: Because = ""

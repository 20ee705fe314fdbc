"""Facts that the table may put right, and the action that says so.

Rules: SW-21.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.singularity.actions.pieces import GroupId, Miniatures, Place
from companion.games.singularity.packs.campaign import Limits
from companion.games.singularity.packs.cards import EnemyId, UpgradeCard
from companion.games.singularity.words import TokenKind, Track
from companion.kernel.action import Action
from companion.kernel.part import Part
from companion.kernel.proposals import Because
from companion.kernel.seat import SeatId


class TrackFact(Part):
    """A track stands on this number."""

    fact: Literal["track"] = "track"
    track: Track
    value: Annotated[int, Field(ge=-99, le=999)]


class LimitsFact(Part):
    """The last spaces of the tracks."""

    fact: Literal["limits"] = "limits"
    limits: Limits


class MemberFact(Part):
    """A member stands here (map level)."""

    fact: Literal["member"] = "member"
    seat: SeatId
    place: Place


class GroupFact(Part):  # SW-21
    """So many miniatures of a type stand here; 0 takes them off. Hits only when they are given."""

    fact: Literal["group"] = "group"
    enemy: EnemyId
    place: Place
    count: Miniatures
    partial: Annotated[tuple[Annotated[int, Field(ge=1, le=29)], ...], Field(max_length=60)] | None = None
    """Hits on single miniatures that still stand (SW-16)."""
    health_left: Annotated[int, Field(ge=1, le=99)] | None = None
    """Of an enemy with tracked health (SW-17)."""


class ShiftFact(Part):  # SW-21
    """Miniatures stand on another space, with all that is on them: a piece dragged on the map."""

    fact: Literal["shift"] = "shift"
    group: GroupId
    to: Place
    count: Annotated[int, Field(ge=1, le=60)]


class HandFact(Part):
    """So many cards in a hand, and in the piles when they are counted."""

    fact: Literal["hand"] = "hand"
    seat: SeatId
    hand: Annotated[int, Field(ge=0, le=99)]
    deck: Annotated[int, Field(ge=0, le=199)] | None = None
    discard: Annotated[int, Field(ge=0, le=199)] | None = None


class CacheFact(Part):
    """A cache has been used, or has not."""

    fact: Literal["cache"] = "cache"
    place: Place
    used: bool


class TokenFact(Part):
    """An encounter token lies on this space, face up with an enemy; None: none does (map level)."""

    fact: Literal["token"] = "token"
    place: Place
    kind: TokenKind | None = None
    enemy: EnemyId | None = None


class RowFact(Part):  # SW-33
    """These upgrade cards lie face up."""

    fact: Literal["row"] = "row"
    cards: Annotated[tuple[UpgradeCard, ...], Field(max_length=12)]


class GainedFact(Part):  # SW-33
    """These cards somebody has gained in this issue."""

    fact: Literal["gained"] = "gained"
    seat: SeatId
    cards: Annotated[tuple[Annotated[str, Field(min_length=1, max_length=40)], ...], Field(max_length=40)]


class TurnFact(Part):
    """It is this seat's turn to play cards."""

    fact: Literal["turn"] = "turn"
    seat: SeatId


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


class Correct(Action):  # SW-21, SW-38
    """Make a fact agree with the cardboard. Everybody sees it in the log."""

    do: Literal["correct"] = "correct"
    what: TableFact
    reason: Because = ""

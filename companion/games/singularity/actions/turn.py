"""What is said in a turn: cards, moves, attacks, the refill."""

from __future__ import annotations

from typing import Generic, TypeVar

from pydantic import Field

from companion.games.singularity.actions.pieces import (
    CardName,
    GroupId,
    LightStep,
    Place,
    Remark,
    Revealed,
    Target,
)
from companion.games.singularity.packs.cards import EnemyId
from companion.games.singularity.words import Purpose
from companion.kernel.action import Action
from companion.kernel.seat import SeatId

StepT = TypeVar("StepT")


class Play(Action, do="play"):  # SW-9, SW-34
    """A card whose effect the app need not know, or the next card in hand laid open."""

    card: CardName = ""


class _Effect(Action):
    card: CardName = ""
    from_hand: bool = True
    """False: a further effect of the card on the table, or an ability."""


class _OnFoot(_Effect, Generic[StepT]):
    steps: int = Field(ge=0, le=30)
    """The value on the card."""
    path: tuple[StepT, ...] = Field(min_length=1, max_length=30)
    companions: tuple[SeatId, ...] = Field(default=(), max_length=6)
    ignores_hazard: bool = False


class Move(_OnFoot[Place], do="move"):  # SW-10
    """Map level: my member and those going along walk this path. `path` leaves the start out."""


class ContinueMove(Action, do="continue_move"):  # SW-13
    """Map level: on with the move that an encounter or a cache held up (A7)."""

    path: tuple[Place, ...] = Field(min_length=1, max_length=30)


class Walk(_OnFoot[LightStep], do="walk"):  # SW-10..12
    """Light level: a move, step by step, as it went on the board."""


class Attack(_Effect, do="attack"):  # SW-15..18
    """Damage on the enemies of a space."""

    damage: int = Field(ge=0, le=99)
    range: int = Field(ge=0, le=30)
    targets: tuple[Target, ...] = Field(min_length=1, max_length=12)
    spaces: int = Field(default=1, ge=1, le=12)
    """How many spaces the card may target."""
    ignores_walls: bool = False
    in_range: bool = True
    """Light level: the table says whether the card reaches."""


class Discard(Action, do="discard"):  # SW-14
    """One card from my hand, to draw one or to use my ability."""

    purpose: Purpose = "draw"
    note: Remark = ""


class Draw(Action, do="draw"):  # SW-32
    """An effect lets me draw cards."""

    cards: int = Field(default=1, ge=1, le=20)


class Recon(_Effect, do="recon"):  # SW-33, SW-35
    """Upgrade cards are turned face up early."""

    cards: Revealed = Field(min_length=1)


class TurnToken(_Effect, do="turn_token"):  # SW-35
    """Map level: an encounter token is turned early; its enemies wait for entry."""

    token: Place
    enemy: EnemyId | None = None
    """None where the app draws (SW-8)."""


class EndPlay(Action, do="end_play"):  # SW-9
    """I am done with my cards: enemies act."""

    on_hazard: bool = False
    """Light level with hazards that count at the end of a turn: my member stands on one (A3)."""
    order: tuple[GroupId, ...] = Field(default=(), max_length=120)
    """In which order groups act; the rest follow in the listed order (SW-22)."""


class Refilled(Action, do="refilled"):  # SW-31
    """My hand is refilled; without a number as many as the app says."""

    cards: int | None = Field(default=None, ge=0, le=20)

"""What moved the tracks, and how the issue ended."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.singularity.words import Cause, Ending, Result, Track
from companion.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class TrackChange:
    """One change of a track (SW-4)."""

    number: int
    track: Track
    amount: int
    before: int
    after: int
    cause: Cause
    note: str = ""
    place: str | None = None
    enemy: str | None = None
    seat: Seat | None = None
    turn: int = 0
    is_by_hand: bool = False
    is_undone: bool = False


@dataclass(frozen=True, slots=True)
class Point:
    """Both tracks after a turn."""

    turn: int
    round: int
    threat: int
    awareness: int


@dataclass(frozen=True, slots=True)
class Fall:
    """A track has reached its limit (SW-36)."""

    track: Track
    cause: Cause
    enemy: str | None = None
    place: str | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """How the issue ended (SW-36, SW-37)."""

    result: Result
    ending: Ending
    reason: str = ""
    fall: Fall | None = None
    seat: Seat | None = None
    """Who declared it or gave up; None: the table, or nobody had to."""

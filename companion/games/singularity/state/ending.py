"""How the issue ended."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.singularity.words import Cause, Ending, Result, Track
from companion.kernel.seat import Seat


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

"""How the issue ended."""

from __future__ import annotations

from companion.games.singularity.words import Cause, Ending, Result, Track
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat


@frozen
class Fall:  # SW-36
    """A track has reached its limit."""

    track: Track
    cause: Cause
    enemy: str | None = None
    place: str | None = None


@frozen
class Decision:  # SW-36, SW-37
    """How the issue ended."""

    result: Result
    ending: Ending
    reason: str = ""
    fall: Fall | None = None
    seat: Seat | None = None
    """Who declared it or gave up; None: the table, or nobody had to."""

"""Threat and Awareness as everybody sees them: where they stand, and what moved them."""

from __future__ import annotations

from companion.games.singularity.words import Cause, Track
from companion.kernel.seat import Seat
from companion.kernel.view import View


class TrackView(View):  # SW-4
    """One track."""

    track: Track
    value: int
    limit: int | None
    """None: no limit, or not typed yet."""
    left: int | None
    """How much it may still rise before it is lost; None without a limit."""
    is_near: bool = False
    """At 75 per cent of the limit or more."""


class TapView(View):
    """A cause that is one tap: what it adds to which track."""

    cause: Cause
    track: Track
    amount: int
    types: int = 0
    """Of `leave`: how many enemy types stood there."""


class ChangeView(View):
    """One change of a track, with its cause."""

    number: int
    track: Track
    amount: int
    """What it came to: a track stops at 0."""
    before: int
    after: int
    cause: Cause
    note: str = ""
    place: str | None = None
    enemy: str | None = None
    seat: Seat | None = None
    turn: int = 0
    is_by_hand: bool = False
    """A person said so; otherwise the app counted it."""
    is_undone: bool = False


class PlotPoint(View):
    """Both tracks after a turn; turn 0 is the start."""

    turn: int
    round: int
    threat: int
    awareness: int


class CauseSum(View):
    """What one cause came to in all (end screen)."""

    track: Track
    cause: Cause
    amount: int

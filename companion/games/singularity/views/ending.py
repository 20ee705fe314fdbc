"""How a turn and an issue end: what I draw, and what came of it all."""

from __future__ import annotations

from companion.games.singularity.packs.campaign import IssueResult
from companion.games.singularity.views.tracks import CauseSum
from companion.games.singularity.words import Cause, Ending, Result
from companion.kernel.seat import Seat
from companion.kernel.view import View


class RefillView(View):  # SW-31, SW-32
    """What I have to draw."""

    hand: int
    draw: int
    """Cards to draw in all."""
    before_shuffle: int | None = None
    """So many from the draw deck, then shuffle the discard pile; None: no shuffle needed."""
    short: int = 0
    """Cards that are not there: both piles are empty."""
    to_discard: int = 0
    """Above three with the house rule that caps hands (A11)."""


class EndView(View):  # SW-36, SW-37, SW-40
    """How it ended."""

    result: Result
    ending: Ending
    reason: str = ""
    """What was declared, or why the team gave up."""
    seat: Seat | None = None
    """Who declared it or gave up; None: the table, or nobody had to."""
    cause: Cause | None = None
    """A loss: what took the track to its limit, …"""
    enemy: str | None = None
    place: str | None = None
    """… which enemy, and where."""
    round: int
    turns: int
    sums: tuple[CauseSum, ...]
    record: IssueResult
    """To write into the campaign with `campaign.after`."""
    opens: int | None = None
    """The issue that this win opens."""

"""What concerns all: the tracks, votes, and how the issue ends."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.singularity.actions.pieces import Remark
from companion.games.singularity.words import Cause, Result, Track
from companion.kernel.action import Action, ForSeat


class Change(Action, do="change"):  # SW-4
    """A track goes up or down, for a cause. More than 20 at once has to be confirmed."""

    track: Track
    amount: int = Field(ge=-99, le=99)
    cause: Cause
    note: Remark = ""
    confirm: bool = False


class UndoChange(Action, do="undo_change"):  # SW-38
    """Take the last change by hand back, in place."""


class CallVote(Action, do="call_vote"):  # SW-39
    """Several outcomes are legal and the app cannot know them: ask the phones."""

    question: str = Field(min_length=1, max_length=120)
    options: tuple[Annotated[str, Field(min_length=1, max_length=60)], ...] = Field(
        min_length=2, max_length=6
    )


class Vote(Action, do="vote"):  # SW-39
    """My vote, counted from 0; a second one replaces the first until all are in."""

    option: int = Field(ge=0, le=60)


class PaperReady(ForSeat, do="paper_ready"):  # SW-41
    """A seat on paper has folded its vote, or takes it out again. Said for it, or by the table."""

    is_ready: bool = True


class TypePaper(ForSeat, do="type_paper"):  # SW-41
    """The table: what stands on the unfolded paper of a seat. Its own page says it as a vote."""

    option: int = Field(ge=0, le=60)


class CloseVote(Action, do="close_vote"):  # SW-39
    """The leader breaks a tie, or ends a vote that waits for an absent phone."""

    option: int | None = Field(default=None, ge=0, le=60)


class CarryOut(Action, do="carry_out"):  # SW-39
    """The votes are read; do what they say."""


class ClaimWin(Action, do="claim_win"):  # SW-37
    """Light level: the whole team stands on End and its area is clear."""

    all_on_end: bool
    area_clear: bool


class Declare(Action, do="declare"):
    """The issue ended by a rule of its own (A28)."""

    result: Result
    reason: Remark = Field(min_length=1)


class GiveUp(Action, do="give_up"):
    """The team stops here; the issue counts as lost (A28). Why is its own business."""

    reason: Remark = ""

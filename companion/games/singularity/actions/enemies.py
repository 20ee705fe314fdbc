"""What is said while enemies attack and move."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.singularity.actions.pieces import GroupId, Landings, Miniatures, Remark
from companion.kernel.action import Action


class AnswerGroup(Action, do="answer_group"):  # SW-22..28
    """Light level: is somebody in this group's range, and where can it go? Either may come first.

    `to` lists the destination spaces, an empty name for one that needs none; no destination: it stays.
    `counts` only when the table has split it already.
    """

    group: GroupId
    in_range: bool | None = None
    to: tuple[Annotated[str, Field(max_length=24)], ...] | None = Field(default=None, max_length=12)
    counts: tuple[Miniatures, ...] | None = Field(default=None, max_length=12)


class DirectGroup(Action, do="direct_group"):  # SW-27
    """Where a group goes, said by the table: within the rules, or as the card `by_card` says (A28)."""

    group: GroupId
    to: Landings
    by_card: Remark = ""


class EnemiesDone(Action, do="enemies_done"):  # SW-30
    """The pieces stand on the board as the app says: on to the refill."""

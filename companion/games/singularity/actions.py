"""What a phone may say in The Singularity War. The tag is `do`. What is said in a turn: `turn_actions`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from companion.games.singularity.campaign import Limit
from companion.games.singularity.library import Character, EnemyCard, EnemyId
from companion.games.singularity.pieces import GroupId, Landings, Miniatures, Remark, TableFact
from companion.games.singularity.turn_actions import (
    Attack,
    ContinueMove,
    Discard,
    Drafted,
    Draw,
    EndPlay,
    Move,
    OpenCache,
    OrderPicks,
    Pick,
    PlaceEnemies,
    Play,
    Recon,
    Refilled,
    RevealCards,
    TurnToken,
    Walk,
)
from companion.games.singularity.words import Cause, Result, TokenKind, Track
from companion.kernel.action import Action
from companion.kernel.seat import SeatId


class TakeCharacter(Action):
    """I play this character; None gives it back (SW-2)."""

    do: Literal["take_character"] = "take_character"
    character: Character | None = None


class SetLimits(Action):
    """The last space of both tracks, typed from the board; None is no limit on that track (SW-4)."""

    do: Literal["set_limits"] = "set_limits"
    threat: Limit = None
    awareness: Limit = None


class AddEnemy(Action):
    """An enemy card as printed; the same id again replaces it (SW-23)."""

    do: Literal["add_enemy"] = "add_enemy"
    enemy: EnemyCard


class NameFirst(Action):
    """Who plays first, and leads: the leader breaks ties (SW-2, SW-39)."""

    do: Literal["name_first"] = "name_first"
    seat: SeatId


class Begin(Action):
    """The board is set up; the first turn begins (SW-6)."""

    do: Literal["begin"] = "begin"


class Change(Action):
    """A track goes up or down, for a cause (SW-4). More than 20 at once has to be confirmed."""

    do: Literal["change"] = "change"
    track: Track
    amount: int = Field(ge=-99, le=99)
    cause: Cause
    note: Remark = ""
    confirm: bool = False


class UndoChange(Action):
    """Take the last change by hand back, in place (SW-38)."""

    do: Literal["undo_change"] = "undo_change"


class Spawn(Action):
    """Enemies come onto the board otherwise: a token at light level, a card, an event (SW-19, A28)."""

    do: Literal["spawn"] = "spawn"
    enemy: EnemyId
    places: Landings = Field(min_length=1)
    reason: Remark = ""


class DrawEnemy(Action):
    """Light level: the app draws what a token shows (SW-8)."""

    do: Literal["draw_enemy"] = "draw_enemy"
    kind: TokenKind


class AnswerGroup(Action):
    """Light level: is somebody in this group's range, and where can it go? Either may come first (SW-22..28).

    `to` lists the destination spaces, an empty name for one that needs none; no destination: it stays.
    `counts` only when the table has split it already.
    """

    do: Literal["answer_group"] = "answer_group"
    group: GroupId
    in_range: bool | None = None
    to: tuple[Annotated[str, Field(max_length=24)], ...] | None = Field(default=None, max_length=12)
    counts: tuple[Miniatures, ...] | None = Field(default=None, max_length=12)


class DirectGroup(Action):
    """Where a group goes, said by the table: within the rules, or as the card `by_card` says (SW-27, A28)."""

    do: Literal["direct_group"] = "direct_group"
    group: GroupId
    to: Landings
    by_card: Remark = ""


class EnemiesDone(Action):
    """The pieces stand on the board as the app says: on to the refill (SW-30)."""

    do: Literal["enemies_done"] = "enemies_done"


class CallVote(Action):
    """Several outcomes are legal and the app cannot know them: ask the phones (SW-39)."""

    do: Literal["call_vote"] = "call_vote"
    question: str = Field(min_length=1, max_length=120)
    options: tuple[Annotated[str, Field(min_length=1, max_length=60)], ...] = Field(
        min_length=2, max_length=6
    )


class Vote(Action):
    """My vote, counted from 0; a second one replaces the first until all are in (SW-39)."""

    do: Literal["vote"] = "vote"
    option: int = Field(ge=0, le=60)


class CloseVote(Action):
    """The leader breaks a tie, or ends a vote that waits for an absent phone (SW-39)."""

    do: Literal["close_vote"] = "close_vote"
    option: int | None = Field(default=None, ge=0, le=60)


class CarryOut(Action):
    """The votes are read; do what they say (SW-39)."""

    do: Literal["carry_out"] = "carry_out"


class ClaimWin(Action):
    """Light level: the whole team stands on End and its area is clear (SW-37)."""

    do: Literal["claim_win"] = "claim_win"
    all_on_end: bool
    area_clear: bool


class Declare(Action):
    """The issue ended by a rule of its own (A28)."""

    do: Literal["declare"] = "declare"
    result: Result
    reason: Remark = Field(min_length=1)


class GiveUp(Action):
    """The team stops here; the issue counts as lost (A28). Why is its own business."""

    do: Literal["give_up"] = "give_up"
    reason: Remark = ""


class Correct(Action):
    """Make a fact agree with the cardboard (SW-21, SW-38). Everybody sees it in the log."""

    do: Literal["correct"] = "correct"
    what: TableFact
    reason: Remark = ""


SingularityAction = (
    TakeCharacter
    | SetLimits
    | AddEnemy
    | NameFirst
    | Begin
    | Change
    | UndoChange
    | Play
    | Move
    | ContinueMove
    | Walk
    | Attack
    | Discard
    | Draw
    | Recon
    | TurnToken
    | PlaceEnemies
    | Spawn
    | DrawEnemy
    | OpenCache
    | RevealCards
    | OrderPicks
    | Pick
    | Drafted
    | EndPlay
    | AnswerGroup
    | DirectGroup
    | EnemiesDone
    | CallVote
    | Vote
    | CloseVote
    | CarryOut
    | Refilled
    | ClaimWin
    | Declare
    | GiveUp
    | Correct
)

_TaggedAction = Annotated[SingularityAction, Field(discriminator="do")]
ACTIONS: TypeAdapter[SingularityAction] = TypeAdapter(_TaggedAction)

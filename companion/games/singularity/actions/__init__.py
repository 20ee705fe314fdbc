"""What a phone may say in The Singularity War. The tag is `do`; a module a moment."""

from __future__ import annotations

from pydantic import TypeAdapter

from companion.games.singularity.actions.board import (
    Drafted,
    DrawEnemy,
    OpenCache,
    OrderPicks,
    Pick,
    PlaceEnemies,
    RevealCards,
    Spawn,
)
from companion.games.singularity.actions.enemies import AnswerGroup, DirectGroup, EnemiesDone
from companion.games.singularity.actions.facts import Correct
from companion.games.singularity.actions.setup import AddEnemy, Begin, NameFirst, SetLimits, TakeCharacter
from companion.games.singularity.actions.table import (
    CallVote,
    CarryOut,
    Change,
    ClaimWin,
    CloseVote,
    Declare,
    GiveUp,
    PaperReady,
    TypePaper,
    UndoChange,
    Vote,
)
from companion.games.singularity.actions.turn import (
    Attack,
    ContinueMove,
    Discard,
    Draw,
    EndPlay,
    Move,
    Play,
    Recon,
    Refilled,
    TurnToken,
    Walk,
)
from companion.kernel.tagged import tagged

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
    | PaperReady
    | TypePaper
    | CloseVote
    | CarryOut
    | Refilled
    | ClaimWin
    | Declare
    | GiveUp
    | Correct
)

ACTIONS: TypeAdapter[SingularityAction] = tagged(SingularityAction, by="do")

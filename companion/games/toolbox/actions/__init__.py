"""What may be asked of the table of tools, a module for tools that are alike."""

from __future__ import annotations

from pydantic import TypeAdapter

from companion.games.toolbox.actions.scores import (
    AddRow,
    Begin,
    CloseRow,
    CorrectScore,
    Draw,
    EndPad,
    FillBag,
    Refill,
    Roll,
    ShowDrawn,
    StartPad,
    TypeScores,
    TypeSealed,
)
from companion.games.toolbox.actions.secrets import (
    Ask,
    AskAgain,
    BoxOpened,
    DealAgain,
    DealRoles,
    Meet,
    Met,
    OpenQuestion,
    OpenRole,
    OpenRoles,
    OpenTally,
    PaperReady,
    PutIn,
    Reopen,
    Seal,
    Seen,
    SetShow,
    StartTally,
    TypePaper,
    TypePapers,
)
from companion.games.toolbox.actions.steering import (
    Bring,
    CallOff,
    Close,
    CountDown,
    DoStep,
    EndRounds,
    GiveTime,
    GoToStep,
    LeaveClock,
    MarkTurn,
    NameLeader,
    PassTurn,
    Pause,
    PutAway,
    Resume,
    SetClock,
    SkipStep,
    SkipTurn,
    StartClock,
    StopClock,
    Stretch,
    TakeKit,
    TurnTo,
)
from companion.kernel.action import TimeUp
from companion.kernel.tagged import tagged

__all__ = [
    "ACTIONS",
    "AddRow",
    "Ask",
    "AskAgain",
    "Begin",
    "BoxOpened",
    "Bring",
    "CallOff",
    "Close",
    "CloseRow",
    "CorrectScore",
    "CountDown",
    "DealAgain",
    "DealRoles",
    "DoStep",
    "Draw",
    "EndPad",
    "EndRounds",
    "FillBag",
    "GiveTime",
    "GoToStep",
    "LeaveClock",
    "MarkTurn",
    "Meet",
    "Met",
    "NameLeader",
    "OfLuck",
    "OfTheClock",
    "OfTheCountdown",
    "OfTheDeal",
    "OfThePad",
    "OfTheQuestion",
    "OfTheTable",
    "OfTheTally",
    "OpenQuestion",
    "OpenRole",
    "OpenRoles",
    "OpenTally",
    "PaperReady",
    "PassTurn",
    "Pause",
    "PutAway",
    "PutIn",
    "Refill",
    "Reopen",
    "Resume",
    "Roll",
    "Seal",
    "Seen",
    "SetClock",
    "SetShow",
    "ShowDrawn",
    "SkipStep",
    "SkipTurn",
    "StartClock",
    "StartPad",
    "StartTally",
    "StopClock",
    "Stretch",
    "TakeKit",
    "ToolboxAction",
    "TurnTo",
    "TypePaper",
    "TypePapers",
    "TypeScores",
    "TypeSealed",
]

OfTheTable = NameLeader | Bring | PutAway | Close | TakeKit | DoStep | SkipStep | GoToStep | EndRounds
OfTheCountdown = CountDown | Pause | Resume | Stretch | CallOff | MarkTurn
OfTheClock = SetClock | StartClock | PassTurn | SkipTurn | TurnTo | GiveTime | LeaveClock | StopClock
OfTheDeal = DealRoles | DealAgain | Seen | Meet | Met | OpenRole | OpenRoles
OfTheQuestion = Ask | AskAgain | Seal | Reopen | SetShow | OpenQuestion | PaperReady | TypePaper | TypePapers
OfTheTally = StartTally | PutIn | OpenTally | BoxOpened
OfThePad = StartPad | AddRow | TypeScores | TypeSealed | CloseRow | CorrectScore | EndPad
OfLuck = Begin | Roll | FillBag | Draw | Refill | ShowDrawn
ToolboxAction = (
    OfTheTable
    | OfTheCountdown
    | OfTheClock
    | OfTheDeal
    | OfTheQuestion
    | OfTheTally
    | OfThePad
    | OfLuck
    | TimeUp
)
ACTIONS: TypeAdapter[ToolboxAction] = tagged(ToolboxAction, by="do")

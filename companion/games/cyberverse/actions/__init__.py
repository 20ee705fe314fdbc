"""What a phone may say in CyberVerse. The tag is `do`."""

from __future__ import annotations

from pydantic import TypeAdapter

from companion.games.cyberverse.actions.activation import (
    Activate,
    Deploy,
    EndMove,
    KeepStory,
    LookAtStories,
    PassAction,
    PlaceAmbush,
    PlaceStaff,
    Recruit,
    Rescue,
    Stay,
    StepTo,
    TakePosition,
    Travel,
)
from companion.games.cyberverse.actions.base import Bonus, Raise
from companion.games.cyberverse.actions.closing import (
    Correct,
    Fix,
    FixAgent,
    FixDistrict,
    FixEvent,
    FixHenchman,
    FixInfluence,
    FixMission,
    FixNewAgent,
    FixNewSupply,
    FixOrder,
    FixOrg,
    FixSupply,
    FixSupport,
    FixZones,
    OpenRow,
    Pay,
    ReopenPay,
)
from companion.games.cyberverse.actions.district import (
    AmbushHit,
    DeclareFight,
    DrawBrawl,
    EndMissions,
    FreeTest,
    Hack,
    Influence,
    PassTeammates,
    RecruitTeammates,
    SettleTest,
    SkipHack,
    SkipInfluence,
    SpringAmbush,
    TakeTest,
)
from companion.games.cyberverse.actions.fight import (
    Aim,
    Attack,
    EndActivation,
    Grill,
    MoveFigure,
    PaperReady,
    ReopenToken,
    SealToken,
    Slip,
)
from companion.games.cyberverse.actions.planning import (
    Buy,
    DrawEvent,
    EndStrategy,
    NextPhase,
    PlaceEvent,
    PlaceHenchmen,
    Repair,
    ShiftNews,
    TakeSupport,
    Train,
)
from companion.games.cyberverse.actions.setup import (
    ApplyEffect,
    Begin,
    DiscardSupport,
    FirstAgent,
    NameOrg,
    OpenInvestigation,
    SetDistrict,
    TellCard,
)
from companion.kernel.proposals import AnswerCorrection
from companion.kernel.tagged import tagged

CyberverseAction = (
    NameOrg
    | SetDistrict
    | Begin
    | FirstAgent
    | TellCard
    | OpenInvestigation
    | DiscardSupport
    | ApplyEffect
    | ShiftNews
    | DrawEvent
    | PlaceEvent
    | PlaceHenchmen
    | NextPhase
    | Buy
    | Repair
    | TakeSupport
    | Train
    | EndStrategy
    | Activate
    | Stay
    | Deploy
    | Travel
    | StepTo
    | TakePosition
    | EndMove
    | Recruit
    | PlaceStaff
    | PlaceAmbush
    | Rescue
    | LookAtStories
    | KeepStory
    | PassAction
    | SpringAmbush
    | DrawBrawl
    | RecruitTeammates
    | PassTeammates
    | DeclareFight
    | Hack
    | SkipHack
    | TakeTest
    | FreeTest
    | SettleTest
    | EndMissions
    | Influence
    | SkipInfluence
    | SealToken
    | ReopenToken
    | MoveFigure
    | PaperReady
    | Attack
    | Grill
    | Slip
    | EndActivation
    | Pay
    | ReopenPay
    | OpenRow
    | Correct
    | AnswerCorrection
)

ACTIONS: TypeAdapter[CyberverseAction] = tagged(CyberverseAction, by="do")

__all__ = [
    "ACTIONS",
    "Activate",
    "Aim",
    "AmbushHit",
    "ApplyEffect",
    "Attack",
    "Begin",
    "Bonus",
    "Buy",
    "Correct",
    "CyberverseAction",
    "DeclareFight",
    "Deploy",
    "DiscardSupport",
    "DrawBrawl",
    "DrawEvent",
    "EndActivation",
    "EndMissions",
    "EndMove",
    "EndStrategy",
    "FirstAgent",
    "Fix",
    "FixAgent",
    "FixDistrict",
    "FixEvent",
    "FixHenchman",
    "FixInfluence",
    "FixMission",
    "FixNewAgent",
    "FixNewSupply",
    "FixOrder",
    "FixOrg",
    "FixSupply",
    "FixSupport",
    "FixZones",
    "FreeTest",
    "Grill",
    "Hack",
    "Influence",
    "KeepStory",
    "LookAtStories",
    "MoveFigure",
    "NameOrg",
    "NextPhase",
    "OpenInvestigation",
    "OpenRow",
    "PaperReady",
    "PassAction",
    "PassTeammates",
    "Pay",
    "PlaceAmbush",
    "PlaceEvent",
    "PlaceHenchmen",
    "PlaceStaff",
    "Raise",
    "Recruit",
    "RecruitTeammates",
    "ReopenPay",
    "ReopenToken",
    "Repair",
    "Rescue",
    "SealToken",
    "SetDistrict",
    "SettleTest",
    "ShiftNews",
    "SkipHack",
    "SkipInfluence",
    "Slip",
    "SpringAmbush",
    "Stay",
    "StepTo",
    "TakePosition",
    "TakeSupport",
    "TakeTest",
    "TellCard",
    "Train",
    "Travel",
]

"""What a viewer of CyberVerse may know. Public facts about all, private ones named `my_*`."""

from __future__ import annotations

from companion.games.cyberverse.actions import Correct
from companion.games.cyberverse.packs.cards import Card
from companion.games.cyberverse.sums.combat import Addend
from companion.games.cyberverse.views.board import (
    CheckItem,
    DistrictView,
    EventView,
    FigureView,
    HistoryPoint,
    InfluenceView,
    NewsSlot,
    NewsView,
    NextView,
    OrderLine,
    Reminder,
    ZoneRelation,
)
from companion.games.cyberverse.views.investigation import (
    AttackOffer,
    FighterLine,
    HuntView,
    InvestigationView,
    PlacedView,
    RaiseOffer,
    TargetOffer,
    TeammateOffer,
    TestOffer,
    TokenLine,
    WeaponOffer,
)
from companion.games.cyberverse.views.organization import (
    AgentState,
    AgentView,
    CashLine,
    DeckView,
    FeatureView,
    FolderView,
    MissionView,
    OrgView,
    ResolvedView,
    StoryView,
    SupplyView,
    SupportView,
    TestMark,
)
from companion.games.cyberverse.views.reports import (
    AmbushReport,
    AttackReport,
    FollowUp,
    HackReport,
    PaidLine,
    PaydayReport,
    ScoreCell,
    ScoreLine,
    ScoreView,
    TargetReport,
    TestReport,
)
from companion.games.cyberverse.words import Phase, Step
from companion.kernel.proposals import CorrectableView
from companion.kernel.seat import Seat
from companion.kernel.view import View, WhyNot


class ClosedAction(View):  # CV-26..44
    """Something I cannot do now, and every reason."""

    do: str
    why: tuple[WhyNot, ...]


class ActivationView(View):  # CV-33..38
    """Whom the app calls, who moves, whose auxiliary action it is."""

    called: str | None = None
    """Agent id."""
    calls: tuple[str, ...] = ()
    """Agents still to be called, the called one first."""
    moving: str | None = None
    points: int = 0
    """Movement points: all of them."""
    points_left: int = 0
    bled: tuple[str, ...] = ()
    """Names of agents who bled at the start (CV-32)."""
    auxiliary: Seat | None = None
    """Whose auxiliary action it is now (CV-38)."""
    auxiliary_why: str = ""
    """What decided: `most_actions`, `richest`, `turn_order`."""
    looking: Seat | None = None
    """Who looks at two stories."""


class PayEntry(View):  # CV-82, CV-83
    """My entry, sealed until all are in."""

    sell: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


class MyPayday(View):
    """What I could sell to keep everybody. Sums of any entry: `payday.settle` with what the view shows."""

    entry: PayEntry | None = None
    due: int
    """All salaries due."""
    is_short: bool
    way_out: tuple[str, ...] = ()
    """Supply ids whose sale would pay everybody: the fewest, then the cheapest; empty: none needed, or none
    would do (`is_short` tells)."""


class CyberverseView(CorrectableView):
    """Everything one viewer may know."""

    phase: Phase
    step: Step = ""
    seats: tuple[Seat, ...]
    """Clockwise. `round` is the turn, from 1."""
    order: tuple[Seat, ...] = ()
    """Turn order; the first one drives the phases (CV-8, CV-21)."""
    order_lines: tuple[OrderLine, ...] = ()
    turn_of: Seat | None = None
    """Whose turn it is in this step, when it is one organization's."""
    checklist: tuple[CheckItem, ...] = ()
    next: NextView | None = None
    organizations: tuple[OrgView, ...]
    """In seat order."""
    districts: tuple[DistrictView, ...]
    news: NewsView
    reminders: tuple[Reminder, ...] = ()
    chooser: Seat | None = None
    """Whose first agent it is (CV-7)."""
    sheet_number: int | None = None
    """House rule `first_agent=random`: the sheet to take, counted from the top (A1)."""
    story_vp: int | None = None
    """Of the starting story."""
    activation: ActivationView | None = None
    investigation: InvestigationView | None = None
    entered: tuple[Seat, ...] = ()
    """Payday: who has entered."""
    paydays: tuple[PaydayReport, ...] = ()
    """The last opened Payday, in turn order."""
    test: TestReport | None = None
    """The last feature test."""
    hack: HackReport | None = None
    """The last hacking income."""
    attack: AttackReport | None = None
    """The last attack."""
    score: ScoreView | None = None
    foldable: tuple[Seat, ...] = ()
    """Whom the table waits for with something secret: a seat on paper may fold it, tokens face down."""
    folded: tuple[Seat, ...] = ()
    """Whose paper lies folded on the table."""
    unfolding: tuple[Seat, ...] = ()
    """Of these, whose is typed now: everybody else is ready."""
    history: tuple[HistoryPoint, ...] = ()
    known: tuple[Card, ...] = ()
    """Every card typed so far, at this table or in its library, newest text of each name."""
    correction: Correct | None = None
    """A proposed correction that waits for the table."""
    """What the log would say of it, value by value."""

    my_cash_log: tuple[CashLine, ...] = ()
    """My whole ledger, oldest first."""
    my_closed: tuple[ClosedAction, ...] = ()
    my_tests: tuple[TestOffer, ...] = ()
    my_hacks: tuple[RaiseOffer, ...] = ()
    """Levels my agent on the hacking position could raise Hacking to; the first is free."""
    my_attack: AttackOffer | None = None
    my_declaration: bool | None = None
    my_payday: MyPayday | None = None


__all__ = [
    "ActivationView",
    "Addend",
    "AgentState",
    "AgentView",
    "AmbushReport",
    "AttackOffer",
    "AttackReport",
    "CashLine",
    "CheckItem",
    "ClosedAction",
    "CyberverseView",
    "DeckView",
    "DistrictView",
    "EventView",
    "FeatureView",
    "FighterLine",
    "FigureView",
    "FolderView",
    "FollowUp",
    "HackReport",
    "HuntView",
    "InfluenceView",
    "InvestigationView",
    "MissionView",
    "MyPayday",
    "NewsSlot",
    "NewsView",
    "NextView",
    "OrderLine",
    "OrgView",
    "PaidLine",
    "PayEntry",
    "PaydayReport",
    "PlacedView",
    "RaiseOffer",
    "Reminder",
    "ResolvedView",
    "ScoreCell",
    "ScoreLine",
    "ScoreView",
    "StoryView",
    "SupplyView",
    "SupportView",
    "TargetOffer",
    "TargetReport",
    "TeammateOffer",
    "TestMark",
    "TestOffer",
    "TestReport",
    "TokenLine",
    "WeaponOffer",
    "ZoneRelation",
]

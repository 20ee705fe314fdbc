"""What a viewer of The Singularity War may know. Public facts about all, private ones named `my_*`."""

from __future__ import annotations

from typing import Literal

from companion.games.singularity.packs.cards import Character, EnemyCard, UpgradeCard
from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.views.board import (
    CacheView,
    EncounterView,
    GroupView,
    MemberLine,
    RowCard,
    TokenView,
)
from companion.games.singularity.views.ending import EndView, RefillView
from companion.games.singularity.views.enemies import StepView, VoteView
from companion.games.singularity.views.tracks import ChangeView, PlotPoint, TapView, TrackView
from companion.games.singularity.views.turn import Travel, Turn
from companion.games.singularity.words import Level, Mode, Phase
from companion.kernel.seat import Seat
from companion.kernel.view import Choice, GameView, View


class House(View):
    """The house rules that a preview needs."""

    lose_at: Literal["reach", "exceed"]
    threat_overflow: Literal["lose", "awareness_plus_1"]
    hazard: Literal["on_enter", "on_end_turn", "both"]
    hazard_pass_through: bool
    leave_per_member: bool
    encounter_stops_move: bool
    cache_pass_through: bool
    cache_to: Literal["hand", "discard"]
    diagonal: bool
    retry_deck: Literal["snapshot", "keep"]
    counts_hands: bool
    discard_timing: Literal["end_of_play", "after_enemies"] = "end_of_play"


class IssueLine(View):  # SW-6
    """Which issue is played, with its reminders."""

    number: int
    title: str
    mode: Mode
    setup: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    campaign: str = ""
    """The name of the story."""
    campaign_id: str = ""


class SetupView(View):  # SW-6
    """What is still to do before the first turn."""

    missing: tuple[str, ...]
    """Codes of what keeps the game from beginning: `limits`."""
    characters: tuple[Character, ...]
    """To choose from: of the story's team and the library; anything else may be typed."""
    has_limits: bool


class SingularityView(GameView):
    """Everything one viewer may know."""

    phase: Phase
    level: Level
    seats: tuple[Seat, ...]
    leader: Seat
    order: tuple[Seat, ...]
    """Turn order, the first player first."""
    house: House
    issue: IssueLine | None = None
    tracks: tuple[TrackView, ...]
    taps: tuple[TapView, ...] = ()
    last_change: ChangeView | None = None
    may_undo: bool = False
    """`last_change` was made by hand and can be taken back in place."""
    changes: tuple[ChangeView, ...] = ()
    """The last eight; all of them when the game is over."""
    plot: tuple[PlotPoint, ...] = ()
    members: tuple[MemberLine, ...]
    enemies: tuple[EnemyCard, ...] = ()
    """Every enemy card the table knows."""
    groups: tuple[GroupView, ...] = ()
    map: IssueMap | None = None
    places: tuple[str, ...] = ()
    """Light level with a map: what its spaces are called, to be tapped instead of typed."""
    tokens: tuple[TokenView, ...] = ()
    used_caches: tuple[str, ...] = ()
    row: tuple[RowCard, ...] = ()
    """Upgrade cards lying face up."""
    upgrades: tuple[UpgradeCard, ...] = ()
    """Cards the library knows, to pick names from: at a cache, and for the active player (recon)."""
    drawn: str | None = None
    """Light level: the enemy the app drew last."""
    setup: SetupView | None = None
    turn: Turn | None = None
    travel: Travel | None = None
    encounter: EncounterView | None = None
    cache: CacheView | None = None
    step: StepView | None = None
    vote: VoteView | None = None
    end: EndView | None = None
    table_choices: tuple[Choice, ...] = ()
    """What the table may say for whoever's turn it is. No secret decides what is offered."""

    my_hand: int | None = None
    my_vote: int | None = None
    my_refill: RefillView | None = None

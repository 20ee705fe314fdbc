"""The Investigation phase without its fight."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.cyberverse.actions.base import Bonuses, Drawn, Id, MissionId, Raise, Reason
from companion.games.cyberverse.packs.cards import AmbushCard, BrawlCard, Money, Number
from companion.games.cyberverse.words import Feature, Status
from companion.kernel.action import Action
from companion.kernel.part import Part
from companion.kernel.seat import SeatId


class AmbushHit(Part):  # CV-47
    """What the ambush does to one agent, when it differs from the card's line."""

    health: Annotated[int, Field(ge=0, le=9)] = 0
    statuses: Annotated[tuple[Status, ...], Field(max_length=3)] = ()
    cash: Money = 0


class SpringAmbush(Action):  # CV-47, CV-48
    """The ambush card that was drawn for this district. Anybody, or the table."""

    do: Literal["spring_ambush"] = "spring_ambush"
    card: AmbushCard
    hits: dict[Id, AmbushHit] = Field(default_factory=dict, max_length=12)


class DrawBrawl(Action):  # CV-49, CV-50
    """The brawl card of this district; the app places its henchmen. Anybody, or the table."""

    do: Literal["draw_brawl"] = "draw_brawl"
    card: BrawlCard


class RecruitTeammates(Action):  # CV-53
    """The called agent discards a support card; so many henchmen fight for us."""

    do: Literal["recruit_teammates"] = "recruit_teammates"
    agent: Id
    support: Id
    henchmen: Annotated[tuple[Id, ...], Field(max_length=3)] | None = None
    """None: in zone order, as many as the card and the Reputation allow."""


class PassTeammates(Action):  # CV-53
    """The called agent recruits nobody."""

    do: Literal["pass_teammates"] = "pass_teammates"
    agent: Id


class DeclareFight(Action):  # CV-52
    """Whether I start a combat here; secret until everybody has said it."""

    do: Literal["declare_fight"] = "declare_fight"
    fight: bool


class Hack(Action):  # CV-75
    """My agent on the hacking position takes the income."""

    do: Literal["hack"] = "hack"
    agent: Id
    xp: Raise | None = None
    bonuses: Bonuses = ()
    """Hacking points that a card gives or takes."""


class SkipHack(Action):  # CV-75
    """My agent leaves the position alone this turn."""

    do: Literal["skip_hack"] = "skip_hack"
    agent: Id


class TakeTest(Action):  # CV-16, CV-17, CV-19
    """Lock a feature test and draw a modifier card."""

    do: Literal["test"] = "test"
    agent: Id
    mission: MissionId
    part: Annotated[int, Field(ge=0, le=3)] = 0
    """Which test of a mission with several."""
    xp: Raise | None = None
    bonuses: Bonuses = ()
    drawn: Drawn | None = None
    """House rule `modifier_deck=physical`: the card that was drawn."""


class FreeTest(Action):  # CV-16
    """A test that a card asks of my agent, outside missions."""

    do: Literal["free_test"] = "free_test"
    agent: Id
    feature: Feature
    threshold: Number
    reason: Reason
    xp: Raise | None = None
    bonuses: Bonuses = ()
    drawn: Drawn | None = None


class SettleTest(Action):
    """House rule `xp_after_draw`: raise the feature now that the card is known, or let it be (A9)."""

    do: Literal["settle_test"] = "settle_test"
    xp: Raise | None = None


class EndMissions(Action):  # CV-77
    """My organization tries no further mission here."""

    do: Literal["end_missions"] = "end_missions"


class Influence(Action):  # CV-79
    """Alone in the district: place my token, or remove one of a rival."""

    do: Literal["influence"] = "influence"
    remove: SeatId | None = None
    """None: place."""


class SkipInfluence(Action):  # CV-79
    """I cannot place and do not remove (A40)."""

    do: Literal["skip_influence"] = "skip_influence"

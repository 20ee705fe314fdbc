"""The Investigation phase without its fight."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.cyberverse.actions.base import Bonuses, Drawn, Id, MissionId, OfAgent, Raise, Reason
from companion.games.cyberverse.packs.cards import AmbushCard, BrawlCard
from companion.games.cyberverse.packs.prints import Money, Number
from companion.games.cyberverse.words import Feature, Status
from companion.kernel.action import Action
from companion.kernel.part import Part
from companion.kernel.seat import SeatId


class AmbushHit(Part):  # CV-47
    """What the ambush does to one agent, when it differs from the card's line."""

    health: Annotated[int, Field(ge=0, le=9)] = 0
    statuses: Annotated[tuple[Status, ...], Field(max_length=3)] = ()
    cash: Money = 0

    @classmethod
    def of(cls, card: AmbushCard) -> AmbushHit:
        """What the card prints for everybody."""
        return cls(health=card.health, statuses=card.statuses, cash=card.cash)


class SpringAmbush(Action, do="spring_ambush"):  # CV-47, CV-48
    """The ambush card that was drawn for this district. Anybody, or the table."""

    card: AmbushCard
    hits: dict[Id, AmbushHit] = Field(default_factory=dict, max_length=12)


class DrawBrawl(Action, do="draw_brawl"):  # CV-49, CV-50
    """The brawl card of this district; the app places its henchmen. Anybody, or the table."""

    card: BrawlCard


class RecruitTeammates(OfAgent, do="recruit_teammates"):  # CV-53
    """The called agent discards a support card; so many henchmen fight for us."""

    support: Id
    henchmen: Annotated[tuple[Id, ...], Field(max_length=3)] | None = None
    """None: in zone order, as many as the card and the Reputation allow."""


class PassTeammates(OfAgent, do="pass_teammates"):  # CV-53
    """The called agent recruits nobody."""


class DeclareFight(Action, do="declare_fight"):  # CV-52
    """Whether I start a combat here; secret until everybody has said it."""

    fight: bool


class Hack(OfAgent, do="hack"):  # CV-75
    """My agent on the hacking position takes the income."""

    xp: Raise | None = None
    bonuses: Bonuses = ()
    """Hacking points that a card gives or takes."""


class SkipHack(OfAgent, do="skip_hack"):  # CV-75
    """My agent leaves the position alone this turn."""


class TakeTest(OfAgent, do="test"):  # CV-16, CV-17, CV-19
    """Lock a feature test and draw a modifier card."""

    mission: MissionId
    part: Annotated[int, Field(ge=0, le=3)] = 0
    """Which test of a mission with several."""
    xp: Raise | None = None
    bonuses: Bonuses = ()
    drawn: Drawn | None = None
    """House rule `modifier_deck=physical`: the card that was drawn."""


class FreeTest(OfAgent, do="free_test"):  # CV-16
    """A test that a card asks of my agent, outside missions."""

    feature: Feature
    threshold: Number
    reason: Reason
    xp: Raise | None = None
    bonuses: Bonuses = ()
    drawn: Drawn | None = None


class SettleTest(Action, do="settle_test"):
    """House rule `xp_after_draw`: raise the feature now that the card is known, or let it be (A9)."""

    xp: Raise | None = None


class EndMissions(Action, do="end_missions"):  # CV-77
    """My organization tries no further mission here."""


class Influence(Action, do="influence"):  # CV-79
    """Alone in the district: place my token, or remove one of a rival."""

    remove: SeatId | None = None
    """None: place."""


class SkipInfluence(Action, do="skip_influence"):  # CV-79
    """I cannot place and do not remove (A40)."""

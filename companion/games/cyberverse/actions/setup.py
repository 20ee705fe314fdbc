"""Before the first turn, and what may be told at any time."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.cyberverse.actions.base import District, Id, Reason
from companion.games.cyberverse.packs.cards import AgentSheet, Card, DistrictCard, InvestigationCard
from companion.games.cyberverse.packs.prints import Money, Number
from companion.games.cyberverse.words import Heal, Status
from companion.kernel.action import Action
from companion.kernel.seat import SeatId


class NameOrg(Action, do="name_org"):  # CV-2
    """Setup: what my organization is called."""

    name: Annotated[str, Field(min_length=1, max_length=16)]


class SetDistrict(Action, do="set_district"):  # CV-6
    """Setup: which board lies there, with its zones (A24). Anybody, or the table."""

    number: District
    card: DistrictCard


class Begin(Action, do="begin"):  # CV-5, CV-7
    """Setup is done: who chooses the first agent, and what the starting story is worth."""

    chooser: SeatId
    story_vp: Number


class FirstAgent(Action, do="first_agent"):  # CV-7
    """My first agent."""

    sheet: AgentSheet


class TellCard(Action, do="tell_card"):
    """What a card says, typed once; the newer text of a name counts. Anybody, or the table, at any time."""

    card: Card


class OpenInvestigation(Action, do="open_investigation"):  # CV-12
    """An investigation comes into a folder of my story, with its missions. At any time."""

    story: Id
    folder: Annotated[int, Field(ge=0, le=2)]
    card: InvestigationCard


class DiscardSupport(Action, do="discard_support"):  # CV-30
    """I give up a support card: when I hold too many, before anything else."""

    support: Id


class ApplyEffect(Action, do="apply_effect"):  # CV-1, CV-4, CV-71
    """What a card or a skill does to my organization, with its name.

    Cash in hundreds; an agent loses health, gets a status, or heals so many times.
    """

    reason: Reason
    cash: Money = 0
    agent: Id | None = None
    lose: Annotated[int, Field(ge=0, le=20)] = 0
    status: Status | None = None
    heal: Annotated[tuple[Heal, ...], Field(max_length=9)] = ()

"""Before the first turn, and what may be told at any time."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.cyberverse.actions.base import District, Id, Reason
from companion.games.cyberverse.packs.cards import (
    AgentSheet,
    Card,
    DistrictCard,
    InvestigationCard,
    Money,
    Number,
)
from companion.games.cyberverse.words import Heal, Status
from companion.kernel.action import Action
from companion.kernel.seat import SeatId


class NameOrg(Action):  # CV-2
    """Setup: what my organization is called."""

    do: Literal["name_org"] = "name_org"
    name: Annotated[str, Field(min_length=1, max_length=16)]


class SetDistrict(Action):  # CV-6
    """Setup: which board lies there, with its zones (A24). Anybody, or the table."""

    do: Literal["set_district"] = "set_district"
    number: District
    card: DistrictCard


class Begin(Action):  # CV-5, CV-7
    """Setup is done: who chooses the first agent, and what the starting story is worth."""

    do: Literal["begin"] = "begin"
    chooser: SeatId
    story_vp: Number


class FirstAgent(Action):  # CV-7
    """My first agent."""

    do: Literal["first_agent"] = "first_agent"
    sheet: AgentSheet


class TellCard(Action):
    """What a card says, typed once; the newer text of a name counts. Anybody, or the table, at any time."""

    do: Literal["tell_card"] = "tell_card"
    card: Card


class OpenInvestigation(Action):  # CV-12
    """An investigation comes into a folder of my story, with its missions. At any time."""

    do: Literal["open_investigation"] = "open_investigation"
    story: Id
    folder: Annotated[int, Field(ge=0, le=2)]
    card: InvestigationCard


class DiscardSupport(Action):  # CV-30
    """I give up a support card: when I hold too many, before anything else."""

    do: Literal["discard_support"] = "discard_support"
    support: Id


class ApplyEffect(Action):  # CV-1, CV-4, CV-71
    """What a card or a skill does to my organization, with its name.

    Cash in hundreds; an agent loses health, gets a status, or heals so many times.
    """

    do: Literal["apply_effect"] = "apply_effect"
    reason: Reason
    cash: Money = 0
    agent: Id | None = None
    lose: Annotated[int, Field(ge=0, le=20)] = 0
    status: Status | None = None
    heal: Annotated[tuple[Heal, ...], Field(max_length=9)] = ()

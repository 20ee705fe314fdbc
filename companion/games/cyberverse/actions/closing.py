"""Payday, the final score, and corrections."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.cyberverse.actions.base import District, Id, MissionId
from companion.games.cyberverse.packs.cards import AgentSheet, EventCard, Name, SupplyCard, SupportCard
from companion.games.cyberverse.words import Feature, Position, Relation, Slot, Status
from companion.kernel.action import Action
from companion.kernel.part import Part
from companion.kernel.proposals import Because
from companion.kernel.seat import SeatId


class Pay(Action):  # CV-82, CV-83, CV-86
    """What I sell, and in which order I pay; secret until everybody has entered."""

    do: Literal["pay"] = "pay"
    sell: Annotated[tuple[Id, ...], Field(max_length=12)] = ()
    order: Annotated[tuple[Id, ...], Field(max_length=3)] = ()


class ReopenPay(Action):  # CV-86
    """Take my entry back until all are in."""

    do: Literal["reopen_pay"] = "reopen_pay"


class OpenRow(Action):  # CV-89
    """Open the next row of the score sheet. Anybody, or the table."""

    do: Literal["open_row"] = "open_row"


class FixOrg(Part):
    """Cash, actions, tokens, resolved stories of an organization. Only what is given changes."""

    of: Literal["org"] = "org"
    seat: SeatId
    name: Annotated[str, Field(min_length=1, max_length=16)] | None = None
    cash: Annotated[int, Field(ge=0, le=99_999)] | None = None
    actions: Annotated[int, Field(ge=0, le=9)] | None = None
    resolved: Annotated[tuple[Annotated[int, Field(ge=0, le=99)], ...], Field(max_length=12)] | None = None
    """Victory points of every resolved story."""
    discard: Annotated[tuple[int, ...], Field(max_length=5)] | None = None
    """The modifier discard; only with real cards."""


class FixAgent(Part):
    """An agent's values and place. Only what is given changes; `district` 0 is HQ."""

    of: Literal["agent"] = "agent"
    agent: Id
    health: Annotated[int, Field(ge=1, le=20)] | None = None
    statuses: Annotated[tuple[Status, ...], Field(max_length=3)] | None = None
    district: Annotated[int, Field(ge=0, le=5)] | None = None
    zone: Annotated[int, Field(ge=1, le=9)] | None = None
    position: Position | None = None
    xp: Annotated[tuple[Annotated[int, Field(ge=1, le=2)], ...], Field(max_length=30)] | None = None
    """Faces of its own XP tokens."""
    feature: Feature | None = None
    value: Annotated[int, Field(ge=0, le=5)] | None = None
    """The printed value of `feature`."""
    salary: Annotated[int, Field(ge=0, le=9900)] | None = None
    initiative: Annotated[int, Field(ge=1, le=99)] | None = None
    trained: bool | None = None
    rescued: bool | None = None
    remove: bool = False
    """The agent is not on the table at all."""


class FixNewAgent(Part):
    """An agent that the app does not have."""

    of: Literal["new_agent"] = "new_agent"
    seat: SeatId
    sheet: AgentSheet
    district: Annotated[int, Field(ge=0, le=5)] = 0
    zone: Annotated[int, Field(ge=1, le=9)] = 1


class FixSupply(Part):
    """A supply token: broken or not, its price, whose it is, or gone."""

    of: Literal["supply"] = "supply"
    supply: Id
    broken: bool | None = None
    card: SupplyCard | None = None
    agent: Id | None = None
    remove: bool = False


class FixNewSupply(Part):
    """A supply token that the app does not have."""

    of: Literal["new_supply"] = "new_supply"
    agent: Id
    card: SupplyCard


class FixSupport(Part):
    """A support card more (`card`) or less (`remove`)."""

    of: Literal["support"] = "support"
    seat: SeatId
    card: SupportCard | None = None
    remove: Id | None = None


class FixInfluence(Part):
    """Influence tokens of an organization in a district."""

    of: Literal["influence"] = "influence"
    seat: SeatId
    district: District
    tokens: Annotated[int, Field(ge=0, le=3)]


class FixDistrict(Part):
    """The ambush token, and how many points another district is away."""

    of: Literal["district"] = "district"
    district: District
    ambush: SeatId | Literal["nobody"] | None = None
    to: District | None = None
    points: Annotated[int, Field(ge=0, le=9)] | None = None


class FixZones(Part):
    """How two zones of a district lie to each other."""

    of: Literal["zones"] = "zones"
    district: District
    one: Annotated[int, Field(ge=1, le=9)]
    other: Annotated[int, Field(ge=1, le=9)]
    relation: Relation


class FixHenchman(Part):
    """A henchman or teammate: another place, other health, gone; or a new one (`figure` None)."""

    of: Literal["henchman"] = "henchman"
    figure: Id | None = None
    name: Name | None = None
    district: District | None = None
    zone: Annotated[int, Field(ge=1, le=9)] | None = None
    position: Position | None = None
    health: Annotated[int, Field(ge=1, le=20)] | None = None
    remove: bool = False


class FixMission(Part):
    """A mission is done, or is not."""

    of: Literal["mission"] = "mission"
    mission: MissionId
    done: bool


class FixEvent(Part):
    """A slot of the news track: another card, none, or a staff token on it."""

    of: Literal["event"] = "event"
    place: Annotated[int, Field(ge=1, le=9)]
    card: EventCard | None = None
    remove: bool = False
    slot: Slot | None = None
    staff: Annotated[tuple[SeatId, ...], Field(max_length=4)] | None = None
    """Who has a token on `slot`."""


class FixOrder(Part):  # CV-8
    """The turn order of this turn."""

    of: Literal["order"] = "order"
    order: Annotated[tuple[SeatId, ...], Field(max_length=4)]


Fix = Annotated[
    FixOrg
    | FixAgent
    | FixNewAgent
    | FixSupply
    | FixNewSupply
    | FixSupport
    | FixInfluence
    | FixDistrict
    | FixZones
    | FixHenchman
    | FixMission
    | FixEvent
    | FixOrder,
    Field(discriminator="of"),
]


class Correct(Action):  # CV-2, CV-90
    """Make a public fact agree with the cardboard; a reason is welcome.

    A seat proposes it; it counts once the table (the host) says so too.
    """

    do: Literal["correct"] = "correct"
    fix: Fix
    reason: Because = ""

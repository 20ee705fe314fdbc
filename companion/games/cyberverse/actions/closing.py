"""Payday, the final score, and corrections."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from companion.games.cyberverse.actions.base import District, Id, MissionId
from companion.games.cyberverse.packs.cards import AgentSheet, EventCard, SupplyCard, SupportCard
from companion.games.cyberverse.packs.prints import Name
from companion.games.cyberverse.words import (
    DISTRICT_INFLUENCE,
    FEATURES,
    HENCHMAN_POSITIONS,
    POSITIONS,
    SUPPLY_KINDS,
    Feature,
    Position,
    Relation,
    Slot,
    Status,
)
from companion.kernel.action import Action
from companion.kernel.part import Part
from companion.kernel.proposals import Because
from companion.kernel.seat import SeatId
from companion.kernel.shown import shown

ZONE: Final = shown("strip", 1, 6, words="zone-word", when=("district", (1, 2, 3, 4, 5)))
"""Where a figure stands; asked for where it is in a district."""


class Pay(Action, do="pay"):  # CV-82, CV-83, CV-86
    """What I sell, and in which order I pay; secret until everybody has entered."""

    sell: Annotated[tuple[Id, ...], Field(max_length=12)] = ()
    order: Annotated[tuple[Id, ...], Field(max_length=3)] = ()


class ReopenPay(Action, do="reopen_pay"):  # CV-86
    """Take my entry back until all are in."""


class OpenRow(Action, do="open_row"):  # CV-89
    """Open the next row of the score sheet. Anybody, or the table."""


class Told(Part):
    """Something on the table that was told wrongly: of what, and only what is given changes."""

    of: str = ""


class FixOrg(Told, of="org"):
    """Cash, actions, tokens, resolved stories of an organization. Only what is given changes."""

    seat: SeatId
    name: Annotated[str, Field(min_length=1, max_length=16)] | None = Field(
        None, json_schema_extra=shown(words="name-field")
    )
    cash: Annotated[int, Field(ge=0, le=99_999)] | None = Field(
        None, json_schema_extra=shown("count", 0, 99_900, step=100)
    )
    actions: Annotated[int, Field(ge=0, le=9)] | None = Field(None, json_schema_extra=shown("count"))
    resolved: Annotated[tuple[Annotated[int, Field(ge=0, le=99)], ...], Field(max_length=12)] | None = Field(
        None, json_schema_extra=shown("points", 0, 20)
    )
    """Victory points of every resolved story."""
    discard: Annotated[tuple[int, ...], Field(max_length=5)] | None = None
    """The modifier discard; only with real cards."""


class FixAgent(Told, of="agent"):
    """An agent's values and place. Only what is given changes; `district` 0 is HQ."""

    agent: Id
    health: Annotated[int, Field(ge=1, le=20)] | None = Field(None, json_schema_extra=shown("count"))
    statuses: Annotated[tuple[Status, ...], Field(max_length=3)] | None = None
    district: Annotated[int, Field(ge=0, le=5)] | None = Field(None, json_schema_extra=shown("chips"))
    zone: Annotated[int, Field(ge=1, le=9)] | None = Field(None, json_schema_extra=ZONE)
    position: Position | None = Field(
        None, json_schema_extra=shown("chips", options=POSITIONS, when=("district", (1, 2, 3, 4, 5)))
    )
    xp: Annotated[tuple[Annotated[int, Field(ge=1, le=2)], ...], Field(max_length=30)] | None = Field(
        None, json_schema_extra=shown("faces")
    )
    """Faces of its own XP tokens."""
    feature: Feature | None = Field(None, json_schema_extra=shown("chips", options=FEATURES))
    value: Annotated[int, Field(ge=0, le=5)] | None = Field(None, json_schema_extra=shown("strip"))
    """The printed value of `feature`."""
    salary: Annotated[int, Field(ge=0, le=9900)] | None = Field(
        None, json_schema_extra=shown("count", step=100)
    )
    initiative: Annotated[int, Field(ge=1, le=99)] | None = Field(None, json_schema_extra=shown("count"))
    trained: bool | None = None
    rescued: bool | None = None
    remove: bool = False
    """The agent is not on the table at all."""


class FixNewAgent(Told, of="new_agent"):
    """An agent that the app does not have."""

    seat: SeatId
    sheet: AgentSheet = Field(json_schema_extra=shown("card", options=("agent",)))
    district: Annotated[int, Field(ge=0, le=5)] = Field(0, json_schema_extra=shown("chips"))
    zone: Annotated[int, Field(ge=1, le=9)] = Field(1, json_schema_extra=ZONE)


class FixSupply(Told, of="supply"):
    """A supply token: broken or not, its price, whose it is, or gone."""

    supply: Id = Field(json_schema_extra=shown("chips"))
    broken: bool | None = None
    card: SupplyCard | None = None
    agent: Id | None = None
    remove: bool = False


class FixNewSupply(Told, of="new_supply"):
    """A supply token that the app does not have."""

    agent: Id
    card: SupplyCard = Field(json_schema_extra=shown("card", options=SUPPLY_KINDS))


class FixSupport(Told, of="support"):
    """A support card more (`card`) or less (`remove`)."""

    seat: SeatId
    card: SupportCard | None = Field(None, json_schema_extra=shown("card", options=("support",)))
    remove: Id | None = Field(None, json_schema_extra=shown("chips"))


class FixInfluence(Told, of="influence"):
    """Influence tokens of an organization in a district."""

    seat: SeatId
    district: District = Field(json_schema_extra=shown("chips"))
    tokens: Annotated[int, Field(ge=0, le=DISTRICT_INFLUENCE)] = Field(
        json_schema_extra=shown("strip", words="f-tokens")
    )


class FixDistrict(Told, of="district"):
    """The ambush token, and how many points another district is away."""

    district: District = Field(json_schema_extra=shown("chips"))
    ambush: SeatId | Literal["nobody"] | None = Field(None, json_schema_extra=shown("chips"))
    to: District | None = Field(None, json_schema_extra=shown("chips"))
    points: Annotated[int, Field(ge=0, le=9)] | None = Field(
        None, json_schema_extra=shown("strip", 0, 6, words="points-word")
    )


class FixZones(Told, of="zones"):
    """How two zones of a district lie to each other."""

    district: District = Field(json_schema_extra=shown("chips"))
    one: Annotated[int, Field(ge=1, le=9)] = Field(json_schema_extra=ZONE)
    other: Annotated[int, Field(ge=1, le=9)] = Field(json_schema_extra=ZONE)
    relation: Relation = Field(json_schema_extra=shown("chips"))


class FixHenchman(Told, of="henchman"):
    """A henchman or teammate: another place, other health, gone; or a new one (`figure` None)."""

    figure: Id | None = Field(None, json_schema_extra=shown("chips"))
    name: Name | None = Field(None, json_schema_extra=shown(words="f-name"))
    district: District | None = Field(None, json_schema_extra=shown("chips"))
    zone: Annotated[int, Field(ge=1, le=9)] | None = Field(None, json_schema_extra=ZONE)
    position: Position | None = Field(None, json_schema_extra=shown("chips", options=HENCHMAN_POSITIONS))
    health: Annotated[int, Field(ge=1, le=20)] | None = None
    remove: bool = False


class FixMission(Told, of="mission"):
    """A mission is done, or is not."""

    mission: MissionId = Field(json_schema_extra=shown("chips"))
    done: bool = Field(json_schema_extra=shown(words="done"))


class FixEvent(Told, of="event"):
    """A slot of the news track: another card, none, or a staff token on it."""

    place: Annotated[int, Field(ge=1, le=9)] = Field(json_schema_extra=shown("chips"))
    card: EventCard | None = Field(None, json_schema_extra=shown("card", options=("event",)))
    remove: bool = False
    slot: Slot | None = Field(None, json_schema_extra=shown("chips", options=("reward", "cancel")))
    staff: Annotated[tuple[SeatId, ...], Field(max_length=4)] | None = Field(
        None, json_schema_extra=shown("many")
    )
    """Who has a token on `slot`."""


class FixOrder(Told, of="order"):  # CV-8
    """The turn order of this turn."""

    order: Annotated[tuple[SeatId, ...], Field(max_length=4)] = Field(json_schema_extra=shown("order"))


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


class Correct(Action, do="correct"):  # CV-2, CV-90
    """Make a public fact agree with the cardboard; a reason is welcome.

    A seat proposes it; it counts once the table (the host) says so too.
    """

    fix: Fix
    reason: Because = ""

"""Cards as the table types them, once: what is printed and the app needs (CV-1).

Numbers are only loosely bounded here, so that a wrong one is refused in words: see `faults`. What a form asks
for, and how, is said beside each field (`kernel.shown`): a card is described nowhere else.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.cyberverse.packs.prints import (
    BEAT,
    ONE_TEST,
    PERHAPS,
    UNASKED,
    DistrictNumber,
    Money,
    Name,
    Note,
    Number,
    ZonePair,
    amount,
    digit,
)
from companion.games.cyberverse.words import (
    CAPS,
    DISTRICTS,
    Brawl,
    Colour,
    Feature,
    MissionKind,
    Position,
    Status,
    TurnPhase,
    WeaponEffect,
    WeaponType,
)
from companion.kernel.part import Part
from companion.kernel.shown import shown


class AgentSheet(Part):  # CV-7
    """One face of an agent sheet."""

    kind: Literal["agent"] = "agent"
    name: Name
    movement: Number = Field(0, json_schema_extra=digit(CAPS["movement"]))
    analysis: Number = Field(0, json_schema_extra=digit(CAPS["analysis"]))
    hacking: Number = Field(0, json_schema_extra=digit(CAPS["hacking"]))
    reputation: Number = Field(0, json_schema_extra=digit(CAPS["reputation"]))
    combat: Number = Field(0, json_schema_extra=digit(CAPS["combat"]))
    health: Number = Field(json_schema_extra=shown("ask", 1, 20, asked=True, example=4))
    initiative: Number = Field(json_schema_extra=shown("ask", 1, 99, asked=True, example=10))
    salary: Money = Field(0, json_schema_extra=amount(300))
    face: Literal["front", "back"] = "front"
    note: Note = ""
    """A skill, for the table to remember."""

    def printed(self, feature: Feature) -> int:
        """The printed value of a feature."""
        return int(getattr(self, feature))


class WeaponCard(Part):  # CV-26
    """A weapon of the store (CV-69)."""

    kind: Literal["weapon"] = "weapon"
    name: Name
    price: Money = Field(json_schema_extra=amount(300, 100))
    bonus: Number = Field(0, json_schema_extra=digit())
    type: WeaponType = Field("close", json_schema_extra=shown(asked=True))
    expert: bool = False
    effects: Annotated[tuple[WeaponEffect, ...], Field(max_length=5)] = ()
    note: Note = ""


class ImplantCard(Part):  # CV-14
    """An implant: one more point of its feature while it works."""

    kind: Literal["implant"] = "implant"
    name: Name
    price: Money = Field(json_schema_extra=amount(300, 100))
    feature: Feature
    note: Note = ""


class GearCard(Part):  # CV-64
    """Gear: its defence counts in combat."""

    kind: Literal["gear"] = "gear"
    name: Name
    price: Money = Field(json_schema_extra=amount(300, 100))
    defense: Number = Field(0, json_schema_extra=digit())
    note: Note = ""


class VehicleCard(Part):  # CV-14, CV-48
    """A vehicle: Movement, and protection against ambushes."""

    kind: Literal["vehicle"] = "vehicle"
    name: Name
    price: Money = Field(json_schema_extra=amount(300, 100))
    movement: Number = Field(0, json_schema_extra=digit())
    stops_ambush: bool = True
    note: Note = ""


SupplyCard = Annotated[
    WeaponCard | ImplantCard | GearCard | VehicleCard,
    Field(discriminator="kind"),
]


class SupportCard(Part):  # CV-29
    """A support card."""

    kind: Literal["support"] = "support"
    name: Name
    teammates: Number = Field(0, json_schema_extra=digit(3))
    cost: Money = Field(0, json_schema_extra=amount(500))
    phase: TurnPhase | None = None
    """When its effect is reminded of; None: in every phase."""
    effect: Note = ""


class EventCard(Part):  # CV-21..24
    """An event."""

    kind: Literal["event"] = "event"
    name: Name
    duration: Number = Field(json_schema_extra=digit(6, 1))
    district: DistrictNumber | None = Field(None, json_schema_extra=shown("pick", options=(None, *DISTRICTS)))
    henchmen: Annotated[tuple[Name, ...], Field(max_length=9)] = Field(
        (), json_schema_extra=shown("henchmen")
    )
    """Names in printed order."""
    reward: Money = Field(0, json_schema_extra=PERHAPS)
    """D for a staff token on the reward slot."""
    reward_note: Note = ""
    phase: TurnPhase | None = None
    """When the effect matters; None: in every phase."""
    effect: Note = ""
    """The standing negative effect."""


class TestSpec(Part):  # CV-16
    """One feature test of a mission: the result must be higher than the threshold."""

    __test__ = False
    feature: Feature = Field(
        "analysis", json_schema_extra=shown("chips", asked=True, words="mission-feature")
    )
    threshold: Number = Field(0, json_schema_extra=shown("ask", 0, 20, asked=True, example=BEAT))


class MissionSpec(Part):  # CV-12
    """One mission line of an investigation."""

    name: Annotated[str, Field(max_length=40)] = Field("", json_schema_extra=shown(words="mission-name"))
    district: DistrictNumber = Field(json_schema_extra=digit(len(DISTRICTS), 1))
    kind: MissionKind = Field("test", json_schema_extra=shown(asked=True, words="mission-kind"))
    tests: Annotated[tuple[TestSpec, ...], Field(max_length=4)] = Field(
        (), json_schema_extra=shown("tests", start=ONE_TEST, when=("kind", "test"))
    )
    """Of a `test` mission: one or more, each marked when passed (A66)."""
    tokens: Number = Field(1, json_schema_extra=shown("strip", 1, 3, when=("kind", "influence")))
    """Of an `influence` mission: own tokens needed in the district (A68)."""
    reward: Money = Field(0, json_schema_extra=PERHAPS)
    xp: Number | None = Field(None, json_schema_extra=shown("chips", options=(None, 1, 2)))
    """The face of the XP token: 1 or 2; None when it gives none."""


class InvestigationCard(Part):  # CV-12
    """An investigation with its missions."""

    kind: Literal["investigation"] = "investigation"
    name: Name
    colour: Colour
    missions: Annotated[tuple[MissionSpec, ...], Field(max_length=9)] = Field(
        (), json_schema_extra=shown("missions", asked=True)
    )


class StoryCard(Part):  # CV-12
    """A story: its points and the investigations it asks for."""

    kind: Literal["story"] = "story"
    name: Name
    vp: Number = Field(json_schema_extra=shown("ask", 0, 20, asked=True, example=4))
    colours: Annotated[tuple[Colour, ...], Field(max_length=9)]


class HenchmanCard(Part):  # CV-63, CV-64
    """What a kind of henchman fights with."""

    kind: Literal["henchman"] = "henchman"
    name: Name
    attack: Number = Field(0, json_schema_extra=digit())
    defense: Number = Field(0, json_schema_extra=digit())
    health: Number = Field(1, json_schema_extra=digit(5, 1))
    attack_type: WeaponType = Field("close", json_schema_extra=shown(asked=True))
    note: Note = ""


class AmbushCard(Part):  # CV-47, CV-48
    """An ambush: what happens to every agent who is not the placer's."""

    kind: Literal["ambush"] = "ambush"
    name: Name
    health: Number = Field(0, json_schema_extra=shown("strip", 0, 5, unsaid=True))
    """Health each victim loses."""
    statuses: Annotated[tuple[Status, ...], Field(max_length=3)] = ()
    cash: Money = Field(0, json_schema_extra=PERHAPS)
    """D each victim's organization loses, as far as it has them."""
    van_useless: bool = False
    note: Note = ""


class BrawlCard(Part):  # CV-49
    """A brawl: colour and henchmen in printed order."""

    kind: Literal["brawl"] = "brawl"
    name: Annotated[str, Field(max_length=40)] = ""
    colour: Brawl
    henchmen: Annotated[tuple[Name, ...], Field(max_length=9)] = Field(
        (), json_schema_extra=shown("henchmen")
    )


class Spot(Part):  # CV-73
    """A tactical position of a zone."""

    zone: Number
    position: Position


class DistrictCard(Part):  # CV-6
    """One side of a district board. What is not typed is asked when it matters, and remembered."""

    kind: Literal["district"] = "district"
    name: Name
    side: Literal["A", "B"] = "A"
    zones: Number = Field(4, json_schema_extra=shown("strip", 1, 6))
    spots: Annotated[tuple[Spot, ...], Field(max_length=20)] = Field((), json_schema_extra=shown("spots"))
    links: Annotated[tuple[ZonePair, ...], Field(max_length=36)] = Field((), json_schema_extra=UNASKED)
    """Zones that touch."""
    walls: Annotated[tuple[ZonePair, ...], Field(max_length=36)] = Field((), json_schema_extra=UNASKED)
    """Zones that touch with a wall between them (CV-60)."""


Card = Annotated[
    AgentSheet
    | WeaponCard
    | ImplantCard
    | GearCard
    | VehicleCard
    | SupportCard
    | EventCard
    | InvestigationCard
    | StoryCard
    | HenchmanCard
    | AmbushCard
    | BrawlCard
    | DistrictCard,
    Field(discriminator="kind"),
]
"""Anything the table can type once and pick by name ever after."""


class CombatToken(Part):  # CV-54
    """A combat token as it lies on the table. Effects are words of `words.py` or nothing."""

    attack: Number = 0
    defense: Number = 0
    attack_effect: Annotated[str, Field(max_length=24)] | None = None
    defense_effect: Annotated[str, Field(max_length=24)] | None = None


class CardLibrary(Part):
    """A pack of typed cards (`cyberverse-cards/1`): what a table need not type again."""

    format: Literal["cyberverse-cards/1"] = "cyberverse-cards/1"
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    name: Annotated[str, Field(min_length=1, max_length=60)]
    source: Annotated[str, Field(min_length=1, max_length=120)] = "typed at the table"
    cards: Annotated[tuple[Card, ...], Field(max_length=600)]


def card_key(card: Card) -> tuple[str, str]:
    """Two cards with one key are the same card typed twice: the newer one counts."""
    face = f" {card.face}" if isinstance(card, AgentSheet) else ""
    return card.kind, card.name.casefold() + face

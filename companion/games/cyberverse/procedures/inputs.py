"""What the procedures take: JSON, checked strictly."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.sums.fighters import Fighter, Implant, Token, Weapon
from companion.games.cyberverse.words import (
    DISTRICTS,
    AttackEffect,
    Brawl,
    DefenseEffect,
    Feature,
    Position,
    Relation,
    Status,
    SupplyKind,
    WeaponEffect,
    WeaponType,
)
from companion.kernel.part import Input

Count = Annotated[int, Field(ge=0, le=1_000_000)]
Small = Annotated[int, Field(ge=-1000, le=1000)]
Name = Annotated[str, Field(min_length=1, max_length=60)]


class HouseIn(Input):
    """Only what deviates from the default house rules."""

    options: CyberverseOptions = CyberverseOptions()


class TokenIn(Input):
    """A combat token."""

    attack: Small
    defense: Small
    attack_effect: AttackEffect | None
    defense_effect: DefenseEffect | None
    revealed: bool

    def made(self) -> Token:
        """As the rules take it."""
        return Token(**self.model_dump())


class WeaponIn(Input):
    """A declared weapon."""

    bonus: Small
    type: WeaponType
    expert: bool
    broken: bool
    effects: list[WeaponEffect]


class ImplantIn(Input):
    """An implant."""

    feature: Feature
    broken: bool


class FigureIn(Input):
    """What every figure has."""

    org: Name
    hp: Count
    hp_max: Count
    statuses: list[Status]
    position: Position
    token: TokenIn | None
    combat: Small

    def common(self) -> dict[str, Any]:
        """Fields of `Fighter` that all figures have."""
        return {
            "org": self.org,
            "hp": self.hp,
            "hp_max": self.hp_max,
            "statuses": tuple(sorted(self.statuses)),
            "position": self.position,
            "token": self.token.made() if self.token else None,
            "combat": self.combat,
        }


class AgentIn(FigureIn):
    """An agent."""

    kind: Literal["agent"]
    implant_bonus: Small
    xp_to: Small | None
    disarmed: bool
    weapon: WeaponIn | None
    gear_defense: Small
    implants: list[ImplantIn]

    def made(self) -> Fighter:
        """As the rules take it."""
        weapon = self.weapon.model_dump() if self.weapon else None
        return Fighter(
            kind=self.kind,
            **self.common(),
            implant_bonus=self.implant_bonus,
            xp_to=self.xp_to,
            disarmed=self.disarmed,
            weapon=Weapon(**{**weapon, "effects": tuple(weapon["effects"])}) if weapon else None,
            gear_defense=self.gear_defense,
            implants=tuple(Implant(one.feature, one.broken) for one in self.implants),
        )


class OtherIn(FigureIn):
    """A henchman or teammate."""

    kind: Literal["henchman", "teammate"]
    defense: Small
    attack_type: WeaponType

    def made(self) -> Fighter:
        """As the rules take it."""
        return Fighter(kind=self.kind, **self.common(), defense=self.defense, attack_type=self.attack_type)


AnyFigure = Annotated[AgentIn | OtherIn, Field(discriminator="kind")]


class AttackIn(HouseIn):
    """One attack on one target."""

    attacker: AnyFigure
    target: AnyFigure
    relation: Relation
    brawl: Brawl
    use_frenzy: bool
    adrenalin_move: bool
    grill_choice: Annotated[int, Field(ge=0)] | None
    heal_priority: list[Status]


class GoodIn(Input):
    """A supply token."""

    id: Name
    kind: SupplyKind
    price: Count
    broken: bool


class EmployeeIn(Input):
    """An agent on Payday."""

    id: Name
    salary: Count
    location: str
    trained: bool
    rescued: bool
    reputation: Count
    supply: list[GoodIn]


class PaydayIn(HouseIn):
    """One organization’s Payday."""

    cash: Count
    agents: list[EmployeeIn]
    sell: list[str]
    pay_order: list[str]
    support_cards: Count


class StandingIn(Input):
    """An organization in the order."""

    org: Name
    cash: Count
    initiatives: list[Count]


class TurnOrderIn(HouseIn):
    """A turn order to make."""

    turn: Annotated[int, Field(ge=1)]
    choice_order: list[Name]
    orgs: list[StandingIn]
    previous_order: list[Name]


class FinalIn(Input):
    """An organization at the end."""

    org: Name
    stories: list[Small]
    cash: Count
    influence: Annotated[list[Count], Field(min_length=len(DISTRICTS), max_length=len(DISTRICTS))]


class ScoringIn(HouseIn):
    """A game to score."""

    players: Annotated[list[FinalIn], Field(min_length=2, max_length=4)]


class TestIn(Input):
    """One feature test."""

    feature: Feature
    value: Small
    threshold: Small
    bonus: Small = 0
    mission: bool


class ModifiersIn(HouseIn):
    """Tests on one deck."""

    deck: list[int]
    tests: list[TestIn]
    reshuffles: list[list[int]]


class NewCardIn(Input):
    """The event drawn."""

    name: Name
    duration: int


class NewsIn(HouseIn):
    """A news track."""

    track: dict[Annotated[str, Field(pattern=r"^[1-9]$")], Name | None]
    new_card: NewCardIn


class HenchmenIn(HouseIn):
    """Henchmen that arrive."""

    zones: Annotated[int, Field(ge=1, le=9)]
    agents_in: list[Count]
    henchmen_in: list[Count]
    arrivals: list[Name]

"""Two sides as they are typed, and what an attack between them does."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from companion.games.cyberverse import words
from companion.games.cyberverse.packs.cards import (
    AgentSheet,
    Card,
    GearCard,
    HenchmanCard,
    ImplantCard,
    WeaponCard,
)
from companion.games.cyberverse.sums import combat, fighters
from companion.kernel.frozen import frozen

Held = Literal["", "close", "ranged"]
"""What an agent strikes with; empty: bare hands."""
PRINTED = fighters.Rulings()
"""The house rules as the rulebook has them."""


@frozen
class Side:
    """One figure. Everything stays when the sides are swapped, so that a blow can be returned at once."""

    name: str = ""
    kind: words.FigureKind = "agent"
    combat: int = 3
    """Combat without its implants; the printed attack of the others."""
    implants: int = 0
    """Working implants for Combat, a point each up to the cap (CV-14)."""
    held: Held = ""
    bonus: int = 0
    is_expert: bool = False
    effects: tuple[words.WeaponEffect, ...] = ()
    attack: int = 0
    defense: int = 0
    """Of the token."""
    attack_effect: str = ""
    defense_effect: str = ""
    is_open: bool = False
    """The token lies open already: a bandage has healed."""
    has_token: bool = True
    position: words.Position = "none"
    gear: int = 0
    armour: int = 0
    """The printed defence of a henchman or teammate."""
    hp: int = 4
    hp_max: int = 4
    statuses: tuple[words.Status, ...] = ()
    is_disarmed: bool = False


@frozen
class Fight:
    """Both sides and how they stand to each other."""

    attacker: Side = Side()
    target: Side = Side()
    relation: words.Relation = "same"
    brawl: words.Brawl = "red"
    use_frenzy: bool = True
    second: Side = Side()
    """It counts while the attacker may strike two and does (`is_two`)."""
    second_relation: words.Relation = "same"
    is_two: bool = False
    rulings: fighters.Rulings = PRINTED
    """The house rules of this fight."""

    @property
    def two_by(self) -> str:
        """What lets the attacker strike two: `double_target`, `multiple_shot`, or nothing (CV-65, CV-69)."""
        one = self.attacker
        if one.kind == "agent" and one.held and "double_target" in one.effects:
            return "double_target"
        return "multiple_shot" if one.has_token and one.attack_effect == "multiple_shot" else ""

    @property
    def aims(self) -> tuple[tuple[Side, words.Relation], ...]:
        """Who is struck, and where; a multiple shot hits two in one zone (CV-65)."""
        first = (self.target, self.relation)
        if not self.is_two or not self.two_by:
            return (first,)
        at = self.relation if self.two_by == "multiple_shot" else self.second_relation
        return (first, (self.second, at))

    @property
    def has_henchman(self) -> bool:
        """Whether the colour of the brawl matters (CV-49)."""
        return "henchman" in (self.attacker.kind, *(side.kind for side, _ in self.aims))

    def swapped(self) -> Fight:
        """The first target strikes back."""
        return replace(self, attacker=self.target, target=self.attacker)


def fighter(side: Side, org: str) -> fighters.Fighter:
    """A side for the maths. An agent may always have an implant that grilling breaks: nobody is asked."""
    is_agent = side.kind == "agent"
    weapon = (
        fighters.Weapon(side.bonus, side.held, expert=side.is_expert, effects=side.effects)
        if is_agent and side.held
        else None
    )
    token = fighters.Token(
        side.attack, side.defense, side.attack_effect or None, side.defense_effect or None, side.is_open
    )
    reach: words.WeaponType = side.held or "close"
    return fighters.Fighter(
        kind=side.kind,
        org=org,
        hp=side.hp,
        hp_max=side.hp_max,
        combat=side.combat,
        implant_bonus=side.implants,
        implants=(fighters.Implant("combat"),) * max(side.implants, 1) if is_agent else (),
        statuses=side.statuses,
        position=side.position,
        token=token if side.has_token else None,
        disarmed=side.is_disarmed,
        weapon=weapon,
        gear_defense=side.gear,
        defense=side.armour,
        attack_type=reach,
    )


def problem(fight: Fight) -> str | None:
    """The first reason against this attack (CV-60)."""
    attacker = fighter(fight.attacker, "one")
    found = (
        fighters.problem(attacker, fighter(side, "other"), relation, fight.brawl, fight.rulings)
        for side, relation in fight.aims
    )
    return next((code for code in found if code), None)


def result(fight: Fight) -> combat.Result:
    """What the attack does (CV-61..70)."""
    aimed = tuple(combat.Aimed(fighter(side, "other"), relation) for side, relation in fight.aims)
    return combat.resolve(
        fighter(fight.attacker, "one"), aimed, use_frenzy=fight.use_frenzy, rulings=fight.rulings
    )


def taken(fight: Fight) -> Fight:
    """After the blow: health, statuses and tokens as the result says; all their tokens are open."""
    done = result(fight)
    attacker = _after(fight.attacker, done.attacker)
    if done.weapon_broken:
        attacker = replace(attacker, held="", bonus=0, effects=(), is_expert=False)
    struck = [
        side
        if done.void
        else replace(_after(side, wound.fighter), is_disarmed=side.is_disarmed or wound.disarmed)
        for (side, _), wound in zip(fight.aims, done.targets, strict=True)
    ]
    second = struck[1] if len(struck) > 1 else fight.second
    return replace(fight, attacker=attacker, target=struck[0], second=second)


def _after(side: Side, after: fighters.Fighter) -> Side:
    return replace(
        side,
        hp=max(after.hp, 0),
        statuses=after.statuses,
        has_token=after.token is not None,
        is_open=after.token is not None and after.token.revealed,
    )


def from_card(side: Side, card: Card) -> Side:
    """A side with what a known card prints; its token stays."""
    match card:
        case AgentSheet():
            return replace(
                side,
                name=card.name,
                kind="agent",
                combat=card.combat,
                hp=card.health,
                hp_max=card.health,
                statuses=(),
            )
        case HenchmanCard():
            kind: words.FigureKind = "teammate" if side.kind == "teammate" else "henchman"
            return replace(
                side,
                name=card.name,
                kind=kind,
                combat=card.attack,
                armour=card.defense,
                hp=card.health,
                hp_max=card.health,
                held=card.attack_type,
                statuses=(),
            )
        case WeaponCard():
            return replace(
                side, held=card.type, bonus=card.bonus, is_expert=card.expert, effects=card.effects
            )
        case ImplantCard(feature="combat"):
            return replace(side, implants=side.implants + 1)
        case GearCard():
            return replace(side, gear=side.gear + card.defense)
        case _:
            return side

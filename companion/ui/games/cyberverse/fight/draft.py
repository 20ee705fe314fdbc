"""Two sides as they are typed, and what an attack between them does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from companion.games.cyberverse import combat
from companion.games.cyberverse.cards import AgentSheet, Card, HenchmanCard, WeaponCard
from companion.games.cyberverse.words import (
    Brawl,
    FigureKind,
    Position,
    Relation,
    Status,
    WeaponEffect,
    WeaponType,
)

Held = Literal["", "close", "ranged"]
"""What an agent strikes with; empty: bare hands."""


@dataclass(frozen=True, slots=True)
class Side:
    """One figure. Everything stays when the sides are swapped, so that a blow can be returned at once."""

    name: str = ""
    kind: FigureKind = "agent"
    combat: int = 3
    """Combat as it stands now, implants and suppression counted; the printed attack of the others."""
    held: Held = ""
    bonus: int = 0
    is_expert: bool = False
    effects: tuple[WeaponEffect, ...] = ()
    attack: int = 0
    defense: int = 0
    """Of the token."""
    attack_effect: str = ""
    defense_effect: str = ""
    is_open: bool = False
    """The token lies open already: a bandage has healed."""
    has_token: bool = True
    position: Position = "none"
    gear: int = 0
    armour: int = 0
    """The printed defence of a henchman or teammate."""
    hp: int = 4
    hp_max: int = 4
    statuses: tuple[Status, ...] = ()
    is_disarmed: bool = False


@dataclass(frozen=True, slots=True)
class Fight:
    """Both sides and how they stand to each other."""

    attacker: Side = Side()
    target: Side = Side()
    relation: Relation = "same"
    brawl: Brawl = "red"
    use_frenzy: bool = True

    @property
    def has_henchman(self) -> bool:
        """Whether the colour of the brawl matters (CV-49)."""
        return "henchman" in (self.attacker.kind, self.target.kind)

    def swapped(self) -> Fight:
        """The target strikes back."""
        return replace(self, attacker=self.target, target=self.attacker)


def fighter(side: Side, org: str) -> combat.Fighter:
    """A side for the maths."""
    is_agent = side.kind == "agent"
    weapon = (
        combat.Weapon(side.bonus, side.held, expert=side.is_expert, effects=side.effects)
        if is_agent and side.held
        else None
    )
    token = combat.Token(
        side.attack, side.defense, side.attack_effect or None, side.defense_effect or None, side.is_open
    )
    reach: WeaponType = side.held or "close"
    return combat.Fighter(
        kind=side.kind,
        org=org,
        hp=side.hp,
        hp_max=side.hp_max,
        combat=side.combat,
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
    return combat.problem(
        fighter(fight.attacker, "one"),
        fighter(fight.target, "other"),
        fight.relation,
        fight.brawl,
        combat.Rulings(),
    )


def result(fight: Fight) -> combat.Result:
    """What the attack does (CV-61..70)."""
    aimed = combat.Aimed(fighter(fight.target, "other"), fight.relation)
    return combat.resolve(fighter(fight.attacker, "one"), (aimed,), use_frenzy=fight.use_frenzy)


def taken(fight: Fight) -> Fight:
    """After the blow: health, statuses and tokens as the result says; both tokens are open."""
    done = result(fight)
    struck = done.targets[0]
    attacker = _after(fight.attacker, done.attacker)
    target = fight.target if done.void else _after(fight.target, struck.fighter)
    if struck.disarmed:
        target = replace(target, is_disarmed=True)
    if done.weapon_broken:
        attacker = replace(attacker, held="", bonus=0, effects=(), is_expert=False)
    return replace(fight, attacker=attacker, target=target)


def _after(side: Side, after: combat.Fighter) -> Side:
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
            kind: FigureKind = "teammate" if side.kind == "teammate" else "henchman"
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
        case _:
            return side

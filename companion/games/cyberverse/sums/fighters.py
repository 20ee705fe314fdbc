"""Who fights: plain values for a figure, its token and its weapon."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.words import (
    CAPS,
    EXPERT_COMBAT,
    STATUSES,
    Brawl,
    FigureKind,
    Position,
    Relation,
    Status,
    WeaponEffect,
    WeaponType,
)
from companion.kernel.frozen import frozen

HEALING = {"bandage": 1, "medkit": 2}


@frozen
class Token:  # CV-54, CV-55
    """A combat token. It is public from the moment it is `revealed`."""

    attack: int = 0
    defense: int = 0
    attack_effect: str | None = None
    defense_effect: str | None = None
    revealed: bool = False


@frozen
class Weapon:  # CV-69
    """The weapon an agent declares. Its bonus is no feature: it counts in combat, beyond the cap (CV-15)."""

    bonus: int = 0
    type: WeaponType = "close"
    expert: bool = False
    broken: bool = False
    effects: tuple[WeaponEffect, ...] = ()


@frozen
class Implant:
    """An implant of the target: grilling may break it."""

    feature: str
    broken: bool = False


@frozen
class Fighter:
    """One figure. `combat` is an agent's base Combat, or the printed attack of the others."""

    kind: FigureKind
    org: str
    hp: int
    hp_max: int
    combat: int = 0
    statuses: tuple[Status, ...] = ()
    position: Position = "none"
    token: Token | None = None
    implant_bonus: int = 0
    xp_to: int | None = None
    disarmed: bool = False
    weapon: Weapon | None = None
    gear_defense: int = 0
    implants: tuple[Implant, ...] = ()
    defense: int = 0
    attack_type: WeaponType = "close"


@frozen
class Rulings:
    """The switches an attack needs, at their defaults (section 11)."""

    frenzy_optional: bool = True
    attack_effects_need_hit: bool = False
    henchmen_armor_piercer: bool = False
    fragile_on_cancel: bool = False
    unarmed_attack: bool = True
    grill_on_suppression: bool = False
    xp_expert: bool = True


def combat_value(fighter: Fighter) -> int:  # CV-14, CV-63
    """Combat of an agent, capped, or as XP raised it; the printed attack of the others."""
    if fighter.kind != "agent":
        return fighter.combat
    capped = min(max(fighter.combat + fighter.implant_bonus, 0), CAPS["combat"])
    return capped if fighter.xp_to is None else max(capped, fighter.xp_to)


def reach(fighter: Fighter) -> WeaponType:
    """How far it strikes: by its weapon, its card, or bare hands (A38)."""
    if fighter.kind != "agent":
        return fighter.attack_type
    return fighter.weapon.type if fighter.weapon else "close"


def in_range(reaching: WeaponType, relation: Relation) -> bool:
    """Close: same zone. Ranged: same or adjacent; a wall breaks adjacency."""
    return relation == "same" or (reaching == "ranged" and relation == "adjacent")


def problem(
    attacker: Fighter, target: Fighter, relation: Relation, brawl: Brawl, rulings: Rulings
) -> str | None:
    """The first reason against this attack, in the order of CV-60; None when it is legal."""
    return (
        figure_problem(attacker, target, brawl)
        or weapon_problem(attacker, rulings)
        or (None if in_range(reach(attacker), relation) else "range")
    )


def figure_problem(attacker: Fighter, target: Fighter, brawl: Brawl) -> str | None:
    """Reasons that lie in the two figures."""
    if attacker.hp <= 0:
        return "attacker_out"
    if target.hp <= 0:
        return "target_out"
    if attacker.org == target.org:
        return "friendly"
    if brawl == "green" and "henchman" in (attacker.kind, target.kind):
        return "green_brawl"
    if attacker.token and attacker.token.defense_effect == "stealth":
        return "stealth_attacker"
    if target.token and target.token.revealed and target.token.defense_effect == "stealth":
        return "stealth_target"
    return None


def weapon_problem(attacker: Fighter, rulings: Rulings) -> str | None:
    """Reasons that lie in the weapon. One that is declared has to be usable."""
    weapon = attacker.weapon
    if attacker.kind != "agent":
        return None
    if weapon is None:
        return None if rulings.unarmed_attack else "unarmed"
    if weapon.broken:
        return "weapon_broken"
    if attacker.disarmed:
        return "disarmed"
    skilled = attacker if rulings.xp_expert else replace(attacker, xp_to=None)
    return "expert" if weapon.expert and combat_value(skilled) < EXPERT_COMBAT else None


def healed(
    fighter: Fighter, times: int, first: tuple[Status, ...] = STATUSES
) -> tuple[Fighter, tuple[str, ...]]:  # CV-71
    """Healing so many times: a status goes first, else one health up to the maximum."""
    done: list[str] = []
    for _ in range(times):
        wanted = [status for status in (*first, *STATUSES) if status in fighter.statuses]
        if wanted:
            left = tuple(status for status in fighter.statuses if status != wanted[0])
            fighter = replace(fighter, statuses=left)
            done.append(f"-{wanted[0]}")
        elif fighter.hp < fighter.hp_max:
            fighter = replace(fighter, hp=fighter.hp + 1)
            done.append("+hp")
    return fighter, tuple(done)


def revealed(fighter: Fighter, first: tuple[Status, ...]) -> tuple[Fighter, tuple[str, ...]]:
    """Its token opens; a bandage or medkit on it heals, this once."""
    token = fighter.token
    if token is None or token.revealed:
        return fighter, ()
    fighter = replace(fighter, token=replace(token, revealed=True))
    return healed(fighter, HEALING.get(token.defense_effect or "", 0), first)


def lost(before: int, after: int, heals: tuple[str, ...]) -> int:
    """Health an attack took, whatever a token healed before."""
    return max(before + heals.count("+hp") - max(after, 0), 0)


def gained(
    before: tuple[Status, ...], after: tuple[Status, ...], heals: tuple[str, ...]
) -> tuple[Status, ...]:
    """Statuses an attack gave, also one that a token had just healed."""
    kept = [one for one in before if f"-{one}" not in heals]
    return tuple(one for one in after if one not in kept)


def eliminated(fighter: Fighter) -> Fighter:  # CV-72
    """Health 0: token and statuses are gone."""
    return replace(fighter, hp=0, token=None, statuses=())


def with_status(fighter: Fighter, status: Status | None) -> Fighter:
    """One more status: agents only, one of each kind (CV-68)."""
    if status is None or fighter.kind != "agent" or status in fighter.statuses:
        return fighter
    return replace(fighter, statuses=tuple(sorted((*fighter.statuses, status))))

"""An attack, from plain values to the result card. Needs no table: also "just this fight"."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.sums.fighters import (
    Fighter,
    Rulings,
    combat_value,
    eliminated,
    reach,
    revealed,
    with_status,
)
from companion.games.cyberverse.words import STATUSES, DamageRow, Relation, Status
from companion.kernel.frozen import frozen
from companion.kernel.view import View

FRENZY, PIERCING, SNIPING, ADVANTAGE, COVER, SHIELD = 5, 3, 1, 2, 2, 3


class Addend(View):
    """One line of a sum. Text id: `cyberverse-part-<code>`; `label` is a typed name (weapon, bonus)."""

    code: str
    value: int
    label: str = ""


@frozen
class Aimed:
    """A target, how it stands to the attacker, and what its side chooses."""

    fighter: Fighter
    relation: Relation
    bonuses: tuple[Addend, ...] = ()
    """Of its defence."""
    grill: int | None = None
    """Which implant the attacker breaks if he may."""
    slips: bool = False
    """It uses defensive adrenalin."""


@frozen
class Wound:
    """What one target has after the attack."""

    fighter: Fighter
    cancelled: str | None = None
    attack: tuple[Addend, ...] = ()
    defense: tuple[Addend, ...] = ()
    diff: int | None = None
    row: DamageRow | None = None
    heals: tuple[str, ...] = ()
    out: bool = False
    grappled: bool = False
    disarmed: bool = False
    projected: bool = False
    poisoned: bool = False
    may_grill: bool = False
    grilled: int | None = None
    may_slip: bool = False
    slipped: bool = False
    token_gone: bool = False

    @property
    def attack_value(self) -> int:
        """The attack, all parts together."""
        return sum(line.value for line in self.attack)

    @property
    def defense_value(self) -> int:
        """The defence, all parts together."""
        return sum(line.value for line in self.defense)


@frozen
class Result:  # CV-70
    """The whole attack."""

    attacker: Fighter
    targets: tuple[Wound, ...]
    heals: tuple[str, ...] = ()
    void: bool = False
    may_move: bool = False
    weapon_broken: bool = False


def resolve(
    attacker: Fighter,
    aimed: tuple[Aimed, ...],
    *,
    use_frenzy: bool = True,
    bonuses: tuple[Addend, ...] = (),
    heal_first: tuple[Status, ...] = STATUSES,
    rulings: Rulings | None = None,
) -> Result:
    """The attack in the order of CV-61, on one target or two. Expects a legal one (`problem`)."""
    rulings = rulings or Rulings()
    attacker, heals = revealed(attacker, heal_first)
    effect = attacker.token.attack_effect if attacker.token else None
    frenzied = effect == "frenzy" and (use_frenzy or not rulings.frenzy_optional)
    if frenzied:
        attacker = replace(attacker, hp=attacker.hp - 1)
        if attacker.hp <= 0:
            untouched = tuple(Wound(one.fighter) for one in aimed)
            return Result(eliminated(attacker), untouched, heals, void=True)
    wounds = tuple(_struck(attacker, one, frenzied, bonuses, heal_first, rulings) for one in aimed)
    broken = _is_broken(attacker, wounds, rulings)
    if broken and attacker.weapon:
        attacker = replace(attacker, weapon=replace(attacker.weapon, broken=True))
    may_move = effect == "adrenalin" and any(wound.cancelled is None for wound in wounds)
    return Result(attacker, wounds, heals, may_move=may_move, weapon_broken=broken)


def _struck(
    attacker: Fighter,
    aimed: Aimed,
    frenzied: bool,
    bonuses: tuple[Addend, ...],
    heal_first: tuple[Status, ...],
    rulings: Rulings,
) -> Wound:
    """Steps 3 to 8 and 10 on one target."""
    target, heals = revealed(aimed.fighter, heal_first)
    cancelled = _cancelled(target, heals)
    if cancelled:
        return cancelled
    attack = attack_lines(attacker, aimed.relation, frenzied, rulings) + bonuses
    defense = defense_lines(target) + aimed.bonuses
    diff = sum(line.value for line in attack) - sum(line.value for line in defense)
    row, loss, status = damage(diff)
    wound = Wound(target, attack=attack, defense=defense, diff=diff, row=row, heals=heals)
    wound = _hurt(wound, loss, status)
    if wound.out:
        return wound
    wound = _affected(wound, attacker, diff, rulings)
    wound = _grilled(wound, attacker, loss, status, aimed.grill, rulings)
    return _after(wound, aimed.slips)


def _cancelled(target: Fighter, heals: tuple[str, ...]) -> Wound | None:
    """Stealth and smoke cancel the attack: no values, no damage, no effects; smoke is gone then (CV-62)."""
    match target.token.defense_effect if target.token else None:
        case "stealth":
            return Wound(target, cancelled="stealth", heals=heals)
        case "smoke_bomb":
            return Wound(replace(target, token=None), cancelled="smoke_bomb", heals=heals, token_gone=True)
        case _:
            return None


def damage(diff: int) -> tuple[DamageRow, int, Status | None]:
    """The row of the damage table, health lost, and the status (CV-67)."""
    if diff <= 0:
        return "nothing", 0, None
    if diff <= 2:
        return "suppression", 0, "suppression"
    if diff <= 4:
        return "wound", 1, "wound"
    return ("bleed", 1, "bleed") if diff <= 7 else ("bleed2", 2, "bleed")


def attack_lines(
    attacker: Fighter, relation: Relation, frenzied: bool, rulings: Rulings
) -> tuple[Addend, ...]:
    """Every part of the attack value, zeros too (CV-63). A missing token is 0."""
    token, weapon = attacker.token, attacker.weapon
    is_agent = attacker.kind == "agent"
    effect = token.attack_effect if token else None
    shoots = reach(attacker) == "ranged" and (is_agent or rulings.henchmen_armor_piercer)
    snipes = weapon is not None and "sniper" in weapon.effects and relation != "same"
    return (
        Addend(code="feature", value=combat_value(attacker)),
        Addend(code="token", value=token.attack if token else 0),
        Addend(code="weapon", value=weapon.bonus if weapon and is_agent else 0),
        Addend(code="frenzy", value=FRENZY if frenzied else 0),
        Addend(code="armor_piercer", value=PIERCING if effect == "armor_piercer" and shoots else 0),
        Addend(code="other_zone", value=SNIPING if snipes else 0),
        Addend(code="position", value=ADVANTAGE if attacker.position == "advantageous" else 0),
    )


def defense_lines(target: Fighter) -> tuple[Addend, ...]:
    """Every part of the defence value, zeros too (CV-64)."""
    token, is_agent = target.token, target.kind == "agent"
    shielded = token is not None and token.defense_effect == "energy_shield"
    return (
        Addend(code="feature", value=0 if is_agent else target.defense),
        Addend(code="token", value=token.defense if token else 0),
        Addend(code="gear", value=target.gear_defense if is_agent else 0),
        Addend(code="energy_shield", value=SHIELD if shielded else 0),
        Addend(code="position", value=COVER if target.position == "covered" else 0),
    )


def _hurt(wound: Wound, loss: int, status: Status | None) -> Wound:  # CV-68, CV-72
    """Health and status of the damage row."""
    fighter = replace(wound.fighter, hp=wound.fighter.hp - loss)
    if fighter.hp <= 0:
        return replace(wound, fighter=eliminated(fighter), out=True)
    return replace(wound, fighter=with_status(fighter, status))


def _affected(wound: Wound, attacker: Fighter, diff: int, rulings: Rulings) -> Wound:
    """What the attacker's token does to a target that survives (CV-65, A31)."""
    effect = attacker.token.attack_effect if attacker.token else None
    if rulings.attack_effects_need_hit and diff <= 0:
        return wound
    is_agent = wound.fighter.kind == "agent"
    if effect == "poisoned_blade" and is_agent:
        return replace(wound, fighter=with_status(wound.fighter, "bleed"), poisoned=True)
    return replace(
        wound,
        grappled=effect == "grapple",
        disarmed=effect == "disarm" and is_agent,
        projected=effect == "projection",
    )


def _grilled(
    wound: Wound, attacker: Fighter, loss: int, status: Status | None, choice: int | None, rulings: Rulings
) -> Wound:  # CV-69
    """A grilling weapon may break one working implant when health was lost (A54)."""
    weapon, token, implants = attacker.weapon, wound.fighter.token, wound.fighter.implants
    enough = loss > 0 or (rulings.grill_on_suppression and status == "suppression")
    warded = token is not None and token.defense_effect == "anti_virus"
    working = [at for at, implant in enumerate(implants) if not implant.broken]
    may = weapon is not None and "grill" in weapon.effects and enough and not warded and bool(working)
    if not may:
        return wound
    if choice not in working:
        return replace(wound, may_grill=True)
    broken = tuple(
        replace(implant, broken=True) if at == choice else implant for at, implant in enumerate(implants)
    )
    return replace(wound, may_grill=True, grilled=choice, fighter=replace(wound.fighter, implants=broken))


def _after(wound: Wound, slips: bool) -> Wound:
    """The shield is spent whatever came; adrenalin goes when it is used, not if grappled (CV-66)."""
    token = wound.fighter.token
    ward = token.defense_effect if token else None
    may = ward == "adrenalin" and not wound.grappled
    gone = ward == "energy_shield" or (may and slips)
    fighter = replace(wound.fighter, token=None) if gone else wound.fighter
    return replace(wound, fighter=fighter, may_slip=may, slipped=may and slips, token_gone=gone)


def _is_broken(attacker: Fighter, wounds: tuple[Wound, ...], rulings: Rulings) -> bool:  # CV-69
    """A fragile weapon breaks when no target was hit (A33)."""
    weapon = attacker.weapon
    if weapon is None or "fragile" not in weapon.effects:
        return False
    return all(
        (wound.diff is not None and wound.diff <= 0) or (bool(wound.cancelled) and rulings.fragile_on_cancel)
        for wound in wounds
    )

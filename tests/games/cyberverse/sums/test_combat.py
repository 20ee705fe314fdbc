"""The maths of an attack."""

from __future__ import annotations

from companion.games.cyberverse.sums.combat import Aimed, resolve
from companion.games.cyberverse.sums.fighters import Fighter, Implant, Rulings, Token, Weapon


def test_switches_of_the_attack() -> None:
    attacker = Fighter("agent", "ECO", 3, 3, combat=1, token=Token(attack_effect="grapple"))
    target = Fighter("agent", "FSB", 3, 3, token=Token(defense=3))
    assert resolve(attacker, (Aimed(target, "same"),)).targets[0].grappled
    rulings = Rulings(attack_effects_need_hit=True)
    assert not resolve(attacker, (Aimed(target, "same"),), rulings=rulings).targets[0].grappled
    wild = Fighter("agent", "ECO", 3, 3, combat=1, token=Token(attack_effect="frenzy"))
    forced = resolve(wild, (Aimed(target, "same"),), use_frenzy=False, rulings=Rulings(frenzy_optional=False))
    assert forced.attacker.hp == 2
    smoke = Fighter("agent", "FSB", 3, 3, token=Token(defense_effect="smoke_bomb"))
    fragile = Fighter("agent", "ECO", 3, 3, weapon=Weapon(effects=("fragile",)))
    assert not resolve(fragile, (Aimed(smoke, "same"),)).weapon_broken
    assert resolve(fragile, (Aimed(smoke, "same"),), rulings=Rulings(fragile_on_cancel=True)).weapon_broken
    burner = Fighter("agent", "ECO", 3, 3, combat=1, weapon=Weapon(effects=("grill",)))
    wired = Fighter("agent", "FSB", 3, 3, implants=(Implant("hacking"),))
    assert not resolve(burner, (Aimed(wired, "same", grill=0),)).targets[0].may_grill
    rulings = Rulings(grill_on_suppression=True)
    assert resolve(burner, (Aimed(wired, "same", grill=0),), rulings=rulings).targets[0].grilled == 0


def test_two_targets_break_a_fragile_weapon_only_together() -> None:
    blade = Fighter("agent", "ECO", 3, 3, combat=3, weapon=Weapon(effects=("fragile", "double_target")))
    hard = Aimed(Fighter("agent", "FSB", 3, 3, token=Token(defense=9)), "same")
    soft = Aimed(Fighter("agent", "FSB", 3, 3), "same")
    assert resolve(blade, (hard, hard)).weapon_broken
    assert not resolve(blade, (hard, soft)).weapon_broken

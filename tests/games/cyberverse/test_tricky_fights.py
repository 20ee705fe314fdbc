"""The tricky examples of docs/rules/cyberverse.md, section 13, that are fights."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.cyberverse.sums.fighters import Implant, Rulings, Token, Weapon, problem
from tests.games.cyberverse.scenes import AGENT, HENCHMAN, TARGET, fought


def test_t12_frenzy() -> None:
    """CV-61, CV-65."""
    wild = replace(AGENT, hp=1, token=Token(attack=2, attack_effect="frenzy"))
    hidden = replace(TARGET, token=Token(defense=1))
    result = fought(wild, hidden)
    assert result.void
    assert (result.attacker.hp, result.targets[0].fighter) == (0, hidden)
    calm = fought(wild, hidden, use_frenzy=False).targets[0]
    assert (calm.attack_value, calm.defense_value, calm.row) == (6, 1, "bleed")
    strong = fought(replace(wild, hp=2), hidden)
    assert (strong.targets[0].attack_value, strong.targets[0].diff) == (11, 10)
    assert (strong.targets[0].fighter.hp, strong.attacker.hp) == (1, 1)


def test_t13_poisoned_blade() -> None:
    """CV-62, CV-65."""
    blade = replace(AGENT, combat=1, token=Token(attack_effect="poisoned_blade"))
    wound = fought(blade, replace(TARGET, token=Token(defense=2))).targets[0]
    assert (wound.diff, wound.fighter.statuses) == (-1, ("bleed",))
    smoke = fought(blade, replace(TARGET, token=Token(defense_effect="smoke_bomb"))).targets[0]
    assert (smoke.cancelled, smoke.fighter.statuses, smoke.fighter.token) == ("smoke_bomb", (), None)


def test_t14_a_fragile_weapon_breaks_at_0() -> None:
    """CV-69."""
    blade = replace(AGENT, combat=3, weapon=Weapon(1, effects=("fragile",)))
    result = fought(blade, replace(TARGET, token=Token(defense=4)))
    assert result.targets[0].diff == 0
    assert result.weapon_broken


@pytest.mark.parametrize(("how", "diff", "row"), [("adjacent", 1, "suppression"), ("same", 0, "nothing")])
def test_t15_a_sniper_needs_another_zone(how: Any, diff: int, row: str) -> None:
    """CV-69."""
    sniper = replace(AGENT, weapon=Weapon(0, "ranged", effects=("sniper",)))
    wound = fought(sniper, replace(TARGET, token=Token(defense=4)), how).targets[0]
    assert (wound.diff, wound.row) == (diff, row)


def test_t16_expert_weapons() -> None:
    """CV-26, CV-60."""
    novice = replace(AGENT, combat=2, weapon=Weapon(3, expert=True))
    assert problem(novice, TARGET, "same", "red", Rulings()) == "expert"
    skilled = replace(novice, implant_bonus=1, token=Token(attack=1))
    assert problem(skilled, TARGET, "same", "red", Rulings()) is None
    assert fought(skilled, TARGET).targets[0].attack_value == 7
    raised = replace(novice, xp_to=3)
    assert problem(raised, TARGET, "same", "red", Rulings()) is None
    assert problem(raised, TARGET, "same", "red", Rulings(xp_expert=False)) == "expert"


def test_t17_a_medkit_and_then_8() -> None:
    """CV-61, CV-66."""
    patient = replace(TARGET, hp=1, statuses=("wound",), token=Token(defense_effect="medkit"))
    wound = fought(replace(AGENT, token=Token(attack=4)), patient).targets[0]
    assert wound.heals == ("-wound", "+hp")
    assert (wound.diff, wound.out) == (8, True)


@pytest.mark.parametrize(
    ("defense", "ward", "grilled"), [(1, "anti_virus", None), (2, None, None), (1, None, 0)]
)
def test_t18_grill(defense: int, ward: Any, grilled: int | None) -> None:
    """CV-66, CV-69."""
    burner = replace(AGENT, combat=4, weapon=Weapon(0, effects=("grill",)))
    target = replace(
        TARGET, token=Token(defense=defense, defense_effect=ward), implants=(Implant("hacking"),)
    )
    assert fought(burner, target, grill=0).targets[0].grilled == grilled


def test_t19_a_henchman_at_2_feels_nothing() -> None:
    """CV-68."""
    wound = fought(replace(AGENT, combat=2), HENCHMAN).targets[0]
    assert (wound.diff, wound.row, wound.fighter) == (2, "suppression", HENCHMAN)


def test_t20_no_token_left() -> None:
    """CV-63, CV-64."""
    attacker = replace(AGENT, combat=3, weapon=Weapon(2), position="advantageous")
    wound = fought(attacker, replace(TARGET, gear_defense=1, position="covered")).targets[0]
    assert (wound.attack_value, wound.defense_value) == (7, 3)


def test_t21_a_ranged_henchman_with_armor_piercer() -> None:
    """CV-63."""
    shooter = replace(
        HENCHMAN, combat=3, attack_type="ranged", token=Token(attack=1, attack_effect="armor_piercer")
    )
    assert fought(shooter, TARGET).targets[0].attack_value == 4
    rulings = Rulings(henchmen_armor_piercer=True)
    assert fought(shooter, TARGET, rulings=rulings).targets[0].attack_value == 7


def test_t22_a_green_brawl() -> None:
    """CV-51, CV-60."""
    mate = replace(HENCHMAN, kind="teammate", org="FSB")
    assert problem(AGENT, HENCHMAN, "same", "green", Rulings()) == "green_brawl"
    assert problem(HENCHMAN, AGENT, "same", "green", Rulings()) == "green_brawl"
    assert problem(AGENT, mate, "same", "green", Rulings()) is None


def test_t28_stealth() -> None:
    """CV-60, CV-62."""
    sneak = replace(AGENT, token=Token(defense_effect="stealth"))
    assert problem(sneak, TARGET, "same", "red", Rulings()) == "stealth_attacker"
    hidden = replace(TARGET, token=Token(defense_effect="stealth"))
    assert problem(AGENT, hidden, "same", "red", Rulings()) is None
    wound = fought(AGENT, hidden).targets[0]
    assert wound.cancelled == "stealth"
    assert wound.fighter.token == Token(defense_effect="stealth", revealed=True)
    assert problem(AGENT, wound.fighter, "same", "red", Rulings()) == "stealth_target"

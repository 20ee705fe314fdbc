"""Who fights: plain values."""

from __future__ import annotations

from dataclasses import replace

from companion.games.cyberverse.sums.fighters import Token, Weapon, gained, lost, with_status
from tests.games.cyberverse.scenes import AGENT, HENCHMAN, TARGET, fought


def test_cv_15_a_weapon_counts_beyond_the_cap_and_only_in_combat() -> None:
    armed = replace(AGENT, combat=5, implant_bonus=2, weapon=Weapon(3), token=Token(attack=2))
    assert fought(armed, TARGET).targets[0].attack_value == 5 + 3 + 2


def test_cv_68_one_status_of_each_kind_and_only_on_agents() -> None:
    bleeding = with_status(TARGET, "bleed")
    assert with_status(bleeding, "bleed") == bleeding
    assert with_status(bleeding, "wound").statuses == ("bleed", "wound")
    assert with_status(HENCHMAN, "bleed") == HENCHMAN


def test_what_an_attack_took_and_gave_whatever_a_token_healed() -> None:
    wounded = replace(TARGET, hp=2, statuses=("wound",), token=Token(defense_effect="medkit"))
    wound = fought(AGENT, wounded).targets[0]
    assert (wound.heals, wound.row, wound.fighter.hp) == (("-wound", "+hp"), "wound", 2)
    assert lost(2, wound.fighter.hp, wound.heals) == 1
    assert gained(("wound",), wound.fighter.statuses, wound.heals) == ("wound",), "healed, and there again"

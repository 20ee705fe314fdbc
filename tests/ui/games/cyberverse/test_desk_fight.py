"""Just this fight: the same maths as at the table, one tap a number."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.cyberverse.packs.cards import AgentSheet, GearCard, HenchmanCard, ImplantCard, WeaponCard
from companion.games.cyberverse.sums.fighters import Rulings
from companion.games.cyberverse.words import ATTACK_EFFECTS, DEFENSE_EFFECTS
from companion.ui.desk.past import Past
from companion.ui.games.cyberverse.desk.fight.draft import Fight, Side, from_card, problem, result, taken
from companion.ui.games.cyberverse.desk.fight.page import SWITCHES
from companion.ui.games.cyberverse.desk.fight.work import Work
from companion.ui.games.cyberverse.desk.reckoning import TOOLS
from tests.ui.games.cyberverse.library_kit import DOCUMENT, Bench
from tests.ui.games.cyberverse.test_shared_screens import faults, grey_boxes

SIZES = {"phone": (390.0, 844.0), "small": (360.0, 640.0), "tablet": (1024.0, 768.0), "tv": (1920.0, 1080.0)}
digits = st.integers(0, 5)
sides = st.builds(
    Side,
    kind=st.sampled_from(["agent", "teammate", "henchman"]),
    combat=digits,
    held=st.sampled_from(["close", "ranged"]),
    bonus=digits,
    attack=digits,
    defense=digits,
    attack_effect=st.sampled_from(["", *ATTACK_EFFECTS]),
    defense_effect=st.sampled_from(["", *DEFENSE_EFFECTS]),
    position=st.sampled_from(["none", "advantageous", "covered"]),
    gear=digits,
    armour=digits,
    hp=st.integers(1, 4),
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("large", [False, True])
async def test_it_draws_and_answers_at_once(size: str, large: bool, tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path, SIZES[size], {"large_text": large}).open()
    assert faults(phone.texts()) == []
    assert grey_boxes(phone) == []
    assert "3 minus 0 is 3" in phone.texts()
    assert "The target loses 1 health and gets Wound." in phone.texts()


async def test_four_taps_work_an_attack_out(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    for words in ("Combat 5", "Ranged", "Weapon 3", "Defence 2"):
        await phone.tap(words)
    assert "8 minus 2 is 6" in phone.texts()
    assert "The target loses 1 health and gets Bleed." in phone.texts()


async def test_a_tap_on_the_answer_shows_the_whole_sum(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    await phone.tap("Show the whole sum")
    assert "Attack, The attacker: 3" in phone.texts()
    assert "Defence, The target: 0" in phone.texts()


async def test_an_illegal_attack_says_why(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    await phone.tap("Far")
    assert any("close weapons reach the same zone" in one for one in phone.texts())
    assert phone.button("Take it over").disabled


async def test_taking_over_then_striking_back_then_undo(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    await phone.tap("Take it over")
    assert "Health: 3" in phone.texts()
    await phone.tap("Strike back")
    assert faults(phone.texts()) == []
    await phone.tap("Undo")
    assert "Health: 3" in phone.texts()
    await phone.tap("Undo")
    assert "Health: 4" in phone.texts()


async def test_a_result_is_taken_over_once_and_says_so(tmp_path: Path) -> None:
    """Issue 10: *Take it over* gave no sign, and a second tap hit again."""
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    button = phone.button("Take it over")
    for _ in range(2):
        await phone.session.dispatch_event(button._i, "click", None)
    await phone.settle()
    said = "The target loses 1 health and gets Wound. The target has 3 of 4 health left."
    assert said in phone.texts()
    assert "Health: 3" in phone.texts(), "one blow, whatever the fingers did"
    assert phone.button("Taken over").disabled
    await phone.tap("The same attack again")
    await phone.tap("Take it over")
    assert any("The target has 2 of 4 health left." in one for one in phone.texts())
    await phone.tap("Combat 5")
    assert not phone.button("Take it over").disabled, "another attack is worked out"


def test_a_change_or_a_step_back_forgets_what_was_taken_over() -> None:
    done = Work(Past(Fight())).struck(("said",))
    assert done.struck(("again",)) is done
    assert done.changed(Fight(relation="far")).told == ()
    assert done.again() == Work(done.past)
    assert (done.undone().fight, done.undone().told) == (Fight(), ())
    assert Work(Past(Fight())).undone() == Work(Past(Fight()))


async def test_known_cards_fill_a_side(tmp_path: Path) -> None:
    bench = Bench(TOOLS["fight"], tmp_path)
    bench.library.save("cyberverse", DOCUMENT)
    phone = await bench.open()
    await phone.tap("Known cards")
    await phone.tap("Killer")
    assert "Attacker · Killer".upper() in phone.texts()
    assert "Colour of the brawl".upper() in phone.texts()


async def test_the_way_back(tmp_path: Path) -> None:
    bench = Bench(TOOLS["fight"], tmp_path)
    phone = await bench.open()
    await phone.tap("Back")
    assert bench.went == ["/"]


@given(attacker=sides, target=sides)
def test_a_taken_result_is_the_result(attacker: Side, target: Side) -> None:
    fight = Fight(attacker, target)
    if problem(fight) is not None:
        return
    done, after = result(fight), taken(fight)
    assert after.attacker.hp == max(done.attacker.hp, 0)
    if not done.void:
        assert after.target.hp == max(done.targets[0].fighter.hp, 0)
        assert set(after.target.statuses) == set(done.targets[0].fighter.statuses)
    assert after.relation == fight.relation


@given(attacker=sides, target=sides)
def test_swapping_twice_changes_nothing(attacker: Side, target: Side) -> None:
    fight = Fight(attacker, target)
    assert fight.swapped().swapped() == fight


def test_cards_become_sides() -> None:
    vex = from_card(Side(), AgentSheet(name="Vex", health=3, combat=4, initiative=5))
    assert (vex.name, vex.kind, vex.combat, vex.hp, vex.hp_max) == ("Vex", "agent", 4, 3, 3)
    armed = from_card(vex, WeaponCard(name="Rifle", price=300, bonus=2, type="ranged", expert=True))
    assert (armed.held, armed.bonus, armed.is_expert, armed.name) == ("ranged", 2, True, "Vex")
    thug = from_card(Side(), HenchmanCard(name="Thug", attack=1, defense=2, health=1))
    assert (thug.kind, thug.combat, thug.armour, thug.hp) == ("henchman", 1, 2, 1)
    assert from_card(replace(thug, kind="teammate"), HenchmanCard(name="Killer")).kind == "teammate"


def test_a_green_brawl_keeps_henchmen_out() -> None:
    fight = Fight(Side(), Side(kind="henchman"), brawl="green")
    assert problem(fight) == "green_brawl"
    assert problem(replace(fight, brawl="red")) is None


async def test_a_second_target_is_struck_with_its_own_sum(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    await phone.tap("Effects and position")
    await phone.tap("Multiple shot")
    assert "Second target".upper() not in phone.texts()
    await phone.tap("Strike a second target too")
    assert "Second target".upper() in phone.texts()
    assert "Zone of the second target".upper() not in phone.texts(), "a multiple shot hits two in one zone"
    await phone.tap("Defence 2")
    assert "3 minus 2 is 1" in phone.texts()
    assert "3 minus 0 is 3" in phone.texts()
    assert "The second target loses 1 health and gets Wound." in phone.texts()
    assert faults(phone.texts()) == []
    await phone.tap("Show the whole sum")
    assert "Defence, The second target: 0" in phone.texts()


async def test_a_weapon_for_two_asks_for_both_zones(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    for words in ("Ranged", "Effects and position", "Double target", "Strike a second target too"):
        await phone.tap(words)
    assert "Zone of the second target".upper() in phone.texts()


@given(attacker=sides, target=sides, second=sides)
def test_the_second_target_is_struck_as_if_it_were_the_only_one(
    attacker: Side, target: Side, second: Side
) -> None:
    attacker = replace(attacker, kind="agent", effects=("double_target",))
    fight = Fight(attacker, target, second=second, is_two=True)
    alone = replace(fight, target=second, is_two=False)
    if problem(fight) is not None or problem(alone) is not None:
        return
    assert result(fight).targets[1] == result(alone).targets[0]
    assert taken(fight).second == taken(alone).target


def test_a_second_target_counts_only_while_two_may_be_struck() -> None:
    fight = Fight(second=Side(hp=0), is_two=True)
    assert (len(fight.aims), problem(fight)) == (1, None)
    two = replace(fight, attacker=Side(attack_effect="multiple_shot"), relation="far")
    assert [relation for _, relation in two.aims] == ["far", "far"]
    assert problem(replace(two, relation="same")) == "target_out"


async def test_house_rules_change_the_answer_and_stay_for_a_new_fight(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    await phone.tap("House rules of this fight")
    await phone.tap("Not allowed")
    assert any("does not attack with bare hands" in one for one in phone.texts())
    await phone.tap("A new fight")
    assert any("does not attack with bare hands" in one for one in phone.texts())


def test_every_ruling_of_the_arithmetic_but_xp_is_a_switch() -> None:
    assert {*SWITCHES, "xp_expert"} == {one.name for one in fields(Rulings)}


def test_compulsory_frenzy_cannot_be_left_out() -> None:
    fight = Fight(Side(attack_effect="frenzy"), use_frenzy=False)
    assert result(fight).targets[0].attack_value == 3
    assert result(replace(fight, rulings=Rulings(frenzy_optional=False))).targets[0].attack_value == 8


async def test_implants_raise_combat_up_to_the_cap(tmp_path: Path) -> None:
    phone = await Bench(TOOLS["fight"], tmp_path).open()
    await phone.tap("Effects and position")
    await phone.tap("Implants 1")
    assert "4 minus 0 is 4" in phone.texts()
    await phone.tap("Implants 3")
    assert "5 minus 0 is 5" in phone.texts()


def test_implants_and_gear_come_from_cards() -> None:
    wired = from_card(Side(), ImplantCard(name="Reflex", price=500, feature="combat"))
    assert wired.implants == 1
    assert from_card(Side(), ImplantCard(name="Cortex", price=500, feature="hacking")) == Side()
    assert from_card(Side(gear=1), GearCard(name="Vest", price=200, defense=2)).gear == 3


def test_grilling_asks_the_house_after_a_suppression() -> None:
    fight = Fight(Side(held="close", effects=("grill",)), Side(gear=2))
    assert not result(fight).targets[0].may_grill
    assert result(replace(fight, rulings=Rulings(grill_on_suppression=True))).targets[0].may_grill

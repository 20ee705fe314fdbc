"""Just this fight: the same maths as at the table, one tap a number."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.cyberverse.cards import AgentSheet, HenchmanCard, WeaponCard
from companion.games.cyberverse.words import ATTACK_EFFECTS, DEFENSE_EFFECTS
from companion.ui.games.cyberverse.fight import TOOLS
from companion.ui.games.cyberverse.fight.draft import Fight, Side, from_card, problem, result, taken
from tests.ui.cyberverse.library_kit import DOCUMENT, Bench
from tests.ui.cyberverse.test_shared_screens import faults, grey_boxes

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
    assert "3 of 4 health" in phone.texts()
    await phone.tap("Strike back")
    assert faults(phone.texts()) == []
    await phone.tap("Undo")
    assert "3 of 4 health" in phone.texts()


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

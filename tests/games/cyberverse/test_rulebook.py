"""The rulebook's examples of docs/rules/cyberverse.md, section 12, by their numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.cyberverse.state import is_in
from companion.games.cyberverse.state.site import Fight, Site
from companion.games.cyberverse.sums import features, money, payday, track, zones
from companion.games.cyberverse.sums.combat import damage
from companion.games.cyberverse.sums.fighters import Fighter, Rulings, Token, Weapon, problem
from companion.games.cyberverse.words import STORIES_TO_END
from tests.games.cyberverse.scenes import AGENT, TARGET, fought
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    TABLE,
    activation,
    agent,
    begun,
    brawled,
    equipped,
    evented,
    fix,
    fresh,
    hired,
    investigation,
    on,
    peaceful,
    refused,
    say,
    strategy,
    view,
)


def test_r1_hacking_from_2_to_3_costs_6() -> None:
    """CV-19."""
    assert features.price(3, 2) == 6
    state = begun(2, agents=[{"hacking": 2}])
    state = fix(state, "agent", agent=agent(state, ECO).id, xp=[2, 2, 2])
    state = say(
        state, ECO, "free_test", agent=agent(state, ECO).id, feature="hacking", threshold=9, reason="a card",
        xp={"level": 3},
    )  # fmt: skip
    assert agent(state, ECO).xp == ()
    assert view(state).test.parts[0].value == 3  # type: ignore[union-attr]


def test_r2_a_duration_of_3_lasts_three_turns() -> None:
    """CV-22."""
    slots, gone = track.placed([None, None, None], "E", 3)
    assert (slots, gone) == ((None, None, "E"), None)
    slots, gone = track.shifted(slots)
    assert (slots, gone) == ((None, "E", None), None)
    slots, gone = track.shifted(slots)
    assert (slots, gone) == (("E", None, None), None)
    assert track.shifted(slots) == ((None, None, None), "E")


def test_r3_the_track_shifts_and_slot_1_is_free() -> None:
    """CV-22."""
    slots, gone = track.shifted(["old", "next", None])
    assert gone == "old"
    assert track.placed(slots, "new", 1) == (("new", None, None), "next")
    slots, _ = track.shifted(["old", None, "far"])
    assert track.placed(slots, "new", 1) == (("new", "far", None), None)


@pytest.mark.parametrize(("present", "entering"), [(0, 2), (2, 1), (3, 0)])
def test_r4_at_most_three_henchmen_in_a_district(present: int, entering: int) -> None:
    """CV-23: what finds no room is dropped, and said."""
    state = begun(2)
    for _ in range(present):
        state = fix(state, "henchman", name="Thug", district=2, zone=4)
    state = evented(state, name="Raid", district=2, henchmen=["Marauder", "Killer"])
    assert view(state).districts[1].henchmen == present + entering
    assert [zone for _, zone in state.now.arrived] == [1, 2][:entering] + [None] * (2 - entering)


def test_r5_a_hand_gun_of_300_sells_for_100() -> None:
    """CV-28."""
    assert money.resale(300) == 100
    assert money.resale(300, "unit") == 150


def test_r6_agents_are_called_by_initiative() -> None:
    """CV-33."""
    state = begun(2, agents=[{"name": "Five", "initiative": 5}, {"name": "Eight", "initiative": 8}])
    state = activation(hired(state, ECO, "Last", initiative=22))
    names = []
    while called := view(state).activation.called:  # type: ignore[union-attr]
        names.append(state.agents[called].sheet.name)
        state = say(state, state.agents[called].seat, "stay", agent=called)
    assert names == ["Five", "Eight", "Last"]


def test_r7_a_district_for_1_leaves_1_point_for_a_zone() -> None:
    """CV-34."""
    state = begun(2, agents=[{"movement": 2, "initiative": 1}])
    state = activation(on(state, ECO, 1))
    one = agent(state, ECO).id
    state = say(state, ECO, "activate", agent=one)
    state = say(state, ECO, "travel", district=2, points=1)
    assert view(state).activation.points_left == 1  # type: ignore[union-attr]
    state = say(state, ECO, "step", zone=2)
    assert refused(state, ECO, "step", zone=3) == ["E_MOVE_POINTS"]
    assert (agent(state, ECO).district, agent(state, ECO).zone) == (2, 2)


@pytest.mark.parametrize(("useless", "health"), [(False, 4), (True, 3)])
def test_r8_an_ambush_spares_its_own_and_a_van_may_protect(useless: bool, health: int) -> None:
    """CV-47, CV-48."""
    state = fix(begun(3), "district", district=1, ambush=ECO)
    state = equipped(on(on(state, ECO, 1), FSB, 1), FSB, "vehicle")
    state = investigation(on(state, NOVA, 1))
    card = {"name": "Snipers", "health": 1, "van_useless": useless}
    assert refused(state, TABLE, "spring_ambush", card=card, hits={agent(state, ECO).id: {}}) == [
        "E_OWN_AMBUSH"
    ]
    state = say(state, TABLE, "spring_ambush", card=card)
    found = [agent(state, seat).health for seat in (ECO, FSB, NOVA)]
    assert found == [4, health, 3]
    assert view(state).districts[0].ambush is None


def test_r9_a_green_brawl_places_and_does_not_fight() -> None:
    """CV-50, CV-51."""
    assert zones.placed([0, 0, 0, 0], [0, 0, 0, 0], 3) == (1, 2, 3)
    state = investigation(on(begun(2), ECO, 1))
    state = brawled(state, "green", ["Marauder", "Marauder", "Killer"])
    assert [one.zone for one in view(state).districts[0].figures if one.kind == "henchman"] == [1, 2, 3]
    assert is_in(state, Site)
    assert not is_in(state, Fight)


def test_r10_a_card_of_3_and_reputation_1_bring_one_teammate() -> None:
    """CV-53."""
    state = on(begun(2, agents=[{"reputation": 1}]), ECO, 1)
    state = fix(state, "support", seat=ECO, card={"name": "Crew", "teammates": 3})
    state = brawled(investigation(state), "green", ["Marauder", "Marauder", "Killer"])
    one = agent(state, ECO).id
    state = say(state, ECO, "recruit_teammates", agent=one, support=state.orgs[ECO].support[0].id)
    assert sum(figure.seat == ECO for figure in state.henchmen.values()) == 1
    assert state.orgs[ECO].support == ()


@pytest.mark.parametrize(
    ("how", "code"), [("same", None), ("adjacent", None), ("walled", "range"), ("far", "range")]
)
def test_r11_a_hand_gun_reaches_the_next_zone(how: Any, code: str | None) -> None:
    """CV-60."""
    shooter = replace(AGENT, weapon=Weapon(3, "ranged"))
    assert problem(shooter, TARGET, how, "red", Rulings()) == code


def test_r12_9_against_3() -> None:
    """CV-63, CV-67."""
    shooter = replace(AGENT, weapon=Weapon(3, "ranged"), token=Token(attack=2))
    wound = fought(shooter, replace(TARGET, token=Token(defense=1), position="covered")).targets[0]
    assert [line.value for line in wound.attack if line.value] == [4, 2, 3]
    assert (wound.attack_value, wound.defense_value, wound.diff) == (9, 3, 6)
    assert (wound.fighter.hp, wound.fighter.statuses) == (2, ("bleed",))


def test_r13_a_killer_is_removed_without_a_status() -> None:
    """CV-63, CV-68."""
    shooter = replace(
        AGENT,
        combat=2,
        token=Token(attack=2, attack_effect="armor_piercer"),
        weapon=Weapon(2, "ranged"),
    )
    killer = Fighter("henchman", "HENCHMEN", 1, 1, token=Token(defense=3))
    wound = fought(shooter, killer).targets[0]
    assert (wound.attack_value, wound.defense_value, wound.diff) == (9, 3, 6)
    assert wound.out
    assert wound.fighter.statuses == ()


def test_r14_a_shield_holds_and_is_gone() -> None:
    """CV-64, CV-66."""
    shielded = replace(TARGET, token=Token(defense=5, defense_effect="energy_shield"))
    wound = fought(replace(AGENT, combat=3, token=Token(attack=3)), shielded).targets[0]
    assert (wound.attack_value, wound.defense_value, wound.diff, wound.row) == (6, 8, -2, "nothing")
    assert wound.fighter == replace(shielded, token=None)


def test_r15_hacking_3_without_influence_brings_300() -> None:
    """CV-75, CV-76."""
    assert money.hacking(3, 0) == 300
    state = on(begun(2, agents=[{"hacking": 3}]), ECO, 1, position="hacking")
    state = peaceful(investigation(state))
    state = say(state, ECO, "hack", agent=agent(state, ECO).id)
    assert state.orgs[ECO].cash == 1200
    assert agent(state, ECO).position == "none"


def test_r16_analysis_2_and_minus_1_fail_against_1() -> None:
    """CV-16."""
    assert not features.is_success(features.value("analysis", features.raw_value(1, implants=1)) - 1, 1)
    assert features.is_success(1, 1, "pass")


def test_r17_selling_800_and_500_pays_the_salary() -> None:
    """CV-82, CV-83."""
    goods = (payday.Good("s1", "weapon", 800), payday.Good("s2", "gear", 500))
    worker = payday.Employee("a1", 600, True, supply=goods)
    settled = payday.settle(0, [worker], ["s1", "s2"], ["a1"])
    assert (settled.income, settled.paid, settled.cash_after) == (600, ("a1",), 0)


def test_r18_the_rows_of_the_damage_table() -> None:
    """CV-67."""
    found = {diff: damage(diff)[:2] for diff in (0, 1, 2, 3, 4, 5, 7, 8)}
    assert found == {
        0: ("nothing", 0),
        1: ("suppression", 0),
        2: ("suppression", 0),
        3: ("wound", 1),
        4: ("wound", 1),
        5: ("bleed", 1),
        7: ("bleed", 1),
        8: ("bleed2", 2),
    }


def test_r19_stories_that_end_the_game() -> None:
    """CV-87."""
    assert STORIES_TO_END == {2: 6, 3: 5, 4: 4}


def test_r20_the_start() -> None:
    """CV-5."""
    state = fresh(4)
    for org in view(state).organizations:
        assert org.cash == 900
        assert org.deck.remaining == (-1, 0, 1, 1, 2)
        assert (org.influence_left, org.ambush_left, org.staff_left) == (15, 3, 3)
    state = begun(4)
    story = view(state).organizations[0].stories[0]
    assert story.is_start
    assert [folder.colour for folder in story.folders] == ["yellow", "blue", "red"]


@pytest.mark.parametrize(("house", "cash"), [("free", 900), ("printed", 400)])
def test_r21_a_support_card_of_500(house: str, cash: int) -> None:
    """CV-29."""
    state = strategy(begun(2, agents=[{"reputation": 1}], support_cost=house))
    state = say(state, FSB, "end_strategy")
    state = say(state, ECO, "take_support", card={"name": "Fixer", "cost": 500, "teammates": 1})
    assert state.orgs[ECO].cash == cash

"""The tricky examples of docs/rules/cyberverse.md, section 13, by their numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.cyberverse.state import ModifierDeck, Searched, is_in
from companion.games.cyberverse.sums import deck, features, money, payday, scoring, track, wealth, zones
from companion.games.cyberverse.sums.combat import Aimed, Result, resolve
from companion.games.cyberverse.sums.fighters import Fighter, Implant, Rulings, Token, Weapon, problem
from companion.kernel.hidden import Hidden
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    agent,
    begun,
    equipped,
    fix,
    hired,
    investigation,
    on,
    peaceful,
    refused,
    say,
    supply,
    view,
)
from tests.games.cyberverse.table import (
    payday as payday_of,
)

AGENT = Fighter("agent", "ECO", 3, 3, combat=4)
TARGET = Fighter("agent", "FSB", 3, 3)
HENCHMAN = Fighter("henchman", "HENCHMEN", 2, 2)


def fought(attacker: Fighter, target: Fighter, how: Any = "same", **more: Any) -> Result:
    grill = more.pop("grill", None)
    return resolve(attacker, (Aimed(target, how, grill=grill),), **more)


def test_t1_two_levels_at_once() -> None:
    assert features.price(3, 1) == 6
    assert features.price(3, 1, "cumulative") == 10


def test_t2_no_change_is_given() -> None:
    assert features.cheapest([2, 2, 2], 5) == (0, 1, 2)
    assert features.cheapest([2, 2], 6) is None
    assert features.cheapest([1, 2, 2, 2], 5) == (0, 1, 2)
    assert features.cheapest([1, 1, 2], 2) == (2,)
    state = fix(begun(2, agents=[{"analysis": 2}]), "agent", agent="a3", xp=[2, 2])
    asked = {"agent": "a3", "feature": "analysis", "threshold": 2, "reason": "a card", "xp": {"level": 3}}
    assert refused(state, ECO, "free_test", **asked) == ["E_XP_FUNDS"]


@pytest.mark.parametrize(("threshold", "won"), [(7, False), (6, True)])
def test_t3_the_cap_is_before_the_card(threshold: int, won: bool) -> None:
    state = begun(2, agents=[{"analysis": 4}])
    for _ in range(2):
        state = equipped(state, ECO, "implant", feature="analysis")
    state = stacked(state, 2, 0, 1, 1, -1)
    one = agent(state, ECO).id
    shown = view(state).organizations[0].agents[0].features[1]
    assert (shown.value, shown.raw) == (5, 6)
    state = say(state, ECO, "free_test", agent=one, feature="analysis", threshold=threshold, reason="a card")
    assert view(state).test.result == 7  # type: ignore[union-attr]
    assert view(state).test.is_success is won  # type: ignore[union-attr]


def stacked(state: Any, *cards: int) -> Any:
    """ECO's deck in a known order."""
    org = replace(state.orgs[ECO], deck=ModifierDeck(Hidden(cards), shuffles=1))
    return replace(state, orgs={**state.orgs, ECO: org})


def mission(state: Any, kind: str = "test", district: int = 1, **more: Any) -> Any:
    """ECO has one mission in the yellow folder."""
    tests = [{"feature": "analysis", "threshold": 2}] if kind == "test" else []
    line = {
        "name": "Ledger",
        "district": district,
        "kind": kind,
        "tests": tests,
        "reward": 200,
        "xp": 1,
        **more,
    }
    card = {"name": "File", "colour": "yellow", "missions": [line]}
    return say(state, ECO, "open_investigation", story=state.orgs[ECO].stories[0].id, folder=0, card=card)


def test_t4_a_success_in_a_mission_shuffles_all_five() -> None:
    state = hired(on(begun(2, agents=[{"analysis": 2}]), ECO, 1), ECO, "Second", 1, analysis=2)
    state = stacked(mission(state), -1, 1, 0, 1, 2)
    state = peaceful(investigation(state))
    line = state.orgs[ECO].stories[0].folders[0].missions[0].id
    state = say(state, ECO, "test", agent=agent(state, ECO, 0).id, mission=line)
    assert view(state).test.result == 1  # type: ignore[union-attr]
    assert view(state).organizations[0].deck.discard == (-1,)
    assert refused(state, ECO, "test", agent=agent(state, ECO, 0).id, mission=line) == ["E_ALREADY_TRIED"]
    state = say(state, ECO, "test", agent=agent(state, ECO, 1).id, mission=line)
    report = view(state).test
    assert report is not None
    assert (report.result, report.is_success, report.mission_done, report.reshuffled) == (3, True, True, True)
    assert view(state).organizations[0].deck.left == 5
    assert state.orgs[ECO].cash == 1100


def test_t5_rounding() -> None:
    assert money.resale_of([300, 300]) == 200
    assert money.resale_of([300, 300], together="total") == 300
    assert money.resale(100) == 0
    assert (money.repair(100), money.repair(100, "up100"), money.repair(100, "exact")) == (0, 100, 50)
    assert money.resale(500, "unit") == 250


def test_t6_hacking_income() -> None:
    assert money.hacking(4, 3) == 1000
    assert money.hacking(features.value("hacking", 7), 1) == 700


def test_t7_the_price_of_a_rescue() -> None:
    assert (money.rescue(3), money.rescue(0)) == (500, 200)


def test_t8_three_at_700() -> None:
    standings = [
        wealth.Standing("RED", 700),
        wealth.Standing("FSB", 700, (4,)),
        wealth.Standing("ECO", 700, (9, 3)),
    ]
    assert wealth.turn_order(standings, ["RED", "FSB", "ECO"]) == ("ECO", "FSB", "RED")


def test_t9_the_first_turn() -> None:
    assert wealth.first_order("ABC") == ("C", "A", "B")
    assert wealth.first_order("ABC", "reverse") == ("C", "B", "A")
    assert begun(3).order == (NOVA, ECO, FSB)
    assert begun(3, first_turn_order="reverse").order == (NOVA, FSB, ECO)


def test_t10_most_actions_then_richest() -> None:
    left, cash = {"A": 2, "B": 2, "C": 1}, {"A": 100, "B": 500, "C": 900}
    assert wealth.next_auxiliary(left, cash, "ABC") == ("B", "richest")


def test_t11_room_on_the_board() -> None:
    assert zones.placed([3, 0, 0], [0, 0, 0], 3) == (2, 3, None)
    assert zones.placed([1, 0], [1, 1], 2) == (1, None)


def test_t12_frenzy() -> None:
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
    blade = replace(AGENT, combat=1, token=Token(attack_effect="poisoned_blade"))
    wound = fought(blade, replace(TARGET, token=Token(defense=2))).targets[0]
    assert (wound.diff, wound.fighter.statuses) == (-1, ("bleed",))
    smoke = fought(blade, replace(TARGET, token=Token(defense_effect="smoke_bomb"))).targets[0]
    assert (smoke.cancelled, smoke.fighter.statuses, smoke.fighter.token) == ("smoke_bomb", (), None)


def test_t14_a_fragile_weapon_breaks_at_0() -> None:
    blade = replace(AGENT, combat=3, weapon=Weapon(1, effects=("fragile",)))
    result = fought(blade, replace(TARGET, token=Token(defense=4)))
    assert result.targets[0].diff == 0
    assert result.weapon_broken


@pytest.mark.parametrize(("how", "diff", "row"), [("adjacent", 1, "suppression"), ("same", 0, "nothing")])
def test_t15_a_sniper_needs_another_zone(how: Any, diff: int, row: str) -> None:
    sniper = replace(AGENT, weapon=Weapon(0, "ranged", effects=("sniper",)))
    wound = fought(sniper, replace(TARGET, token=Token(defense=4)), how).targets[0]
    assert (wound.diff, wound.row) == (diff, row)


def test_t16_expert_weapons() -> None:
    novice = replace(AGENT, combat=2, weapon=Weapon(3, expert=True))
    assert problem(novice, TARGET, "same", "red", Rulings()) == "expert"
    skilled = replace(novice, implant_bonus=1, token=Token(attack=1))
    assert problem(skilled, TARGET, "same", "red", Rulings()) is None
    assert fought(skilled, TARGET).targets[0].attack_value == 7
    raised = replace(novice, xp_to=3)
    assert problem(raised, TARGET, "same", "red", Rulings()) is None
    assert problem(raised, TARGET, "same", "red", Rulings(xp_expert=False)) == "expert"


def test_t17_a_medkit_and_then_8() -> None:
    patient = replace(TARGET, hp=1, statuses=("wound",), token=Token(defense_effect="medkit"))
    wound = fought(replace(AGENT, token=Token(attack=4)), patient).targets[0]
    assert wound.heals == ("-wound", "+hp")
    assert (wound.diff, wound.out) == (8, True)


@pytest.mark.parametrize(
    ("defense", "ward", "grilled"), [(1, "anti_virus", None), (2, None, None), (1, None, 0)]
)
def test_t18_grill(defense: int, ward: Any, grilled: int | None) -> None:
    burner = replace(AGENT, combat=4, weapon=Weapon(0, effects=("grill",)))
    target = replace(
        TARGET, token=Token(defense=defense, defense_effect=ward), implants=(Implant("hacking"),)
    )
    assert fought(burner, target, grill=0).targets[0].grilled == grilled


def test_t19_a_henchman_at_2_feels_nothing() -> None:
    wound = fought(replace(AGENT, combat=2), HENCHMAN).targets[0]
    assert (wound.diff, wound.row, wound.fighter) == (2, "suppression", HENCHMAN)


def test_t20_no_token_left() -> None:
    attacker = replace(AGENT, combat=3, weapon=Weapon(2), position="advantageous")
    wound = fought(attacker, replace(TARGET, gear_defense=1, position="covered")).targets[0]
    assert (wound.attack_value, wound.defense_value) == (7, 3)


def test_t21_a_ranged_henchman_with_armor_piercer() -> None:
    shooter = replace(
        HENCHMAN, combat=3, attack_type="ranged", token=Token(attack=1, attack_effect="armor_piercer")
    )
    assert fought(shooter, TARGET).targets[0].attack_value == 4
    rulings = Rulings(henchmen_armor_piercer=True)
    assert fought(shooter, TARGET, rulings=rulings).targets[0].attack_value == 7


def test_t22_a_green_brawl() -> None:
    mate = replace(HENCHMAN, kind="teammate", org="FSB")
    assert problem(AGENT, HENCHMAN, "same", "green", Rulings()) == "green_brawl"
    assert problem(HENCHMAN, AGENT, "same", "green", Rulings()) == "green_brawl"
    assert problem(AGENT, mate, "same", "green", Rulings()) is None


def influencing(own: int, rival: int) -> Any:
    """ECO is alone in district 1."""
    state = (
        fix(on(begun(2), ECO, 1), "influence", seat=FSB, district=1, tokens=rival)
        if rival
        else on(begun(2), ECO, 1)
    )
    state = fix(state, "influence", seat=ECO, district=1, tokens=own) if own else state
    return peaceful(investigation(state))


def test_t23_influence() -> None:
    state = influencing(1, 2)
    assert view(say(state, ECO, "influence")).districts[0].influence[0].tokens == 2
    assert view(say(state, ECO, "influence", remove=FSB)).districts[0].influence[1].tokens == 1
    assert refused(state, ECO, "skip_influence") == ["E_MUST_PLACE"]
    full = influencing(3, 2)
    assert refused(full, ECO, "influence") == ["E_INFLUENCE_MAX"]
    assert refused(full, ECO, "influence", remove=FSB) == []
    assert refused(full, ECO, "skip_influence") == []
    both = peaceful(investigation(on(on(begun(2), ECO, 1), FSB, 1)))
    assert is_in(both, Searched)


def test_t24_a_payday_with_a_leaver() -> None:
    state = begun(2, agents=[{"name": "One", "salary": 400, "reputation": 2, "initiative": 1}])
    state = hired(on(state, ECO, 1), ECO, "Two", 2, salary=300, reputation=1)
    state = hired(state, ECO, "Three", salary=900, reputation=0)
    state = fix(state, "org", seat=ECO, cash=500)
    state = equipped(state, ECO, "implant", feature="combat")
    state = equipped(state, ECO, "weapon")
    state = fix(state, "supply", supply=supply(state, ECO, 1), broken=True)
    for name in ("A", "B", "C"):
        state = fix(state, "support", seat=ECO, card={"name": name})
    state = payday_of(state)
    first, second, _ = (agent(state, ECO, at).id for at in range(3))
    goods = [supply(state, ECO, at) for at in range(2)]
    assert refused(state, ECO, "pay", sell=goods, order=[first, second]) == [
        "E_IMPLANT_NOT_SOLD",
        "E_BROKEN_NOT_SOLD",
    ]
    assert refused(state, ECO, "pay", order=[first]) == ["E_MUST_PAY"]
    state = say(state, ECO, "pay", order=[first, second])
    assert [one.sheet.name for one in state.agents.values() if one.seat == ECO] == ["One", "Three"]
    assert state.orgs[ECO].cash == 100
    report = next(one for one in view(state).paydays if one.seat == ECO)
    assert [line.fate for line in report.lines] == ["paid", "leaves", "hq"]
    assert report.support_to_discard == 1
    assert view(state).step == "support"
    assert refused(state, state.order[0], "next_phase") == ["E_DISCARD_FIRST"]
    state = say(state, ECO, "discard_support", support=state.orgs[ECO].support[0].id)
    assert view(state).step == "paid"


def test_t25_a_tie_broken_by_cash() -> None:
    one = scoring.Final("ECO", (9,), 1999, (2, 1, 1, 0, 0))
    other = scoring.Final("FSB", (9,), 1000, (1, 1, 2, 0, 0))
    sheet_ = scoring.score([one, other])
    assert [row.total for row in sheet_.rows.values()] == [15, 15]
    assert (sheet_.winners, sheet_.decided_by) == (("ECO",), "cash")
    ties = scoring.score([one, other], majority_tie="all", overall_tie="all")
    assert [row.total for row in ties.rows.values()] == [21, 21]


def test_t26_domination() -> None:
    lord = scoring.Final("ECO", (), 0, (1, 1, 1, 1, 1))
    none = scoring.Final("FSB", (1,) * 6, 0, (0, 0, 0, 0, 0))
    assert scoring.triggers([lord, none]) == (("FSB", "stories"), ("ECO", "domination"))
    assert scoring.triggers([lord, none], by_domination=False) == (("FSB", "stories"),)
    equal = replace(none, stories=(), influence=(1, 0, 0, 0, 0))
    assert scoring.triggers([lord, equal]) == ()


def test_t27_a_henchman_takes_the_nearest_of_the_rich() -> None:
    cash = {"ECO": 500, "FSB": 500, "NOVA": 400}
    here = (
        wealth.Quarry("a1", "ECO", 5, 2),
        wealth.Quarry("a2", "FSB", 8, 1),
        wealth.Quarry("a3", "NOVA", 1, 0),
    )
    found = wealth.prey(here, cash)
    assert found is not None
    assert found.figure == "a2"
    assert wealth.prey((replace(here[0], distance=None), here[1]), cash) is None
    assert wealth.prey((replace(here[0], distance=1), here[1]), cash) == replace(here[0], distance=1)


def test_t28_stealth() -> None:
    sneak = replace(AGENT, token=Token(defense_effect="stealth"))
    assert problem(sneak, TARGET, "same", "red", Rulings()) == "stealth_attacker"
    hidden = replace(TARGET, token=Token(defense_effect="stealth"))
    assert problem(AGENT, hidden, "same", "red", Rulings()) is None
    wound = fought(AGENT, hidden).targets[0]
    assert wound.cancelled == "stealth"
    assert wound.fighter.token == Token(defense_effect="stealth", revealed=True)
    assert problem(AGENT, wound.fighter, "same", "red", Rulings()) == "stealth_target"


def test_t29_a_card_is_pushed_out_one_turn_early() -> None:
    slots, gone = track.shifted([None, "three", None])
    assert gone is None
    assert track.placed(slots, "one", 1) == (("one", None, None), "three")


def test_the_deck_is_shuffled_only_when_a_card_is_needed() -> None:
    empty = deck.Deck((), (2, 1, 0, 1, -1))
    after, card = deck.drawn(empty, lambda: (1, 0, 2, -1, 1))
    assert (card, after) == (1, deck.Deck((0, 2, -1, 1), (1,)))


def test_a_settled_payday_matches_the_table() -> None:
    """The maths of the previews and of the table are one."""
    worker = payday.Employee("a1", 400, True, reputation=2)
    assert payday.settle(500, [worker], [], ["a1"], 3).support_to_discard == 1
    assert payday.way_out(100, [replace(worker, supply=(payday.Good("s1", "gear", 800),))]) == ("s1",)

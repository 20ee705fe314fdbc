"""Every house rule of section 11, switched: what it changes, by its number."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.games.cyberverse.options import CyberverseOptions
from companion.games.cyberverse.state import CyberverseState, Searched, is_in
from companion.games.cyberverse.words import DISTRICTS
from tests.games.cyberverse.printed import HENCHMEN, sheet
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    TABLE,
    activation,
    agent,
    auxiliary,
    begun,
    brawled,
    equipped,
    evented,
    fix,
    fresh,
    hired,
    investigation,
    on,
    payday,
    peaceful,
    refused,
    say,
    strategy,
    supply,
    told,
    view,
)
from tests.games.cyberverse.test_tricky import mission, stacked

ALONE = {"card": {"name": "Lone", "vp": 3, "colours": ["red"]}}


def free_test(state: CyberverseState, **more: Any) -> CyberverseState:
    asked = {"agent": agent(state, ECO).id, "feature": "analysis", "threshold": 3, "reason": "a card", **more}
    return say(state, ECO, "free_test", **asked)


def report(state: CyberverseState) -> Any:
    found = view(state).test
    assert found is not None
    return found


def turn_of(state: CyberverseState) -> Any:
    now = view(state).activation
    assert now is not None
    assert now.auxiliary is not None
    return now.auxiliary


def test_a1_first_agents_at_random() -> None:
    state = say(fresh(3, first_agent="random"), TABLE, "begin", chooser=FSB, story_vp=4)
    first = view(state).sheet_number
    assert first in range(1, 15)
    state = say(state, FSB, "first_agent", sheet=sheet("One"))
    assert view(state).sheet_number != first
    assert view(begun(3)).sheet_number is None


def test_a3_the_order_marker() -> None:
    assert view(begun(2, staff_on_track=False)).organizations[0].staff_left == 4


def test_a4_no_agents_first() -> None:
    for house, first in (("last", FSB), ("first", ECO)):
        state = begun(2, turn_order_no_agent=house)
        state = payday(on(state, FSB, 1))
        state = fix(state, "agent", agent=agent(state, ECO).id, remove=True)
        state = fix(state, "agent", agent=agent(state, FSB).id, salary=0)
        if view(state).step == "entries":
            state = say(state, FSB, "pay")
        assert say(state, TABLE, "next_phase").order[0] == first


def test_a5_the_order_of_every_phase() -> None:
    for house, first in (("turn", FSB), ("phase", ECO)):
        state = fix(evented(begun(2, order_recalc=house)), "org", seat=ECO, cash=2000)
        assert say(state, TABLE, "next_phase").order[0] == first


@pytest.mark.parametrize(("house", "won"), [("fail", False), ("pass", True)])
def test_a6_equal(house: str, won: bool) -> None:
    state = free_test(stacked(begun(2, test_equal=house, agents=[{"analysis": 2}]), 1, 0, 1, 2, -1))
    assert report(state).is_success is won


@pytest.mark.parametrize(("house", "left"), [("missions_only", 4), ("all", 5)])
def test_a7_shuffling_after_any_success(house: str, left: int) -> None:
    state = free_test(stacked(begun(2, reshuffle_after_success=house), 2, 0, 1, 1, -1), threshold=0)
    assert view(state).organizations[0].deck.left == left


@pytest.mark.parametrize(("house", "left"), [("literal", (2, 2)), ("cumulative", ())])
def test_a8_several_levels(house: str, left: tuple[int, ...]) -> None:
    state = begun(2, xp_multilevel=house, agents=[{"analysis": 1}])
    state = fix(state, "agent", agent=agent(state, ECO).id, xp=[2] * 5)
    state = free_test(state, xp={"level": 3})
    assert tuple(token.face for token in agent(state, ECO).xp) == left


def test_a9_xp_after_the_draw() -> None:
    state = begun(2, xp_after_draw=True, agents=[{"analysis": 2}])
    state = fix(state, "agent", agent=agent(state, ECO).id, xp=[2] * 5)
    state = free_test(stacked(state, -1, 0, 1, 1, 2))
    assert (report(state).result, report(state).is_open, view(state).step) == (1, True, "settle")
    assert refused(state, FSB, "settle_test") == ["E_NOT_YOUR_TURN"]
    assert refused(state, ECO, "shift_news") == ["E_SETTLE_FIRST"]
    lost = say(state, ECO, "settle_test")
    assert report(lost).is_success is False
    won = say(state, ECO, "settle_test", xp={"level": 5})
    assert (report(won).result, report(won).is_success, report(won).spent) == (4, True, (2,) * 5)
    assert refused(begun(2), ECO, "settle_test") == ["E_WRONG_PHASE"]


def test_a10_what_xp_raises_and_for_how_long() -> None:
    state = fix(begun(2), "agent", agent="a3", xp=[2] * 5)
    asked: dict[str, Any] = {"feature": "movement", "xp": {"level": 3}}
    assert refused(state, ECO, "free_test", agent="a3", threshold=1, reason="x", **asked) == ["E_XP_FEATURE"]
    every = fix(begun(2, xp_features="all", xp_duration="permanent"), "agent", agent="a3", xp=[2] * 5)
    every = free_test(every, **asked)
    assert view(every).organizations[0].agents[0].features[0].value == 3


def test_a11_xp_counts_tokens() -> None:
    state = fix(begun(2, xp_unit="tokens"), "agent", agent="a3", xp=[1] * 6)
    assert agent(free_test(state, xp={"level": 3}), ECO).xp == ()


@pytest.mark.parametrize(
    ("rounding", "together", "income"),
    [("down100", "per_token", 200), ("unit", "per_token", 300), ("down100", "total", 300)],
)
def test_a12_selling(rounding: str, together: str, income: int) -> None:
    state = begun(2, resale_rounding=rounding, resale_sum=together)
    state = payday(equipped(equipped(state, ECO, "weapon"), ECO, "gear"))
    state = say(state, ECO, "pay", sell=[supply(state, ECO, 0), supply(state, ECO, 1)])
    assert state.orgs[ECO].cash == 900 + income
    assert sum(line.value for line in view(state).paydays[-1].sold) in (income, 0)


@pytest.mark.parametrize(("house", "cost"), [("down100", 100), ("up100", 200), ("exact", 150)])
def test_a13_repairing(house: str, cost: int) -> None:
    state = equipped(begun(2, repair_rounding=house), ECO, "weapon")
    state = fix(state, "supply", supply=supply(state, ECO), broken=True)
    state = say(strategy(state), FSB, "end_strategy")
    assert say(state, ECO, "repair", supply=supply(state, ECO)).orgs[ECO].cash == 900 - cost


def test_a14_selling_only_when_short() -> None:
    state = payday(on(equipped(begun(2, sale_only_when_short=True), ECO, "weapon"), ECO, 1))
    asked = {"sell": [supply(state, ECO)]}
    assert refused(state, ECO, "pay", **asked) == ["E_SALE_NOT_NEEDED"]
    assert refused(fix(state, "org", seat=ECO, cash=200), ECO, "pay", **asked) == []


def test_a15_implants_only() -> None:
    state = equipped(begun(2, repair_kinds="implants"), ECO, "weapon")
    state = fix(state, "supply", supply=supply(state, ECO), broken=True)
    state = say(strategy(state), FSB, "end_strategy")
    assert refused(state, ECO, "repair", supply=supply(state, ECO)) == ["E_NOT_REPAIRABLE"]


def test_a17_where_and_how_many_train() -> None:
    state = say(strategy(on(begun(2, train_place="hq"), ECO, 1)), FSB, "end_strategy")
    assert refused(state, ECO, "train", agent=agent(state, ECO).id) == ["E_TRAIN_IN_HQ"]
    state = say(strategy(hired(begun(2, train_limit="one"), ECO, "Second")), FSB, "end_strategy")
    state = say(state, ECO, "train", agent=agent(state, ECO).id)
    assert refused(state, ECO, "train", agent=agent(state, ECO, 1).id) == ["E_TRAIN_ONE"]


def test_a18_a_longer_track() -> None:
    assert refused(begun(2), FSB, "draw_event", card={"name": "Long", "duration": 4}) == ["E_DURATION"]
    state = evented(begun(2, news_slots=5), duration=5)
    assert view(state).news.slots[4].event is not None


def test_a19_the_new_card_goes() -> None:
    for house, name in (("old", "New"), ("new", "Old")):
        state = fix(begun(2, news_clash=house), "event", place=1, card={"name": "Old", "duration": 1})
        state = evented(state, name="New")
        slot = view(state).news.slots[0].event
        assert slot is not None
        assert slot.card.name == name


def test_a20_cancelled_for_one() -> None:
    for house, for_all in (("all", True), ("owner", False)):
        state = auxiliary(begun(2, event_cancel_scope=house), effect="Hacking −1.")
        seat = turn_of(state)
        event = view(state).news.slots[0].event
        assert event is not None
        state = say(state, seat, "place_staff", event=event.id, slot="cancel")
        event = view(state).news.slots[0].event
        assert event is not None
        assert (event.is_cancelled, event.cancelled_for) == (for_all, () if for_all else (seat,))
        assert bool(view(state).reminders) is not for_all


@pytest.mark.parametrize(("house", "no"), [("1", ["E_SLOT_TAKEN"]), ("many", [])])
def test_a21_room_in_a_slot(house: str, no: list[str]) -> None:
    state = auxiliary(begun(2, event_slot_capacity=house))
    event = view(state).news.slots[0].event
    assert event is not None
    state = say(state, turn_of(state), "place_staff", event=event.id, slot="reward")
    assert refused(state, turn_of(state), "place_staff", event=event.id, slot="reward") == no


def test_a22_no_move_after_deploying() -> None:
    for house, left in ((True, 2), (False, 0)):
        state = activation(begun(2, deploy_then_move=house))
        state = say(state, ECO, "activate", agent=agent(state, ECO).id)
        state = say(state, ECO, "deploy", district=3)
        assert view(state).activation.points_left == left  # type: ignore[union-attr]


@pytest.mark.parametrize(("house", "no"), [("all", ["E_ZONE_FULL"]), ("henchmen_only", [])])
def test_a23_room_for_agents(house: str, no: list[str]) -> None:
    state = begun(2, mini_limit_scope=house)
    for _ in range(3):
        state = fix(state, "henchman", name="Thug", district=3, zone=1)
    state = activation(state)
    state = say(state, ECO, "activate", agent=agent(state, ECO).id)
    assert refused(state, ECO, "deploy", district=3) == no


def test_a25_a_fee_for_recruiting() -> None:
    state = auxiliary(begun(2, recruit_cost="200"))
    seat = turn_of(state)
    assert say(state, seat, "recruit", sheet=sheet("New")).orgs[seat].cash == 700
    poor = fix(fix(state, "org", seat=ECO, cash=100), "org", seat=FSB, cash=100)
    assert refused(poor, turn_of(poor), "recruit", sheet=sheet("New")) == ["E_FUNDS"]


@pytest.mark.parametrize(("house", "statuses", "health"), [(True, (), 3), (False, ("wound",), 2)])
def test_a27_a_rescue(house: bool, statuses: tuple[str, ...], health: int) -> None:
    state = on(begun(2, rescue_clears=house), ECO, 1, statuses=["bleed", "wound"], health=3)
    state = fix(auxiliary(state), "org", seat=ECO, cash=1000)
    state = say(state, ECO, "rescue", agent=agent(state, ECO).id)
    assert (agent(state, ECO).statuses, agent(state, ECO).health) == (statuses, health)
    assert state.orgs[ECO].cash == 600


def test_a28_stories_in_strategy() -> None:
    state = strategy(begun(2, story_phase="strategy", open_stories=2))
    state = say(state, FSB, "look_at_stories", first="Lone", second="Other")
    assert refused(state, FSB, "end_strategy") == ["E_KEEP_ONE"]
    state = say(state, FSB, "keep_story", **ALONE)
    assert refused(state, FSB, "look_at_stories", first="A", second="B") == ["E_STORY_ONCE"]
    state = auxiliary(say(state, FSB, "end_strategy") if state.phase != "strategy" else state)
    assert refused(state, turn_of(state), "look_at_stories", first="A", second="B") == ["E_STORY_IN_STRATEGY"]


def test_a29_passing() -> None:
    strict = auxiliary(begun(2))
    assert refused(strict, turn_of(strict), "pass_action") == ["E_STILL_POSSIBLE"]
    lenient = auxiliary(begun(2, strict_actions=False))
    assert refused(lenient, turn_of(lenient), "pass_action") == []


@pytest.mark.parametrize(
    ("house", "with_victim", "without"),
    [("victim", None, ECO), ("always_return", None, None), ("never", ECO, ECO)],
)
def test_a34_the_ambush_token(house: str, with_victim: Any, without: Any) -> None:
    state = fix(begun(2, ambush_persist=house), "district", district=1, ambush=ECO)
    sprung = investigation(on(state, FSB, 1))
    sprung = say(sprung, TABLE, "spring_ambush", card={"name": "Trap"})
    assert view(sprung).districts[0].ambush == with_victim
    alone = investigation(on(state, ECO, 1))
    assert view(alone).districts[0].ambush == without


def test_a35_a_brawl_card_for_nobody() -> None:
    assert is_in(investigation(begun(2)), Searched)
    state = investigation(begun(2, brawl_in_empty=True))
    for _ in DISTRICTS:
        state = brawled(state, "red", ["Thug"])
    assert len(state.henchmen) == 5


def fighting(count: int = 2, *, ready: bool = True, **options: Any) -> CyberverseState:
    """ECO and FSB fight in district 1, zone 1, without tokens."""
    state = told(on(on(begun(count, **options), ECO, 1), FSB, 1), *HENCHMEN)
    state = brawled(investigation(state), "green", ["Thug"])
    for seat in (ECO, FSB):
        if view(state).step == "declare":
            state = say(state, seat, "declare_fight", fight=True)
    for seat in (ECO, FSB) if ready else ():
        state = say(state, seat, "seal_token", agent=agent(state, seat).id, token=None)
    return state


def test_a36_a_henchman_takes_who_is_near() -> None:
    for house, no in (("none", ["E_WRONG_QUARRY"]), ("nearest", [])):
        state = told(on(on(begun(2, henchman_fallback=house), ECO, 1, zone=3), FSB, 1), *HENCHMEN)
        state = fix(state, "org", seat=ECO, cash=5000)
        state = fix(state, "zones", district=1, one=1, other=3, relation="far")
        state = brawled(investigation(state), "red", ["Marauder"])
        for seat in (ECO, FSB):
            state = say(state, seat, "seal_token", agent=agent(state, seat).id, token=None)
        for seat in (ECO, FSB):
            state = say(state, seat, "end_activation", figure=agent(state, seat).id)
        now = view(state).investigation
        assert now is not None
        assert now.hunt is not None
        assert now.hunt.controller == FSB
        figure = now.now
        aims = [{"target": agent(state, FSB).id}]
        asked = {"attacker": figure, "aims": aims, "revealed": {figure: None}}
        assert refused(state, FSB, "attack", **asked) == no


@pytest.mark.parametrize(
    ("house", "no"), [("per_mission", ["E_ALREADY_TRIED"]), ("one", ["E_ALREADY_TRIED"]), ("unlimited", [])]
)
def test_a37_tries(house: str, no: list[str]) -> None:
    state = on(begun(2, tests_per_agent=house, agents=[{"analysis": 2}]), ECO, 1)
    state = stacked(mission(state, tests=[{"feature": "analysis", "threshold": 9}]), -1, 1, 0, 1, 2)
    state = hired(state, ECO, "Second", 1)
    state = peaceful(investigation(state))
    line = state.orgs[ECO].stories[0].folders[0].missions[0].id
    state = say(state, ECO, "test", agent=agent(state, ECO).id, mission=line)
    assert refused(state, ECO, "test", agent=agent(state, ECO).id, mission=line) == no


def test_a38_bare_hands() -> None:
    for house, no in ((True, []), (False, ["E_UNARMED"])):
        state = fighting(unarmed_attack=house)
        asked = {"attacker": agent(state, ECO).id, "aims": [{"target": agent(state, FSB).id}]}
        assert refused(state, ECO, "attack", **asked) == no


def test_a39_influence_after_all_districts() -> None:
    state = on(on(begun(2, influence_timing="after_all"), ECO, 1), FSB, 4)
    state = peaceful(investigation(state))
    assert view(state).investigation.district == 1  # type: ignore[union-attr]
    assert state.now.only_influence
    state = say(state, ECO, "influence")
    assert view(state).investigation.district == 4  # type: ignore[union-attr]
    assert is_in(say(state, FSB, "influence"), Searched)


def test_a40_rivals_go_first() -> None:
    state = fix(
        on(begun(2, influence_mode="must_remove_first"), ECO, 1), "influence", seat=FSB, district=1, tokens=1
    )
    state = peaceful(investigation(state))
    assert refused(state, ECO, "influence") == ["E_REMOVE_FIRST"]
    assert refused(state, ECO, "skip_influence") == ["E_REMOVE_FIRST"]
    assert refused(state, ECO, "influence", remove=FSB) == []


@pytest.mark.parametrize(("house", "no"), [("removed", ["E_SHEET_TAKEN"]), ("bottom", [])])
def test_a42_dead_agents(house: str, no: list[str]) -> None:
    state = begun(2, dead_agents=house)
    state = say(state, ECO, "apply_effect", reason="poison", agent=agent(state, ECO).id, lose=4)
    state = fix(auxiliary(state), "org", seat=ECO, cash=2000)
    assert refused(state, ECO, "recruit", sheet=sheet("ECO 1")) == no


def dominated(**options: Any) -> CyberverseState:
    state = begun(2, **options)
    for number in DISTRICTS:
        state = fix(state, "influence", seat=FSB, district=number, tokens=1)
    return state


def test_a43_a60_domination_and_when() -> None:
    assert dominated(end_timing="immediate").phase == "scoring"
    state = payday(dominated())
    assert say(state, TABLE, "next_phase").phase == "scoring"
    state = payday(dominated(end_by_domination=False))
    assert say(state, TABLE, "next_phase").phase == "event"


def scored(**options: Any) -> CyberverseState:
    """FSB and ECO both end with 6 stories of 1, and equal cash; FSB is first in turn order."""
    state = begun(2, end_timing="immediate", **options)
    state = fix(state, "influence", seat=ECO, district=1, tokens=1)
    state = fix(state, "influence", seat=FSB, district=1, tokens=1)
    state = fix(state, "org", seat=ECO, resolved=[1] * 5)
    return fix(state, "org", seat=FSB, resolved=[1] * 6)


def test_a44_a45_ties_at_the_end() -> None:
    for house, winners in (("shared", (FSB,)), ("turn_order", (FSB,))):
        state = scored(final_tie=house)
        for _ in range(5):
            state = say(state, TABLE, "open_row")
        found = view(state).score
        assert found is not None
        assert found.winners == winners
    state = scored(majority_tie="all", overall_tie="all")
    for _ in range(5):
        state = say(state, ECO, "open_row")
    assert [cell.value for cell in view(state).score.totals] == [12, 13]  # type: ignore[union-attr]
    even = replace(scored(final_tie="turn_order"), orgs=_even(scored()))
    for _ in range(5):
        even = say(even, ECO, "open_row")
    assert view(even).score.winners == (FSB,)  # type: ignore[union-attr]
    assert view(even).score.decided_by == "turn_order"  # type: ignore[union-attr]


def _even(state: CyberverseState) -> Any:
    """Both have six stories."""
    eco = replace(state.orgs[ECO], resolved=state.orgs[FSB].resolved)
    return {**state.orgs, ECO: eco}


@pytest.mark.parametrize(("house", "done"), [("any", True), ("survivor", True), ("winner", False)])
def test_a46_fighting_missions(house: str, done: bool) -> None:
    state = mission(fighting(combat_mission=house, ready=False), "combat")
    for seat in (ECO, FSB):
        state = say(state, seat, "seal_token", agent=agent(state, seat).id, token=None)
    for seat in (ECO, FSB):
        state = say(state, seat, "end_activation", figure=agent(state, seat).id)
    assert view(state).organizations[0].stories[0].folders[0].missions[0].is_done is done


def test_a47_hidden_points() -> None:
    state = fix(begun(2, story_vp_public=False), "org", seat=ECO, resolved=[7])
    assert view(state).organizations[0].resolved[0].vp is None
    assert view(fix(begun(2), "org", seat=ECO, resolved=[7])).organizations[0].resolved[0].vp == 7


@pytest.mark.parametrize(("house", "left"), [(False, 1), (True, 0)])
def test_a48_henchmen_without_a_fight(house: bool, left: int) -> None:
    state = on(begun(2, cleanup_without_combat=house), ECO, 1)
    state = brawled(investigation(state), "green", ["Thug"])
    assert len(state.henchmen) == left


def test_a49_two_rings() -> None:
    for house, count in ((False, 3), (True, 2)):
        state = on(begun(2, teammate_rings_limit=house, agents=[{"reputation": 3}]), ECO, 1)
        state = fix(state, "support", seat=ECO, card={"name": "Crew", "teammates": 3})
        state = brawled(investigation(state), "green", ["Thug"] * 3)
        asked = {"agent": agent(state, ECO).id, "support": state.orgs[ECO].support[0].id}
        state = say(state, ECO, "recruit_teammates", **asked)
        assert sum(one.seat == ECO for one in state.henchmen.values()) == count


def test_cv52_one_after_the_other() -> None:
    state = on(on(on(begun(3, fight_declaration="initiative"), ECO, 1), FSB, 1), NOVA, 1)
    state = brawled(investigation(state))
    assert view(state).investigation.to_declare == (ECO,)  # type: ignore[union-attr]
    assert refused(state, FSB, "declare_fight", fight=True) == ["E_NOT_YOUR_TURN"]
    state = say(state, ECO, "declare_fight", fight=False)
    state = say(state, FSB, "declare_fight", fight=True)
    assert view(state).step == "tokens"


def test_a56_two_stories() -> None:
    state = auxiliary(begun(2))
    assert refused(state, turn_of(state), "look_at_stories", first="A", second="B") == ["E_START_STORY"]
    state = auxiliary(begun(2, open_stories=2))
    assert refused(state, turn_of(state), "look_at_stories", first="A", second="B") == []


def test_a58_all_move_first() -> None:
    state = fighting(combat_flow="all_move_first")
    one, other = agent(state, ECO).id, agent(state, FSB).id
    assert refused(state, ECO, "attack", attacker=one, aims=[{"target": other}]) == ["E_NO_ATTACK_LEFT"]
    state = say(say(state, ECO, "end_activation", figure=one), FSB, "end_activation", figure=other)
    assert refused(state, ECO, "step", zone=2) == ["E_MOVE_BEFORE_ATTACK"]
    assert refused(state, ECO, "attack", attacker=one, aims=[{"target": other}]) == []


def test_a59_the_starting_story() -> None:
    state = begun(2, start_story_counts=False)
    state = mission(state, "influence", tokens=1)
    eco = replace(state.orgs[ECO], stories=())
    state = replace(state, orgs={**state.orgs, ECO: eco})
    assert view(state).organizations[0].resolved_count == 0


def test_a66_all_tests_in_one_turn() -> None:
    tests = [{"feature": "analysis", "threshold": -3}, {"feature": "analysis", "threshold": 9}]
    for house, marks in (("any_turn", (True, False)), ("same_turn", (False, False))):
        state = mission(on(begun(2, multi_test=house), ECO, 1), tests=tests)
        state = peaceful(investigation(state))
        line = state.orgs[ECO].stories[0].folders[0].missions[0].id
        state = say(state, ECO, "test", agent=agent(state, ECO).id, mission=line, part=0)
        state = say(say(state, ECO, "end_missions"), ECO, "influence")
        state = say(state, TABLE, "next_phase")
        state = say(say(state, ECO, "pay"), TABLE, "next_phase")
        assert state.orgs[ECO].stories[0].folders[0].missions[0].passed == marks


def test_a67_training_gives_more() -> None:
    state = say(strategy(begun(2, training_xp=2)), FSB, "train", agent="a4")
    assert [token.face for token in agent(state, FSB).xp] == [2]


def test_cv17_a_real_deck() -> None:
    state = begun(2, modifier_deck="physical")
    assert refused(begun(2), ECO, "free_test", **_asked(1)) == ["E_APP_DRAWS"]
    assert refused(state, ECO, "free_test", **_asked(None)) == ["E_DRAW_NEEDED"]
    state = say(state, ECO, "free_test", **_asked(2))
    assert refused(state, ECO, "free_test", **_asked(2)) == ["E_CARD_GONE"]
    assert view(state).organizations[0].deck.remaining == (-1, 0, 1, 1)
    state = fix(state, "org", seat=ECO, discard=[1, 1])
    assert refused(state, ECO, "free_test", **_asked(1)) == ["E_CARD_GONE"]


def _asked(card: int | None) -> dict[str, Any]:
    return {"agent": "a3", "feature": "analysis", "threshold": 9, "reason": "a card", "drawn": card}


REMINDERS = {"row_refill", "combat_pool"}
"""Only said to the table: what they change lies on it."""
COMBAT = {
    "frenzy_optional", "attack_effects_need_hit", "henchmen_armor_piercer", "fragile_on_cancel",
    "grill_on_suppression", "xp_expert",
}  # fmt: skip
"""In the attack maths: `test_fights.py`, `test_tricky.py` and the case files."""


def test_every_switch_is_switched_somewhere() -> None:
    source = Path(__file__).read_text("utf-8")
    tricky = {"first_turn_order", "support_cost", "cards"}
    names = set(CyberverseOptions.model_fields) - REMINDERS - COMBAT - tricky
    assert [name for name in sorted(names) if f"{name}=" not in source] == []

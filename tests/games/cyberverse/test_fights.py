"""Fights at the table: sealing, opening, moving, attacking, what follows (CV-49..74)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cyberverse.state import CyberverseState, Fight, Searched, Site, is_in
from companion.games.cyberverse.sums.combat import Aimed, resolve
from companion.games.cyberverse.sums.fighters import Fighter, Implant, Rulings, Token, Weapon
from companion.games.cyberverse.views import InvestigationView
from tests.games.cyberverse.printed import HENCHMEN
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    TABLE,
    agent,
    begun,
    brawled,
    equipped,
    fix,
    hired,
    investigation,
    on,
    peaceful,
    refused,
    say,
    supply,
    told,
    view,
)

NONE: dict[str, Any] = {}


def site(state: CyberverseState) -> InvestigationView:
    found = view(state).investigation
    assert found is not None
    return found


def prepared(count: int = 2, *, zone: int = 1, **options: Any) -> CyberverseState:
    """ECO and FSB stand in district 1, FSB in this zone; the Investigation phase has not begun."""
    return told(on(on(begun(count, **options), ECO, 1), FSB, 1, zone=zone), *HENCHMEN)


def fighting(
    state: CyberverseState, *, colour: str = "green", henchmen: Any = (), tokens: Any = NONE
) -> CyberverseState:
    """A fight that both want, with these tokens by seat."""
    state = brawled(investigation(state), colour, henchmen)
    for seat in (ECO, FSB):
        if view(state).step == "declare":
            state = say(state, seat, "declare_fight", fight=True)
    for one in [line for line in site(state).tokens if line.state == "choosing"]:
        assert one.seat is not None
        state = say(state, one.seat, "seal_token", agent=one.figure, token=tokens.get(one.seat))
    return state


def attacked(state: CyberverseState, **more: Any) -> CyberverseState:
    """ECO's first agent attacks FSB's."""
    asked: dict[str, Any] = {
        "attacker": agent(state, ECO).id,
        "aims": [{"target": agent(state, FSB).id}],
        **more,
    }
    return say(state, ECO, "attack", **asked)


def test_cv52_nobody_to_fight() -> None:
    state = brawled(investigation(on(begun(2), ECO, 1)), "green", ["Thug"])
    assert view(state).step == "influence"
    state = brawled(investigation(on(begun(2), ECO, 1)), "red", ["Thug"])
    assert view(state).step == "tokens"
    assert site(state).is_forced


def test_cv54_tokens_are_sealed_reopened_and_locked() -> None:
    state = brawled(investigation(prepared()))
    for seat in (ECO, FSB):
        state = say(state, seat, "declare_fight", fight=seat == ECO)
    one, other = agent(state, ECO).id, agent(state, FSB).id
    assert site(state).fight_by == (ECO,)
    assert refused(state, ECO, "seal_token", agent=one, token={"attack": 12}) == ["E_TOKEN_RANGE"]
    assert refused(state, ECO, "seal_token", agent=one, token={"attack_effect": "laser"}) == [
        "E_UNKNOWN_EFFECT"
    ]
    assert refused(state, ECO, "seal_token", agent=other, token=None) == ["E_NOT_YOUR_AGENT"]
    assert refused(state, ECO, "reopen_token", agent=one) == ["E_NOTHING_SEALED"]
    state = say(state, ECO, "seal_token", agent=one, token={"attack": 1})
    first = site(state).tokens[0].seal
    state = say(state, ECO, "reopen_token", agent=one)
    state = say(state, ECO, "seal_token", agent=one, token={"attack": 1})
    assert site(state).tokens[0].seal != first, "the same token never shows the same seal"
    state = say(state, FSB, "seal_token", agent=other, token={"attack": 2})
    assert refused(state, ECO, "seal_token", agent=one, token=None) == ["E_LOCKED"]
    assert refused(state, ECO, "reopen_token", agent=one) == ["E_LOCKED"]


def test_cv55_tokens_open_when_they_fight_and_only_then() -> None:
    tokens = {ECO: {"attack": 2, "defense": 1}, FSB: {"attack": 4, "defense": 1}}
    state = hired(prepared(), ECO, "Second", 1, initiative=30)
    state = fighting(state, tokens=tokens)
    assert {line.state for line in site(state).tokens} == {"sealed"}
    state = attacked(state)
    assert [line.state for line in site(state).tokens] == ["open", "open", "sealed"]


def test_cv56_the_order_and_cv57_one_activation() -> None:
    state = told(hired(prepared(), ECO, "Slow", 1, initiative=30), *HENCHMEN)
    state = fix(state, "support", seat=ECO, card={"name": "Crew", "teammates": 1})
    state = brawled(investigation(state), "red", ["Thug", "Marauder"])
    state = say(
        state, ECO, "recruit_teammates", agent=agent(state, ECO).id, support=state.orgs[ECO].support[0].id,
        henchmen=[next(iter(state.henchmen))],
    )  # fmt: skip
    for one in site(state).tokens:
        assert one.seat is not None
        state = say(state, one.seat, "seal_token", agent=one.figure, token=None)
    names = [line.name for line in site(state).fighters]
    assert names == ["ECO 1", "FSB 1", "Slow", "Thug", "Marauder"]
    assert [line.acts_by for line in site(state).fighters][:4] == [ECO, FSB, ECO, ECO]
    first = agent(state, ECO).id
    assert refused(state, FSB, "end_activation", figure=agent(state, FSB).id) == ["E_NOT_ON_TURN"]
    state = say(state, ECO, "step", zone=2)
    state = say(state, ECO, "take_position", position="covered")
    assert refused(state, ECO, "step", zone=3) == ["E_MOVE_POINTS"]
    assert site(state).fighters[0].moves_left == 0
    state = say(state, ECO, "end_activation", figure=first)
    assert site(state).now == agent(state, FSB).id


def test_cv60_zones_are_asked_once() -> None:
    state = equipped(prepared(zone=2), ECO, "weapon", type="ranged", bonus=3)
    state = fighting(state)
    gun = supply(state, ECO)
    asked = {"attacker": agent(state, ECO).id, "aims": [{"target": agent(state, FSB).id}], "weapon": gun}
    assert refused(state, ECO, "attack", **asked) == ["E_RELATION_NEEDED"]
    near = [{"target": agent(state, FSB).id, "relation": "adjacent"}]
    assert refused(state, ECO, "attack", **{**asked, "weapon": None, "aims": near}) == ["E_RANGE"]
    state = attacked(state, weapon=gun, aims=near)
    assert view(state).districts[0].relations[0].relation == "adjacent"
    state = say(state, ECO, "end_activation", figure=agent(state, ECO).id)
    offer = view(state, FSB).my_attack
    assert offer is not None
    assert next(one.relation for one in offer.targets if one.seat == ECO) == "adjacent"


def test_cv60_refusals_in_words() -> None:
    state = hired(prepared(), ECO, "Friend", 1, initiative=30)
    state = equipped(equipped(state, ECO, "weapon", expert=True), ECO, "gear")
    state = fighting(fix(state, "agent", agent="a3", feature="combat", value=2), henchmen=["Thug"])
    one, other, friend = agent(state, ECO, 0).id, agent(state, FSB).id, agent(state, ECO, 1).id
    thug = next(iter(state.henchmen))

    def no(target: str, **more: Any) -> list[str]:
        return refused(state, ECO, "attack", attacker=one, aims=[{"target": target}], **more)

    assert no(friend) == ["E_FRIENDLY"]
    assert no(thug) == ["E_GREEN_BRAWL"], "nothing is asked or opened for nothing"
    assert no("h999") == ["E_TARGET_OUT"]
    assert no(other, weapon=supply(state, ECO, 0)) == ["E_EXPERT"]
    assert no(other, weapon=supply(state, ECO, 1)) == ["E_NOT_A_WEAPON"]
    assert no(other, revealed={other: None}) == ["E_TOKEN_NOT_NEEDED"]
    broken = fix(state, "supply", supply=supply(state, ECO, 0), broken=True)
    asked = {"attacker": one, "aims": [{"target": other}], "weapon": supply(state, ECO, 0)}
    assert refused(broken, ECO, "attack", **asked) == ["E_WEAPON_BROKEN"]
    two = [{"target": other}, {"target": friend}]
    assert refused(state, ECO, "attack", attacker=one, aims=two) == ["E_FRIENDLY"]


def test_cv63_the_result_card_adds_up() -> None:
    state = equipped(prepared(), ECO, "weapon", bonus=3, name="Hand Gun")
    state = equipped(state, FSB, "gear", defense=1, name="Vest")
    state = fix(state, "agent", agent=agent(state, ECO).id, feature="combat", value=4)
    state = fix(state, "agent", agent=agent(state, FSB).id, position="covered")
    tokens = {ECO: {"attack": 2, "attack_effect": "grapple"}, FSB: {}}
    state = attacked(fighting(state, tokens=tokens), weapon=supply(state, ECO))
    card = view(state).attack
    assert card is not None
    hit = card.targets[0]
    assert [(part.code, part.value) for part in hit.attack_parts if part.value] == [
        ("feature", 4),
        ("token", 2),
        ("weapon", 3),
    ]
    assert [(part.code, part.value, part.label) for part in hit.defense_parts if part.value] == [
        ("gear", 1, "Vest"),
        ("position", 2, ""),
    ]
    assert (hit.attack, hit.defense, hit.diff, hit.row) == (9, 3, 6, "bleed")
    assert (hit.change.hp_before, hit.change.hp_after, hit.change.statuses_after) == (4, 3, ("bleed",))
    assert hit.then == ("bleed", "grapple")
    assert agent(state, FSB).health == 3
    state = say(state, ECO, "end_activation", figure=agent(state, ECO).id)
    assert refused(state, FSB, "step", zone=2) == ["E_GRAPPLED"]


def test_cv65_two_targets() -> None:
    state = hired(prepared(), FSB, "Other", 1, initiative=31)
    aims = [{"target": "a4"}, {"target": f"a{state.made}"}]
    plain = fighting(state, tokens={ECO: {"attack": 1}})
    assert refused(plain, ECO, "attack", attacker="a3", aims=aims) == ["E_ONE_TARGET"]
    shot = fighting(state, tokens={ECO: {"attack": 1, "attack_effect": "multiple_shot"}})
    assert refused(shot, ECO, "attack", attacker="a3", aims=[aims[0], aims[0]]) == ["E_SAME_TARGET"]
    shot = say(shot, ECO, "attack", attacker="a3", aims=aims)
    card = view(shot).attack
    assert card is not None
    assert [one.attack for one in card.targets] == [4, 4]
    apart = fighting(
        fix(state, "agent", agent=aims[1]["target"], zone=2), tokens={ECO: {"attack_effect": "multiple_shot"}}
    )
    apart = fix(apart, "zones", district=1, one=1, other=2, relation="adjacent")
    assert refused(apart, ECO, "attack", attacker="a3", aims=aims) == ["E_RANGE"]


def test_cv66_adrenalin_and_projection() -> None:
    tokens = {ECO: {"attack_effect": "projection"}, FSB: {"defense": 9, "defense_effect": "adrenalin"}}
    state = attacked(fighting(prepared(), tokens=tokens))
    one, other = agent(state, ECO).id, agent(state, FSB).id
    kinds = [(step.kind, step.by) for step in site(state).follow_ups]
    assert kinds == [("project", ECO), ("slip", FSB)]
    assert refused(state, ECO, "end_activation", figure=one) == ["E_AFTER_ATTACK_FIRST"]
    assert refused(state, ECO, "slip", figure=other) == ["E_MUST_PROJECT"]
    assert refused(state, NOVA, "slip", figure=other) == ["E_UNKNOWN_SEAT"]
    state = say(state, ECO, "slip", figure=other, zone=2)
    assert agent(state, FSB).zone == 2
    state = say(state, FSB, "slip", figure=other, zone=3)
    assert agent(state, FSB).zone == 3
    assert site(state).tokens[1].state == "none", "used adrenalin is gone"
    assert view(state).step == "fight"


def test_cv66_the_attackers_adrenalin_costs_no_token() -> None:
    state = attacked(fighting(prepared(), tokens={ECO: {"attack_effect": "adrenalin"}}))
    state = say(state, ECO, "slip", figure=agent(state, ECO).id)
    assert site(state).tokens[0].state == "open"
    assert agent(state, ECO).zone == 1


@pytest.mark.parametrize("grilled", [True, False])
def test_cv69_grill(grilled: bool) -> None:
    state = equipped(prepared(), ECO, "weapon", bonus=3, effects=["grill", "extra_action"])
    state = equipped(state, FSB, "implant", feature="hacking", name="Cortex")
    state = attacked(fighting(state), weapon=supply(state, ECO))
    target = agent(state, FSB).id
    assert site(state).follow_ups[0].kind == "grill"
    assert refused(state, ECO, "grill", target=target, implant="s99") == ["E_NO_IMPLANT"]
    assert refused(state, FSB, "grill", target=target) == ["E_NOT_YOUR_TURN"]
    state = say(state, ECO, "grill", target=target, implant=supply(state, FSB) if grilled else None)
    assert agent(state, FSB).supply[0].broken is grilled
    assert site(state).fighters[0].attacks_left == 1, "an extra action"
    state = attacked(state, weapon=supply(state, ECO))
    assert site(state).fighters[0].attacks_left == 0


def test_cv69_a_fragile_weapon_breaks_on_the_table() -> None:
    state = equipped(prepared(), ECO, "weapon", bonus=0, effects=["fragile"])
    state = attacked(fighting(state, tokens={FSB: {"defense": 9}}), weapon=supply(state, ECO))
    assert agent(state, ECO).supply[0].broken
    assert view(state).attack.weapon_broken  # type: ignore[union-attr]


def test_cv72_elimination_takes_everything_and_support_goes_first() -> None:
    state = equipped(prepared(), FSB, "weapon")
    state = hired(state, FSB, "Quiet", reputation=0, initiative=40)
    state = fix(state, "support", seat=FSB, card={"name": "Fixer"})
    state = fix(fix(state, "agent", agent="a4", health=1), "agent", agent="a4", xp=[2])
    state = attacked(fighting(state, tokens={ECO: {"attack": 9}}))
    assert "a4" not in state.agents
    assert view(state).step == "support"
    assert refused(state, ECO, "hack", agent="a3") == ["E_DISCARD_FIRST"]
    state = say(state, FSB, "discard_support", support=state.orgs[FSB].support[0].id)
    assert is_in(state, Site)
    assert not is_in(state, Fight), "nobody is left to fight"
    assert state.orgs[FSB].xp_spent == 2


def test_cv58_cv59_henchmen_hunt_the_richest() -> None:
    state = prepared(3)
    state = fix(state, "org", seat=FSB, cash=5000)
    state = fighting(state, colour="red", henchmen=["Marauder"])
    for seat in (ECO, FSB):
        state = say(state, seat, "end_activation", figure=agent(state, seat).id)
    hunt = site(state).hunt
    assert hunt is not None
    assert (hunt.target, hunt.controller, hunt.richest) == (agent(state, FSB).id, NOVA, (FSB,))
    figure = site(state).now
    asked: dict[str, Any] = {"attacker": figure, "aims": [{"target": agent(state, FSB).id}]}
    assert refused(state, NOVA, "attack", **asked) == ["E_TOKEN_NEEDED"]
    wrong = {**asked, "aims": [{"target": agent(state, ECO).id}], "revealed": {figure: None}}
    assert refused(state, NOVA, "attack", **wrong) == ["E_WRONG_QUARRY"]
    assert refused(state, ECO, "attack", **asked, revealed={figure: None}) == ["E_NOT_ON_TURN"]
    state = say(state, NOVA, "move_figure", figure=figure, zone=1, position="advantageous")
    state = say(state, TABLE, "attack", **asked, revealed={figure: {"attack": 1}})
    card = view(state).attack
    assert card is not None
    assert card.targets[0].attack == 2 + 1 + 2
    state = say(state, NOVA, "end_activation", figure=figure)
    assert state.henchmen == {}, "after a fight the henchmen leave"


def test_cv59_distances_are_asked_when_they_decide() -> None:
    state = fighting(hired(prepared(zone=2), FSB, "Far", 1, initiative=33), colour="red", henchmen=["Killer"])
    for line in site(state).fighters[:-1]:
        assert line.seat is not None
        state = say(state, line.seat, "end_activation", figure=line.figure)
    state = fix(state, "org", seat=FSB, cash=5000)
    hunt = site(state).hunt
    assert hunt is not None
    assert hunt.target is None
    assert hunt.ask == (agent(state, FSB, 0).id,)
    near = {"target": agent(state, FSB, 1).id}
    asked: dict[str, Any] = {"attacker": site(state).now, "aims": [near], "revealed": {site(state).now: None}}
    mover = site(state).fighters[-1].acts_by
    assert mover is not None
    assert refused(state, mover, "attack", **asked) == ["E_DISTANCE_NEEDED"]
    assert refused(state, mover, "attack", **asked, distances={agent(state, FSB, 0).id: 1}) == []


def test_an_unknown_henchman_is_asked_for_once() -> None:
    state = on(on(begun(2), ECO, 1), FSB, 1)
    state = fighting(state, colour="red", henchmen=["Stranger"])
    figure = next(iter(state.henchmen))
    asked: dict[str, Any] = {
        "attacker": agent(state, ECO).id, "aims": [{"target": figure}], "revealed": {figure: None},
    }  # fmt: skip
    assert refused(state, ECO, "attack", **asked) == ["E_CARD_NEEDED"]
    assert view(state).districts[0].figures[-1].needs_card
    state = told(state, {"kind": "henchman", "name": "Stranger", "health": 1})
    state = say(state, ECO, "attack", **asked)
    assert state.henchmen == {}


def test_cv74_combat_missions_are_marked_for_all_who_took_part() -> None:
    line = {"name": "Riot", "district": 1, "kind": "combat", "reward": 300}
    card = {"name": "File", "colour": "red", "missions": [line]}
    state = prepared()
    for seat in (ECO, FSB):
        story = state.orgs[seat].stories[0].id
        state = say(state, seat, "open_investigation", story=story, folder=2, card=card)
    state = fighting(state)
    for seat in (ECO, FSB):
        state = say(state, seat, "end_activation", figure=agent(state, seat).id)
    assert [org.cash for org in state.orgs.values()] == [1200, 1200]


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


def test_nobody_fights_without_wanting_to() -> None:
    state = peaceful(investigation(prepared()))
    assert is_in(state, Searched)

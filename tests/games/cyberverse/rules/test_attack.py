"""An attack: what the rules refuse is what the offer says before it is made (CV-59, CV-60)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyberverse.printed import HENCHMEN
from tests.games.cyberverse.scenes import (
    attacked,
    fighting,
    prepared,
    site,
)
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    agent,
    begun,
    brawled,
    equipped,
    fix,
    hired,
    investigation,
    on,
    refused,
    say,
    supply,
    told,
    view,
)


@pytest.mark.parametrize(("reached", "no"), [(True, ["wrong_quarry"]), (False, [])])
def test_cv_59_the_offer_knows_whether_the_prey_is_in_reach(reached: bool, no: list[str]) -> None:
    """House rule `henchman_fallback=nearest`: another target only while the right one cannot be reached."""
    state = told(on(on(begun(2, henchman_fallback="nearest"), ECO, 1, zone=3), FSB, 1), *HENCHMEN)
    state = fix(state, "org", seat=ECO, cash=5000)
    state = fix(state, "zones", district=1, one=1, other=3, relation="adjacent" if reached else "far")
    state = brawled(investigation(state), "red", ["Killer"])
    for seat in (ECO, FSB):
        state = say(state, seat, "seal_token", agent=agent(state, seat).id, token=None)
    for seat in (ECO, FSB):
        state = say(state, seat, "end_activation", figure=agent(state, seat).id)
    offer = view(state, FSB).my_attack
    assert offer is not None
    other = next(one for one in offer.targets if one.seat == FSB)
    assert [why.code.removeprefix("cyberverse.") for why in other.why] == no
    asked = {"attacker": offer.figure, "aims": [{"target": other.figure}], "revealed": {offer.figure: None}}
    assert refused(state, FSB, "attack", **asked) == [f"E_{code.upper()}" for code in no]


def test_cv_60_zones_are_asked_once() -> None:
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


def test_cv_60_refusals_in_words() -> None:
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


def test_cv_65_two_targets() -> None:
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


def test_a38_bare_hands() -> None:
    for house, no in ((True, []), (False, ["E_UNARMED"])):
        state = fighting(prepared(unarmed_attack=house), henchmen=["Thug"])
        asked = {"attacker": agent(state, ECO).id, "aims": [{"target": agent(state, FSB).id}]}
        assert refused(state, ECO, "attack", **asked) == no


def test_cv_59_distances_are_asked_when_they_decide() -> None:
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


def test_cv_1_an_unknown_henchman_is_asked_for_once() -> None:
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


def test_cv_15_a_weapon_is_no_feature() -> None:
    state = equipped(begun(2), ECO, "weapon", bonus=5)
    combat = view(state).organizations[0].agents[0].features[-1]
    assert (combat.feature, combat.value, combat.raw) == ("combat", 3, 3)

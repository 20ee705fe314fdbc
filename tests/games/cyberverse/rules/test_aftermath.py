"""What an attack leaves on the table."""

from __future__ import annotations

import pytest

from companion.games.cyberverse.state import is_in
from companion.games.cyberverse.state.site import Fight, Site
from tests.games.cyberverse.scenes import attacked, fighting, prepared, site
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    agent,
    equipped,
    fix,
    hired,
    refused,
    say,
    supply,
    view,
)


def test_cv_55_tokens_open_when_they_fight_and_only_then() -> None:
    tokens = {ECO: {"attack": 2, "defense": 1}, FSB: {"attack": 4, "defense": 1}}
    state = hired(prepared(), ECO, "Second", 1, initiative=30)
    state = fighting(state, tokens=tokens)
    assert {line.state for line in site(state).tokens} == {"sealed"}
    state = attacked(state)
    assert [line.state for line in site(state).tokens] == ["open", "open", "sealed"]


def test_cv_66_adrenalin_and_projection() -> None:
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


def test_cv_66_the_attackers_adrenalin_costs_no_token() -> None:
    state = attacked(fighting(prepared(), tokens={ECO: {"attack_effect": "adrenalin"}}))
    state = say(state, ECO, "slip", figure=agent(state, ECO).id)
    assert site(state).tokens[0].state == "open"
    assert agent(state, ECO).zone == 1


@pytest.mark.parametrize("grilled", [True, False])
def test_cv_69_grill(grilled: bool) -> None:
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


def test_cv_69_a_fragile_weapon_breaks_on_the_table() -> None:
    state = equipped(prepared(), ECO, "weapon", bonus=0, effects=["fragile"])
    state = attacked(fighting(state, tokens={FSB: {"defense": 9}}), weapon=supply(state, ECO))
    assert agent(state, ECO).supply[0].broken
    assert view(state).attack.weapon_broken  # type: ignore[union-attr]


def test_cv_72_elimination_takes_everything_and_support_goes_first() -> None:
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

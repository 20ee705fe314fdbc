"""Agents and what happens to them."""

from __future__ import annotations

import pytest

from tests.games.cyberverse.printed import sheet
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    agent,
    auxiliary,
    begun,
    equipped,
    fix,
    hired,
    payday,
    refused,
    say,
    strategy,
    view,
)


@pytest.mark.parametrize(("house", "no"), [("removed", ["E_SHEET_TAKEN"]), ("bottom", [])])
def test_a42_dead_agents(house: str, no: list[str]) -> None:
    state = begun(2, dead_agents=house)
    state = say(state, ECO, "apply_effect", reason="poison", agent=agent(state, ECO).id, lose=4)
    state = fix(auxiliary(state), "org", seat=ECO, cash=2000)
    assert refused(state, ECO, "recruit", sheet=sheet("ECO 1")) == no


def test_cv_10_a_record_has_its_limits_and_is_clean_every_turn() -> None:
    state = fix(begun(2), "agent", agent="a3", statuses=["wound", "bleed", "wound"])
    assert agent(state, ECO).statuses == ("bleed", "wound"), "one of each kind"
    wrong = {"of": "agent", "agent": "a3", "health": 5}
    assert refused(state, TABLE, "correct", fix=wrong, reason="a test") == ["E_HEALTH_MAX"]
    for _ in range(3):
        state = equipped(state, ECO, "gear")
    state = equipped(state, ECO, "vehicle")
    for kind, code in (("gear", "E_SLOT_FULL"), ("vehicle", "E_VEHICLE_SLOT_FULL")):
        more = {"of": "new_supply", "agent": "a3", "card": {"kind": kind, "name": "One more", "price": 100}}
        assert refused(state, TABLE, "correct", fix=more, reason="a test") == [code]
    state = say(strategy(state), FSB, "train", agent="a4")
    assert view(state).organizations[1].agents[0].state == "training"
    state = payday(say(state, FSB, "end_strategy"))
    state = say(say(state, ECO, "pay"), TABLE, "next_phase")
    assert view(state).organizations[1].agents[0].state == ""


def test_cv_11_three_agents_at_most() -> None:
    state = hired(hired(begun(2), ECO, "Two"), ECO, "Three")
    more = {"of": "new_agent", "seat": ECO, "sheet": sheet("Four").model_dump()}
    assert refused(state, TABLE, "correct", fix=more, reason="a test") == ["E_TEAM_FULL"]
    state = fix(auxiliary(state), "org", seat=ECO, cash=5000)
    assert refused(state, ECO, "recruit", sheet=sheet("Four")) == ["E_TEAM_FULL"]


def test_cv_71_statuses_heal_before_health_and_the_owner_chooses() -> None:
    state = fix(begun(2), "agent", agent="a3", statuses=["wound", "bleed"], health=3)
    asked = {"reason": "Doc", "agent": "a3"}
    assert refused(state, ECO, "apply_effect", **asked, heal=["bleed", "health"]) == ["E_STATUS_FIRST"]
    state = say(state, ECO, "apply_effect", **asked, heal=["wound"])
    assert agent(state, ECO).statuses == ("bleed",)
    state = say(state, ECO, "apply_effect", **asked, heal=["bleed", "health", "health"])
    assert (agent(state, ECO).statuses, agent(state, ECO).health) == ((), 4), "never above the printed health"

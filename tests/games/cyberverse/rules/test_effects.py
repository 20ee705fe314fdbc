"""What cards do that the app does not know."""

from __future__ import annotations

from tests.games.cyberverse.table import (
    ECO,
    agent,
    begun,
    fix,
    refused,
    say,
)


def test_cv_4_cv_71_effects_of_cards_have_a_name_and_limits() -> None:
    state = fix(begun(2), "agent", agent="a3", statuses=["wound"], health=2)
    assert refused(state, ECO, "apply_effect", reason="", cash=100) == ["E_NO_REASON"]
    assert refused(state, ECO, "apply_effect", reason="x", cash=50) == ["E_HUNDREDS"]
    assert refused(state, ECO, "apply_effect", reason="x") == ["E_NO_EFFECT"]
    assert refused(state, ECO, "apply_effect", reason="x", cash=-1000) == ["E_FUNDS"]
    assert refused(state, ECO, "apply_effect", reason="x", lose=1) == ["E_NOT_YOUR_AGENT"]
    assert refused(state, ECO, "apply_effect", reason="x", agent="a3", heal=["health"]) == ["E_STATUS_FIRST"]
    state = say(state, ECO, "apply_effect", reason="Doc", agent="a3", heal=["wound", "health"], cash=-200)
    assert (agent(state, ECO).statuses, agent(state, ECO).health, state.orgs[ECO].cash) == ((), 3, 700)

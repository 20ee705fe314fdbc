"""The Activation phase."""

from __future__ import annotations

from tests.games.cyberverse.table import (
    ECO,
    FSB,
    activation,
    agent,
    begun,
    fix,
    hired,
    refused,
    say,
    view,
)


def test_cv_32_bleeding_may_kill() -> None:
    state = fix(begun(2), "agent", agent="a3", statuses=["bleed"], health=1)
    state = fix(hired(state, ECO, "Other"), "agent", agent="a4", statuses=["bleed"])
    state = activation(state)
    assert "a3" not in state.agents
    assert agent(state, FSB).health == 3
    assert view(state).activation.bled == ("ECO 1", "FSB 1")  # type: ignore[union-attr]
    assert [org.actions_left for org in view(state).organizations] == [3, 3]


def test_cv_37_an_activation_costs_an_action_and_staying_none() -> None:
    state = activation(hired(begun(2), ECO, "Second", initiative=1))
    state = say(say(state, ECO, "activate", agent=agent(state, ECO, 1).id), ECO, "end_move")
    state = say(state, ECO, "stay", agent="a3")
    assert [org.actions_left for org in view(state).organizations] == [2, 3]
    assert refused(state, ECO, "activate", agent="a3") == ["E_INACTIVE"], "each agent answers once"

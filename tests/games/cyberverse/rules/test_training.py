"""Training (CV-31)."""

from __future__ import annotations

from tests.games.cyberverse.table import ECO, FSB, agent, begun, closed, fix, offered, say, strategy


def test_cv_31_without_an_agent_nobody_trains_and_nobody_carries() -> None:
    state = fix(begun(2), "agent", agent=agent(begun(2), ECO).id, remove=True)
    state = say(strategy(state), FSB, "end_strategy")
    for do in ("train", "buy"):
        assert do not in offered(state, ECO)
        assert [why.code for why in closed(state, ECO)[do]] == ["cyberverse.no_agents"]

"""XP: whose it is, and what it raises."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyberverse.scenes import free_test, mission
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    agent,
    begun,
    fix,
    hired,
    refused,
    say,
    view,
)


def test_cv_18_mission_xp_is_for_any_agent() -> None:
    state = mission(hired(begun(2), ECO, "Second", analysis=1), "influence", xp=2)
    state = fix(fix(state, "influence", seat=ECO, district=1, tokens=1), "agent", agent="a4", xp=[2, 2])
    lying = state.orgs[ECO].stories[0].folders[0].missions[0].xp
    assert lying is not None
    foreign = {"level": 2, "tokens": [agent(state, FSB).xp[0].id]}
    asked = {"agent": agent(state, ECO, 1).id, "feature": "analysis", "threshold": 1, "reason": "a card"}
    assert refused(state, ECO, "free_test", **asked, xp=foreign) == ["E_XP_OWNER"]
    assert refused(state, ECO, "free_test", **asked, xp={"level": 6}) == ["E_XP_CAP"]
    assert refused(state, ECO, "free_test", **asked, xp={"level": 1}) == ["E_XP_NOT_HIGHER"]
    state = fix(state, "agent", agent=agent(state, ECO, 1).id, xp=[2])
    state = say(state, ECO, "free_test", **asked, xp={"level": 2})
    assert state.orgs[ECO].stories[0].folders[0].missions[0].xp is None
    assert agent(state, ECO, 1).xp == ()


@pytest.mark.parametrize(("house", "left"), [("literal", (2, 2)), ("cumulative", ())])
def test_a8_several_levels(house: str, left: tuple[int, ...]) -> None:
    state = begun(2, xp_multilevel=house, agents=[{"analysis": 1}])
    state = fix(state, "agent", agent=agent(state, ECO).id, xp=[2] * 5)
    state = free_test(state, xp={"level": 3})
    assert tuple(token.face for token in agent(state, ECO).xp) == left


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

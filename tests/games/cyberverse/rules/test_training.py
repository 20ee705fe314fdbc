"""Training (CV-31)."""

from __future__ import annotations

from tests.games.cyberverse.table import (
    ECO,
    FSB,
    activation,
    agent,
    begun,
    closed,
    fix,
    hired,
    offered,
    on,
    refused,
    say,
    strategy,
    view,
)


def test_cv_31_without_an_agent_nobody_trains_and_nobody_carries() -> None:
    state = fix(begun(2), "agent", agent=agent(begun(2), ECO).id, remove=True)
    state = say(strategy(state), FSB, "end_strategy")
    for do in ("train", "buy"):
        assert do not in offered(state, ECO)
        assert [why.code for why in closed(state, ECO)[do]] == ["cyberverse.no_agents"]


def test_cv_31_training() -> None:
    state = on(begun(2), ECO, 1, statuses=["wound"], health=3)
    state = say(strategy(state), FSB, "end_strategy")
    assert refused(state, ECO, "train", agent="a3", heal="health") == ["E_STATUS_FIRST"]
    assert refused(state, ECO, "train", agent="a3", heal="bleed") == ["E_NO_SUCH_STATUS"]
    state = say(state, ECO, "train", agent="a3")
    assert refused(state, ECO, "train", agent="a3") == ["E_TRAINED_TWICE"]
    one = agent(state, ECO)
    assert (one.statuses, one.health, [token.face for token in one.xp]) == ((), 3, [1])
    state = activation(state)
    assert refused(state, ECO, "activate", agent="a3") == ["E_INACTIVE"]
    assert view(state).organizations[0].agents[0].due_why == "training"


def test_a17_where_and_how_many_train() -> None:
    state = say(strategy(on(begun(2, train_place="hq"), ECO, 1)), FSB, "end_strategy")
    assert refused(state, ECO, "train", agent=agent(state, ECO).id) == ["E_TRAIN_IN_HQ"]
    state = say(strategy(hired(begun(2, train_limit="one"), ECO, "Second")), FSB, "end_strategy")
    state = say(state, ECO, "train", agent=agent(state, ECO).id)
    assert refused(state, ECO, "train", agent=agent(state, ECO, 1).id) == ["E_TRAIN_ONE"]


def test_a67_training_gives_more() -> None:
    state = say(strategy(begun(2, training_xp=2)), FSB, "train", agent="a4")
    assert [token.face for token in agent(state, FSB).xp] == [2]

"""Moving agents."""

from __future__ import annotations

from tests.games.cyberverse.printed import sheet
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    activation,
    agent,
    begun,
    fix,
    on,
    refused,
    say,
    view,
)


def test_cv_34_cv_36_moving() -> None:
    state = activation(on(begun(2, agents=[{"movement": 3}]), ECO, 1))
    assert refused(state, ECO, "step", zone=2) == ["E_NOBODY_MOVES"]
    assert refused(state, FSB, "activate", agent="a4") == ["E_NOT_CALLED"]
    state = say(state, ECO, "activate", agent="a3")
    assert refused(state, ECO, "deploy", district=2) == ["E_NOT_IN_HQ"]
    assert refused(state, ECO, "travel", district=1, points=1) == ["E_ALREADY_THERE"]
    assert refused(state, ECO, "travel", district=2) == ["E_POINTS_NEEDED"]
    assert refused(state, ECO, "travel", district=2, by_vehicle=True) == ["E_NO_VEHICLE"]
    assert refused(state, ECO, "travel", district=2, points=4) == ["E_MOVE_POINTS"]
    assert refused(state, ECO, "step", zone=9) == ["E_NO_ZONE"]
    state = say(state, ECO, "step", zone=2)
    assert refused(state, ECO, "travel", district=2, points=1) == ["E_NOT_ENTRY"]
    walled = fix(state, "zones", district=1, one=2, other=3, relation="walled")
    assert refused(walled, ECO, "step", zone=3) == ["E_WALL"]
    state = say(state, ECO, "step", zone=1)
    hurt = fix(state, "agent", agent="a3", statuses=["wound"])
    assert refused(hurt, ECO, "travel", district=2, points=1) == ["E_WOUNDED"]
    state = say(state, ECO, "travel", district=2, points=1)
    assert view(state).districts[0].distances == {2: 1}, "asked once, remembered both ways"
    assert view(state).districts[1].distances == {1: 1}
    assert refused(state, ECO, "recruit", sheet=sheet("New")) == ["E_MOVE_FIRST"]
    state = say(state, ECO, "end_move")
    assert view(state).activation.called == "a4"  # type: ignore[union-attr]
    assert refused(state, ECO, "recruit", sheet=sheet("New")) == ["E_CALL_FIRST"]


def test_a22_no_move_after_deploying() -> None:
    for house, left in ((True, 2), (False, 0)):
        state = activation(begun(2, deploy_then_move=house))
        state = say(state, ECO, "activate", agent=agent(state, ECO).id)
        state = say(state, ECO, "deploy", district=3)
        assert view(state).activation.points_left == left  # type: ignore[union-attr]


def test_cv_35_an_agent_in_hq_deploys_anywhere_for_no_points() -> None:
    state = say(activation(begun(2)), ECO, "activate", agent="a3")
    deploy = next(one for one in view(state, ECO).choices if one.do == "deploy")
    assert deploy.one_of["district"] == ("1", "2", "3", "4", "5")
    state = say(state, ECO, "deploy", district=4)
    assert (agent(state, ECO).district, agent(state, ECO).zone) == (4, 1)
    assert view(state).activation.points_left == 2  # type: ignore[union-attr]
    assert refused(state, ECO, "deploy", district=5) == ["E_NOT_IN_HQ"]


def test_cv_36_suppression_takes_a_point_and_a_wound_the_way_out() -> None:
    state = fix(on(begun(2), ECO, 1), "agent", agent="a3", statuses=["suppression", "wound"])
    state = say(activation(state), ECO, "activate", agent="a3")
    assert view(state).activation.points == 1  # type: ignore[union-attr]
    assert "travel" not in {one.do for one in view(state, ECO).choices}
    assert refused(state, ECO, "travel", district=2, points=0) == ["E_WOUNDED"]

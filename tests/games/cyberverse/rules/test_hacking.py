"""Hacking."""

from __future__ import annotations

from tests.games.cyberverse.scenes import mission
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    agent,
    begun,
    fix,
    investigation,
    on,
    peaceful,
    refused,
    say,
    view,
)


def test_cv_75_cv_76_hacking_once_a_turn_and_off_the_position() -> None:
    state = mission(on(begun(2), ECO, 1, position="hacking"), "hack")
    state = peaceful(investigation(state))
    assert refused(state, FSB, "hack", agent="a4") == ["E_NOT_ON_HACKING"]
    state = say(state, ECO, "hack", agent="a3", bonuses=[{"reason": "Blackout", "value": -1}])
    report = view(state).hack
    assert report is not None
    assert (report.income, [part.value for part in report.parts]) == (100, [200, -100, 0])
    assert state.orgs[ECO].cash == 900 + 100 + 200, "the hack and its mission"
    assert agent(state, ECO).position == "none"


def test_cv_75_a_card_takes_no_more_than_the_whole_hacking() -> None:
    state = fix(on(begun(2), ECO, 1, position="hacking"), "influence", seat=ECO, district=1, tokens=2)
    state = peaceful(investigation(state))
    state = say(state, ECO, "hack", agent="a3", bonuses=[{"reason": "Blackout", "value": -9}])
    assert state.orgs[ECO].cash == 900 + 2 * 200

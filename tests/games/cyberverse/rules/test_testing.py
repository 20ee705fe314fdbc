"""Feature tests at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyberverse.scenes import free_test, mission, report, stacked
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    agent,
    begun,
    fix,
    hired,
    investigation,
    on,
    peaceful,
    refused,
    say,
    view,
)


@pytest.mark.parametrize(("house", "won"), [("fail", False), ("pass", True)])
def test_a6_equal(house: str, won: bool) -> None:
    state = free_test(stacked(begun(2, test_equal=house, agents=[{"analysis": 2}]), 1, 0, 1, 2, -1))
    assert report(state).is_success is won


@pytest.mark.parametrize(("house", "left"), [("missions_only", 4), ("all", 5)])
def test_a7_shuffling_after_any_success(house: str, left: int) -> None:
    state = free_test(stacked(begun(2, reshuffle_after_success=house), 2, 0, 1, 1, -1), threshold=0)
    assert view(state).organizations[0].deck.left == left


def test_a9_xp_after_the_draw() -> None:
    state = begun(2, xp_after_draw=True, agents=[{"analysis": 2}])
    state = fix(state, "agent", agent=agent(state, ECO).id, xp=[2] * 5)
    state = free_test(stacked(state, -1, 0, 1, 1, 2))
    assert (report(state).result, report(state).is_open, view(state).step) == (1, True, "settle")
    assert refused(state, FSB, "settle_test") == ["E_NOT_YOUR_TURN"]
    assert refused(state, ECO, "shift_news") == ["E_SETTLE_FIRST"]
    lost = say(state, ECO, "settle_test")
    assert report(lost).is_success is False
    won = say(state, ECO, "settle_test", xp={"level": 5})
    assert (report(won).result, report(won).is_success, report(won).spent) == (4, True, (2,) * 5)
    assert refused(begun(2), ECO, "settle_test") == ["E_WRONG_PHASE"]


@pytest.mark.parametrize(
    ("house", "no"), [("per_mission", ["E_ALREADY_TRIED"]), ("one", ["E_ALREADY_TRIED"]), ("unlimited", [])]
)
def test_a37_tries(house: str, no: list[str]) -> None:
    state = on(begun(2, tests_per_agent=house, agents=[{"analysis": 2}]), ECO, 1)
    state = stacked(mission(state, tests=[{"feature": "analysis", "threshold": 9}]), -1, 1, 0, 1, 2)
    state = hired(state, ECO, "Second", 1)
    state = peaceful(investigation(state))
    line = state.orgs[ECO].stories[0].folders[0].missions[0].id
    state = say(state, ECO, "test", agent=agent(state, ECO).id, mission=line)
    assert refused(state, ECO, "test", agent=agent(state, ECO).id, mission=line) == no


def test_a66_all_tests_in_one_turn() -> None:
    tests = [{"feature": "analysis", "threshold": -3}, {"feature": "analysis", "threshold": 9}]
    for house, marks in (("any_turn", (True, False)), ("same_turn", (False, False))):
        state = mission(on(begun(2, multi_test=house), ECO, 1), tests=tests)
        state = peaceful(investigation(state))
        line = state.orgs[ECO].stories[0].folders[0].missions[0].id
        state = say(state, ECO, "test", agent=agent(state, ECO).id, mission=line, part=0)
        state = say(say(state, ECO, "end_missions"), ECO, "influence")
        state = say(state, TABLE, "next_phase")
        state = say(say(state, ECO, "pay"), TABLE, "next_phase")
        assert state.orgs[ECO].stories[0].folders[0].missions[0].passed == marks


def test_cv_17_a_real_deck() -> None:
    state = begun(2, modifier_deck="physical")
    assert refused(begun(2), ECO, "free_test", **_asked(1)) == ["E_APP_DRAWS"]
    assert refused(state, ECO, "free_test", **_asked(None)) == ["E_DRAW_NEEDED"]
    state = say(state, ECO, "free_test", **_asked(2))
    assert refused(state, ECO, "free_test", **_asked(2)) == ["E_CARD_GONE"]
    assert view(state).organizations[0].deck.remaining == (-1, 0, 1, 1)
    state = fix(state, "org", seat=ECO, discard=[1, 1])
    assert refused(state, ECO, "free_test", **_asked(1)) == ["E_CARD_GONE"]


def _asked(card: int | None) -> dict[str, Any]:
    return {"agent": "a3", "feature": "analysis", "threshold": 9, "reason": "a card", "drawn": card}


def test_cv_90_the_same_card_after_a_takeback() -> None:
    """A draw that is taken back and made again, with other things in between, gives the same card."""
    state = begun(2)
    asked: dict[str, Any] = {"agent": "a3", "feature": "analysis", "threshold": 9, "reason": "a card"}
    first = say(state, ECO, "free_test", **asked)
    again = say(state, FSB, "free_test", **{**asked, "agent": "a4"})
    again = say(fix(again, "org", seat=ECO, cash=100), ECO, "free_test", **{**asked, "feature": "hacking"})
    assert view(first).test.card == view(again).test.card  # type: ignore[union-attr]
    for _ in range(7):
        first = say(first, ECO, "free_test", **asked)
        again = say(again, ECO, "free_test", **asked)
        assert view(first).test.card == view(again).test.card  # type: ignore[union-attr]


def test_cv_16_who_may_try_what() -> None:
    state = hired(on(begun(2, agents=[{"analysis": 5}]), ECO, 1), ECO, "Elsewhere", 2)
    state = stacked(mission(state, tests=[{"feature": "analysis", "threshold": 1}] * 2), 0, 1, 1, 2, -1)
    state = peaceful(investigation(state))
    line = state.orgs[ECO].stories[0].folders[0].missions[0].id
    assert refused(state, ECO, "test", agent=agent(state, ECO, 1).id, mission=line) == ["E_NOT_THERE"]
    assert refused(state, ECO, "test", agent="a3", mission=line, part=3) == ["E_NOT_A_TEST"]
    assert refused(state, ECO, "test", agent="a3", mission="t9-0-0") == ["E_NO_MISSION"]
    state = say(state, ECO, "test", agent="a3", mission=line)
    assert refused(state, ECO, "test", agent="a3", mission=line) == ["E_DONE"]


def test_cv_77_organizations_try_their_missions_in_turn_order() -> None:
    state = mission(hired(on(on(begun(2), ECO, 1), FSB, 1), ECO, "Second", 1))
    story = state.orgs[FSB].stories[0].id
    lines = [{"district": 1, "kind": "test", "tests": [{"feature": "analysis", "threshold": 1}]}]
    card = {"name": "Other file", "colour": "yellow", "missions": lines}
    state = say(state, FSB, "open_investigation", story=story, folder=0, card=card)
    state = peaceful(investigation(state))
    assert view(state).investigation.mission_seat == state.order[0] == FSB  # type: ignore[union-attr]
    assert refused(state, ECO, "end_missions") == ["E_NOT_YOUR_TURN"]
    state = say(state, FSB, "end_missions")
    assert view(state).investigation.mission_seat == ECO  # type: ignore[union-attr]
    assert [one.agent for one in view(state, ECO).my_tests] == [agent(state, ECO, at).id for at in range(2)]

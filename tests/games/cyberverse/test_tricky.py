"""The tricky examples of docs/rules/cyberverse.md, section 13, by their numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.cyberverse.state import is_in
from companion.games.cyberverse.state.site import Searched
from companion.games.cyberverse.sums import features, money, scoring, track, wealth, zones
from tests.games.cyberverse.scenes import influencing, mission, stacked
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    NOVA,
    agent,
    begun,
    equipped,
    fix,
    hired,
    investigation,
    on,
    peaceful,
    refused,
    say,
    supply,
    view,
)
from tests.games.cyberverse.table import payday as table_payday


def test_t1_two_levels_at_once() -> None:
    """CV-19."""
    assert features.price(3, 1) == 6
    assert features.price(3, 1, "cumulative") == 10


def test_t2_no_change_is_given() -> None:
    """CV-18, CV-19."""
    assert features.cheapest([2, 2, 2], 5) == (0, 1, 2)
    assert features.cheapest([2, 2], 6) is None
    assert features.cheapest([1, 2, 2, 2], 5) == (0, 1, 2)
    assert features.cheapest([1, 1, 2], 2) == (2,)
    state = fix(begun(2, agents=[{"analysis": 2}]), "agent", agent="a3", xp=[2, 2])
    asked = {"agent": "a3", "feature": "analysis", "threshold": 2, "reason": "a card", "xp": {"level": 3}}
    assert refused(state, ECO, "free_test", **asked) == ["E_XP_FUNDS"]


@pytest.mark.parametrize(("threshold", "won"), [(7, False), (6, True)])
def test_t3_the_cap_is_before_the_card(threshold: int, won: bool) -> None:
    """CV-14, CV-16."""
    state = begun(2, agents=[{"analysis": 4}])
    for _ in range(2):
        state = equipped(state, ECO, "implant", feature="analysis")
    state = stacked(state, 2, 0, 1, 1, -1)
    one = agent(state, ECO).id
    shown = view(state).organizations[0].agents[0].features[1]
    assert (shown.value, shown.raw) == (5, 6)
    state = say(state, ECO, "free_test", agent=one, feature="analysis", threshold=threshold, reason="a card")
    assert view(state).test.result == 7  # type: ignore[union-attr]
    assert view(state).test.is_success is won  # type: ignore[union-attr]


def test_t4_a_success_in_a_mission_shuffles_all_five() -> None:
    """CV-16, CV-17, CV-78."""
    state = hired(on(begun(2, agents=[{"analysis": 2}]), ECO, 1), ECO, "Second", 1, analysis=2)
    state = stacked(mission(state), -1, 1, 0, 1, 2)
    state = peaceful(investigation(state))
    line = state.orgs[ECO].stories[0].folders[0].missions[0].id
    state = say(state, ECO, "test", agent=agent(state, ECO, 0).id, mission=line)
    assert view(state).test.result == 1  # type: ignore[union-attr]
    assert view(state).organizations[0].deck.discard == (-1,)
    assert refused(state, ECO, "test", agent=agent(state, ECO, 0).id, mission=line) == ["E_ALREADY_TRIED"]
    state = say(state, ECO, "test", agent=agent(state, ECO, 1).id, mission=line)
    report = view(state).test
    assert report is not None
    assert (report.result, report.is_success, report.mission_done, report.reshuffled) == (3, True, True, True)
    assert view(state).organizations[0].deck.left == 5
    assert state.orgs[ECO].cash == 1100


def test_t5_rounding() -> None:
    """CV-27, CV-28."""
    assert money.resale_of([300, 300]) == 200
    assert money.resale_of([300, 300], together="total") == 300
    assert money.resale(100) == 0
    assert (money.repair(100), money.repair(100, "up100"), money.repair(100, "exact")) == (0, 100, 50)
    assert money.resale(500, "unit") == 250


def test_t6_hacking_income() -> None:
    """CV-75."""
    assert money.hacking(4, 3) == 1000
    assert money.hacking(features.value("hacking", 7), 1) == 700


def test_t7_the_price_of_a_rescue() -> None:
    """CV-42."""
    assert (money.rescue(3), money.rescue(0)) == (500, 200)


def test_t8_three_at_700() -> None:
    """CV-8."""
    standings = [
        wealth.Standing("RED", 700),
        wealth.Standing("FSB", 700, (4,)),
        wealth.Standing("ECO", 700, (9, 3)),
    ]
    assert wealth.turn_order(standings, ["RED", "FSB", "ECO"]) == ("ECO", "FSB", "RED")


def test_t9_the_first_turn() -> None:
    """CV-7."""
    assert wealth.first_order("ABC") == ("C", "A", "B")
    assert wealth.first_order("ABC", "reverse") == ("C", "B", "A")
    assert begun(3).order == (NOVA, ECO, FSB)
    assert begun(3, first_turn_order="reverse").order == (NOVA, FSB, ECO)


def test_t10_most_actions_then_richest() -> None:
    """CV-38."""
    left, cash = {"A": 2, "B": 2, "C": 1}, {"A": 100, "B": 500, "C": 900}
    assert wealth.next_auxiliary(left, cash, "ABC") == ("B", "richest")


def test_t11_room_on_the_board() -> None:
    """CV-50."""
    assert zones.placed([3, 0, 0], [0, 0, 0], 3) == (2, 3, None)
    assert zones.placed([1, 0], [1, 1], 2) == (1, None)


def test_t23_influence() -> None:
    """CV-79."""
    state = influencing(1, 2)
    assert view(say(state, ECO, "influence")).districts[0].influence[0].tokens == 2
    assert view(say(state, ECO, "influence", remove=FSB)).districts[0].influence[1].tokens == 1
    assert refused(state, ECO, "skip_influence") == ["E_MUST_PLACE"]
    full = influencing(3, 2)
    assert refused(full, ECO, "influence") == ["E_INFLUENCE_MAX"]
    assert refused(full, ECO, "influence", remove=FSB) == []
    assert refused(full, ECO, "skip_influence") == []
    both = peaceful(investigation(on(on(begun(2), ECO, 1), FSB, 1)))
    assert is_in(both, Searched)


def test_t24_a_payday_with_a_leaver() -> None:
    """CV-83, CV-84, CV-85."""
    state = begun(2, agents=[{"name": "One", "salary": 400, "reputation": 2, "initiative": 1}])
    state = hired(on(state, ECO, 1), ECO, "Two", 2, salary=300, reputation=1)
    state = hired(state, ECO, "Three", salary=900, reputation=0)
    state = fix(state, "org", seat=ECO, cash=500)
    state = equipped(state, ECO, "implant", feature="combat")
    state = equipped(state, ECO, "weapon")
    state = fix(state, "supply", supply=supply(state, ECO, 1), broken=True)
    for name in ("A", "B", "C"):
        state = fix(state, "support", seat=ECO, card={"name": name})
    state = table_payday(state)
    first, second, _ = (agent(state, ECO, at).id for at in range(3))
    goods = [supply(state, ECO, at) for at in range(2)]
    assert refused(state, ECO, "pay", sell=goods, order=[first, second]) == [
        "E_IMPLANT_NOT_SOLD",
        "E_BROKEN_NOT_SOLD",
    ]
    assert refused(state, ECO, "pay", order=[first]) == ["E_MUST_PAY"]
    state = say(state, ECO, "pay", order=[first, second])
    assert [one.sheet.name for one in state.agents.values() if one.seat == ECO] == ["One", "Three"]
    assert state.orgs[ECO].cash == 100
    report = next(one for one in view(state).paydays if one.seat == ECO)
    assert [line.fate for line in report.lines] == ["paid", "leaves", "hq"]
    assert report.support_to_discard == 1
    assert view(state).step == "support"
    assert refused(state, state.order[0], "next_phase") == ["E_DISCARD_FIRST"]
    state = say(state, ECO, "discard_support", support=state.orgs[ECO].support[0].id)
    assert view(state).step == "paid"


def test_t25_a_tie_broken_by_cash() -> None:
    """CV-88, CV-89."""
    one = scoring.Final("ECO", (9,), 1999, (2, 1, 1, 0, 0))
    other = scoring.Final("FSB", (9,), 1000, (1, 1, 2, 0, 0))
    sheet_ = scoring.score([one, other])
    assert [row.total for row in sheet_.rows.values()] == [15, 15]
    assert (sheet_.winners, sheet_.decided_by) == (("ECO",), "cash")
    ties = scoring.score([one, other], scoring.Rulings(majority_tie="all", overall_tie="all"))
    assert [row.total for row in ties.rows.values()] == [21, 21]


def test_t26_domination() -> None:
    """CV-87."""
    lord = scoring.Final("ECO", (), 0, (1, 1, 1, 1, 1))
    none = scoring.Final("FSB", (1,) * 6, 0, (0, 0, 0, 0, 0))
    assert scoring.triggers([lord, none]) == (("FSB", "stories"), ("ECO", "domination"))
    assert scoring.triggers([lord, none], by_domination=False) == (("FSB", "stories"),)
    equal = replace(none, stories=(), influence=(1, 0, 0, 0, 0))
    assert scoring.triggers([lord, equal]) == ()


def test_t27_a_henchman_takes_the_nearest_of_the_rich() -> None:
    """CV-59."""
    cash = {"ECO": 500, "FSB": 500, "NOVA": 400}
    here = (
        wealth.Quarry("a1", "ECO", 5, 2),
        wealth.Quarry("a2", "FSB", 8, 1),
        wealth.Quarry("a3", "NOVA", 1, 0),
    )
    found = wealth.prey(here, cash)
    assert found is not None
    assert found.figure == "a2"
    assert wealth.prey((replace(here[0], distance=None), here[1]), cash) is None
    assert wealth.prey((replace(here[0], distance=1), here[1]), cash) == replace(here[0], distance=1)


def test_t29_a_card_is_pushed_out_one_turn_early() -> None:
    """CV-22."""
    slots, gone = track.shifted([None, "three", None])
    assert gone is None
    assert track.placed(slots, "one", 1) == (("one", None, None), "three")

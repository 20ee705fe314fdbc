"""Payday."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyberverse.printed import sheet
from tests.games.cyberverse.scenes import turn
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    auxiliary,
    begun,
    equipped,
    fix,
    on,
    payday,
    refused,
    say,
    supply,
    view,
)


def test_cv_82_cv_86_payday_is_secret_until_all_are_in() -> None:
    state = payday(on(on(equipped(begun(2), ECO, "gear"), ECO, 1), FSB, 2))
    assert view(state).waiting_for == (ECO, FSB)
    assert refused(state, ECO, "reopen_pay") == ["E_NOTHING_SEALED"]
    assert refused(state, ECO, "pay", sell=["s99"]) == ["E_UNKNOWN_TOKEN"]
    assert refused(state, ECO, "pay", sell=[supply(state, ECO)] * 2) == ["E_ALREADY_SOLD"]
    assert refused(state, ECO, "pay", order=["a4"]) == ["E_NOT_DUE"]
    state = say(state, ECO, "pay", sell=[supply(state, ECO)], order=["a3"])
    assert view(state, ECO).my_payday.entry is not None  # type: ignore[union-attr]
    assert view(state, FSB).my_payday.entry is None  # type: ignore[union-attr]
    assert view(state).entered == (ECO,)
    assert view(state).organizations[0].cash == 900
    state = say(say(state, ECO, "reopen_pay"), ECO, "pay", sell=[supply(state, ECO)])
    state = say(state, FSB, "pay")
    assert [org.cash for org in view(state).organizations] == [700, 600]
    assert refused(state, ECO, "pay") == ["E_WRONG_PHASE"]


def test_cv_84_a_leaver_may_be_recruited_again() -> None:
    state = payday(fix(on(begun(2), ECO, 1), "org", seat=ECO, cash=0))
    assert view(state, ECO).my_payday.is_short  # type: ignore[union-attr]
    state = say(state, ECO, "pay")
    assert view(state).organizations[0].agents == ()
    state = auxiliary(say(state, TABLE, "next_phase"))
    while turn(state) != FSB:
        state = say(state, TABLE, "pass_action")
    assert refused(state, FSB, "recruit", sheet=sheet("ECO 1")) == []


@pytest.mark.parametrize(
    ("rounding", "together", "income"),
    [("down100", "per_token", 200), ("unit", "per_token", 300), ("down100", "total", 300)],
)
def test_a12_selling(rounding: str, together: str, income: int) -> None:
    state = begun(2, resale_rounding=rounding, resale_sum=together)
    state = payday(equipped(equipped(state, ECO, "weapon"), ECO, "gear"))
    state = say(state, ECO, "pay", sell=[supply(state, ECO, 0), supply(state, ECO, 1)])
    assert state.orgs[ECO].cash == 900 + income
    assert sum(line.value for line in view(state).paydays[-1].sold) in (income, 0)


def test_a14_selling_only_when_short() -> None:
    state = payday(on(equipped(begun(2, sale_only_when_short=True), ECO, "weapon"), ECO, 1))
    asked = {"sell": [supply(state, ECO)]}
    assert refused(state, ECO, "pay", **asked) == ["E_SALE_NOT_NEEDED"]
    assert refused(fix(state, "org", seat=ECO, cash=200), ECO, "pay", **asked) == []


@pytest.mark.parametrize(
    ("change", "why", "due"),
    [
        ({"district": 1}, "due", 300),
        ({}, "hq", 0),
        ({"district": 1, "trained": True}, "training", 0),
        ({"district": 1, "rescued": True}, "rescued", 0),
    ],
)
def test_cv_81_who_is_due(change: dict[str, Any], why: str, due: int) -> None:
    state = begun(2)
    state = fix(state, "agent", agent="a3", **change) if change else state
    one = view(state).organizations[0].agents[0]
    assert (one.due_why, one.due) == (why, due)
    state = payday(state)
    assert (view(state).waiting_for == (ECO,)) is bool(due), "who has nobody to pay is ready at once"

"""Repairing: what the rules refuse, the phone does not offer, and says why (CV-27)."""

from __future__ import annotations

import pytest

from companion.games.cyberverse.state import (
    CyberverseState,
)
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    begun,
    closed,
    equipped,
    fix,
    offered,
    refused,
    say,
    strategy,
    supply,
)


def broken(**options: str) -> CyberverseState:
    """ECO's turn in Strategy; its weapon of 300 D is broken."""
    state = equipped(begun(2, **options), ECO, "weapon")
    state = fix(state, "supply", supply=supply(state, ECO), broken=True)
    return say(strategy(state), FSB, "end_strategy")


def test_cv_27_a_broken_token_one_cannot_pay_says_what_it_costs() -> None:
    state = fix(broken(repair_rounding="up100"), "org", seat=ECO, cash=100)
    assert "repair" not in offered(state, ECO)
    (why,) = closed(state, ECO)["repair"]
    assert (why.code, why.facts) == ("cyberverse.funds", {"have": 100, "cost": 200, "short": 100})


def test_cv_27_a_house_that_repairs_implants_only_says_so() -> None:
    state = broken(repair_kinds="implants")
    assert "repair" not in offered(state, ECO)
    assert [why.code for why in closed(state, ECO)["repair"]] == ["cyberverse.not_repairable"]


def test_cv_27_nothing_broken_is_a_reason_too() -> None:
    state = say(broken(), ECO, "repair", supply=supply(broken(), ECO))
    assert "repair" not in offered(state, ECO)
    assert [why.code for why in closed(state, ECO)["repair"]] == ["cyberverse.nothing_broken"]


def test_cv_27_only_what_is_broken() -> None:
    state = say(strategy(equipped(begun(2), ECO, "weapon")), FSB, "end_strategy")
    assert refused(state, ECO, "repair", supply=supply(state, ECO)) == ["E_NOT_BROKEN"]
    assert refused(state, ECO, "repair", supply="s99") == ["E_UNKNOWN_TOKEN"]


@pytest.mark.parametrize(("house", "cost"), [("down100", 100), ("up100", 200), ("exact", 150)])
def test_a13_repairing(house: str, cost: int) -> None:
    state = equipped(begun(2, repair_rounding=house), ECO, "weapon")
    state = fix(state, "supply", supply=supply(state, ECO), broken=True)
    state = say(strategy(state), FSB, "end_strategy")
    assert say(state, ECO, "repair", supply=supply(state, ECO)).orgs[ECO].cash == 900 - cost


def test_a15_implants_only() -> None:
    state = equipped(begun(2, repair_kinds="implants"), ECO, "weapon")
    state = fix(state, "supply", supply=supply(state, ECO), broken=True)
    state = say(strategy(state), FSB, "end_strategy")
    assert refused(state, ECO, "repair", supply=supply(state, ECO)) == ["E_NOT_REPAIRABLE"]

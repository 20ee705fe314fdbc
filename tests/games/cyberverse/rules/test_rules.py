"""Who may say what, and when."""

from __future__ import annotations

from companion.kernel.seat import Seat
from tests.games.cyberverse.table import (
    ECO,
    TABLE,
    auxiliary,
    begun,
    passed,
    refused,
)


def test_the_table_speaks_only_for_all() -> None:
    state = begun(2)
    assert refused(state, TABLE, "free_test", agent="a3", feature="combat", threshold=1, reason="x") == [
        "E_NOT_FOR_TABLE"
    ]
    assert refused(state, Seat("ghost"), "shift_news") == ["E_UNKNOWN_SEAT"]
    state = auxiliary(state)
    assert refused(state, TABLE, "pass_action") == [], "the leader may override (CV-44)"
    assert passed(state).orgs[ECO].actions == 0

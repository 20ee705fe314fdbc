"""Who may say what."""

from __future__ import annotations

from companion.kernel.seat import Seat, Voice
from tests.games.emergent.table import RED, fresh, refused


def test_nobody_speaks_for_others() -> None:
    state = fresh(2)
    assert refused(state, Voice.TABLE, "ready") == ["NOT_FOR_TABLE"]
    assert refused(state, RED, "time_up", name="plan", serial=1) == ["CLOCK_ONLY"]
    assert refused(state, Voice.CLOCK, "ready") == ["CLOCK_ONLY"]
    assert refused(state, Seat("fay"), "ready") == ["UNKNOWN_SEAT"]
    assert refused(state, RED, "close_round") == ["TABLE_ONLY"]
    assert refused(state, RED, "money_right") == ["WRONG_PHASE"]

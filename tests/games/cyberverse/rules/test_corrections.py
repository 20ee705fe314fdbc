"""Corrections: proposed, agreed, refused."""

from __future__ import annotations

from companion.games.cyberverse import GAME
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    begun,
    fresh,
    refused,
    say,
    view,
)


def test_cv_90_corrections_need_the_table_and_no_reason() -> None:
    state = begun(2)
    asked = {"fix": {"of": "org", "seat": ECO, "cash": 400}}
    assert refused(state, TABLE, "correct", **asked, reason="") == [], "a reason is welcome, not demanded"
    state = say(state, FSB, "correct", **asked, reason="a coin rolled away")
    assert (state.orgs[ECO].cash, view(state).correction_by) == (900, FSB)
    assert refused(state, ECO, "correct", **asked, reason="again") == ["E_CORRECTION_WAITS"]
    assert refused(state, ECO, "answer_correction", agree=True) == ["E_TABLE_ONLY"]
    assert say(state, TABLE, "answer_correction", agree=False).orgs[ECO].cash == 900
    state = say(state, TABLE, "answer_correction", agree=True)
    assert state.orgs[ECO].cash == 400
    assert state.orgs[ECO].ledger[-1].reason == "corrected"
    assert GAME.log(state)[-1].facts["reason"] == "a coin rolled away"
    assert refused(state, TABLE, "answer_correction", agree=True) == ["E_NO_CORRECTION"]
    assert refused(state, TABLE, "correct", **asked, reason="again") == ["E_NOTHING_TO_CORRECT"]
    assert refused(fresh(), TABLE, "correct", **asked, reason="early") == ["E_NOT_BEGUN"]

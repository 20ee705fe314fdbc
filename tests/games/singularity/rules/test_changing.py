"""Threat and Awareness go up and down for a cause."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.table import A, B, begun, refused, say


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"amount": 4, "cause": "hazard"}, []),
        ({"amount": 1, "cause": "other"}, ["E_NO_CAUSE"]),
        ({"amount": 1, "cause": "other", "note": "a falling crate"}, []),
        ({"amount": 0, "cause": "card"}, ["E_NO_CHANGE"]),
        ({"amount": 21, "cause": "event"}, ["E_BIG_CHANGE"]),
        ({"amount": -21, "cause": "calm"}, ["E_BIG_CHANGE"]),
        ({"amount": 21, "cause": "event", "confirm": True}, []),
        ({"amount": 1, "cause": "correction"}, ["E_NOT_A_CAUSE"]),
        ({"amount": 1, "cause": "overflow"}, ["E_NOT_A_CAUSE"]),
    ],
)
def test_sw_4_a_change_needs_its_cause(fields: dict[str, Any], codes: list[str]) -> None:
    assert refused(begun(limit=None), B, "change", track="threat", **fields) == codes


def test_sw_38_the_last_change_by_hand_can_be_undone_in_place() -> None:
    state = begun(threat=3, limit=20)
    assert refused(state, A, "undo_change") == ["E_NOTHING_TO_UNDO"]
    state = say(state, B, "change", track="threat", amount=4, cause="hazard")
    assert GAME.view(state, None).may_undo
    state = say(state, A, "undo_change")
    assert state.threat == 3
    assert GAME.view(state, None).changes[-1].is_undone
    assert refused(state, A, "undo_change") == ["E_NOTHING_TO_UNDO"]
    state = say(state, A, "change", track="threat", amount=1, cause="card")
    state = say(say(state, A, "end_play"), A, "refilled")
    assert refused(state, A, "undo_change") == ["E_NOTHING_TO_UNDO"], "another turn"

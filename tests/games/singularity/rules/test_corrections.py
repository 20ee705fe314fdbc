"""Any fact the app keeps can be put right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.boards import ROW, at
from tests.games.singularity.table import CARD, A, B, begun, placed, refused, say


@pytest.mark.parametrize(
    ("what", "codes"),
    [
        ({"fact": "track", "track": "threat", "value": 7}, []),
        ({"fact": "track", "track": "threat", "value": -1}, ["E_BELOW_ZERO"]),
        ({"fact": "limits", "limits": {"threat": 30}}, []),
        ({"fact": "member", "seat": B, "place": at(3, 0)}, []),
        ({"fact": "member", "seat": "zoe", "place": at(3, 0)}, ["E_UNKNOWN_SEAT"]),
        ({"fact": "member", "seat": B, "place": "roof"}, ["E_UNKNOWN_SPACE"]),
        ({"fact": "group", "enemy": "drone", "place": at(1, 0), "count": 4}, []),
        ({"fact": "group", "enemy": "ghost", "place": at(1, 0), "count": 4}, ["E_UNKNOWN_ENEMY"]),
        ({"fact": "hand", "seat": B, "hand": 5}, []),
        ({"fact": "hand", "seat": B, "hand": 5, "deck": 4}, ["E_BOTH_PILES"]),
        ({"fact": "cache", "place": at(1, 0), "used": True}, []),
        ({"fact": "token", "place": at(1, 0), "kind": "elite"}, []),
        ({"fact": "token", "place": at(1, 0), "kind": "elite", "enemy": "ghost"}, ["E_UNKNOWN_ENEMY"]),
        ({"fact": "row", "cards": [CARD]}, []),
        ({"fact": "gained", "seat": B, "cards": ["Arc pulse"]}, []),
        ({"fact": "shift", "group": "drone@9,9", "to": at(1, 0), "count": 1}, ["E_NO_SUCH_GROUP"]),
        ({"fact": "turn", "seat": B}, []),
    ],
)
def test_sw_38_every_fact_can_be_put_right(what: dict[str, Any], codes: list[str]) -> None:
    state = begun(map=ROW)
    assert refused(state, B, "correct", what=what, reason="the cardboard says so") == codes
    if not codes:
        after = say(state, B, "correct", what=what, reason="the cardboard says so")
        assert len(after.log) == len(state.log) + 1
        assert after.log[-1].facts["reason"] == "the cardboard says so"


def test_sw_21_hits_and_health_can_be_put_right() -> None:
    state = placed(begun(map=ROW), None, ("brute", at(0, 0), 2), ("warden", at(0, 0), 1))
    brute = {"fact": "group", "enemy": "brute", "place": at(0, 0), "count": 2}
    assert refused(state, A, "correct", what={**brute, "partial": [2]}) == ["E_WOULD_HAVE_FALLEN"]
    state = say(state, A, "correct", what={**brute, "partial": [1]})
    warden = {"fact": "group", "enemy": "warden", "place": at(0, 0), "count": 1, "health_left": 2}
    state = say(state, A, "correct", what=warden)
    groups = {group.enemy: group for group in GAME.view(state, None).groups}
    assert (groups["brute"].partial, groups["warden"].health_left) == ((1,), 2)
    state = say(state, A, "correct", what={"fact": "shift", "group": "brute@0,0", "to": at(2, 0), "count": 1})
    assert [(group.place, group.partial) for group in state.groups if group.enemy == "brute"] == [
        (at(0, 0), ()),
        (at(2, 0), (1,)),
    ]
    shift = {"fact": "shift", "group": "brute@2,0", "to": at(2, 0), "count": 2}
    assert refused(state, A, "correct", what=shift) == ["E_COUNT"]


def test_a_corrected_track_or_limit_can_lose() -> None:
    state = begun(limit=20)
    lost = say(state, A, "correct", what={"fact": "track", "track": "threat", "value": 20})
    assert GAME.outcome(lost) is not None
    state = replace(state, threat=15)
    lost = say(state, A, "correct", what={"fact": "limits", "limits": {"threat": 15}})
    assert GAME.outcome(lost) is not None

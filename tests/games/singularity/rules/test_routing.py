"""Where one group goes, by the rules or as the table says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.singularity.boards import SQUARE, at, grid
from tests.games.singularity.table import A, B, acting, begun, placed, refused, say, standing


def test_routes_that_begin_alike_need_no_vote() -> None:
    fork = grid(4, 2, gaps=(at(0, 1), at(1, 1), at(2, 1)))
    state = placed(begun(map=fork), {A: at(3, 1), B: at(3, 1)}, ("drone", at(0, 0), 2))
    assert acting(state).ballot is None
    places = {A: at(2, 0), B: at(1, 1)}
    board = grid(3, 2, gaps=(at(0, 1), at(2, 1)))
    state = acting(placed(begun(map=board), places, ("drone", at(0, 0), 2)))
    assert state.ballot is None
    assert standing(say(state, A, "enemies_done")) == {"drone@1,0": 2}


@pytest.mark.parametrize(
    ("to", "by_card", "codes"),
    [
        ([(at(1, 0), 3), (at(0, 1), 2)], "", []),
        ([(at(1, 0), 2), (at(0, 1), 3)], "", []),
        ([(at(1, 0), 4), (at(0, 1), 1)], "", ["E_UNEVEN"]),
        ([(at(1, 0), 3)], "", ["E_COUNT"]),
        ([(at(0, 0), 5)], "", ["E_MUST_APPROACH"]),
        ([(at(0, 0), 5)], "Frozen: does not move", []),
        ([("roof", 5)], "", ["E_UNKNOWN_SPACE"]),
    ],
)
def test_sw_27_the_leader_may_direct_a_group(to: list[Any], by_card: str, codes: list[str]) -> None:
    state = acting(placed(begun(map=SQUARE), {A: at(1, 1), B: at(1, 1)}, ("drone", at(0, 0), 5)))
    landings = [{"place": place, "count": count} for place, count in to]
    given = {"group": "drone@0,0", "to": landings, "by_card": by_card}
    assert refused(state, A, "direct_group", **given) == codes
    if not codes:
        after = say(state, A, "direct_group", **given)
        assert after.ballot is None
        assert say(after, B, "enemies_done").phase == "refill"
    assert refused(state, B, "direct_group", **given) == ["E_LEADER_ONLY"]

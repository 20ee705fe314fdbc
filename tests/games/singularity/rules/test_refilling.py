"""Step 3: hands are refilled."""

from __future__ import annotations

from tests.games.singularity.boards import ROW
from tests.games.singularity.table import A, B, begun, pile, refused, say


def test_sw_31_refilling_above_three_is_refused() -> None:
    state = say(begun(map=ROW), A, "end_play")
    assert refused(state, A, "refilled", cards=4) == ["E_HAND_FULL"]
    assert refused(state, B, "refilled") == ["E_NOT_YOUR_TURN"]
    assert pile(say(state, A, "refilled", cards=2), A)[0] == 2

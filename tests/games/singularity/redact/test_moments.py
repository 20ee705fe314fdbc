"""Parts of the view that belong to one moment."""

from __future__ import annotations

from companion.games.singularity import GAME
from tests.games.singularity.table import A, begun, say


def test_the_sums_of_the_end_make_up_the_tracks() -> None:
    state = begun(threat=0, limit=9)
    for amount, cause in ((4, "hazard"), (2, "leave"), (-8, "calm"), (3, "card"), (7, "attack")):
        state = say(state, A, "change", track="threat", amount=amount, cause=cause)
    end = GAME.view(state, None).end
    assert end is not None
    assert sum(one.amount for one in end.sums if one.track == "threat") == state.threat == 10
    assert {one.cause: one.amount for one in end.sums}["calm"] == -6

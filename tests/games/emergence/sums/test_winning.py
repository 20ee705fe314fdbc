"""Who has won with these totals."""

from __future__ import annotations

import pytest

from companion.games.emergence.sums.winning import Undecided, decide
from companion.games.emergence.views import EndView, Teams


@pytest.mark.parametrize(("operatives", "ai", "human"), [(3, 20, 10), (4, 30, 10), (5, 30, 20), (6, 40, 20)])
def test_em_45_a_team_wins_at_its_requirement_and_not_before(operatives: int, ai: int, human: int) -> None:
    assert decide(operatives, Teams(ai=ai - 1, human=human - 1), 1) == Undecided("running", -1, -1)
    assert decide(operatives, Teams(ai=ai, human=human - 1), 1) == EndView(
        winner="ai", reason="requirement", ai_beyond=0, human_beyond=-1
    )
    assert decide(operatives, Teams(ai=ai - 1, human=human), 1) == EndView(
        winner="human", reason="requirement", ai_beyond=-1, human_beyond=0
    )


def test_em_46_an_empty_board_is_the_humans_unless_the_requirement_decides() -> None:
    lost = decide(3, Teams(ai=19, human=0), 0)
    assert lost == EndView(winner="human", reason="no_data", ai_beyond=-1, human_beyond=-10)
    reached = decide(3, Teams(ai=20, human=0), 0)
    assert isinstance(reached, EndView)
    assert (reached.winner, reached.reason) == ("ai", "requirement")
    even = decide(3, Teams(ai=21, human=11), 0, equal_surplus="continue")
    assert isinstance(even, EndView)
    assert even.reason == "no_data", "a tie that goes on does not outlive the board"

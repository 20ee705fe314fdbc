"""What an attack costs and who holds what after it."""

from __future__ import annotations

import pytest

from companion.games.emergence.sums.attacks import Hand, cost_of, is_empty_handed, struck
from companion.games.emergence.words import ACTION_NAMES, HostileAction

MINE, THEIRS = Hand(4, (1, 0, 0, 0)), Hand(2, (0, 3, 0, 1))


@pytest.mark.parametrize(
    ("action", "mine", "theirs"),
    [
        pytest.param("hack", Hand(3, (1, 3, 0, 1)), Hand(2, (0, 0, 0, 0)), id="EM-27"),
        pytest.param("spy", Hand(2, (1, 0, 0, 0)), THEIRS, id="EM-28"),
        pytest.param("terminate", Hand(3, (1, 3, 0, 1)), Hand(0, (0, 0, 0, 0)), id="EM-29"),
    ],
)
def test_hands_after_an_attack(action: HostileAction, mine: Hand, theirs: Hand) -> None:
    assert struck(action, MINE, THEIRS) == (mine, theirs)


def test_em_32_tile_actions_are_free() -> None:
    assert [cost_of(action) for action in ACTION_NAMES] == [0, 0, 0, 1, 2, 3]


def test_em_36_tokens_are_worth_a_termination_only() -> None:
    assert is_empty_handed("hack", Hand(3, (0, 0, 0, 0)))
    assert not is_empty_handed("terminate", Hand(3, (0, 0, 0, 0)))
    assert not is_empty_handed("hack", Hand(0, (0, 0, 1, 0)))

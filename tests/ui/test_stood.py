"""How any game stood when it was ended early."""

from __future__ import annotations

from companion.ui.kit.skin import skin_for
from companion.ui.stood import plainly
from tests.ui.frames import choices


def test_a_game_without_words_of_its_own_says_whom_it_waited_for() -> None:
    told = plainly(skin_for(390, 844), choices())
    assert [seat for seat, _ in told.rows] == ["bo", "dev"]
    assert all(cell.text for _, cells in told.rows for cell in cells)
    assert told.tallies == ()

"""What a phone is offered: tests, raises, attacks."""

from __future__ import annotations

from tests.games.cyberverse.scenes import mission, stacked
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    begun,
    fix,
    investigation,
    on,
    peaceful,
    view,
)


def test_a_test_shows_what_would_win() -> None:
    state = stacked(mission(on(begun(2, agents=[{"analysis": 2}]), ECO, 1)), 1, 0, 1, 2, -1)
    state = fix(state, "agent", agent="a3", xp=[2, 2, 2])
    state = peaceful(investigation(state))
    offer = view(state, ECO).my_tests[0]
    assert offer.cards == (-1, 0, 1, 1, 2)
    assert [(one.level, one.cost, one.wins) for one in offer.raises] == [
        (2, 0, (1, 1, 2)),
        (3, 6, (0, 1, 1, 2)),
    ]
    assert view(state, FSB).my_tests == ()

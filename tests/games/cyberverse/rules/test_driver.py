"""From phase to phase."""

from __future__ import annotations

from companion.games.cyberverse import GAME
from tests.games.cyberverse.scenes import GUN
from tests.games.cyberverse.table import (
    TABLE,
    begun,
    evented,
    refused,
    say,
    view,
)


def test_cv_20_cv_21_the_checklist_locks_the_next_phase() -> None:
    state = begun(2)
    first, other = state.order
    assert refused(state, other, "draw_event", card={"name": "X", "duration": 1}) == ["E_NOT_FIRST"]
    assert refused(state, first, "next_phase") == ["E_STILL_TO_DO"]
    following = view(state).next
    assert following is not None
    assert (following.to, following.is_open, following.missing) == (
        "strategy",
        False,
        ("drawn", "placed", "henchmen"),
    )
    assert refused(state, first, "place_event") == ["E_STILL_TO_DO"]
    state = say(state, first, "draw_event", card={"name": "X", "duration": 2})
    assert [item.code for item in view(state).checklist if item.is_active] == ["placed"]
    state = say(state, first, "place_event")
    assert refused(state, first, "place_event") == ["E_TICKED"]
    assert view(state).next.is_open  # type: ignore[union-attr]
    assert refused(state, first, "buy", agent="a3", card=GUN) == ["E_WRONG_PHASE"]


def test_cv_90_a_closed_phase_stays_closed() -> None:
    before = evented(begun(2))
    after = say(before, TABLE, "next_phase")
    assert GAME.opened(after).final == GAME.opened(before).final + 1

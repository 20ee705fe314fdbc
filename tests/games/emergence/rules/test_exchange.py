"""A hostile action given up for a tile action."""

from __future__ import annotations

from tests.games.emergence.table import (
    A,
    E,
    one,
    refused,
    round_of,
    say,
)


def test_em_21_an_exchange_pays_first_and_only_for_hostile_actions() -> None:
    state = round_of(one("d1", E, "boost", knowledge=2), one(), one())
    assert refused(state, A, "exchange", action={"do": "activate"}) == ["NOT_HOSTILE"]
    bare = round_of(one("G", E, "hack", knowledge=1), one("d3", E), one())
    state = say(bare, A, "exchange", action={"do": "activate"})
    assert state.event is not None
    assert (state.phase, state.event.order) == ("opening", ())

"""Support cards."""

from __future__ import annotations

from tests.games.cyberverse.scenes import turn
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    begun,
    payday,
    refused,
    say,
    strategy,
)


def test_cv_29_cv_30_support() -> None:
    state = say(strategy(begun(2, agents=[{"reputation": 1}])), FSB, "end_strategy")
    state = say(state, ECO, "take_support", card={"name": "Fixer"})
    assert refused(state, ECO, "take_support", card={"name": "Doc"}) == ["E_SUPPORT_ONCE"]
    state = payday(state)
    state = strategy(say(state, TABLE, "next_phase"))
    while turn(state) != ECO:
        state = say(state, turn(state), "end_strategy")
    assert refused(state, ECO, "take_support", card={"name": "Doc"}) == ["E_SUPPORT_LIMIT"]
    held = state.orgs[ECO].support[0].id
    state = say(state, ECO, "take_support", card={"name": "Doc"}, discard=held)
    assert [one.card.name for one in state.orgs[ECO].support] == ["Doc"]

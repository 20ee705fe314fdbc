"""Secret combat tokens."""

from __future__ import annotations

from tests.games.cyberverse.scenes import prepared, site
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    agent,
    brawled,
    investigation,
    refused,
    say,
)


def test_cv_54_tokens_are_sealed_reopened_and_locked() -> None:
    state = brawled(investigation(prepared()))
    for seat in (ECO, FSB):
        state = say(state, seat, "declare_fight", fight=seat == ECO)
    one, other = agent(state, ECO).id, agent(state, FSB).id
    assert site(state).fight_by == (ECO,)
    assert refused(state, ECO, "seal_token", agent=one, token={"attack": 12}) == ["E_TOKEN_RANGE"]
    assert refused(state, ECO, "seal_token", agent=one, token={"attack_effect": "laser"}) == [
        "E_UNKNOWN_EFFECT"
    ]
    assert refused(state, ECO, "seal_token", agent=other, token=None) == ["E_NOT_YOUR_AGENT"]
    assert refused(state, ECO, "reopen_token", agent=one) == ["E_NOTHING_SEALED"]
    state = say(state, ECO, "seal_token", agent=one, token={"attack": 1})
    first = site(state).tokens[0].seal
    state = say(state, ECO, "reopen_token", agent=one)
    state = say(state, ECO, "seal_token", agent=one, token={"attack": 1})
    assert site(state).tokens[0].seal != first, "the same token never shows the same seal"
    state = say(state, FSB, "seal_token", agent=other, token={"attack": 2})
    assert refused(state, ECO, "seal_token", agent=one, token=None) == ["E_LOCKED"]
    assert refused(state, ECO, "reopen_token", agent=one) == ["E_LOCKED"]

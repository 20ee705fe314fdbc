"""Buying supply."""

from __future__ import annotations

from tests.games.cyberverse.scenes import GUN
from tests.games.cyberverse.table import (
    ECO,
    FSB,
    begun,
    refused,
    say,
    strategy,
    view,
)


def test_cv_25_cv_26_buying() -> None:
    state = strategy(begun(2))
    assert refused(state, ECO, "buy", agent="a3", card=GUN) == ["E_NOT_YOUR_TURN"]
    state = say(state, FSB, "end_strategy")
    assert refused(state, ECO, "buy", agent="a4", card=GUN) == ["E_NOT_YOUR_AGENT"]
    assert refused(state, ECO, "buy", agent="a3", card={**GUN, "price": 1000}) == ["E_FUNDS"]
    assert refused(state, ECO, "buy", agent="a3", card={**GUN, "price": 150}) == ["E_HUNDREDS"]
    assert refused(state, ECO, "buy", agent="a3", card={**GUN, "price": 0}) == ["E_PRICE"]
    for _ in range(3):
        state = say(state, ECO, "buy", agent="a3", card={**GUN, "price": 200})
    assert refused(state, ECO, "buy", agent="a3", card={**GUN, "price": 100}) == ["E_SLOT_FULL"]
    van = {"kind": "vehicle", "name": "Van", "price": 100, "movement": 1}
    state = say(state, ECO, "buy", agent="a3", card=van)
    assert refused(state, ECO, "buy", agent="a3", card=van) == ["E_VEHICLE_SLOT_FULL"]
    assert state.orgs[ECO].cash == 200
    assert [entry.reason for entry in state.orgs[ECO].ledger] == ["start", *["bought"] * 4]
    assert ("weapon", "hand gun") in state.known
    assert view(state).organizations[0].agents[0].features[0].value == 3, "the van helps"

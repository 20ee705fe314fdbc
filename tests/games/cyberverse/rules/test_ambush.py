"""Ambushes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cyberverse.table import (
    ECO,
    FSB,
    TABLE,
    begun,
    fix,
    investigation,
    on,
    say,
    view,
)


@pytest.mark.parametrize(
    ("house", "with_victim", "without"),
    [("victim", None, ECO), ("always_return", None, None), ("never", ECO, ECO)],
)
def test_a34_the_ambush_token(house: str, with_victim: Any, without: Any) -> None:
    state = fix(begun(2, ambush_persist=house), "district", district=1, ambush=ECO)
    sprung = investigation(on(state, FSB, 1))
    sprung = say(sprung, TABLE, "spring_ambush", card={"name": "Trap"})
    assert view(sprung).districts[0].ambush == with_victim
    alone = investigation(on(state, ECO, 1))
    assert view(alone).districts[0].ambush == without

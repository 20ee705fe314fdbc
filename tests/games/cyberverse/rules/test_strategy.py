"""The menu of the Strategy phase: offered and accepted, or closed with a reason; never neither (CV-25)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.cyberverse.rules import strategy as rules
from companion.games.cyberverse.state import is_in
from companion.games.cyberverse.state.phases import Strategy
from tests.games.cyberverse.kit import KIT
from tests.games.cyberverse.table import closed, offered
from tests.games.walking import walk

MENU = ("buy", "repair", "take_support", "train")


@pytest.mark.parametrize("table", KIT.tables)
def test_cv_25_everything_of_the_menu_is_offered_or_explained(table: Any) -> None:
    seen = 0
    for step in walk(KIT, table, 5, 200):
        state = step.after
        if (
            not is_in(state, Strategy)
            or state.now.looking
            or "discard_support" in offered(state, state.order[0])
        ):
            continue
        seat = rules.now(state)
        if seat is None:
            continue
        seen += 1
        for do in MENU:
            assert (do in offered(state, seat)) != (do in closed(state, seat)), do
    assert seen

"""Whether the app deals anything under these house rules: only then the deck is cut."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games import by_id
from companion.table import show

DEALS = [
    ("emergence", {}, True),
    ("emergence", {"deal": "cards"}, False),
    ("emergent", {}, False),
    ("emergent", {"demand": "app"}, True),
    ("emergent", {"demand": "app", "mode": "fast_play"}, False),
    ("cyberverse", {}, True),
    ("cyberverse", {"modifier_deck": "physical"}, False),
    ("cyberverse", {"modifier_deck": "physical", "first_agent": "random"}, True),
    ("singularity", {}, False),
    ("singularity", {"draws": "app"}, True),
]


@pytest.mark.parametrize(("game_id", "options", "is_dealt"), DEALS)
def test_the_cut_is_for_what_the_app_deals(game_id: str, options: dict[str, Any], is_dealt: bool) -> None:
    assert show.has_deals(by_id(game_id), options) is is_dealt

"""Every fault of a collection of cards is named."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.singularity import GAME
from tests.games.singularity.shipped import raw


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"enemies": [raw("invented-cards")["enemies"][0]] * 2}, ["enemy_twice"]),
        ({"characters": [{"id": "a", "name": "A"}] * 2}, ["character_twice"]),
        ({"upgrades": [{"name": "Dash"}, {"name": "dash"}]}, ["card_twice"]),
        ({"enemies": [], "characters": [], "upgrades": []}, ["empty_library"]),
        ({"enemies": [{"id": "x", "name": "X"}]}, ["bad_pack"] * 3),
    ],
)
def test_every_fault_of_a_collection_is_named(changes: dict[str, Any], codes: list[str]) -> None:
    found = GAME.packs["singularity-library/1"]({**raw("invented-cards"), **changes})
    assert [fault.code.removeprefix("singularity.") for fault in found] == codes

"""Cards that cannot be printed so."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from companion.games.cyberverse.packs.cards import CardLibrary
from companion.games.cyberverse.packs.checking import check, faults
from companion.kernel.action import Rejection
from tests.games.cyberverse.printed import HENCHMEN, sheet
from tests.games.cyberverse.table import (
    begun,
    view,
)


def test_a_card_library_names_every_fault() -> None:
    good = {"format": "cyberverse-cards/1", "id": "x", "name": "X", "cards": []}
    assert check(good) == ()
    agents = [sheet("A").model_dump(), sheet("a").model_dump(), sheet("B", combat=9).model_dump()]
    found = [fault.code for fault in check({**good, "cards": agents})]
    assert found == ["cyberverse.card_twice", "cyberverse.bad_card"]
    assert check({**good, "cards": [{"kind": "spaceship"}]})[0].code == "cyberverse.bad_pack"
    with pytest.raises(Rejection):
        begun(2, cards={**good, "cards": agents})
    assert faults(HENCHMEN[0]) == ()


def test_the_shipped_library_can_be_played() -> None:
    file = Path(__file__).parents[4] / "assets" / "packs" / "cyberverse" / "sampler.toml"
    content = tomllib.loads(file.read_text("utf-8"))
    assert check(content) == ()
    state = begun(2, cards=CardLibrary(**content))
    assert {card.kind for card in view(state).known} >= {"agent", "weapon", "henchman", "event", "district"}

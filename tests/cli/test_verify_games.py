"""A proof of every game at every table of the tests is fair; what a forger makes of its decks is named."""

from __future__ import annotations

import json

import pytest

from companion.games import by_id
from companion.table.checks import faults
from tests.cli.forged_games import decks_of, forged, proof_of
from tests.games.kits import Kit
from tests.games.test_contract import KITS, TABLES


@pytest.mark.parametrize(("kit", "table"), TABLES)
def test_a_fair_deal_of_every_game(kit: Kit, table: str) -> None:
    proof = proof_of(kit, table)
    assert faults(json.dumps(proof), by_id, proof["words"]) == ()


def test_every_forged_deck_of_every_game_is_named() -> None:
    wrong = {name: found for name, text in forged() if (found := faults(text, by_id)[:1]) != ("decks",)}
    assert wrong == {}


def test_every_game_that_shuffles_has_forgeries() -> None:
    games = {name.partition(":")[0] for name, _ in forged()}
    assert games == {kit.game.card.id for kit in KITS}
    dealing = {kit.game.card.id for kit in KITS for table in kit.tables if decks_of(kit, table)}
    assert dealing == games - {"toolbox"}, "its decks come later"

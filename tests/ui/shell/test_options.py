"""House rules are drawn from the options: every rule of every game has a row that can be answered."""

from __future__ import annotations

import pytest

from companion.games import GAMES
from companion.kernel.game import AnyGame
from companion.texts import ENGLISH
from companion.ui.shell.options import RULES, rules_of, told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.card.id)
def test_every_rule_has_a_row_and_words(game: AnyGame) -> None:
    rules = rules_of(game.options)
    assert {rule.look for rule in rules} <= set(RULES.looks)
    assert all(ENGLISH.has(f"{game.card.id}-option-{rule.name.replace('_', '-')}") for rule in rules)
    assert "by_hand" not in {rule.name for rule in rules}, "what nobody chooses is not asked for"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.card.id)
def test_the_table_says_words_and_the_form_has_the_values_of_the_model(game: AnyGame) -> None:
    plain = game.options()
    for rule in rules_of(game.options):
        value = getattr(plain, rule.name)
        if rule.look != "pack":
            word = str(value).lower() if isinstance(value, bool) else str(value)
            assert told(rule, word) == value, rule.name

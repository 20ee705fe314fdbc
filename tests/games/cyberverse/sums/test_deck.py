"""A modifier deck."""

from __future__ import annotations

from companion.games.cyberverse.sums import deck


def test_the_deck_is_shuffled_only_when_a_card_is_needed() -> None:
    empty = deck.Deck((), (2, 1, 0, 1, -1))
    after, card = deck.drawn(empty, lambda: (1, 0, 2, -1, 1))
    assert (card, after) == (1, deck.Deck((0, 2, -1, 1), (1,)))

"""A modifier deck on plain values (CV-17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal

from companion.games.cyberverse.words import MODIFIERS
from companion.kernel.frozen import frozen

Cards = tuple[int, ...]
Shuffle = Callable[[], Cards]
"""All five cards in a new order."""


@frozen
class Deck:
    """The cards still to be drawn, top first, and the open discard."""

    left: Cards
    discard: Cards = ()


def drawn(deck: Deck, shuffle: Shuffle) -> tuple[Deck, int]:
    """The top card goes to the discard; an empty deck is shuffled anew first."""
    if not deck.left:
        deck = Deck(shuffle())
    return Deck(deck.left[1:], (*deck.discard, deck.left[0])), deck.left[0]


def after_test(
    deck: Deck,
    shuffle: Shuffle,
    *,
    success: bool,
    mission: bool,
    when: Literal["missions_only", "all"] = "missions_only",
) -> Deck:
    """A success in a mission test shuffles all five cards; otherwise the drawn one stays out (A7)."""
    return Deck(shuffle()) if success and (mission or when == "all") else deck


def remaining(discard: Cards) -> Cards:
    """The cards that can be drawn next, sorted: public, unlike their order. All five after the last one."""
    left = Counter(MODIFIERS) - Counter(discard)
    return tuple(sorted(left.elements())) or MODIFIERS

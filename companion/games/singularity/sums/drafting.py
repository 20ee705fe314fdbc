"""Cards: the draft at a cache, and filling a hand from piles.

Rules: SW-31..33.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.games.singularity.words import HAND, REVEALED


class Draft(NamedTuple):
    """A whole draft: what everybody got, what goes under the deck, what stays of it."""

    gained: tuple[str | None, ...]
    to_bottom: tuple[str, ...]
    deck: tuple[str, ...]
    """What is left of the deck above the cards put under it."""


class Refill(NamedTuple):  # SW-31, SW-32
    """What a hand draws."""

    draw: int
    before_shuffle: int | None
    """So many, then the discard pile becomes the deck; None: the deck is enough."""
    short: int
    to_discard: int = 0


def draft(
    deck: Sequence[str], recon: Sequence[str], picks: Sequence[str | None], *, replaces_last: bool = True
) -> Draft | None:  # SW-33
    """Pick after pick from the row, each replaced at once (A20); None: a card is not in the row."""
    row, pile = [*recon, *deck[:REVEALED]], list(deck[REVEALED:])
    for at, card in enumerate(picks, start=1):
        if card is None:
            continue
        if card not in row:
            return None
        row.remove(card)
        if pile and (replaces_last or at < len(picks)):
            row.append(pile.pop(0))
    return Draft(tuple(picks), tuple(row), tuple(pile))


def refill(
    hand: int, deck: int | None, discard: int | None, *, is_capped: bool = False, size: int = HAND
) -> Refill:  # SW-32
    """Up to three cards (SW-31); an empty deck is rebuilt from the discard, both empty ends it.

    Above three a hand is kept, or cut down by house rule (A11). None: nobody counts the piles.
    """
    if hand >= size:
        return Refill(0, None, 0, hand - size if is_capped else 0)
    wanted = size - hand
    return drawn(wanted, deck, discard)


def drawn(wanted: int, deck: int | None, discard: int | None) -> Refill:
    """So many cards from the deck, then from the shuffled discard, as far as they go (SW-32)."""
    if deck is None or discard is None:
        return Refill(wanted, None, 0)
    there = min(wanted, deck + discard)
    return Refill(there, deck if there > deck else None, wanted - there)

"""Demand cards dealt by the app: from the saved deck, or from the table's seed.

Rules ET-5, ET-17.

A deck from the seed adds up to the predicted totals in the reading `all_tiers` (A2). It is made of shuffles
alone, so that anybody can recompute it at the end. Nothing of a round exists before its cards are dealt.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs.deck import Tiers, written
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.steps import Cards
from companion.kernel.chance import Seed, shuffled
from companion.kernel.game import Deal

UNITS_A_CARD = 7.5
"""About so many units are on a card, all tiers together."""
SPREADS = ("0", "1", "2", "3")
"""How far cards of a round lie apart: one more, one less by so many units."""


class Dealt(NamedTuple):
    """A round's cards, and the shuffles they come from."""

    cards: Cards
    deals: tuple[Deal, ...]


def cards(state: EmergentState) -> Cards:
    """The cards of this round; only asked for once its plans are open."""
    saved = state.deck.value
    if saved is not None:
        return saved[state.round]
    return drawn(state.seed.value, state.ground.cities, state.round, state.totals[state.round]).cards


def deals_cards(options: EmergentOptions) -> bool:  # ET-17
    """Whether cards come from the table's seed: typed ones and a saved deck do not."""
    return options.mode == "full" and options.demand == "app" and options.deck is None


def deals(state: EmergentState) -> tuple[Deal, ...]:
    """Every shuffle of the rounds dealt so far, for the proof."""
    if state.mode != "full" or state.demand_by != "app" or state.deck.value is not None:
        return ()
    is_dealt = state.phase in ("market", "settle", "over")
    last = state.round if is_dealt else state.round - 1
    return tuple(
        deal
        for number in range(1, last + 1)
        for deal in drawn(state.seed.value, state.ground.cities, number, state.totals[number]).deals
    )


def drawn(seed: Seed, cities: tuple[str, ...], number: int, total: int) -> Dealt:
    """Cards that add up to `total`: which cities, how large, and how the units fall into tiers."""
    found: list[Deal] = []

    def shuffle(label: str, items: tuple[str, ...]) -> tuple[str, ...]:
        order = shuffled(seed, f"demand {number} {label}", items)
        found.append(Deal(f"demand {number} {label}", items, order))
        return order

    count = min(len(cities), max(1, round(total / UNITS_A_CARD)))
    chosen = shuffle("cities", cities)[:count]
    sizes = _sizes(total, count, int(shuffle("spread", SPREADS)[0]))
    made: Cards = {}
    for city, size in zip(chosen, sizes, strict=True):
        shapes = {written(shape): shape for shape in _shapes(size)}
        made[city] = shapes[shuffle(city, tuple(shapes))[0]]
    return Dealt(made, tuple(found))


def _sizes(total: int, count: int, spread: int) -> list[int]:
    """The total in so many parts: even ones first, then every two of them drawn apart."""
    base, over = divmod(total, count)
    sizes = [base + (at < over) for at in range(count)]
    for at in range(0, count - 1, 2):
        apart = min(spread, sizes[at + 1] - 1)
        sizes[at] += apart
        sizes[at + 1] -= apart
    return sizes


def _shapes(size: int) -> list[Tiers]:
    """Sensible cards of this size: the first tier takes a third to three fifths, the last one something."""
    return [
        (first, second, third)
        for first in range(-(-size // 3), -(-3 * size // 5) + 1)
        for second in range(size - first + 1)
        if first >= second >= (third := size - first - second) >= size // 10
    ]

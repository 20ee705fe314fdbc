"""Demand cards dealt by the app: from the saved deck, or from the table's seed.

Rules ET-5, ET-17.

A deck from the seed adds up to the predicted totals in the reading `all_tiers` (A2). It is made of shuffles
alone, so that anybody can recompute it at the end. Nothing of a round exists before its cards are dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.games.emergent.options import EmergentOptions
from companion.games.emergent.packs.deck import Tiers, written
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Cards
from companion.games.emergent.words import PREDICTED
from companion.kernel.chance import Deck, Seed
from companion.kernel.game import Deal
from companion.kernel.seat import Seat

UNITS_A_CARD = 7.5
"""About so many units are on a card, all tiers together."""
SPREADS = ("0", "1", "2", "3")
"""How far cards of a round lie apart: one more, one less by so many units."""


class Dealt(NamedTuple):
    """A round's cards, and the shuffles that chose their shapes."""

    cards: Cards
    shapes: tuple[Deal, ...]


def cards(state: EmergentState) -> Cards:
    """The cards of this round; only asked for once its plans are open."""
    saved = state.deck.value
    if saved is not None:
        return saved[state.round]
    return drawn(state.seed.value, state.ground.cities, state.round, state.totals[state.round]).cards


def deals_cards(options: EmergentOptions) -> bool:  # ET-17
    """Whether cards come from the table's seed: typed ones and a saved deck do not."""
    return options.mode == "full" and options.demand == "app" and options.deck is None


def decks(options: EmergentOptions, _seats: tuple[Seat, ...]) -> tuple[Deck, ...]:
    """Which cities come, and how far their cards lie apart, for every round with a predicted total."""
    if not deals_cards(options):
        return ()
    return tuple(
        deck
        for number in PREDICTED
        for deck in (
            Deck(f"demand {number} cities", cities_of(options), start=0),
            Deck(f"demand {number} spread", SPREADS, start=0),
        )
    )


def shuffles(state: EmergentState) -> dict[str, int]:
    """The rounds whose cards are out."""
    if state.mode != "full" or state.demand_by != "app" or state.deck.value is not None:
        return {}
    is_dealt = state.phase in ("market", "settle", "over")
    last = state.round if is_dealt else state.round - 1
    return {
        f"demand {number} {what}": int(number <= last)
        for number in PREDICTED
        for what in ("cities", "spread")
    }


def more_deals(
    options: EmergentOptions, _seats: tuple[Seat, ...], seed: Seed, counts: Mapping[str, int]
) -> tuple[Deal, ...]:
    """How the units of each city's card fell into tiers: its size follows from the round's two shuffles."""
    if not deals_cards(options):
        return ()
    cities = cities_of(options)
    return tuple(
        deal
        for number, total in PREDICTED.items()
        if counts.get(f"demand {number} cities")
        for deal in drawn(seed, cities, number, total).shapes
    )


def cities_of(options: EmergentOptions) -> tuple[str, ...]:
    cities = options.board.cities if options.board else ()
    return tuple(city.id for city in sorted(cities, key=lambda city: city.rank))


def drawn(seed: Seed, cities: tuple[str, ...], number: int, total: int) -> Dealt:
    """Cards that add up to `total`: which cities, how large, and how the units fall into tiers."""

    def shuffle(what: str, items: tuple[str, ...]) -> Deal:
        return Deal.of(seed, f"demand {number} {what}", items)

    count = min(len(cities), max(1, round(total / UNITS_A_CARD)))
    chosen = shuffle("cities", cities).order[:count]
    sizes = _sizes(total, count, int(shuffle("spread", SPREADS).order[0]))
    made: Cards = {}
    found: list[Deal] = []
    for city, size in zip(chosen, sizes, strict=True):
        shapes = {written(shape): shape for shape in _shapes(size)}
        found.append(shuffle(city, tuple(shapes)))
        made[city] = shapes[found[-1].order[0]]
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

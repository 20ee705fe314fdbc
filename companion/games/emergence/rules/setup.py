"""Before the first round: who plays, in which city, who is what."""

from __future__ import annotations

from collections import Counter
from typing import cast

from companion.games.emergence.options import EmergenceOptions
from companion.games.emergence.packs.city import City, faults, neighbours
from companion.games.emergence.rules.refusals import refusal
from companion.games.emergence.state import EmergenceState, Operative, Streets
from companion.games.emergence.state.phases import Gathering
from companion.games.emergence.sums.layout import spots
from companion.games.emergence.words import ALLEGIANCES, DATA_TYPES, Allegiance, TileKind
from companion.kernel.action import Rejection
from companion.kernel.chance import Seed, shuffled
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat


def setup(options: EmergenceOptions, seats: tuple[Seat, ...], seed: Seed) -> EmergenceState:
    """The first state, of three to six operatives with names of their own (EM-1, EM-2), in a sound city."""
    if len(seats) not in ALLEGIANCES:
        raise refusal("bad_count", "EM-1", count=len(seats))
    if len(set(seats)) != len(seats):
        doubled = next(seat for seat in seats if seats.count(seat) > 1)
        raise refusal("name_taken", "EM-2", name_seat=doubled)
    if options.by_hand and (options.deal == "app" or not set(options.by_hand) <= set(seats)):
        raise refusal("unknown_operative", "EM-10")
    city = options.city if options.use == "whole" else None
    streets = None if city is None else _streets(options, city)
    start = streets.start if streets else None
    supply = city.supply if city else None
    return EmergenceState(
        options=options,
        seats=seats,
        seed=Hidden(seed),
        now=Gathering("card" if options.deal == "app" else "declare"),
        operatives={seat: Operative(seat, start) for seat in seats},
        streets=streets,
        tiles=_first_blocks(streets) if streets else {},
        supply=tuple(getattr(supply, kind) if supply else None for kind in DATA_TYPES),
        allegiances=_dealt(seats, seed) if options.deal == "app" else {},
    )


def _first_blocks(streets: Streets) -> dict[str, int]:
    """One block on every data tile, of its type (EM-4)."""
    return {tile: 1 for tile, kind in streets.kinds.items() if kind in DATA_TYPES}


def cards(operatives: int) -> tuple[Allegiance, ...]:
    """The allegiance cards of a game of so many (EM-5)."""
    ai, human = ALLEGIANCES[operatives]
    machines: tuple[Allegiance, ...] = ("ai",)
    humans: tuple[Allegiance, ...] = ("human",)
    return machines * ai + humans * human


def cards_left(state: EmergenceState) -> tuple[Allegiance, ...]:  # EM-5
    """The cards of this game that nobody has entered; the cards of seats on paper are among them."""
    left = Counter(cards(len(state.seats)))
    left.subtract(card.value for card in state.allegiances.values())
    return tuple(left.elements())


def _dealt(seats: tuple[Seat, ...], seed: Seed) -> dict[Seat, Hidden[Allegiance]]:  # EM-6
    """One card each, in an order nobody could choose."""
    deck = shuffled(seed, "allegiance", cards(len(seats)))
    return {seat: Hidden(card, frozenset({seat})) for seat, card in zip(seats, deck, strict=True)}


def _streets(options: EmergenceOptions, city: City) -> Streets:  # EM-3
    """The city made ready to walk in."""
    found = faults(city, allow_equal_specials_adjacent=options.allow_equal_specials_adjacent)
    if found:
        raise Rejection.of(found)
    return Streets(
        kinds={tile.id: cast("TileKind", tile.kind) for tile in city.tiles},
        near=neighbours(city),
        start=next(tile.id for tile in city.tiles if tile.kind == "start"),
        spots=spots(city),
        name=city.name,
        is_hex=city.hex is not None,
    )

"""The table before the first round: seats, board, deck, money.

Rules ET-1..6, FP-1.
"""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.options import EmergentOptions, house_rules
from companion.games.emergent.packs import board, deck
from companion.games.emergent.packs.board import BoardPack
from companion.games.emergent.rules import laying
from companion.games.emergent.rules.refusals import refusal
from companion.games.emergent.state import EmergentState, Ground
from companion.games.emergent.state.phases import Cards, FastPlanning, Firm, Planning
from companion.games.emergent.sums.atlas import atlas
from companion.games.emergent.sums.charting import board_view
from companion.games.emergent.sums.planning import Land
from companion.games.emergent.words import PREDICTED, START_CASH
from companion.kernel.action import Rejection
from companion.kernel.chance import Seed
from companion.kernel.hidden import Hidden
from companion.kernel.seat import Seat

FEWEST, MOST = 2, 4


def setup(options: EmergentOptions, seats: tuple[Seat, ...], seed: Seed) -> EmergentState:
    """The first state: two to four seats, each of its own colour (ET-1).

    Rejects what cannot be played, and never tells what a deck holds.
    """
    if not FEWEST <= len(seats) <= MOST:
        raise refusal("bad_count", "ET-1", count=len(seats))
    if len(set(seats)) < len(seats):
        raise refusal("seat_twice", "ET-1")
    laying.check_options(options)
    pack = options.board
    if pack is None:
        raise refusal("no_board", "ET-4")
    if found := board.faults(pack):
        raise Rejection.of(found)
    is_full = options.mode == "full"
    dealt = _checked_deck(options, pack) if is_full else None
    state = EmergentState(
        mode=options.mode,
        demand_by=options.demand,
        rules=house_rules(options),
        seats=seats,
        seed=Hidden(seed),
        deck=Hidden(dealt),
        totals=_totals(options) if is_full else {},
        ground=_ground(pack),
        step=Planning() if is_full else FastPlanning(),
        firms={seat: Firm(seat, START_CASH) for seat in seats} if is_full else {},
        by_hand=frozenset(Seat(seat) for seat in options.by_hand),
        cubes={} if is_full else {region.id: dict.fromkeys(seats, 0) for region in pack.regions},
    )
    if options.use != "whole":
        state = replace(state, use=options.use, step=laying.begun(state))
    return state.logged("round", round=1)


def _totals(options: EmergentOptions) -> dict[int, int]:
    """Predicted demand by round; which round it is that is played alone nobody knows."""
    if options.use == "round" and options.demand == "typed":
        return {}
    saved = options.deck
    numbers = {*PREDICTED, *(map(int, saved.predicted) if saved else ())}
    found = {number: deck.predicted(saved, number) for number in numbers}
    return {number: total for number, total in found.items() if total is not None}


def _ground(pack: BoardPack) -> Ground:
    cities, drawn = sorted(pack.cities, key=lambda city: city.rank), board_view(pack)
    return Ground(
        pack=pack,
        atlas=atlas(pack),
        land=Land(
            {region.id: region.name for region in pack.regions},
            {city.id: (city.region, city.name) for city in cities},
        ),
        cities=tuple(city.id for city in cities),
        regions={city.id: city.region for city in cities},
        ranks={city.id: city.rank for city in cities},
        colours={region.id: region.colour for region in drawn.regions},
        view=drawn,
    )


def _checked_deck(options: EmergentOptions, pack: BoardPack) -> dict[int, Cards] | None:  # ET-5
    """The deck's cards by round. Its faults are counted, not named: they would tell its cards."""
    saved, last = options.deck, 1 if options.use == "round" else options.rounds
    if saved is None:
        if options.demand == "app" and last > max(PREDICTED):
            raise refusal("no_total_for_round", "ET-A1", round=last)
        return None
    if saved.board != pack.id:
        raise refusal("deck_other_board", "ET-5", deck=saved.id, needs=saved.board, board=pack.id)
    if found := deck.faults(saved, pack):
        raise refusal("bad_deck", "ET-5", deck=saved.id, count=len(found))
    if len(saved.rounds) < last:
        raise refusal("deck_too_short", "ET-A1", deck=saved.id, rounds=last)
    return {one.round: {card.city: card.tiers for card in one.cards} for one in saved.rounds}

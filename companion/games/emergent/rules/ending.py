"""The end of both games: every DC is sold, or the regions are scored; who won, and by what."""

from __future__ import annotations

from dataclasses import replace

from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import Over
from companion.games.emergent.sums import fastplay
from companion.games.emergent.sums.settlement import resale
from companion.games.emergent.words import DecidedBy
from companion.kernel.game import Outcome
from companion.kernel.seat import Seat


def outcome(state: EmergentState) -> Outcome | None:  # ET-35, FP-8
    """Most money, or most points; None while the game runs."""
    match state.step:
        case Over(winners=winners, by=by):
            return Outcome(winners, by)
        case _:
            return None


def sold_out(state: EmergentState) -> EmergentState:
    """Every DC is sold, and most money wins (ET-35); equal money is a shared win (ET-36, A11)."""
    best = _most({seat: firm.cash + resale(firm.dcs) for seat, firm in state.firms.items()}, state.seats)
    by: DecidedBy = "money" if len(best) == 1 else "shared"
    if len(best) > 1 and state.rules.win_tie == "units_sold":
        best = _most({seat: state.firms[seat].units_sold for seat in best}, best)
        by = "units_sold" if len(best) == 1 else "shared"
    return _decided(state, Over(best, by))


def scored(state: EmergentState) -> EmergentState:  # FP-5..8
    """Fast Play: the regions as they stand decide."""
    found = result(state)
    return _decided(state, Over(found.winners, found.decided_by))


def result(state: EmergentState) -> fastplay.Result:  # FP-5..8
    """What the regions of Fast Play are worth now."""
    return fastplay.result(state.cubes, state.ground.colours, state.seats, state.rules)


def _decided(state: EmergentState, over: Over) -> EmergentState:
    return replace(state, step=over, proposal=None).logged("over", winner_seats=over.winners)


def _most(amounts: dict[Seat, int], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if amounts[seat] == max(amounts.values()))

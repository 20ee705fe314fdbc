"""Fast Play as everybody sees it; the placements only once they are open.

Rules FP-3..8.
"""

from __future__ import annotations

from companion.games.emergent.rules import ending
from companion.games.emergent.state import EmergentState
from companion.games.emergent.state.phases import FastPlanning, Over
from companion.games.emergent.sums import fastplay
from companion.games.emergent.sums.fastplay import RegionScore, Result
from companion.games.emergent.sums.telling import note
from companion.games.emergent.views.fast import FastRegion, FastScore, FastView
from companion.games.emergent.views.results import Note
from companion.kernel.seat import Seat


def fast_view(state: EmergentState) -> FastView:
    """Cubes for all to see at any time (FP-9), discs after the reveal, scores at the end."""
    placed = {} if isinstance(state.step, FastPlanning) else state.fast_rounds[-1]
    earned = fastplay.awards(placed, state.ground.colours)
    result = ending.result(state) if isinstance(state.step, Over) else None
    return FastView(
        regions=tuple(
            FastRegion(
                region=region,
                cubes=here,
                placed={
                    seat: discs
                    for seat, placement in placed.items()
                    if (discs := placement.get(region)) and (discs.small or discs.large)
                },
                awarded=earned.get(region, {}),
                discs=dict(result.regions[region].discs) if result else {},
                note=_note(result.regions[region]) if result else None,
            )
            for region, here in state.cubes.items()
        ),
        totals={seat: sum(here[seat] for here in state.cubes.values()) for seat in state.seats},
        scores=_scores(state, result) if result else (),
        rounds=state.fast_rounds,
    )


def _scores(state: EmergentState, result: Result) -> tuple[FastScore, ...]:
    """Best first, by the same ladder that names the winner."""

    def count(seat: Seat, size: str) -> int:
        return sum(score.discs.get(seat) == size for score in result.regions.values())

    order = sorted(
        state.seats,
        key=lambda seat: (-result.points[seat], -result.green_won[seat], -result.red_won[seat]),
    )
    return tuple(
        FastScore(
            seat=seat,
            points=result.points[seat],
            large=count(seat, "large"),
            small=count(seat, "small"),
            green_won=result.green_won[seat],
            red_won=result.red_won[seat],
        )
        for seat in order
    )


def _note(score: RegionScore) -> Note:  # FP-5..7
    """Why a region scores as it does."""
    first, second = score.first, score.second
    if not first:
        return note("region_nobody", "FP-5")
    if len(first) > 1:
        return note("region_tie_first", "FP-6", tied_seats=first)
    if len(second) > 1:
        return note("region_tie_second", "FP-7", first_seat=first[0], tied_seats=second)
    if second and second[0] in score.discs:
        return note("region_two", "FP-5", first_seat=first[0], second_seat=second[0])
    return note("region_one", "FP-5", first_seat=first[0])

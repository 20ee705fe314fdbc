"""Who stands where at the end, equal ones on one place: for every screen, page and file alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.ending import EndView, FinalLine
from companion.kernel.seat import Seat


class Standing(NamedTuple):
    """A seat and its place: 1, 2, 2, 4."""

    place: int
    seat: Seat


def by_total(end: EndView) -> tuple[FinalLine, ...]:
    """Most money first; of equal ones a winner, then seat order."""
    return tuple(sorted(end.firms, key=lambda line: (-line.total, line.seat not in end.winners)))


def standings(view: EmergentView) -> tuple[Standing, ...]:
    """From first to last; nobody while the game runs."""
    if view.end is None:
        return ()
    if view.fast is not None:
        return _placed({one.seat: (one.points, one.green_won, one.red_won) for one in view.fast.scores})
    winners = view.end.winners
    return _placed({line.seat: (line.total, line.seat in winners) for line in by_total(view.end)})


def _placed(figures: Mapping[Seat, tuple[int, ...]]) -> tuple[Standing, ...]:
    """A place is one more than the number of those who are better."""
    return tuple(
        Standing(1 + sum(other > mine for other in figures.values()), seat) for seat, mine in figures.items()
    )

"""What each outcome of a tie would mean, and which one smarter enemies would take.

Rules: SW-39.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.games.singularity.rules import routing
from companion.games.singularity.state import SingularityState
from companion.games.singularity.state.enemies import Ballot, Row
from companion.games.singularity.sums import marching
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.views.enemies import OptionView
from companion.kernel.graph import route
from companion.kernel.seat import Seat


class _Next(NamedTuple):
    """The next enemy step of these miniatures if nobody moved."""

    threat: int
    reaches: tuple[Seat, ...]
    distance: int | None


def ballot(state: SingularityState, ground: Ground, row: Row) -> Ballot:
    """The vote about a row: which member they follow, or where the odd miniature goes."""
    is_target = row.target is None and row.ways is None
    options = _targets(state, ground, row) if is_target else _odd_ones(state, ground, row)
    worst = _worst(options) if state.options.smart_enemies else None
    return Ballot("target" if is_target else "odd", options, group=row.group.id, worst=worst)


def _targets(state: SingularityState, ground: Ground, row: Row) -> tuple[OptionView, ...]:  # SW-26
    """One option for each space with a closest member."""
    found = []
    for at, place in enumerate(row.targets):
        ways = routing.ways_to(state, ground, row, (place,))
        counts = marching.split(row.size, len(ways))
        found.append(_option(state, ground, row, at, place, place, ways, counts))
    return tuple(found)


def _odd_ones(state: SingularityState, ground: Ground, row: Row) -> tuple[OptionView, ...]:  # SW-28
    """One option for each destination that has not got an odd miniature yet."""
    ways = row.ways or ()
    free = [at for at in range(len(ways)) if at not in row.odd]
    found = []
    for number, at in enumerate(free):
        counts = marching.split(row.size, len(ways), (*row.odd, at))
        target = row.target or _nearest(state, ground, ways[at])
        found.append(_option(state, ground, row, number, ways[at], target, ways, counts))
    return tuple(found)


def _nearest(state: SingularityState, ground: Ground, place: str) -> str:
    chase = marching.closest(ground, place, routing.team(state).values())
    return chase.places[0] if chase else place


def _option(
    state: SingularityState,
    ground: Ground,
    row: Row,
    at: int,
    place: str,
    target: str,
    ways: tuple[str, ...],
    counts: tuple[int, ...],
) -> OptionView:
    there = route(ground.near, row.group.place, place)
    path = (*there, *route(ground.near, place, target)[1:])
    after = _next(state, ground, row, ways, counts)
    return OptionView(
        at=at,
        place=place,
        seats=tuple(seat for seat, where in routing.team(state).items() if where == target),
        path=path,
        steps=min(routing.foe(state, row).move, len(path) - 1),
        next_threat=after.threat,
        next_reaches=after.reaches,
        next_distance=after.distance,
    )


def _next(
    state: SingularityState, ground: Ground, row: Row, ways: tuple[str, ...], counts: tuple[int, ...]
) -> _Next:
    """What these miniatures would do in the next enemy step."""
    foe, team = routing.foe(state, row), routing.team(state)
    threat, reaches, away = 0, dict[Seat, None](), list[int]()
    for place, count in zip(ways, counts, strict=True):
        if not count:
            continue
        hit = marching.reached(ground, foe, place, team)
        threat += foe.threat if hit else 0
        reaches |= dict.fromkeys(hit)
        chase = marching.closest(ground, place, team.values())
        away += [chase.distance] if chase else []
    return _Next(threat, tuple(reaches), min(away, default=None))


def _worst(options: tuple[OptionView, ...]) -> int:  # SW-39
    """More Threat in the next step, then closer."""
    far = max((one.next_distance or 0 for one in options), default=0) + 1

    def harm(one: OptionView) -> tuple[int, int, int]:
        away = far if one.next_distance is None else one.next_distance
        return one.next_threat or 0, -away, -one.at

    return max(options, key=harm).at

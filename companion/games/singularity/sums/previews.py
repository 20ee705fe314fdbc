"""What a choice would cost or do, before it is sent: the table's own maths on what a view shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.games.singularity.actions.pieces import Target
from companion.games.singularity.actions.turn import Move, Walk
from companion.games.singularity.sums import damage, marching, moving, spaces, tracks
from companion.games.singularity.sums import ground as grounds
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.sums.moving import Prices, Toll
from companion.games.singularity.sums.spaces import Arrival
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.board import GroupView
from companion.games.singularity.views.tracks import TrackView
from companion.games.singularity.words import Track
from companion.kernel.seat import Seat


class MovePreview(NamedTuple):
    """A move before it is made."""

    fault: str | None
    """A refusal's code without the game's name, or None."""
    tolls: tuple[Toll, ...]
    """Priced as if nothing held the move up."""
    arrivals: tuple[Arrival, ...]
    """In the order of the path; the first one with a move to go on holds it up."""
    before: int
    after: int
    limit: int | None
    loses: bool


class HitsPreview(NamedTuple):
    """Hits on one group before they are dealt."""

    enemy: str
    place: str
    removed: int
    left: int
    health_left: int | None


def ground(view: SingularityView) -> Ground:
    """The map of this view, ready to walk and aim on. Raises ValueError at light level."""
    if view.map is None:
        raise ValueError("this table plays without a map")
    return grounds.ground_of(view.map, diagonal=view.house.diagonal)


def track(view: SingularityView, name: Track) -> TrackView:
    """One of the two tracks."""
    return next(one for one in view.tracks if one.track == name)


def loses(view: SingularityView, name: Track, value: int) -> bool:  # SW-36
    """Whether a track on this value would lose the issue (A1)."""
    is_over = tracks.is_lost(value, track(view, name).limit, view.house.lose_at)
    return is_over and not (name == "threat" and view.house.threat_overflow == "awareness_plus_1")


def place_of(view: SingularityView, seat: Seat) -> str:
    """Where a member stands. Raises ValueError at light level."""
    place = next(member.place for member in view.members if member.seat == seat)
    if place is None:
        raise ValueError("this table plays without a map")
    return place


def may_come_along(view: SingularityView, seat: Seat) -> tuple[Seat, ...]:  # SW-10
    """Members in the same space, who may go along."""
    here = place_of(view, seat)
    return tuple(one.seat for one in view.members if one.place == here and one.seat != seat)


def move_preview(
    view: SingularityView, seat: Seat, move: Move, *, start: str | None = None
) -> MovePreview:  # SW-10..13
    """What this move would cost, and what waits on the way. `start`: of a move that goes on."""
    here = start or place_of(view, seat)
    fault = moving.path_fault(ground(view), here, move.path, move.steps)
    hazards = [space.id for space in (view.map.spaces if view.map else ()) if space.hazard]
    standing = [(group.enemy, group.place) for group in view.groups]
    steps = moving.paces(here, move.path, standing, hazards) if fault is None else ()
    tolls = moving.path_tolls(steps, _prices(view, move), 1 + len(move.companions))
    crosses = view.house.cache_pass_through
    arrivals = [
        spaces.arrival(
            view.map,
            pace.left,
            pace.entered,
            view.tokens,
            view.used_caches,
            opens_caches=crosses or pace is steps[-1],
        )
        for pace in steps
    ]
    waiting = tuple(one for one in arrivals if one.tokens or one.cache)
    return _priced(view, fault, tolls, waiting)


def walk_preview(view: SingularityView, walk: Walk) -> MovePreview:  # SW-10..12
    """Light level: what these steps would cost."""
    fault = "too_far" if len(walk.path) > walk.steps else None
    tolls = moving.path_tolls(moving.told(walk.path), _prices(view, walk), 1 + len(walk.companions))
    return _priced(view, fault, tolls if fault is None else (), ())


def _prices(view: SingularityView, action: Move | Walk) -> Prices:
    house = view.house
    return Prices(house.hazard, house.hazard_pass_through, house.leave_per_member, action.ignores_hazard)


def _priced(
    view: SingularityView, fault: str | None, tolls: tuple[Toll, ...], arrivals: tuple[Arrival, ...]
) -> MovePreview:
    threat = track(view, "threat")
    after = threat.value + sum(toll.amount for toll in tolls)
    return MovePreview(
        fault, tolls, arrivals, threat.value, after, threat.limit, loses(view, "threat", after)
    )


def targets(
    view: SingularityView, seat: Seat, spaces: int, *, ignores_walls: bool = False
) -> Mapping[str, int]:  # SW-18, SW-24
    """Spaces with enemies that a card of this range reaches, with their distance."""
    away = grounds.reach(ground(view), place_of(view, seat), spaces, ignores_walls=ignores_walls)
    return {group.place: away[group.place] for group in view.groups if group.place in away}


def hits_preview(view: SingularityView, target: Target) -> tuple[HitsPreview, ...]:  # SW-15..17
    """What these hits would do to each group, as far as they are allowed."""
    found = []
    needs = {enemy.id: enemy for enemy in view.enemies}
    for hits in target.hits:
        group = _group(view, hits.enemy, target.place)
        if group is None:
            continue
        if group.health_left is not None:
            left = max(group.health_left - sum(hits.hits), 0)
            fallen = 1 if not left else 0
            found.append(HitsPreview(group.enemy, group.place, fallen, group.size - fallen, left))
            continue
        struck = damage.struck(hits.hits, group.partial, needs[group.enemy].damage)
        left_over = group.size - struck.removed
        found.append(HitsPreview(group.enemy, group.place, struck.removed, left_over, None))
    return tuple(found)


def _group(view: SingularityView, enemy: str, place: str) -> GroupView | None:
    return next((one for one in view.groups if one.enemy == enemy and one.place == place), None)


def split_preview(count: int, ways: int, odd: Sequence[int] = ()) -> tuple[int, ...]:  # SW-28
    """How a group spreads over so many ways; nothing for no way."""
    return marching.split(count, ways, odd) if ways else ()

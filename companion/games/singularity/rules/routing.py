"""Where one group goes: closest member, shortest routes, even split, or as the table says.

Rules: SW-26..28.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.games.singularity.actions.enemies import AnswerGroup, DirectGroup
from companion.games.singularity.rules.refusals import refusal
from companion.games.singularity.state import SingularityState, place_name
from companion.games.singularity.state.enemies import Row
from companion.games.singularity.sums import marching
from companion.games.singularity.sums.ground import Ground
from companion.games.singularity.sums.marching import Foe
from companion.games.singularity.words import Stay
from companion.kernel.seat import Seat

LONGEST = 24
"""Letters in the name of a place."""


def foe(state: SingularityState, row: Row) -> Foe:
    """The printed numbers of a row's enemy."""
    card = state.enemies[row.group.enemy]
    return Foe(card.threat, card.range, card.move, card.ignores_walls)


def is_by_hand(state: SingularityState, row: Row) -> bool:  # SW-27
    """Whether its card has move instructions of its own (A28)."""
    return state.enemies[row.group.enemy].by_hand


def team(state: SingularityState) -> dict[Seat, str]:
    """Where everybody stands."""
    return {seat: member.place for seat, member in state.members.items() if member.place is not None}


def reached(state: SingularityState, ground: Ground, row: Row) -> dict[Seat, int]:
    """The members in a group's range, with distances."""
    return marching.reached(ground, foe(state, row), row.group.place, team(state))


def routed(state: SingularityState, ground: Ground, row: Row) -> Row:
    """The row as far as the rules settle it; `counts` stays None where the players choose."""
    if row.counts is not None:
        return row
    here = row.group.place
    chase = marching.closest(ground, here, team(state).values())
    if chase is not None:
        row = replace(row, distance=chase.distance, targets=chase.places)
    if is_by_hand(state, row):
        return row
    move = foe(state, row).move
    if chase is None or not chase.distance or not move:
        why: Stay = "no_route" if chase is None else "no_move" if chase.distance else "same_space"
        target = chase.places[0] if chase and not chase.distance else None
        return replace(row, ways=(here,), counts=(row.size,), stay=why, ruling="rule", target=target)
    if row.target is None and state.options.proximity_tie == "players_choose":
        row = _with_target(state, ground, row)
        if row.target is None:
            return row
    ways = ways_to(state, ground, row, row.targets if row.target is None else (row.target,))
    row = replace(row, ways=ways)
    left_over = row.size % len(ways)
    if len(row.odd) < left_over:
        return row
    counts = marching.split(row.size, len(ways), row.odd)
    return replace(row, counts=counts, ruling=row.ruling or "rule")


def ways_to(state: SingularityState, ground: Ground, row: Row, targets: Sequence[str]) -> tuple[str, ...]:
    """Where shortest routes lead this group in one move."""
    return marching.destinations(ground, row.group.place, targets, foe(state, row).move)


def _with_target(state: SingularityState, ground: Ground, row: Row) -> Row:  # SW-26
    """The closest member; several whose routes begin alike need no vote (A9)."""
    if len(row.targets) == 1 or len({ways_to(state, ground, row, (place,)) for place in row.targets}) == 1:
        return replace(row, target=row.targets[0])
    return row


def directed(
    state: SingularityState, row: Row, action: DirectGroup
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Where the table sends a group: all of it, and within the rules unless a card says otherwise."""
    ground = state.ground
    if ground is None:
        raise refusal("no_map", "SW-27")
    unknown = tuple(landing.place for landing in action.to if landing.place not in ground.near)
    if unknown:
        raise refusal("unknown_space", "SW-5", spaces=unknown)
    to: dict[str, int] = {}
    for landing in action.to:
        to[landing.place] = to.get(landing.place, 0) + landing.count
    if sum(to.values()) != row.size:
        raise refusal("count", "SW-28", count=sum(to.values()), size=row.size)
    if not (action.by_card.strip() or is_by_hand(state, row)):
        _check_rules(state, ground, row, to)
    ways = ground.listed(to)
    return ways, tuple(to[place] for place in ways)


def _check_rules(state: SingularityState, ground: Ground, row: Row, to: dict[str, int]) -> None:  # SW-26..28
    """Only where shortest routes lead, and as evenly as possible."""
    going = {place for place, count in to.items() if count}
    sets = [ways for ways in _legal_ways(state, ground, row) if going <= set(ways)]
    if not sets:
        lost = tuple(place_name(state, place) for place in sorted(going))
        raise refusal("must_approach", "SW-27", places=lost)
    if not any(marching.is_even([to.get(place, 0) for place in ways]) for ways in sets):
        raise refusal("uneven", "SW-28", size=row.size)


def _legal_ways(state: SingularityState, ground: Ground, row: Row) -> list[tuple[str, ...]]:
    """The destinations for every target the players may choose."""
    if row.stay is not None or not row.targets or not row.distance:
        return [(row.group.place,)]
    if state.options.proximity_tie == "split_all":
        return [ways_to(state, ground, row, row.targets)]
    return [ways_to(state, ground, row, (place,)) for place in row.targets]


def answered(
    state: SingularityState, row: Row, action: AnswerGroup
) -> tuple[tuple[str, ...], tuple[int, ...]]:  # SW-27, SW-28
    """Light level: destinations by name, and how a group spreads over them."""
    names = action.to or ()
    if not names:
        return (row.group.place,), (row.size,)
    ways = _named(state, row, names)
    if action.counts is None:
        return ways, marching.split(row.size, len(ways))
    if len(action.counts) != len(ways) or sum(action.counts) != row.size:
        raise refusal("count", "SW-28", count=sum(action.counts), size=row.size)
    if not marching.is_even(action.counts):
        raise refusal("uneven", "SW-28", size=row.size)
    return ways, action.counts


def _named(state: SingularityState, row: Row, names: Sequence[str]) -> tuple[str, ...]:
    """Two routes to one space count once; a space without a name gets one of its own."""
    given = [name.strip() for name in names]
    taken = {name for name in given if name} | {group.place for group in state.groups}
    found: dict[str, None] = {}
    for name in given:
        if not name and row.group.place not in found and row.group.place not in given:
            name = row.group.place  # noqa: PLW2901 - the first unnamed space keeps the old name
        if not name:
            name = _fresh(row.group.place, taken)  # noqa: PLW2901
        taken.add(name)
        found[name] = None
    return tuple(found)


def _fresh(place: str, taken: set[str]) -> str:
    """A name like the old one that nobody uses."""
    for number in range(2, 100):
        name = f"{place[: LONGEST - 3]} {number}"
        if name not in taken:
            return name
    return place

"""Enemies attack and move: range, targets, shortest routes, even splits, merging.

Rules: SW-22..30.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from companion.games.singularity.sums.ground import Ground, reach
from companion.kernel.graph import distances

Member = TypeVar("Member", bound=str)
"""Who stands somewhere: a seat, or a name."""


class Foe(NamedTuple):
    """The printed numbers of an enemy."""

    threat: int
    range: int
    move: int
    ignores_walls: bool = False


class Pack(NamedTuple):  # SW-20
    """Miniatures of one type in one space."""

    enemy: str
    place: str
    size: int


class Chase(NamedTuple):  # SW-26
    """The closest members: how far, and in which spaces, in the listed order."""

    distance: int
    places: tuple[str, ...]


class Route(NamedTuple):  # SW-27, SW-28
    """Where a group goes: every destination with the miniatures it gets, none included."""

    pack: Pack
    to: tuple[tuple[str, int], ...]


class March(NamedTuple):
    """A whole enemy step: who attacks, who goes where, what stands there afterwards."""

    attackers: tuple[Pack, ...]
    routes: tuple[Route, ...]
    after: tuple[Pack, ...]


def merged(packs: Iterable[Pack], key: Mapping[str, int] | None = None) -> tuple[Pack, ...]:  # SW-20, SW-21
    """One group for each type and space, empty ones dropped, sorted by type and space."""
    sizes: dict[tuple[str, str], int] = {}
    for enemy, place, size in packs:
        sizes[enemy, place] = sizes.get((enemy, place), 0) + size
    order = key or {}
    names = sorted(sizes, key=lambda name: (name[0], order.get(name[1], 0), name[1]))
    return tuple(Pack(enemy, place, sizes[enemy, place]) for enemy, place in names if sizes[enemy, place])


def reached(
    ground: Ground, foe: Foe, place: str, team: Mapping[Member, str]
) -> dict[Member, int]:  # SW-23, SW-24
    """The members in range, each with its distance along a straight line."""
    away = reach(ground, place, foe.range, ignores_walls=foe.ignores_walls)
    return {member: away[where] for member, where in team.items() if where in away}


def closest(ground: Ground, place: str, team: Iterable[str]) -> Chase | None:
    """Whom a group at `place` goes for, by movement distance; None when there is no way (SW-26, A10)."""
    away = distances(ground.near, place)
    spaces = ground.listed({where for where in team if where in away})
    if not spaces:
        return None
    least = min(away[where] for where in spaces)
    return Chase(least, tuple(where for where in spaces if away[where] == least))


def destinations(ground: Ground, place: str, targets: Sequence[str], move: int) -> tuple[str, ...]:
    """Where shortest routes to any of the targets lead in one move, in the listed order (SW-27).

    The targets are equally far. Without a move, or already there, the group stays where it is.
    """
    here = distances(ground.near, place)
    total = here[targets[0]]
    steps = min(move, total)
    found = set()
    for target in targets:
        back = distances(ground.near, target)
        found |= {at for at, away in here.items() if away == steps and back.get(at) == total - steps}
    return ground.listed(found)


def split(count: int, ways: int, odd: Sequence[int] = ()) -> tuple[int, ...]:
    """As even as possible; what is left over goes, one each, to the ways chosen, then as listed (SW-28)."""
    base, rest = divmod(count, ways)
    first = list(dict.fromkeys((*odd, *range(ways))))[:rest]
    return tuple(base + (1 if at in first else 0) for at in range(ways))


def is_even(counts: Sequence[int]) -> bool:  # SW-28
    """Whether no destination gets two miniatures more than another."""
    return not counts or max(counts) - min(counts) <= 1


def march(
    ground: Ground,
    foes: Mapping[str, Foe],
    packs: Iterable[Pack],
    team: Mapping[str, str],
    *,
    priority: Sequence[str] = (),
    split_all: bool = False,
    key: Mapping[str, int] | None = None,
) -> March:  # SW-22
    """The whole step from one snapshot (A8): all attack from where they stand, then each moves once.

    `priority` lists team spaces in the order the players would choose among equally close ones (A9).
    """
    groups = merged(packs, key)
    attackers = tuple(pack for pack in groups if reached(ground, foes[pack.enemy], pack.place, team))
    routes = []
    for pack in groups:
        chase = closest(ground, pack.place, team.values())
        targets = _chosen(chase, priority, split_all=split_all)
        ways = destinations(ground, pack.place, targets, foes[pack.enemy].move) if targets else (pack.place,)
        routes.append(Route(pack, tuple(zip(ways, split(pack.size, len(ways)), strict=True))))
    after = merged((Pack(pack.enemy, place, size) for pack, to in routes for place, size in to), key)
    return March(attackers, tuple(routes), after)


def _chosen(chase: Chase | None, priority: Sequence[str], *, split_all: bool) -> tuple[str, ...]:
    """The targets a group goes for: one of the closest spaces, or all of them by house rule (A9)."""
    if chase is None or split_all:
        return chase.places if chase else ()
    ranks = {place: at for at, place in reversed(tuple(enumerate(priority)))}
    return (min(chase.places, key=lambda place: ranks.get(place, len(ranks))),)

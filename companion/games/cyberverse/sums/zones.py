"""Where henchmen are placed and how zones lie to each other, on plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.cyberverse.words import (
    BOARD_HENCHMEN,
    BOARD_MINIATURES,
    ZONE_MINIATURES,
    Relation,
)
from companion.kernel import graph

Pair = tuple[int, int]


def pair(one: int, other: int) -> Pair:
    """Two zones or districts, in one order."""
    return (min(one, other), max(one, other))


def placed(agents: Sequence[int], henchmen: Sequence[int], arrivals: int) -> tuple[int | None, ...]:
    """A zone (from 1) for every henchman that comes, or None for one that finds no room (CV-50).

    Zones 1, 2, 3 … and round again; a zone with 3 miniatures is skipped; the board takes 3 henchmen and
    5 miniatures. `agents` counts everybody who is no henchman.
    """
    zones = len(agents)
    here = [agent + henchman for agent, henchman in zip(agents, henchmen, strict=True)]
    found: list[int | None] = []
    count, at = sum(henchmen), 0
    for _ in range(arrivals):
        tried = [(at + step) % zones for step in range(zones)]
        zone = next((one for one in tried if here[one] < ZONE_MINIATURES), None)
        if zone is None or count >= BOARD_HENCHMEN or sum(here) >= BOARD_MINIATURES:
            found.append(None)
            continue
        here[zone] += 1
        count += 1
        found.append(zone + 1)
        at = (zone + 1) % zones
    return tuple(found)


def relation(known: Mapping[Pair, Relation], one: int, other: int) -> Relation | None:
    """How two zones lie to each other; None when nobody has said it."""
    return "same" if one == other else known.get(pair(one, other))


def distance(known: Mapping[Pair, Relation], zones: int, one: int, other: int) -> int | None:
    """Steps between two zones over adjacent ones; None when what is known does not tell."""
    if one == other:
        return 0
    if known.get(pair(one, other)) == "adjacent":
        return 1
    every = {(a, b) for a in range(1, zones + 1) for b in range(a + 1, zones + 1)}
    if not every <= set(known):
        return None
    links = [two for two, relation in known.items() if relation == "adjacent"]
    return graph.distances(graph.neighbours(range(1, zones + 1), links), one).get(other)

"""Distances and ways on a board, worked out once for every board.

Rule ET-19.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.games.emergent.packs.board import BoardPack, borders, near

Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Atlas:
    """All-pairs distances of a board. Two atlases of the same board are the same object."""

    near: Mapping[str, tuple[str, ...]]
    away: Mapping[str, Mapping[str, int]]
    """Region → region → borders to cross; what cannot be reached is missing."""

    def route(self, start: str, goal: str) -> tuple[str, ...]:
        """A shortest way, both ends included; of several the one earlier in the pack's order."""
        way, to_goal = [start], self.away[goal]
        while way[-1] != goal:
            here = way[-1]
            way.append(next(region for region in self.near[here] if to_goal[region] == to_goal[here] - 1))
        return tuple(way)


def atlas(board: BoardPack) -> Atlas:
    """The atlas of a board."""
    return charted(tuple(region.id for region in board.regions), board.adjacency)


@lru_cache(maxsize=64)
def charted(regions: tuple[str, ...], pairs: Pairs) -> Atlas:
    """The atlas of regions and the pairs of them that touch."""
    touching = near(regions, pairs)
    return Atlas(touching, {region: borders(touching, region) for region in regions})

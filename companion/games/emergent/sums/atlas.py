"""Distances and ways on a board, worked out once for every board.

Rule ET-19.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.games.emergent.packs.board import BoardPack
from companion.kernel import graph

Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Atlas:
    """All-pairs distances of a board. Two atlases of the same board are the same object."""

    near: Mapping[str, tuple[str, ...]]
    away: Mapping[str, Mapping[str, int]]
    """Region → region → borders to cross; what cannot be reached is missing."""

    def route(self, start: str, goal: str) -> tuple[str, ...]:
        """A shortest way, both ends included; of several the one earlier in the pack's order."""
        return graph.homewards(self.near, self.away[goal], start)


def atlas(board: BoardPack) -> Atlas:
    """The atlas of a board."""
    return charted(tuple(region.id for region in board.regions), board.adjacency)


@lru_cache(maxsize=64)
def charted(regions: tuple[str, ...], pairs: Pairs) -> Atlas:
    """The atlas of regions and the pairs of them that touch."""
    near = graph.neighbours(regions, pairs)
    return Atlas(near, {region: graph.distances(near, region) for region in regions})

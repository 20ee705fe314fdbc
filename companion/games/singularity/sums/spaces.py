"""The spaces of a map: what they are called, where they belong, and what waits in them.

At light level there is no map: nothing is known of a space but its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.games.singularity.packs.issue_map import IssueMap, Space
from companion.games.singularity.views.board import TokenView


class Arrival(NamedTuple):
    """What waits where somebody arrives: tokens that turn, a cache that opens."""

    place: str
    tokens: int
    cache: bool


def space_at(board: IssueMap | None, place: str) -> Space | None:
    """The space of this id."""
    return next((space for space in board.spaces if space.id == place), None) if board else None


def name_of(board: IssueMap | None, place: str) -> str:
    """What people call a space."""
    found = space_at(board, place)
    return found.name or place if found else place


def area_of(board: IssueMap | None, place: str) -> str | None:
    """The area a space belongs to."""
    found = space_at(board, place)
    return found.area if found else None


def area_name(board: IssueMap | None, area: str) -> str:
    """What people call an area."""
    found = next((one.name for one in board.areas if one.id == area), "") if board else ""
    return found or area


def spaces_of(board: IssueMap | None, area: str) -> tuple[str, ...]:
    """The spaces of an area, in the listed order."""
    return tuple(space.id for space in board.spaces if space.area == area) if board else ()


def is_hazard(board: IssueMap | None, place: str) -> bool:
    """Whether a space is a hazard."""
    found = space_at(board, place)
    return found is not None and found.hazard


def is_cache(board: IssueMap | None, place: str) -> bool:
    """Whether a space has a supply cache."""
    found = space_at(board, place)
    return found is not None and found.cache


def arrival(
    board: IssueMap | None,
    came_from: str,
    place: str,
    tokens: Iterable[TokenView],
    used_caches: Iterable[str],
    *,
    opens_caches: bool,
) -> Arrival:  # SW-13
    """What waits in a space that is entered: first the tokens of a new area, then an unused cache.

    `opens_caches`: the move ends here, or the house opens a cache that is only crossed (A26).
    """
    area = area_of(board, place)
    is_new = area is not None and area != area_of(board, came_from)
    turning = sum(token.area == area for token in tokens) if is_new else 0
    return Arrival(place, turning, opens_caches and is_cache(board, place) and place not in used_caches)

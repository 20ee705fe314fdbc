"""Ways on a map that is being made: links, walls, straight lines, and whether it is a grid (SW-5, SW-24)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import count

from companion.games.singularity.sums.ground import CORNERS, STRAIGHT
from companion.ui.desk.pieces import pair_of
from companion.ui.games.singularity.desk.mapdraft import FARTHEST, MapDraft, Pair, whole_lines


def touching(draft: MapDraft) -> tuple[Pair, ...]:
    """Neighbouring cells of the grid; over corners where the map says so."""
    at = {(one.x, one.y): one.id for one in draft.spaces}
    sides = (*STRAIGHT, *(CORNERS if draft.diagonal else ()))
    found = {
        pair_of(name, there): None
        for (x, y), name in at.items()
        for right, down in sides
        if (there := at.get((x + right, y + down))) is not None
    }
    return tuple(found)


def linked(draft: MapDraft) -> tuple[Pair, ...]:
    """All legal steps as they are now, listed or not."""
    if draft.links is not None:
        return draft.links
    return tuple(pair for pair in touching(draft) if pair not in draft.walls) if draft.grid else ()


def toggle_link(draft: MapDraft, one: str, other: str) -> MapDraft:
    """A way between two spaces, or none; a new way breaks the wall that was there."""
    if one == other or draft.space(one) is None or draft.space(other) is None:
        return draft
    pair = pair_of(one, other)
    if pair in linked(draft):
        return replace(draft, links=tuple(way for way in linked(draft) if way != pair))
    open_ways = replace(draft, walls=tuple(wall for wall in draft.walls if wall != pair))
    if pair in linked(open_ways):
        return open_ways
    return replace(open_ways, links=(*linked(open_ways), pair))


def toggle_wall(draft: MapDraft, one: str, other: str) -> MapDraft:
    """A wall between two spaces: no way leads through. Without it there is a way again."""
    if one == other or draft.space(one) is None or draft.space(other) is None:
        return draft
    pair = pair_of(one, other)
    if pair in draft.walls:
        return toggle_link(draft, one, other)
    links = None if draft.links is None else tuple(way for way in draft.links if way != pair)
    return replace(draft, walls=(*draft.walls, pair), links=links)


def add_line(draft: MapDraft, run: Iterable[str]) -> MapDraft:
    """A straight run of spaces, in order, each once (SW-24)."""
    steps = tuple(dict.fromkeys(name for name in run if draft.space(name)))
    return replace(draft, lines=whole_lines((*draft.lines, steps)))


def remove_line(draft: MapDraft, at: int) -> MapDraft:
    """One straight run less, counted from 0."""
    return replace(draft, lines=tuple(line for number, line in enumerate(draft.lines) if number != at))


def set_grid(draft: MapDraft, *, grid: bool) -> MapDraft:
    """A grid, or a map that lists its ways. What was a way stays one."""
    if grid == draft.grid:
        return draft
    ways = replace(draft, grid=grid, links=linked(draft))
    if not grid:
        return ways
    cells: dict[str, tuple[float, float]] = {}
    taken: set[tuple[float, float]] = set()
    for space in draft.spaces:
        x, y = next(spot for spot in _nearest(space.x, space.y) if spot not in taken)
        taken.add((x, y))
        cells[space.id] = (x, y)
    placed = tuple(
        one.model_copy(update={"x": cells[one.id][0], "y": cells[one.id][1]}) for one in draft.spaces
    )
    return replace(ways, spaces=placed)


def _nearest(x: float, y: float) -> Iterable[tuple[float, float]]:
    """Cells around a spot, the nearest first; never off the largest map."""
    x, y = float(round(x)), float(round(y))
    for ring in count():
        for right in range(-ring, ring + 1):
            for down in range(-ring, ring + 1):
                spot = (x + right, y + down)
                if max(abs(right), abs(down)) == ring and max(map(abs, spot)) <= FARTHEST:
                    yield spot


def set_diagonal(draft: MapDraft, *, diagonal: bool) -> MapDraft:
    """Whether steps over corners count (A23)."""
    return replace(draft, diagonal=diagonal)

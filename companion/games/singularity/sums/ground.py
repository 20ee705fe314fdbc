"""Walking and aiming on any graph of spaces: distances, routes, straight lines.

A move follows links. Range is measured along a straight run: on a grid the cells in one direction, on any map
the lines its pack lists; two linked spaces are always in line, one step apart. A step of a run is open when
it is a link; a card that ignores obstructions counts closed steps too, but never leaves the map's spaces.

Rules: SW-10, SW-24, SW-26, SW-27.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise

from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.words import Miss
from companion.kernel import graph
from companion.kernel.frozen import frozen
from companion.kernel.graph import Near

Run = tuple[tuple[str, bool], ...]
"""Spaces in one direction, nearest first, each with whether the step into it is a legal move."""
Cells = Mapping[str, tuple[float, float]]
Pairs = Iterable[tuple[str, str]]
STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


@frozen
class Ground:
    """A map made ready to walk and aim on."""

    order: dict[str, int]
    """Every space with its place in the listed order: row by row on a grid, else as the pack lists them."""
    near: dict[str, tuple[str, ...]]
    """Legal single steps, in the listed order."""
    runs: dict[str, tuple[Run, ...]]

    def listed(self, spaces: Iterable[str]) -> tuple[str, ...]:
        """The same spaces in the listed order."""
        return tuple(sorted(spaces, key=self.order.__getitem__))


@lru_cache(maxsize=64)
def ground_of(board: IssueMap, *, diagonal: bool = False) -> Ground:
    """The ground of a map; `diagonal` is the house rule that opens corners on a grid (A23)."""
    cells = {space.id: (space.x, space.y) for space in board.spaces}
    over_corners = board.grid and (diagonal or board.diagonal)
    links = board.links
    if links is None or (over_corners and diagonal):
        links = (*(links or ()), *_touching(cells, board.walls, corners=over_corners, sides=links is None))
    return laid_out(cells, links, board.walls, board.lines, grid=board.grid, corners=over_corners)


def grid_ground(cells: Cells, walls: Pairs, *, diagonal: bool) -> Ground:
    """The ground of a plain grid, every neighbour linked except across walls."""
    walls = tuple(walls)
    links = _touching(cells, walls, corners=diagonal, sides=True)
    return laid_out(cells, links, walls, (), grid=True, corners=diagonal)


def laid_out(
    cells: Cells,
    links: Pairs,
    walls: Pairs,
    lines: Iterable[tuple[str, ...]],
    *,
    grid: bool,
    corners: bool,
) -> Ground:
    """Links become steps, cells and lines become straight runs."""
    names = sorted(cells, key=lambda name: (cells[name][1], cells[name][0])) if grid else list(cells)
    order = {name: at for at, name in enumerate(names)}
    near = graph.neighbours(names, links)
    beside: dict[str, list[str]] = {name: [] for name in names}
    for one, other in () if grid else walls:
        beside[one].append(other)
        beside[other].append(one)
    runs: dict[str, dict[Run, None]] = {
        name: {((other, other in near[name]),): None for other in (*near[name], *beside[name])}
        for name in names
    }
    if grid:
        at = {spot: name for name, spot in cells.items()}
        for name in names:
            for direction in (*STRAIGHT, *CORNERS):
                runs[name].setdefault(_ray(name, direction, cells, at, near, corners=corners))
    for line in lines:
        for place, name in enumerate(line):
            runs[name].setdefault(_along(line[place:], near))
            runs[name].setdefault(_along(line[place::-1], near))
    return Ground(order, near, {name: tuple(run for run in found if run) for name, found in runs.items()})


def _touching(cells: Cells, walls: Pairs, *, corners: bool, sides: bool) -> tuple[tuple[str, str], ...]:
    """Neighbouring cells without a wall between them: over sides, over corners."""
    closed = {frozenset(pair) for pair in walls}
    at = {spot: name for name, spot in cells.items()}
    directions = (*(STRAIGHT if sides else ()), *(CORNERS if corners else ()))
    return tuple(
        (name, other)
        for name, (x, y) in cells.items()
        for right, down in directions
        if (other := at.get((x + right, y + down))) is not None and frozenset((name, other)) not in closed
    )


def _ray(
    start: str,
    direction: tuple[int, int],
    cells: Cells,
    at: Mapping[tuple[float, float], str],
    near: Near[str],
    *,
    corners: bool,
) -> Run:
    """The cells in one direction until the grid ends; over corners only where that is a way at all."""
    found: list[tuple[str, bool]] = []
    here = start
    while True:
        x, y = cells[here]
        there = at.get((x + direction[0], y + direction[1]))
        if there is None:
            return tuple(found)
        is_open = there in near[here]
        if not (is_open or corners or 0 in direction):
            return tuple(found)
        found.append((there, is_open))
        here = there


def _along(line: tuple[str, ...], near: Near[str]) -> Run:
    """A listed line from its first space on."""
    return tuple((there, there in near[here]) for here, there in pairwise(line))


def line(ground: Ground, start: str, end: str, *, ignores_walls: bool = False) -> tuple[str, ...]:  # SW-24
    """The shortest straight run from start to end, both included; empty when they are not in line."""
    if start == end:
        return (start,)
    best: tuple[str, ...] = ()
    for run in ground.runs[start]:
        found = [start]
        for there, is_open in run:
            if not (is_open or ignores_walls):
                break
            found.append(there)
            if there == end:
                best = tuple(found) if not best or len(found) < len(best) else best
                break
    return best


def reach(ground: Ground, start: str, spaces: int, *, ignores_walls: bool = False) -> dict[str, int]:
    """Every space within this range, with its distance along a straight line (SW-24)."""
    found = {start: 0}
    for run in ground.runs[start]:
        for away, (there, is_open) in enumerate(run[:spaces], start=1):
            if not (is_open or ignores_walls):
                break
            found[there] = min(away, found.get(there, away))
    return found


def miss(
    ground: Ground, start: str, end: str, spaces: int, *, ignores_walls: bool = False
) -> Miss | None:  # SW-24
    """Why something at `start` does not reach `end`; None when it does."""
    straight = line(ground, start, end, ignores_walls=ignores_walls)
    if straight:
        return None if len(straight) - 1 <= spaces else "too_far"
    through = line(ground, start, end, ignores_walls=True)
    if not through:
        return "not_in_line"
    return "walled" if len(through) - 1 <= spaces else "too_far"

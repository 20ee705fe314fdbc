"""What is odd about a document that can be played all the same: the table may mean it."""

from __future__ import annotations

from companion.games.singularity.packs.issue_map import IssueMap
from companion.games.singularity.packs.parts import fault
from companion.games.singularity.sums.ground import ground_of
from companion.kernel.action import Reason
from companion.kernel.graph import distances


def warnings(board: IssueMap) -> tuple[Reason, ...]:  # SW-5
    """What is odd about a map that can be played all the same: the table may mean it."""
    found = []
    if bare := tuple(space.id for space in board.spaces if space.area is None):
        found.append(fault("space_without_area", "spaces", spaces=bare))
    if board.start is None or board.end is None:
        return tuple(found)
    reached = distances(ground_of(board).near, board.start)
    if lost := tuple(space.id for space in board.spaces if space.id not in reached):
        found.append(fault("space_unreachable", "links", spaces=lost))
    areas = {space.id: space.area for space in board.spaces}
    home = areas[board.start]
    if home and any(space.token and space.area == home for space in board.spaces):
        found.append(fault("start_among_tokens", "start", "SW-19", area=home))
    if not board.grid and not board.lines:
        found.append(fault("no_lines", "lines", "SW-24"))
    return tuple(found)

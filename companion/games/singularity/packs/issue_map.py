"""A map of one issue: spaces, links, walls, straight lines, areas, tokens, hazards, caches (SW-5)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.singularity.packs.parts import DocumentId, Source, Title, fault
from companion.games.singularity.words import REFUSALS, TokenKind
from companion.kernel.action import Reason
from companion.kernel.part import Part
from companion.kernel.refusals import twice

SpaceId = Annotated[str, Field(min_length=1, max_length=24)]
Spot = Annotated[float, Field(ge=-200, le=200)]
Pair = tuple[SpaceId, SpaceId]
FORMAT = "singularity-map/1"


class Area(Part):  # SW-19
    """Spaces that belong together; tokens in it turn when a member enters."""

    id: SpaceId
    name: Annotated[str, Field(max_length=40)] = ""


class Space(Part):
    """One space. `x` and `y` say where it is drawn, and which cell it is when the map is a grid."""

    id: SpaceId
    x: Spot
    y: Spot
    name: Annotated[str, Field(max_length=40)] = ""
    area: SpaceId | None = None
    hazard: bool = False
    cache: bool = False
    token: TokenKind | None = None
    """An encounter token is placed here at setup (SW-6)."""


class IssueMap(Part):
    """Everything the app needs to know about the board of one issue.

    `links` are the legal moves; None on a grid: all neighbouring cells except across `walls`. `walls` part
    neighbours that a card ignoring obstructions still measures across. `lines` are straight runs beyond those
    the grid gives: a map that is no grid lists here what lies in one line, one space after the other.
    """

    format: Literal["singularity-map/1"] = "singularity-map/1"
    id: DocumentId
    name: Title
    source: Source = "typed at the table"
    grid: bool = True
    diagonal: bool = False
    """On a grid: steps and straight lines over corners count too (A23)."""
    spaces: Annotated[tuple[Space, ...], Field(min_length=1, max_length=200)]
    links: Annotated[tuple[Pair, ...], Field(max_length=1200)] | None = None
    walls: Annotated[tuple[Pair, ...], Field(max_length=600)] = ()
    lines: Annotated[
        tuple[Annotated[tuple[SpaceId, ...], Field(min_length=2, max_length=60)], ...], Field(max_length=400)
    ] = ()
    areas: Annotated[tuple[Area, ...], Field(max_length=60)] = ()
    start: SpaceId | None = None
    end: SpaceId | None = None


def faults(board: IssueMap) -> tuple[Reason, ...]:
    """Everything that keeps this map from being played, all at once, with the spaces concerned."""
    return (*_name_faults(board), *_end_faults(board), *_pair_faults(board), *_spot_faults(board))


check = REFUSALS.checker(IssueMap, "SW-5", faults)
"""Every fault of a map as it was typed: what is misshapen, or else what cannot be played (SW-5)."""


def _name_faults(board: IssueMap) -> list[Reason]:  # SW-19
    """Ids are unique; areas that are named exist; a token lies in an area."""
    found: list[Reason] = []
    if spaces := twice(space.id for space in board.spaces):
        found.append(fault("space_twice", "spaces", spaces=spaces))
    if areas := twice(area.id for area in board.areas):
        found.append(fault("area_twice", "areas", areas=areas))
    known = {area.id for area in board.areas}
    if lost := tuple(sorted({space.area for space in board.spaces if space.area} - known)):
        found.append(fault("unknown_area", "spaces", areas=lost))
    if bare := tuple(space.id for space in board.spaces if space.token and not space.area):
        found.append(fault("token_without_area", "spaces", "SW-19", spaces=bare))
    return found


def _end_faults(board: IssueMap) -> list[Reason]:  # SW-5
    """Start and End are marked, and are spaces."""
    known = {space.id for space in board.spaces}
    found: list[Reason] = []
    if board.start is None:
        found.append(fault("no_start", "start"))
    if board.end is None:
        found.append(fault("no_end", "end"))
    if board.start is not None and board.start == board.end:
        found.append(fault("start_is_end", "end", spaces=(board.start,)))
    marks = (board.start, board.end)
    if lost := tuple(mark for mark in marks if mark is not None and mark not in known):
        found.append(fault("unknown_space", "start" if board.start in lost else "end", spaces=lost))
    return found


def _pair_faults(board: IssueMap) -> list[Reason]:
    """Links, walls and lines join known spaces, each once, and a wall is no link."""
    known = {space.id for space in board.spaces}
    links, found = board.links or (), []
    named = {name for pair in (*links, *board.walls) for name in pair} | {
        name for line in board.lines for name in line
    }
    if lost := tuple(sorted(named - known)):
        found.append(fault("unknown_space", "links", spaces=lost))
    if board.links is None and not board.grid:
        found.append(fault("no_links", "links"))
    if selves := tuple(sorted({one for one, other in (*links, *board.walls) if one == other})):
        found.append(fault("linked_to_itself", "links", spaces=selves))
    pairs = [tuple(sorted(pair)) for pair in links]
    found.extend(fault("link_twice", "links", spaces=pair) for pair in twice(pairs))
    walled = {tuple(sorted(pair)) for pair in board.walls}
    both = dict.fromkeys(pair for pair in pairs if pair in walled)
    found.extend(fault("link_and_wall", "walls", spaces=pair) for pair in both)
    found.extend(fault("line_turns_back", "lines", spaces=line) for line in board.lines if twice(line))
    return found


def _spot_faults(board: IssueMap) -> list[Reason]:
    """Two spaces are not drawn on one spot; on a grid every spot is a cell."""
    spots: dict[tuple[float, float], list[str]] = {}
    for space in board.spaces:
        spots.setdefault((space.x, space.y), []).append(space.id)
    shared = [tuple(names) for names in spots.values() if len(set(names)) > 1]
    found = [fault("same_spot", "spaces", spaces=names) for names in shared]
    if board.grid:
        off = tuple(space.id for space in board.spaces if space.x % 1 or space.y % 1)
        found += [fault("off_grid", "spaces", spaces=off)] if off else []
    return found

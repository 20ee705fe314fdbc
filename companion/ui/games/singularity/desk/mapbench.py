"""The map editor's bench: the tool in hand, what is chosen, what a tap means. No screen in here."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal, get_args

from companion.games.singularity.packs.issue_map import IssueMap, Space
from companion.kernel.action import Reason
from companion.kernel.frozen import frozen
from companion.ui.desk import bench as desk
from companion.ui.desk.checks import Found
from companion.ui.games.singularity.desk import mapdraft, mapways
from companion.ui.games.singularity.desk.mapdraft import LETTERS, MapDraft

Tool = Literal["space", "erase", "link", "wall", "area", "hazard", "cache", "token", "start", "end", "line"]
TOOLS: Final[tuple[Tool, ...]] = get_args(Tool)
GHOST: Final = "+"
"""What the id of a free spot begins with."""
ROOM: Final = 0.9
"""How near a free spot may be to a space of a map that is no grid, …"""
REACH: Final = 1.3
"""… and how far from the nearest one."""


@frozen
class Bench(desk.Bench[MapDraft]):
    """A map in the making, and what the finger holds."""

    tool: Tool = "space"
    chosen: str = ""
    """A space: its form is open, or a link or wall begins here."""
    area: str = ""
    """Which area the next taps belong to."""
    run: tuple[str, ...] = ()
    """A straight line in the making."""

    def settled(self) -> Bench:
        """Nothing stays chosen that is no longer there."""
        draft = self.draft
        return replace(
            self,
            chosen=self.chosen if draft.space(self.chosen) else "",
            area=self.area if any(one.id == self.area for one in draft.areas) else "",
            run=tuple(place for place in self.run if draft.space(place)),
        )


def with_tool(bench: Bench, tool: Tool) -> Bench:
    """Another tool; whatever hung in the air is let go."""
    return replace(bench, tool=tool, chosen="", run=())


def free_spots(draft: MapDraft) -> dict[str, tuple[float, float]]:
    """Where a space could be added: holes and the rim, each under the id of its ghost."""
    if not draft.spaces:
        return {f"{GHOST}A1" if draft.grid else f"{GHOST}1": (0.0, 0.0)}
    xs, ys = [one.x for one in draft.spaces], [one.y for one in draft.spaces]
    if draft.grid:
        columns = range(int(max(0, min(xs) - 1)), int(min(len(LETTERS), max(xs) + 2)))
        rows = range(int(max(0, min(ys) - 1)), int(max(ys) + 2))
        spots = [(float(x), float(y)) for y in rows for x in columns if draft.at(x, y) is None]
        return {f"{GHOST}{mapdraft.free_id(draft, *spot)}": spot for spot in spots}
    found: dict[str, tuple[float, float]] = {}
    for y in range(int(min(ys) // 1) - 1, int(max(ys) // 1) + 3):
        for x in range(int(min(xs) // 1) - 1, int(max(xs) // 1) + 3):
            away = min(max(abs(one.x - x), abs(one.y - y)) for one in draft.spaces)
            if ROOM <= away <= REACH:
                found[f"{GHOST}{len(found) + 1}"] = (float(x), float(y))
    return found


def board_of(draft: MapDraft, *, has_ghosts: bool = False) -> IssueMap:
    """The draft as a map to draw, faults and all; with its free spots while spaces are added."""
    ghosts = (
        tuple(
            Space.model_construct(
                id=name, x=x, y=y, name="", area=None, hazard=False, cache=False, token=None
            )
            for name, (x, y) in free_spots(draft).items()
        )
        if has_ghosts
        else ()
    )
    return IssueMap.model_construct(
        format="singularity-map/1",
        id=draft.id,
        name=draft.name,
        source=draft.source,
        grid=draft.grid,
        diagonal=draft.diagonal,
        spaces=draft.spaces + ghosts,
        links=mapways.linked(draft),
        walls=draft.walls,
        lines=draft.lines,
        areas=draft.areas,
        start=draft.start,
        end=draft.end,
    )


def touched(bench: Bench, place: str) -> Bench:
    """A space or a free spot is tapped: what that means depends on the tool."""
    if place.startswith(GHOST):
        return _added(bench, place)
    match bench.tool:
        case "space":
            return replace(bench, chosen="" if bench.chosen == place else place)
        case "erase":
            return bench.do(lambda draft: mapdraft.remove_space(draft, place))
        case "link" | "wall":
            return _joined(bench, place)
        case "line":
            run = bench.run[:-1] if bench.run[-1:] == (place,) else (*bench.run, place)
            return replace(bench, run=tuple(dict.fromkeys(run)))
        case "area":
            return bench.do(lambda draft: mapdraft.set_area(draft, place, bench.area or None))
        case _:
            mark = _MARKS[bench.tool]
            return bench.do(lambda draft: mark(draft, place))


_MARKS = {
    "hazard": mapdraft.toggle_hazard,
    "cache": mapdraft.toggle_cache,
    "token": mapdraft.turn_token,
    "start": mapdraft.mark_start,
    "end": mapdraft.mark_end,
}


def _added(bench: Bench, ghost: str) -> Bench:
    """A space on a free spot; it is chosen, so that it can be named."""
    spot = free_spots(bench.draft).get(ghost)
    if spot is None:
        return bench
    made = bench.do(lambda draft: mapdraft.add_space(draft, *spot, area=bench.area or None))
    return made if made.draft == bench.draft else replace(made, chosen=made.draft.spaces[-1].id)


def _joined(bench: Bench, place: str) -> Bench:
    """The second tap links or walls; the same space once more lets go."""
    first = bench.chosen
    if not first:
        return replace(bench, chosen=place)
    join = mapways.toggle_link if bench.tool == "link" else mapways.toggle_wall
    made = bench.do(lambda draft: join(draft, first, place)) if first != place else bench
    return replace(made, chosen="")


def dragged(bench: Bench, start: str, to: str) -> Bench:
    """A space is dragged to a free spot, or a link or wall from one space to another."""
    if start.startswith(GHOST):
        return bench
    if to.startswith(GHOST):
        spot = free_spots(bench.draft).get(to)
        return bench.do(lambda draft: mapdraft.move_space(draft, start, *spot)) if spot else bench
    return _joined(replace(bench, chosen=start), to) if bench.tool in ("link", "wall") else bench


def line_done(bench: Bench) -> Bench:
    """The run of taps is one straight line."""
    return replace(bench.do(lambda draft: mapways.add_line(draft, bench.run)), run=())


def new_area(bench: Bench, name: str) -> Bench:
    """One more area, which the next taps belong to."""
    made = bench.do(lambda draft: mapdraft.add_area(draft, name))
    return replace(made, tool="area", area=made.draft.areas[-1].id, chosen="")


def spaces_of(reason: Reason) -> tuple[str, ...]:
    """The spaces that a fault speaks of."""
    found = reason.facts.get("spaces", ())
    return tuple(map(str, found)) if isinstance(found, (tuple, list)) else ()


def show(bench: Bench, found: Found) -> Bench:
    """A space that a check speaks of; once more, the next one."""
    places = spaces_of(found.reason)
    if not places:
        return bench
    at = places.index(bench.chosen) + 1 if bench.chosen in places else 0
    return replace(with_tool(bench, "space"), chosen=places[at % len(places)]).settled()

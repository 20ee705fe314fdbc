"""The map editor's bench: the tool in hand, what is chosen, what a tap means. No screen in here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from companion.games.singularity.packs.issue_map import IssueMap, Space
from companion.ui.games.singularity.editor import mapdraft, mapways
from companion.ui.games.singularity.editor.mapdraft import LETTERS, MapDraft

Tool = Literal["space", "erase", "link", "wall", "area", "hazard", "cache", "token", "start", "end", "line"]
TOOLS: Final[tuple[Tool, ...]] = get_args(Tool)
GHOST: Final = "+"
"""What the id of a free spot begins with."""
ROOM: Final = 0.9
"""How near a free spot may be to a space of a map that is no grid, …"""
REACH: Final = 1.3
"""… and how far from the nearest one."""


@dataclass(frozen=True)
class Bench:
    """What the finger holds."""

    tool: Tool = "space"
    chosen: str = ""
    """A space: its form is open, or a link or wall begins here."""
    area: str = ""
    """Which area the next taps belong to."""
    run: tuple[str, ...] = ()
    """A straight line in the making."""


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


def touched(bench: Bench, draft: MapDraft, place: str) -> tuple[Bench, MapDraft]:
    """A space or a free spot is tapped: what that means depends on the tool."""
    if place.startswith(GHOST):
        spot = free_spots(draft).get(place)
        if spot is None:
            return bench, draft
        made = mapdraft.add_space(draft, *spot, area=bench.area or None)
        return replace(bench, chosen=made.spaces[-1].id if made != draft else bench.chosen), made
    match bench.tool:
        case "space":
            return replace(bench, chosen="" if bench.chosen == place else place), draft
        case "erase":
            return bench, mapdraft.remove_space(draft, place)
        case "link" | "wall":
            return _joined(bench, draft, place)
        case "line":
            run = bench.run[:-1] if bench.run[-1:] == (place,) else (*bench.run, place)
            return replace(bench, run=tuple(dict.fromkeys(run))), draft
        case "area":
            return bench, mapdraft.set_area(draft, place, bench.area or None)
        case _:
            return bench, _MARKS[bench.tool](draft, place)


_MARKS = {
    "hazard": mapdraft.toggle_hazard,
    "cache": mapdraft.toggle_cache,
    "token": mapdraft.turn_token,
    "start": mapdraft.mark_start,
    "end": mapdraft.mark_end,
}


def _joined(bench: Bench, draft: MapDraft, place: str) -> tuple[Bench, MapDraft]:
    """The second tap links or walls; the same space once more lets go."""
    if not bench.chosen:
        return replace(bench, chosen=place), draft
    join = mapways.toggle_link if bench.tool == "link" else mapways.toggle_wall
    made = join(draft, bench.chosen, place) if bench.chosen != place else draft
    return replace(bench, chosen=""), made


def dragged(bench: Bench, draft: MapDraft, start: str, to: str) -> tuple[Bench, MapDraft]:
    """A space is dragged to a free spot, or a link or wall from one space to another."""
    if start.startswith(GHOST):
        return bench, draft
    if to.startswith(GHOST):
        spot = free_spots(draft).get(to)
        return bench, mapdraft.move_space(draft, start, *spot) if spot else draft
    if bench.tool in ("link", "wall"):
        return _joined(replace(bench, chosen=start), draft, to)
    return bench, draft


def line_done(bench: Bench, draft: MapDraft) -> tuple[Bench, MapDraft]:
    """The run of taps is one straight line."""
    return replace(bench, run=()), mapways.add_line(draft, bench.run)

"""The board editor's bench: the board in the making, the tool in hand, what is chosen. No screen in here.

Every touch gives a new bench, so quick fingers never work on an old board.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Literal, get_args

from companion.games.emergent.words import Colour
from companion.kernel.frozen import frozen
from companion.ui.desk import bench as desk
from companion.ui.games.emergent.desk import draft as steps
from companion.ui.games.emergent.desk.checks import Found
from companion.ui.games.emergent.desk.draft import BoardDraft, Spot
from companion.ui.games.emergent.desk.room import Room, free_spot

Tool = Literal["move", "link", "city"]
Side = Literal["regions", "cities"]
Place = Literal["", "name", "city"]
"""Where the cursor should be: in a region's name, or in the line for its next city."""
TOOLS: Final[tuple[Tool, ...]] = get_args(Tool)
SIDES: Final[tuple[Side, ...]] = get_args(Side)


@frozen
class Bench(desk.Bench[BoardDraft]):
    """A board in the making, the tool in hand, what is chosen."""

    tool: Tool = "move"
    side: Side = "regions"
    selected: int = 0
    """The key of a region, or 0."""
    carried: int = 0
    """The key of a city that is to be put into another region."""
    opened: int = 0
    """The key of a city whose other buttons are shown."""
    fresh: int = 0
    """A region that was just tapped onto the map and wants a name."""
    cursor: Place = ""
    turn: int = 0
    """Grows whenever the cursor should go somewhere."""
    said: tuple[str, str, str] = ("", "", "")
    """What was done last: `linked` or `parted`, and the names of two regions."""

    def settled(self) -> Bench:
        """Nothing stays chosen that is no longer there, and nothing is said of an older step."""
        draft = self.draft
        return replace(
            self,
            selected=self.selected if draft.region(self.selected) else 0,
            carried=self.carried if draft.city(self.carried) else 0,
            fresh=self.fresh if draft.region(self.fresh) else 0,
            said=("", "", ""),
        )


def with_tool(bench: Bench, tool: Tool) -> Bench:
    """Another tool in hand; whatever hung in the air is let go."""
    bench = replace(bench, tool=tool, carried=0, opened=0, fresh=0, cursor="", said=("", "", ""))
    return _cursor(bench, "city") if tool == "city" and bench.selected else bench


def with_side(bench: Bench, side: Side) -> Bench:
    """Another list on the left."""
    return replace(bench, side=side)


def select(bench: Bench, region: int) -> Bench:
    """Choose a region, or none."""
    bench = replace(bench, selected=region, carried=0, fresh=0, cursor="", said=("", "", ""))
    return _cursor(bench, "city") if bench.tool == "city" and region else bench


def tap_region(bench: Bench, region: int) -> Bench:
    """A region is tapped, on the map or in a list: what that means depends on the tool.

    Linking goes on from the chosen region to every one that is tapped, until it is tapped itself.
    """
    if bench.carried:
        city = bench.carried
        return replace(
            bench.do(lambda draft: steps.move_city(draft, city, region)), carried=0, selected=region
        )
    if bench.tool == "link" and bench.selected:
        return select(bench, 0) if region == bench.selected else join(bench, bench.selected, region)
    return select(bench, region)


def tap_sea(bench: Bench, spot: Spot, room: Room, pattern: str) -> Bench:
    """The open sea is tapped: a new region there, with the tool for it; otherwise nothing stays chosen."""
    if bench.tool != "move" or bench.carried:
        return select(bench, 0)
    key, x, y = bench.draft.next_key, *room.inside(*spot)
    name = steps.free_name((one.name for one in bench.draft.regions), pattern)
    bench = bench.do(lambda draft: steps.add_region(draft, name, x, y))
    if bench.draft.region(key) is None:
        return bench
    return _cursor(replace(bench, selected=key, fresh=key), "name")


def drop(bench: Bench, region: int, spot: Spot, room: Room) -> Bench:
    """A region is dragged to another place."""
    x, y = room.inside(*spot)
    return replace(bench.do(lambda draft: steps.move_region(draft, region, x, y)), selected=region).settled()


def join(bench: Bench, one: int, other: int) -> Bench:
    """Link two regions, or part them; the first stays chosen, so that the next link can follow."""
    first, second = bench.draft.region(one), bench.draft.region(other)
    if first is None or second is None:
        return bench
    bench = replace(bench.do(lambda draft: steps.toggle_link(draft, one, other)), selected=one)
    word = "linked" if bench.draft.is_linked(one, other) else "parted"
    return replace(bench, said=(word, first.name, second.name))


def type_regions(bench: Bench, line: str, room: Room) -> Bench:
    """Names in a row: each is a region on the next free place. A name that is there is not meant again."""

    def add(draft: BoardDraft) -> BoardDraft:
        for name in steps.names_in(line):
            if _is_known(name, (one.name for one in draft.regions)):
                continue
            draft = steps.add_region(draft, name, *free_spot(draft, room))
        return draft

    return bench.do(add)


def type_city(bench: Bench, region: int, line: str) -> Bench:
    """A city of a region, with its rank in front or without."""
    name, rank = steps.city_in(line)
    if _is_known(name, (one.name for one in bench.draft.cities)):
        return bench
    return bench.do(lambda draft: steps.add_city(draft, region, name, rank))


def name_region(bench: Bench, region: int, name: str) -> Bench:
    """A region's name."""
    return replace(bench.do(lambda draft: steps.rename_region(draft, region, name)), fresh=0)


def colour_region(bench: Bench, region: int, colour: Colour) -> Bench:
    """A region's colour (FP-4)."""
    return bench.do(lambda draft: steps.recolour(draft, region, colour))


def carry(bench: Bench, city: int) -> Bench:
    """Pick a city up; the region that is tapped next takes it."""
    return replace(bench, carried=0 if bench.carried == city else city, said=("", "", ""))


def more(bench: Bench, city: int) -> Bench:
    """Show what else can be done with a city, or no longer."""
    return replace(bench, opened=0 if bench.opened == city else city, carried=0)


def show(bench: Bench, found: Found) -> Bench:
    """Go to the place a check speaks of; once more, to the next of its places."""
    if not found.regions:
        return replace(bench, side="cities", carried=0) if found.cities else bench
    at = found.regions.index(bench.selected) + 1 if bench.selected in found.regions else 0
    return replace(bench, selected=found.regions[at % len(found.regions)], carried=0, fresh=0, cursor="")


def _is_known(name: str, names: Iterable[str]) -> bool:
    return name.casefold() in {known.casefold() for known in names}


def _cursor(bench: Bench, place: Place) -> Bench:
    return replace(bench, cursor=place, turn=bench.turn + 1)

"""The city editor's bench: the city in the making, the tool in hand, what is chosen. No screen in here."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from companion.games.emergence.packs.city import check
from companion.games.emergence.words import TileKind
from companion.kernel.action import Reason
from companion.kernel.frozen import frozen
from companion.ui.desk import bench as desk
from companion.ui.desk import checks
from companion.ui.games.emergence.desk import draft as steps
from companion.ui.games.emergence.desk.draft import CityDraft, Hex

Tool = Literal["add", "move", "link", "erase"]
HEX_TOOLS: Final[tuple[Tool, ...]] = ("add", "move", "erase")
PAIR_TOOLS: Final[tuple[Tool, ...]] = ("add", "link", "erase")


@frozen
class Found(checks.Found):
    """One line of the checks, and the tiles it is about."""

    tiles: tuple[int, ...] = ()


@frozen
class Bench(desk.Bench[CityDraft]):
    """A city in the making, and what the finger holds."""

    tool: Tool = "add"
    kind: TileKind = "start"
    """What the next tile is."""
    chosen: int = 0
    """The key of a tile: its form is open, or it is moved, or a way begins here."""

    @property
    def tools(self) -> tuple[Tool, ...]:
        """Those that make sense for this city."""
        return HEX_TOOLS if self.draft.is_hex else PAIR_TOOLS

    def settled(self) -> Bench:
        """Nothing stays chosen that is no longer there."""
        return replace(
            self,
            chosen=self.chosen if self.draft.tile(self.chosen) else 0,
            tool=self.tool if self.tool in self.tools else "add",
        )


def with_tool(bench: Bench, tool: Tool) -> Bench:
    """Another tool; whatever hung in the air is let go."""
    return replace(bench, tool=tool, chosen=0)


def with_kind(bench: Bench, kind: TileKind) -> Bench:
    """What is laid next."""
    return replace(bench, tool="add", kind=kind)


def tapped(bench: Bench, key: int) -> Bench:
    """A tile is tapped: what that means depends on the tool."""
    first = bench.chosen
    match bench.tool:
        case "erase":
            return bench.do(lambda draft: steps.remove_tile(draft, key))
        case "link" if first and first != key:
            return bench.do(lambda draft: steps.toggle_link(draft, first, key))
        case "move" if first and first != key:
            there = bench.draft.tile(key)
            return placed(bench, there.at) if there else bench
        case _:
            return replace(bench, chosen=0 if first == key else key)


def laid(bench: Bench, spot: Hex, name: str) -> Bench:
    """A free hex is tapped: a new tile, or the one that is moved."""
    if bench.tool == "move":
        return placed(bench, spot)
    key = bench.draft.next_key
    made = bench.do(lambda draft: steps.add_tile(draft, bench.kind, name, spot))
    return replace(made, chosen=key).settled()


def placed(bench: Bench, spot: Hex) -> Bench:
    """The chosen tile lies here now."""
    return replace(bench.do(lambda draft: steps.move_tile(draft, bench.chosen, spot)), chosen=0)


def added(bench: Bench, name: str) -> Bench:
    """One more tile where pairs say who touches: it touches the chosen one."""
    key, first = bench.draft.next_key, bench.chosen

    def add(draft: CityDraft) -> CityDraft:
        spots = steps.free_spots(draft)
        made = steps.add_tile(draft, bench.kind, name, spots[0]) if spots else draft
        return steps.toggle_link(made, first, key) if first else made

    return replace(bench.do(add), chosen=key).settled()


def checked(draft: CityDraft) -> tuple[Found, ...]:
    """Everything that keeps the city from being played, each with its tiles; the same as `pack check`."""
    return tuple(Found("fault", one, _tiles(draft, one)) for one in check(steps.document(draft)))


def _tiles(draft: CityDraft, reason: Reason) -> tuple[int, ...]:
    """By name, or by the place of a misshapen one in the list."""
    named = reason.facts.get("tiles", ())
    names = set(named) if isinstance(named, tuple) else set()
    part, at, *_ = (*reason.field.split("."), "", "")
    if part == "tiles" and at.isdecimal() and int(at) < len(draft.tiles):
        return (draft.tiles[int(at)].key,)
    return tuple(one.key for one in draft.tiles if one.name in names)


def show(bench: Bench, found: Found) -> Bench:
    """A tile that a check speaks of; once more, the next one."""
    if not found.tiles:
        return bench
    at = found.tiles.index(bench.chosen) + 1 if bench.chosen in found.tiles else 0
    return replace(bench, tool="add", chosen=found.tiles[at % len(found.tiles)])

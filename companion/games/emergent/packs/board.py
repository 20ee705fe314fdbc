"""A board pack: regions, which of them touch, cities with their rank (ET-4, section 8 of the rules).

```toml
format = "emergent-board-pack/1"
id = "demo"                 # [a-z0-9-], up to 40
title = "Our own board"
source = "typed from our copy"
regions = [                 # x and y are optional: any numbers, y grows downwards; for all or for none
  { id = "north", name = "North", colour = "green", x = 1.0, y = 0.5 },
]
adjacency = [["north", "coast"]]
cities = [{ id = "harbour", name = "Harbour City", region = "coast", rank = 1 }]
```
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, FiniteFloat

from companion.games.emergent.words import COLOURS, REFUSALS
from companion.kernel import graph
from companion.kernel.action import Fact, Reason
from companion.kernel.part import Part
from companion.kernel.refusals import twice

Id = Annotated[str, Field(max_length=80)]
Title = Annotated[str, Field(min_length=1, max_length=80)]
Spot = Annotated[FiniteFloat, Field(ge=-100_000, le=100_000)]
ID_PATTERN = re.compile(r"[a-z0-9-]{1,40}")


class Region(Part):  # FP-4
    """One region. Its colour counts in Fast Play only; `faults` names an unknown one."""

    id: Id
    name: Title
    colour: Annotated[str, Field(max_length=20)] = "none"
    x: Spot | None = None
    y: Spot | None = None
    """Where its middle is drawn; without them the map is laid out by itself."""


class City(Part):  # ET-18
    """One city. Rank 1 is served first."""

    id: Id
    name: Title
    region: Id
    rank: int


class BoardPack(Part):
    """A board: typed in once from the table's own copy, or invented."""

    format: Literal["emergent-board-pack/1"] = "emergent-board-pack/1"
    id: Id
    title: Title
    source: Annotated[str, Field(min_length=1, max_length=160)] = "invented"
    regions: Annotated[tuple[Region, ...], Field(min_length=1, max_length=40)]
    adjacency: Annotated[tuple[tuple[Id, Id], ...], Field(max_length=400)] = ()
    cities: Annotated[tuple[City, ...], Field(max_length=80)] = ()


def neighbours(board: BoardPack) -> dict[str, tuple[str, ...]]:
    """Every region with those it touches, in the order of the pack."""
    return graph.neighbours((region.id for region in board.regions), board.adjacency)


def is_invented(document: Mapping[str, Any]) -> bool:
    """Whether a board says of itself that no box has it: there are no printed cards for it."""
    return str(document.get("source", "")).casefold().startswith("invented")


def faults(board: BoardPack) -> tuple[Reason, ...]:
    """Everything that keeps this board from being played, all at once, with the names (section 8)."""
    return (
        *_id_faults(board),
        *_name_faults(board),
        *_colour_faults(board),
        *_pair_faults(board),
        *_reach_faults(board),
        *_city_faults(board),
        *_spot_faults(board),
    )


check = REFUSALS.checker(BoardPack, "ET-4", faults)
"""Every fault of a pack as it was typed: what is misshapen, or else what cannot be played."""


def bad_ids(ids: Iterable[str]) -> tuple[str, ...]:
    """Ids that are not made of 1 to 40 small letters, digits and hyphens."""
    return tuple(name or "?" for name in ids if not ID_PATTERN.fullmatch(name))


def _fault(code: str, field: str, **facts: Fact) -> Reason:
    return REFUSALS.why(code, "ET-4", **facts).at(field)


def _id_faults(board: BoardPack) -> list[Reason]:
    found: list[Reason] = []
    named = [board.id, *(region.id for region in board.regions), *(city.id for city in board.cities)]
    if bad := bad_ids(named):
        found.append(_fault("bad_id", "", ids=bad))
    if doubled := twice(region.id for region in board.regions):
        found.append(_fault("region_twice", "regions", regions=doubled))
    if doubled := twice(city.id for city in board.cities):
        found.append(_fault("city_twice", "cities", cities=doubled))
    return found


def _name_faults(board: BoardPack) -> list[Reason]:
    """Names are read aloud and typed, so no two regions and no two cities sound alike."""
    found: list[Reason] = []
    if doubled := twice(" ".join(region.name.casefold().split()) for region in board.regions):
        found.append(_fault("region_name_twice", "regions", names=doubled))
    if doubled := twice(" ".join(city.name.casefold().split()) for city in board.cities):
        found.append(_fault("city_name_twice", "cities", names=doubled))
    return found


def _colour_faults(board: BoardPack) -> list[Reason]:
    odd = tuple(region.name for region in board.regions if region.colour not in COLOURS)
    return [_fault("bad_colour", "regions", regions=odd)] if odd else []


def _pair_faults(board: BoardPack) -> list[Reason]:
    found: list[Reason] = []
    known = {region.id: region.name for region in board.regions}
    unknown = tuple(
        dict.fromkeys(name or "?" for pair in board.adjacency for name in pair if name not in known)
    )
    if unknown:
        found.append(_fault("link_unknown_region", "adjacency", regions=unknown))
    selves = tuple(dict.fromkeys(known.get(one, one) for one, other in board.adjacency if one == other))
    if selves:
        found.append(_fault("link_to_itself", "adjacency", regions=selves))
    found.extend(
        _fault("link_twice", "adjacency", regions=tuple(known.get(name, name) for name in pair))
        for pair in twice(tuple(sorted(pair)) for pair in board.adjacency if pair[0] != pair[1])
    )
    return found


def _reach_faults(board: BoardPack) -> list[Reason]:  # ET-19
    """Distances need a way from everywhere to everywhere."""
    reached = graph.distances(neighbours(board), board.regions[0].id)
    lost = tuple(dict.fromkeys(region.name for region in board.regions if region.id not in reached))
    start = board.regions[0].name
    return [_fault("region_unreachable", "adjacency", regions=lost, start=start)] if lost else []


def _city_faults(board: BoardPack) -> list[Reason]:
    """Cities stand in known regions and have ranks of their own (A22)."""
    found: list[Reason] = []
    if not board.cities:
        found.append(_fault("no_city", "cities"))
    known = {region.id for region in board.regions}
    if lost := tuple(city.name for city in board.cities if city.region not in known):
        found.append(_fault("city_unknown_region", "cities", cities=lost))
    if odd := tuple(city.name for city in board.cities if city.rank < 1):
        found.append(_fault("bad_rank", "cities", cities=odd))
    for rank in twice(city.rank for city in board.cities):
        alike = tuple(city.name for city in board.cities if city.rank == rank)
        found.append(_fault("rank_twice", "cities", rank=rank, cities=alike))
    return found


def _spot_faults(board: BoardPack) -> list[Reason]:
    """Coordinates are for all regions or for none, and no two lie on one spot."""
    found: list[Reason] = []
    lacking = tuple(region.name for region in board.regions if region.x is None or region.y is None)
    has_any = any(region.x is not None or region.y is not None for region in board.regions)
    if lacking and has_any:
        found.append(_fault("no_spot", "regions", regions=lacking))
    spots = twice((region.x, region.y) for region in board.regions if None not in (region.x, region.y))
    found.extend(
        _fault("same_spot", "regions", regions=tuple(at.name for at in board.regions if (at.x, at.y) == spot))
        for spot in spots
    )
    return found

"""A city pack: tiles and which of them touch (section 9 of the rules)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.games.emergence.words import DATA_TYPES, REFUSALS, SPECIAL_KINDS, TILE_KINDS
from companion.kernel import graph
from companion.kernel.action import Fact, Reason
from companion.kernel.part import Part
from companion.kernel.refusals import twice
from companion.kernel.shown import shown

TileName = Annotated[str, Field(min_length=1, max_length=24)]
Coordinate = Annotated[int, Field(ge=-50, le=50)]
Boxed = Annotated[int, Field(ge=0, le=999)] | None

HEX_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of an axial hex coordinate."""


class Tile(Part):
    """One tile. The kind is checked by `faults`, so that an unknown one is named with all other faults."""

    id: TileName
    kind: Annotated[str, Field(min_length=1, max_length=24)]


class Supply(Part):
    """Blocks left in the box once the city is laid out; None is unlimited (A12)."""

    light_blue: Boxed = Field(default=None, json_schema_extra=shown("ask", example=10))
    dark_blue: Boxed = Field(default=None, json_schema_extra=shown("ask", example=10))
    light_green: Boxed = Field(default=None, json_schema_extra=shown("ask", example=10))
    dark_green: Boxed = Field(default=None, json_schema_extra=shown("ask", example=10))


class City(Part):
    """A city: its tiles, and either the pairs that touch or the hex spot of every tile."""

    format: Literal["emergence-city/1"] = "emergence-city/1"
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    name: Annotated[str, Field(min_length=1, max_length=60)]
    source: Annotated[str, Field(min_length=1, max_length=120)] = "invented"
    tiles: Annotated[tuple[Tile, ...], Field(min_length=1, max_length=64)]
    adjacency: Annotated[tuple[tuple[TileName, TileName], ...], Field(max_length=400)] | None = None
    hex: Annotated[dict[TileName, tuple[Coordinate, Coordinate]], Field(max_length=64)] | None = None
    supply: Supply = Supply()


def neighbours(city: City) -> dict[str, tuple[str, ...]]:
    """Every tile with the tiles that touch it, in the order of the pack (A7: edges, as the pack says)."""
    return graph.neighbours((tile.id for tile in city.tiles), _pairs(city))


def _pairs(city: City) -> tuple[tuple[str, str], ...]:
    """Who touches whom, from the pairs or from the hex spots."""
    if city.hex is None:
        return city.adjacency or ()
    at = {spot: tile for tile, spot in city.hex.items()}
    return tuple(
        (tile, at[(q + right, r + down)])
        for tile, (q, r) in city.hex.items()
        for right, down in HEX_STEPS
        if (q + right, r + down) in at
    )


def faults(city: City, *, allow_equal_specials_adjacent: bool = False) -> tuple[Reason, ...]:
    """Everything that keeps this city from being played, all at once, with the tiles concerned (EM-3)."""
    return (
        *_shape_faults(city),
        *_kind_faults(city),
        *_reach_faults(city),
        *_special_faults(city, allow_equal_specials_adjacent),
    )


check = REFUSALS.checker(City, "EM-3", faults)
"""Every fault of a pack as it was typed: what is misshapen, or else what cannot be played."""


def _fault(code: str, field: str, **facts: Fact) -> Reason:
    return REFUSALS.why(code, "EM-3", **facts).at(field)


def _links(city: City) -> str:
    """The field that says which tiles touch."""
    return "adjacency" if city.hex is None else "hex"


def _shape_faults(city: City) -> list[Reason]:
    """Whether ids and neighbours make sense at all."""
    found: list[Reason] = []
    known = {tile.id for tile in city.tiles}
    if doubled := twice(tile.id for tile in city.tiles):
        found.append(_fault("tile_twice", "tiles", tiles=doubled))
    if (city.adjacency is None) == (city.hex is None):
        found.append(_fault("adjacency_or_hex", "adjacency"))
    pairs = city.adjacency or ()
    named = {name for pair in pairs for name in pair} | set(city.hex or ())
    if named - known:
        found.append(_fault("unknown_tile", _links(city), tiles=tuple(sorted(named - known))))
    selves = tuple(sorted({one for one, other in pairs if one == other}))
    if selves:
        found.append(_fault("touches_itself", "adjacency", tiles=selves))
    doubles = twice(tuple(sorted(pair)) for pair in pairs)
    found.extend(_fault("pair_twice", "adjacency", tiles=pair) for pair in doubles)
    if city.hex is not None:
        missing = tuple(sorted(known - set(city.hex)))
        if missing:
            found.append(_fault("no_spot", "hex", tiles=missing))
        found.extend(
            _fault("same_spot", "hex", tiles=tuple(name for name, at in city.hex.items() if at == spot))
            for spot in twice(city.hex.values())
        )
    return found


def _kind_faults(city: City) -> list[Reason]:  # EM-3
    """One start, at least one compile, one assimilate, one data tile; nothing unknown (A18)."""
    found: list[Reason] = []
    unknown = tuple(tile.id for tile in city.tiles if tile.kind not in TILE_KINDS)
    if unknown:
        found.append(_fault("unknown_kind", "tiles", tiles=unknown))
    starts = tuple(tile.id for tile in city.tiles if tile.kind == "start")
    if len(starts) != 1:
        found.append(_fault("not_one_start", "tiles", count=len(starts), tiles=starts))
    kinds = {tile.kind for tile in city.tiles}
    if "compile" not in kinds:
        found.append(_fault("no_compile", "tiles"))
    if "assimilate" not in kinds:
        found.append(_fault("no_assimilate", "tiles"))
    if not kinds & set(DATA_TYPES):
        found.append(_fault("no_data_tile", "tiles"))
    return found


def _reach_faults(city: City) -> list[Reason]:  # EM-3
    """Every tile can be walked to from the start."""
    start = next((tile.id for tile in city.tiles if tile.kind == "start"), None)
    if start is None:
        return []
    reached = graph.distances(neighbours(city), start)
    lost = tuple(tile.id for tile in city.tiles if tile.id not in reached)
    return [_fault("tile_unreachable", _links(city), tiles=lost)] if lost else []


def _special_faults(city: City, allow_equal: bool) -> list[Reason]:  # EM-3
    """No two of start, compile, assimilate touch; two equal ones may when the house says so (A17)."""
    kinds = {tile.id: tile.kind for tile in city.tiles}
    order = {name: at for at, name in enumerate(kinds)}
    return [
        _fault("special_tiles_adjacent", _links(city), tiles=(one, other))
        for one, near in neighbours(city).items()
        for other in near
        if order[one] < order[other]
        and kinds[one] in SPECIAL_KINDS
        and kinds[other] in SPECIAL_KINDS
        and not (allow_equal and kinds[one] == kinds[other])
    ]

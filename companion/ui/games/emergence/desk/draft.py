"""A city that is being made (EM-3): pure steps, each of which leaves no loose end. No screen in here.

Tiles have keys of their own, so that two may share a name while somebody types. Who touches whom follows from
the hexes, or is said pair by pair; never both.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace
from itertools import count
from typing import Any, Final

from companion.games.emergence.packs.city import HEX_STEPS, Supply
from companion.kernel.frozen import frozen
from companion.ui.desk import pieces
from companion.ui.desk.pieces import away_from, pair_of, toggled

FORMAT: Final = "emergence-city/1"
HALF: Final = "half"
"""Where a draft on a device keeps what a document cannot say yet: tiles that share a name."""
MOST_TILES: Final = 64
FARTHEST: Final = 50
Hex = tuple[int, int]


@frozen
class DraftTile:
    """One tile; `at` is its hex."""

    key: int
    name: str
    kind: str
    at: Hex


@frozen
class CityDraft:
    """A city as far as it is laid out."""

    id: str = ""
    name: str = ""
    source: str = ""
    tiles: tuple[DraftTile, ...] = ()
    is_hex: bool = True
    links: tuple[tuple[int, int], ...] = ()
    """Who touches whom by their keys, where the hexes do not say it."""
    supply: Supply = field(default_factory=Supply)
    next_key: int = 1

    def tile(self, key: int) -> DraftTile | None:
        """A tile by its key."""
        return pieces.of_key(self.tiles, key)

    def at(self, spot: Hex) -> DraftTile | None:
        """The tile on this hex."""
        return next((one for one in self.tiles if one.at == spot), None)

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Who touches whom, by key."""
        if not self.is_hex:
            return self.links
        keys = {one.at: one.key for one in self.tiles}
        near = ((one.key, keys[spot]) for one in self.tiles for spot in around(one.at) if spot in keys)
        return tuple(sorted({pair_of(*pair) for pair in near}))


def around(spot: Hex) -> tuple[Hex, ...]:
    """The six hexes next to one."""
    return tuple((spot[0] + right, spot[1] + down) for right, down in HEX_STEPS)


def free_spots(draft: CityDraft) -> tuple[Hex, ...]:
    """Hexes where a tile could be laid: all around the city."""
    if not draft.tiles:
        return ((0, 0),)
    if len(draft.tiles) >= MOST_TILES:
        return ()
    taken = {one.at for one in draft.tiles}
    near = {spot for one in draft.tiles for spot in around(one.at)} - taken
    return tuple(sorted(spot for spot in near if max(map(abs, spot)) <= FARTHEST))


def draft_of(content: dict[str, Any]) -> CityDraft:
    """A draft of a document, or of what a device kept of one."""
    half, listed = content.get(HALF) or {}, list(content.get("tiles", ()))
    names = [str(one.get("id", "")) for one in listed]
    hexes = content.get("hex")
    spots = half.get("spots") or [(hexes or {}).get(name) for name in names]
    laid: list[DraftTile] = []
    for key, (tile, spot) in enumerate(zip(listed, spots, strict=True), start=1):
        taken = {one.at for one in laid}
        at = (int(spot[0]), int(spot[1])) if spot else next(one for one in _spiral() if one not in taken)
        laid.append(DraftTile(key, str(tile.get("id", "")), str(tile.get("kind", "")), at))
    key_of = {name: key for key, name in reversed(list(enumerate(names, start=1)))}
    said = content.get("adjacency") or ()
    named = (pair_of(key_of[one], key_of[other]) for one, other in said if {one, other} <= set(names))
    links = half.get("links") or tuple(pair for pair in named if pair[0] != pair[1])
    return CityDraft(
        id=str(content.get("id", "")),
        name=str(content.get("name", "")),
        source=str(content.get("source", "")),
        tiles=tuple(laid),
        is_hex="adjacency" not in content,
        links=tuple(dict.fromkeys((int(one), int(other)) for one, other in links)),
        supply=Supply.model_validate(content.get("supply") or {}),
        next_key=len(laid) + 1,
    )


def _spiral() -> Iterable[Hex]:
    """All hexes, ring by ring around the middle."""
    yield (0, 0)
    for ring in count(1):
        spot = (0, -ring)
        for right, down in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
            for _ in range(ring):
                yield spot
                spot = (spot[0] + right, spot[1] + down)


def document(draft: CityDraft) -> dict[str, Any]:
    """The draft as the library keeps it."""
    names = {one.key: one.name for one in draft.tiles}
    touching: dict[str, Any] = {"hex": {one.name: list(one.at) for one in draft.tiles}}
    if not draft.is_hex:
        touching = {"adjacency": [[names[one], names[other]] for one, other in draft.links]}
    supply = draft.supply.model_dump(exclude_none=True)
    return {
        "format": FORMAT,
        "id": draft.id,
        "name": draft.name,
        "source": draft.source,
        "tiles": [{"id": one.name, "kind": one.kind} for one in draft.tiles],
        **touching,
        **({"supply": supply} if supply else {}),
    }


def unsaved(draft: CityDraft) -> dict[str, Any]:
    """The draft as a device keeps it, with tiles that share a name."""
    places = {one.key: at for at, one in enumerate(draft.tiles, start=1)}
    links = [[places[one], places[other]] for one, other in draft.links]
    return {**document(draft), HALF: {"spots": [list(one.at) for one in draft.tiles], "links": links}}


def free_name(draft: CityDraft, words: str) -> str:
    """The first of `Relay`, `Relay 2`, … that no tile has."""
    names = (words if number == 1 else f"{words} {number}" for number in count(1))
    return pieces.free_name((one.name for one in draft.tiles), names)


def add_tile(draft: CityDraft, kind: str, name: str, spot: Hex) -> CityDraft:
    """A tile on a free hex."""
    if draft.at(spot) or len(draft.tiles) >= MOST_TILES:
        return draft
    made = DraftTile(draft.next_key, free_name(draft, name), kind, spot)
    return replace(draft, tiles=(*draft.tiles, made), next_key=draft.next_key + 1)


def move_tile(draft: CityDraft, key: int, spot: Hex) -> CityDraft:
    """A tile lies on another hex; the one that lay there takes its place."""
    moved, other = draft.tile(key), draft.at(spot)
    if moved is None:
        return draft
    after = {key: spot, **({other.key: moved.at} if other else {})}
    return replace(draft, tiles=tuple(replace(one, at=after.get(one.key, one.at)) for one in draft.tiles))


def remove_tile(draft: CityDraft, key: int) -> CityDraft:
    """A tile goes, with every way to it."""
    return replace(draft, tiles=pieces.without(draft.tiles, key), links=away_from(draft.links, key))


def change_tile(draft: CityDraft, key: int, **changes: Any) -> CityDraft:
    """Another name, another kind."""
    return replace(draft, tiles=pieces.changed(draft.tiles, key, **changes))


def toggle_link(draft: CityDraft, one: int, other: int) -> CityDraft:
    """Two tiles touch, or no longer."""
    if draft.is_hex or one == other or not (draft.tile(one) and draft.tile(other)):
        return draft
    return replace(draft, links=toggled(draft.links, pair_of(one, other)))


def set_hex(draft: CityDraft, is_hex: bool) -> CityDraft:
    """Hexes say who touches whom, or pairs do; the pairs begin as the hexes had them."""
    if is_hex == draft.is_hex:
        return draft
    return replace(draft, is_hex=is_hex, links=() if is_hex else draft.pairs())


def set_supply(draft: CityDraft, kind: str, blocks: int | None) -> CityDraft:
    """Blocks of a type that are left in the box; None: as many as you like (A12)."""
    return replace(draft, supply=draft.supply.model_copy(update={kind: blocks}))

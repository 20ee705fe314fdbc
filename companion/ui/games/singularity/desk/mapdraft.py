"""An issue map that is being made (SW-5): pure steps, each of which leaves no loose end. No screen in here.

Whatever is tapped in whatever order, links, walls, lines, Start and End only ever name spaces that exist, a
pair is linked or walled but not both, and no two spaces share a spot. What is left to say about a draft is
what `issue_map.check` says.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from itertools import count
from typing import Any, Final

from companion.games.singularity.packs.issue_map import FORMAT, Area, Space
from companion.games.singularity.words import TokenKind
from companion.kernel.frozen import frozen
from companion.ui.desk.pieces import away_from, pair_of

Pair = tuple[str, str]
MOST_SPACES: Final = 200
FARTHEST: Final = 200
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@frozen
class MapDraft:
    """A map as far as it is drawn. `links` None: all neighbours of the grid, except across walls."""

    id: str = ""
    name: str = ""
    source: str = ""
    grid: bool = True
    diagonal: bool = False
    spaces: tuple[Space, ...] = ()
    links: tuple[Pair, ...] | None = None
    walls: tuple[Pair, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()
    areas: tuple[Area, ...] = ()
    start: str | None = None
    end: str | None = None

    def space(self, name: str | None) -> Space | None:
        """A space by its id."""
        return next((one for one in self.spaces if one.id == name), None)

    def at(self, x: float, y: float) -> Space | None:
        """The space that is drawn on this spot."""
        return next((one for one in self.spaces if (one.x, one.y) == (x, y)), None)


def draft_of(content: dict[str, Any]) -> MapDraft:
    """A draft of a document; what is missing in it is empty."""
    links = content.get("links")
    return MapDraft(
        id=str(content.get("id", "")),
        name=str(content.get("name", "")),
        source=str(content.get("source", "")),
        grid=bool(content.get("grid", True)),
        diagonal=bool(content.get("diagonal", False)),
        spaces=tuple(Space.model_validate(one) for one in content.get("spaces", ())),
        links=None if links is None else tuple(pair_of(*one) for one in links),
        walls=tuple(pair_of(*one) for one in content.get("walls", ())),
        lines=tuple(tuple(one) for one in content.get("lines", ())),
        areas=tuple(Area.model_validate(one) for one in content.get("areas", ())),
        start=content.get("start"),
        end=content.get("end"),
    )


def document(draft: MapDraft) -> dict[str, Any]:
    """The draft as the library keeps it."""
    plain = asdict(draft)
    plain["spaces"] = [one.model_dump(mode="json", exclude_defaults=True) for one in draft.spaces]
    plain["areas"] = [one.model_dump(mode="json") for one in draft.areas]
    for name in ("links", "walls", "lines"):
        found = getattr(draft, name)
        plain[name] = None if found is None else [list(one) for one in found]
    return {"format": FORMAT, **{key: value for key, value in plain.items() if value not in (None, "")}}


def _kept(spot: float) -> float:
    return max(-FARTHEST, min(FARTHEST, spot))


def _spot(draft: MapDraft, x: float, y: float) -> tuple[float, float]:
    """Where a tap lands: on a cell of the grid, else on a quarter of one."""
    if draft.grid:
        return _kept(float(round(x))), _kept(float(round(y)))
    return _kept(round(x * 4) / 4), _kept(round(y * 4) / 4)


def free_id(draft: MapDraft, x: float, y: float) -> str:
    """A name for a new space: `B3` on a grid, like a board's edge; else the next number."""
    known = {one.id for one in draft.spaces}
    if draft.grid and 0 <= x < len(LETTERS) and y >= 0:
        wished = f"{LETTERS[int(x)]}{int(y) + 1}"
        if wished not in known:
            return wished
    return next(name for number in count(1) if (name := f"S{number}") not in known)


def add_space(draft: MapDraft, x: float, y: float, area: str | None = None) -> MapDraft:
    """A space on this spot, unless one lies there or the map is full."""
    x, y = _spot(draft, x, y)
    if draft.at(x, y) or len(draft.spaces) >= MOST_SPACES:
        return draft
    known = {one.id for one in draft.areas}
    made = Space(id=free_id(draft, x, y), x=x, y=y, area=area if area in known else None)
    return replace(draft, spaces=(*draft.spaces, made))


def add_block(draft: MapDraft, columns: int, rows: int) -> MapDraft:
    """A whole block of spaces from the corner on, to take away from."""
    for y in range(rows):
        for x in range(columns):
            draft = add_space(draft, x, y)
    return draft


def move_space(draft: MapDraft, name: str, x: float, y: float) -> MapDraft:
    """A space is drawn elsewhere, unless another lies there."""
    x, y = _spot(draft, x, y)
    return draft if draft.at(x, y) else _changed(draft, name, x=x, y=y)


def remove_space(draft: MapDraft, name: str) -> MapDraft:
    """A space goes, with everything that led to it."""
    if draft.space(name) is None:
        return draft
    return replace(
        draft,
        spaces=tuple(one for one in draft.spaces if one.id != name),
        links=None if draft.links is None else away_from(draft.links, name),
        walls=away_from(draft.walls, name),
        lines=whole_lines(tuple(step for step in line if step != name) for line in draft.lines),
        start=None if draft.start == name else draft.start,
        end=None if draft.end == name else draft.end,
    )


def whole_lines(lines: Iterable[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """Lines that still have two ends, each once."""
    return tuple(dict.fromkeys(line for line in lines if len(line) > 1))


def _changed(draft: MapDraft, space: str, /, **changes: object) -> MapDraft:
    """One space with something else about it."""
    return replace(
        draft,
        spaces=tuple(one.model_copy(update=changes) if one.id == space else one for one in draft.spaces),
    )


def name_space(draft: MapDraft, name: str, words: str) -> MapDraft:
    """What people call a space."""
    return _changed(draft, name, name=words[:40])


def toggle_hazard(draft: MapDraft, name: str) -> MapDraft:
    """A hazard, or none any more (SW-12)."""
    found = draft.space(name)
    return _changed(draft, name, hazard=not found.hazard) if found else draft


def toggle_cache(draft: MapDraft, name: str) -> MapDraft:
    """A supply cache, or none any more (SW-33)."""
    found = draft.space(name)
    return _changed(draft, name, cache=not found.cache) if found else draft


def turn_token(draft: MapDraft, name: str) -> MapDraft:
    """A common token, an elite one, none: each tap the next (SW-19)."""
    following: dict[TokenKind | None, TokenKind | None] = {None: "common", "common": "elite", "elite": None}
    found = draft.space(name)
    return _changed(draft, name, token=following[found.token]) if found else draft


def mark_start(draft: MapDraft, name: str) -> MapDraft:
    """The team starts here, or no longer; Start and End are two spaces (SW-5)."""
    start, end = _marked(draft, name, draft.start, draft.end)
    return replace(draft, start=start, end=end)


def mark_end(draft: MapDraft, name: str) -> MapDraft:
    """The team has to get here, or no longer (SW-37)."""
    end, start = _marked(draft, name, draft.end, draft.start)
    return replace(draft, start=start, end=end)


def _marked(draft: MapDraft, name: str, mark: str | None, other: str | None) -> tuple[str | None, str | None]:
    """A mark on this space, or off it; the other one never stands there too."""
    if draft.space(name) is None:
        return mark, other
    return None if mark == name else name, None if other == name else other


def add_area(draft: MapDraft, words: str) -> MapDraft:
    """A new area, last in the list."""
    known = {one.id for one in draft.areas}
    if len(known) >= len(LETTERS):
        return draft
    made = next(name for number in count(1) if (name := f"area-{number}") not in known)
    return replace(draft, areas=(*draft.areas, Area(id=made, name=words[:40])))


def name_area(draft: MapDraft, area: str, words: str) -> MapDraft:
    """What people call an area."""
    return replace(
        draft,
        areas=tuple(
            one.model_copy(update={"name": words[:40]}) if one.id == area else one for one in draft.areas
        ),
    )


def remove_area(draft: MapDraft, area: str) -> MapDraft:
    """An area less; its spaces belong to none."""
    spaces = tuple(one.model_copy(update={"area": None}) if one.area == area else one for one in draft.spaces)
    return replace(draft, spaces=spaces, areas=tuple(one for one in draft.areas if one.id != area))


def set_area(draft: MapDraft, name: str, area: str | None) -> MapDraft:
    """A space belongs to this area, or to none; the same once more takes it out."""
    found = draft.space(name)
    if found is None or (area is not None and area not in {one.id for one in draft.areas}):
        return draft
    return _changed(draft, name, area=None if found.area == area else area)

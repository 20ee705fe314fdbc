"""A board in the making as a document, and back; what a document has wrong is kept where it can be shown."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from companion.games.emergent.packs.board import ID_PATTERN
from companion.games.emergent.words import COLOURS, Colour
from companion.ui.desk.pieces import pair_of
from companion.ui.games.emergent.desk.draft import (
    BoardDraft,
    DraftCity,
    DraftRegion,
    Link,
    Spot,
    clean,
)
from companion.ui.games.emergent.desk.room import into_room
from companion.ui.games.emergent.draw.layout import tidy

FORMAT: Final = "emergent-board-pack/1"


def document(draft: BoardDraft) -> dict[str, Any]:
    """The board pack of a draft, ids filled in."""
    draft = with_ids(draft)
    ids = {region.key: region.id for region in draft.regions}
    return {
        "format": FORMAT,
        "id": draft.id,
        "title": draft.title,
        **({"source": draft.source} if draft.source else {}),
        "regions": [
            {"id": one.id, "name": one.name, "colour": one.colour, "x": one.x, "y": one.y}
            for one in draft.regions
        ],
        "adjacency": [[ids[one], ids[other]] for one, other in draft.links],
        "cities": [
            {"id": one.id, "name": one.name, "region": ids.get(one.region, ""), "rank": one.rank}
            for one in draft.cities
        ],
    }


def with_ids(draft: BoardDraft) -> BoardDraft:
    """The same draft with an id for everything, made from its name; ids that are there stay."""
    regions = _named((one.key, one.name, one.id) for one in draft.regions)
    cities = _named((one.key, one.name, one.id) for one in draft.cities)
    return replace(
        draft,
        regions=tuple(replace(one, id=regions[one.key]) for one in draft.regions),
        cities=tuple(replace(one, id=cities[one.key]) for one in draft.cities),
    )


def keeping_ids(draft: BoardDraft, saved: BoardDraft) -> BoardDraft:
    """A draft in which everything that was saved has the id it was saved under."""
    regions = {one.key: one.id for one in saved.regions}
    cities = {one.key: one.id for one in saved.cities}
    return replace(
        draft,
        regions=tuple(replace(one, id=regions.get(one.key, one.id)) for one in draft.regions),
        cities=tuple(replace(one, id=cities.get(one.key, one.id)) for one in draft.cities),
    )


def slug(name: str) -> str:
    """A word for a name: `Port Lumen` → `port-lumen`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:36].strip("-") or "place"


def _named(known: Iterable[tuple[int, str, str]]) -> dict[int, str]:
    known = tuple(known)
    made = {key: word for key, _, word in known if word}
    taken = set(made.values())
    for key, name, word in known:
        if not word:
            base, number = slug(name), 1
            while (wanted := base if number == 1 else f"{base}-{number}") in taken:
                number += 1
            made[key] = wanted
            taken.add(wanted)
    return made


def draft_of(content: dict[str, Any]) -> BoardDraft:
    """A document as something to work on; regions without a place are laid out by their links.

    Ids that stand twice are made anew, links that lead nowhere are left out, a city of an unknown region is
    kept without one: the checks name it.
    """
    regions, by_id = _regions(content)
    links: dict[Link, None] = {}
    for pair in _listed(content, "adjacency"):
        ends = [by_id.get(str(word)) for word in pair] if isinstance(pair, (list, tuple)) else []
        if len(ends) == 2 and ends[0] and ends[1] and ends[0] != ends[1]:
            links[pair_of(ends[0], ends[1])] = None
    cities = _cities(content, by_id, len(regions) + 1)
    draft = BoardDraft(
        str(content.get("id", "")),
        str(content.get("title") or content.get("name") or ""),
        str(content.get("source", "")),
        tuple(regions),
        tuple(links),
        cities,
        len(regions) + len(cities) + 1,
    )
    return _laid_out(draft, _spots(content, by_id))


def _regions(content: dict[str, Any]) -> tuple[list[DraftRegion], dict[str, int]]:
    regions: list[DraftRegion] = []
    by_id: dict[str, int] = {}
    for one in _listed(content, "regions"):
        if not isinstance(one, dict):
            continue
        word, key = str(one.get("id", "")), len(regions) + 1
        kept = word if ID_PATTERN.fullmatch(word) and word not in by_id else ""
        by_id.setdefault(word, key)
        found: Colour = next((known for known in COLOURS if known == one.get("colour")), "none")
        name = clean(str(one.get("name", ""))) or word or str(key)
        regions.append(DraftRegion(key, name, 0, 0, found, kept))
    return regions, by_id


def _cities(content: dict[str, Any], by_id: dict[str, int], key: int) -> tuple[DraftCity, ...]:
    made: list[DraftCity] = []
    taken: set[str] = set()
    for one in _listed(content, "cities"):
        if not isinstance(one, dict):
            continue
        word, rank = str(one.get("id", "")), one.get("rank")
        kept = word if ID_PATTERN.fullmatch(word) and word not in taken else ""
        taken.add(word)
        name = clean(str(one.get("name", ""))) or word or str(key)
        place = by_id.get(str(one.get("region", "")), 0)
        made.append(DraftCity(key, name, place, rank if isinstance(rank, int) else 0, kept))
        key += 1
    return tuple(made)


def _spots(content: dict[str, Any], by_id: dict[str, int]) -> dict[int, Spot]:
    """The places that a document gives, by the keys of its regions."""
    found: dict[int, Spot] = {}
    for one in _listed(content, "regions"):
        if isinstance(one, dict):
            x, y = one.get("x"), one.get("y")
            if isinstance(x, (int, float)) and isinstance(y, (int, float)) and math.isfinite(x + y):
                found.setdefault(by_id[str(one.get("id", ""))], (x, y))
    return found


def _laid_out(draft: BoardDraft, spots: dict[int, Spot]) -> BoardDraft:
    """Every region in its place; where one lacks a place, all are laid out."""
    if len(set(spots.values())) < len(draft.regions):
        words = tidy(
            tuple(str(one.key) for one in draft.regions),
            tuple((str(one), str(other)) for one, other in draft.links),
        )
        spots = {int(word): spot for word, spot in words.items()}
    spots = into_room(spots)
    moved = tuple(replace(one, x=spots[one.key][0], y=spots[one.key][1]) for one in draft.regions)
    return replace(draft, regions=moved)


def _listed(content: dict[str, Any], field: str) -> tuple[Any, ...]:
    value = content.get(field)
    return tuple(value) if isinstance(value, (list, tuple)) else ()

"""A board that is being made (ET-4): it may have faults, and every step gives a new one.

Regions and cities are known by a key of their own. Their ids are made from their names when the board is
written, and stay from then on, because decks name cities by them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Final

from companion.games.emergent.words import Colour
from companion.kernel.frozen import frozen
from companion.ui.desk import pieces
from companion.ui.desk.pieces import away_from, pair_of, toggled

MOST_REGIONS: Final = 40
MOST_CITIES: Final = 80
MOST_LINKS: Final = 400
"""What a pack can hold."""
LONGEST_NAME: Final = 40
RANK_IN_FRONT: Final = re.compile(r"\s*(\d{1,3})[.):]?\s+(\S.*)")

Spot = tuple[float, float]
Link = tuple[int, int]


@frozen
class DraftRegion:
    """A region, where its middle is drawn, and the id it has been saved under."""

    key: int
    name: str
    x: float
    y: float
    colour: Colour = "none"
    id: str = ""


@frozen
class DraftCity:
    """A city; `region` is a region's key, 0 when nobody knows where it lies."""

    key: int
    name: str
    region: int
    rank: int
    id: str = ""


@frozen
class BoardDraft:
    """A board as far as it is made."""

    id: str
    title: str
    source: str = ""
    regions: tuple[DraftRegion, ...] = ()
    links: tuple[Link, ...] = ()
    """Keys of two regions that touch, the smaller first."""
    cities: tuple[DraftCity, ...] = ()
    next_key: int = 1

    def region(self, key: int) -> DraftRegion | None:
        """The region of this key."""
        return pieces.of_key(self.regions, key)

    def city(self, key: int) -> DraftCity | None:
        """The city of this key."""
        return pieces.of_key(self.cities, key)

    def cities_of(self, region: int) -> tuple[DraftCity, ...]:
        """The cities of a region, rank 1 first."""
        return tuple(sorted((one for one in self.cities if one.region == region), key=lambda one: one.rank))

    def neighbours(self, region: int) -> tuple[DraftRegion, ...]:
        """The regions that touch this one, in the order of the list."""
        near = {key for link in self.links if region in link for key in link} - {region}
        return tuple(one for one in self.regions if one.key in near)

    def is_linked(self, one: int, other: int) -> bool:
        """Whether two regions touch."""
        return pair_of(one, other) in self.links


def clean(name: str) -> str:
    """A name as it is kept: single spaces, not too long."""
    return " ".join(name.split())[:LONGEST_NAME].strip()


def names_in(line: str) -> tuple[str, ...]:
    """The names in a line: `Skerry, Northmark` are two."""
    return tuple(name for part in re.split(r"[,;\n]", line) if (name := clean(part)))


def city_in(line: str) -> tuple[str, int | None]:
    """A city as it is typed: `5 Ostholm` brings its rank along, `Ostholm` does not."""
    if found := RANK_IN_FRONT.fullmatch(line):
        return clean(found[2]), int(found[1])
    return clean(line), None


def free_name(taken: Iterable[str], pattern: str) -> str:
    """The first of `Region 1`, `Region 2`, … that nobody has; `pattern` has a `#` for the number."""
    return pieces.free_name(taken, (pattern.replace("#", str(number)) for number in count(1)))


def free_rank(draft: BoardDraft) -> int:
    """The smallest rank that no city has."""
    taken = {city.rank for city in draft.cities}
    return next(rank for rank in range(1, len(taken) + 2) if rank not in taken)


def add_region(draft: BoardDraft, name: str, x: float, y: float) -> BoardDraft:
    """A region more; its key is the `next_key` of the draft before. A full board stays as it is."""
    name = clean(name)
    if not name or len(draft.regions) >= MOST_REGIONS:
        return draft
    made = DraftRegion(draft.next_key, name, round(x), round(y))
    return replace(draft, regions=(*draft.regions, made), next_key=draft.next_key + 1)


def rename_region(draft: BoardDraft, key: int, name: str) -> BoardDraft:
    """Another name; an empty one changes nothing."""
    return _region(draft, key, name=clean(name)) if clean(name) else draft


def recolour(draft: BoardDraft, key: int, colour: Colour) -> BoardDraft:
    """Green, red, or none (FP-4)."""
    return _region(draft, key, colour=colour)


def move_region(draft: BoardDraft, key: int, x: float, y: float) -> BoardDraft:
    """Another place on the map."""
    return _region(draft, key, x=round(x), y=round(y))


def remove_region(draft: BoardDraft, key: int) -> BoardDraft:
    """A region less, with its cities and its links."""
    return replace(
        draft,
        regions=pieces.without(draft.regions, key),
        links=away_from(draft.links, key),
        cities=tuple(one for one in draft.cities if one.region != key),
    )


def toggle_link(draft: BoardDraft, one: int, other: int) -> BoardDraft:
    """Link two regions, or part them again (ET-19)."""
    if one == other or not (draft.region(one) and draft.region(other)):
        return draft
    links = toggled(draft.links, pair_of(one, other))
    return draft if len(links) > MOST_LINKS else replace(draft, links=links)


def add_city(draft: BoardDraft, region: int, name: str, rank: int | None = None) -> BoardDraft:
    """A city more, last in rank unless a rank is said (ET-18); its key is the `next_key` before."""
    name = clean(name)
    if not name or len(draft.cities) >= MOST_CITIES or draft.region(region) is None:
        return draft
    made = DraftCity(draft.next_key, name, region, free_rank(draft) if rank is None else rank)
    return replace(draft, cities=(*draft.cities, made), next_key=draft.next_key + 1)


def rename_city(draft: BoardDraft, key: int, name: str) -> BoardDraft:
    """Another name; an empty one changes nothing."""
    return _city(draft, key, name=clean(name)) if clean(name) else draft


def rerank(draft: BoardDraft, key: int, rank: int) -> BoardDraft:
    """Another rank, also one that another city has: the checks then name both."""
    return _city(draft, key, rank=rank)


def move_city(draft: BoardDraft, key: int, region: int) -> BoardDraft:
    """A city lies in another region."""
    return draft if draft.region(region) is None else _city(draft, key, region=region)


def remove_city(draft: BoardDraft, key: int) -> BoardDraft:
    """A city less."""
    return replace(draft, cities=pieces.without(draft.cities, key))


def _region(draft: BoardDraft, key: int, **changes: object) -> BoardDraft:
    return replace(draft, regions=pieces.changed(draft.regions, key, **changes))


def _city(draft: BoardDraft, key: int, **changes: object) -> BoardDraft:
    return replace(draft, cities=pieces.changed(draft.cities, key, **changes))

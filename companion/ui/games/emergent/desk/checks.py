"""What the checker says about a board in the making, with the places to mark on the map and in the lists."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from companion.games.emergent.packs.board import check
from companion.kernel.action import Fact, Reason
from companion.kernel.frozen import frozen
from companion.ui.desk import checks as desk
from companion.ui.games.emergent.desk.document import document
from companion.ui.games.emergent.desk.draft import BoardDraft

ABOUT_REGIONS: Final = ("region", "link", "no_spot", "same_spot", "bad_colour")
"""Codes whose names are names of regions; all others name cities."""


@frozen
class Found(desk.Found):
    """One line of the checks, and the regions and cities it is about."""

    regions: tuple[int, ...] = ()
    cities: tuple[int, ...] = ()
    """Keys of what it is about."""

    @property
    def is_about_reach(self) -> bool:
        """Whether it says that some regions cannot be reached."""
        return self.reason.code == "emergent.region_unreachable"


def checks(draft: BoardDraft) -> tuple[Found, ...]:
    """Every fault of the board (ET-4), then notes, then what is right."""
    return (*faults(draft), *_notes(draft), *_rights(draft))


def faults(draft: BoardDraft) -> tuple[Found, ...]:
    """Everything that keeps the board from being played, each with the regions and cities it is about."""
    if not draft.regions:
        return (Found("fault", _editor("no_region")),)
    return tuple(_placed(draft, reason) for reason in check(document(draft)))


def _placed(draft: BoardDraft, reason: Reason) -> Found:
    code = reason.code.removeprefix("emergent.")
    named = {
        _plain(name) for field in ("regions", "cities", "names") for name in _names(reason.facts.get(field))
    }
    if code.startswith(ABOUT_REGIONS):
        return Found(
            "fault", reason, regions=tuple(one.key for one in draft.regions if _plain(one.name) in named)
        )
    cities = tuple(one for one in draft.cities if _plain(one.name) in named)
    regions = tuple(dict.fromkeys(one.region for one in cities if one.region))
    return Found("fault", reason, regions, tuple(one.key for one in cities))


def _notes(draft: BoardDraft) -> tuple[Found, ...]:
    """What is allowed and yet often a slip: a region without a city, a rank that nobody has."""
    settled = {city.region for city in draft.cities}
    empty = tuple(one for one in draft.regions if one.key not in settled)
    found = []
    if empty and draft.cities:
        reason = _editor("no_city_here", regions=tuple(one.name for one in empty), count=len(empty))
        found.append(Found("note", reason, tuple(one.key for one in empty)))
    ranks = sorted(city.rank for city in draft.cities)
    gaps = [(one, other) for one, other in pairwise((0, *ranks)) if other > one + 1]
    if gaps and ranks[0] > 0:
        low, high = gaps[0]
        found.append(Found("note", _editor("rank_gap", low=low + 1, high=high - 1, count=high - low - 1)))
    return tuple(found)


def _rights(draft: BoardDraft) -> tuple[Found, ...]:
    wrong = {found.reason.code.removeprefix("emergent.") for found in faults(draft)}
    found = []
    if len(draft.regions) > 1 and "region_unreachable" not in wrong:
        found.append(_editor("all_reached", regions=len(draft.regions)))
    if draft.links:
        found.append(_editor("links", links=len(draft.links)))
    if draft.cities and not wrong & {"rank_twice", "bad_rank"}:
        found.append(_editor("ranks", cities=len(draft.cities)))
    if draft.regions and not wrong & {"region_name_twice", "city_name_twice"}:
        found.append(_editor("names"))
    return tuple(Found("good", reason) for reason in found)


def _editor(code: str, **facts: Fact) -> Reason:
    return Reason(f"emergent.editor_{code}", "ET-4", facts)


def _names(fact: Fact | None) -> tuple[str, ...]:
    return tuple(map(str, fact)) if isinstance(fact, tuple) else ()


def _plain(name: str) -> str:
    return " ".join(name.casefold().split())

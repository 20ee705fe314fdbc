"""How many miniatures stand where, as fingers say it on a map. No screen in here (SW-19, SW-28)."""

from __future__ import annotations

from typing import Final

from companion.games.singularity.actions.pieces import Landing

Counts = tuple[tuple[str, int], ...]
"""Places and how many miniatures, in the order in which they were named."""
NOWHERE: Final[Counts] = ()
MOST = 60


def landings(counts: Counts) -> tuple[Landing, ...]:
    """What the actions want."""
    return tuple(Landing(place=place, count=count) for place, count in counts if count)


def total_of(counts: Counts) -> int:
    """Miniatures in all."""
    return sum(count for _, count in counts)


def with_count(counts: Counts, place: str, count: int) -> Counts:
    """So many stand there; a place without any is forgotten."""
    return tuple((name, number) for name, number in {**dict(counts), place: count}.items() if number)


def one_more(counts: Counts, place: str, most: int = MOST) -> Counts:
    """One more miniature on a space (SW-19)."""
    return with_count(counts, place, dict(counts).get(place, 0) + 1) if total_of(counts) < most else counts


def one_less(counts: Counts, place: str) -> Counts:
    """One miniature less on a space."""
    return with_count(counts, place, max(0, dict(counts).get(place, 0) - 1))


def shared_out(counts: Counts, place: str, size: int) -> Counts:
    """A group goes here: all of it at the first tap, then one more from the fullest other space (SW-28)."""
    if not counts:
        return ((place, size),)
    others = {name: count for name, count in counts if name != place}
    if not others:
        return counts
    return one_more(one_less(counts, max(others, key=others.__getitem__)), place, size)

"""How many miniatures go where, said with taps on the map. No screen in here."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.singularity.actions.pieces import Landing

Counts = Mapping[str, int]


def put(counts: Counts, place: str, most: int = 60) -> dict[str, int]:
    """One more miniature on a space (SW-19)."""
    made = dict(counts)
    if sum(made.values()) < most:
        made[place] = made.get(place, 0) + 1
    return made


def taken(counts: Counts, place: str) -> dict[str, int]:
    """One miniature less on a space."""
    made = dict(counts)
    made[place] = made.get(place, 0) - 1
    return {name: count for name, count in made.items() if count > 0}


def shared_out(counts: Counts, place: str, size: int) -> dict[str, int]:
    """A group goes here: all of it at the first tap, then one more from the fullest other space (SW-28)."""
    if not counts:
        return {place: size}
    others = [name for name in counts if name != place]
    if not others:
        return dict(counts)
    fullest = max(others, key=lambda name: counts[name])
    made = taken(counts, fullest)
    made[place] = made.get(place, 0) + 1
    return made


def landings(counts: Counts) -> tuple[Landing, ...]:
    """As the table says it."""
    return tuple(Landing(place=place, count=count) for place, count in counts.items())

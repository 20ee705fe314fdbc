"""Steps on documents made of pieces: tiles, regions, cities, and who touches whom. No screen in here.

A piece has a key of its own, so that two may share a name while somebody types.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar, cast


class Keyed(Protocol):
    """A piece of a draft: a frozen dataclass with a key."""

    @property
    def key(self) -> int: ...


P = TypeVar("P", bound=Keyed)
K = TypeVar("K", int, str)
L = TypeVar("L")


def of_key(pieces: Sequence[P], key: int) -> P | None:
    """The piece of this key."""
    return next((one for one in pieces if one.key == key), None)


def changed(pieces: Sequence[P], key: int, **changes: object) -> tuple[P, ...]:
    """All of them, one with something else about it."""
    return tuple(cast("P", replace(cast("Any", one), **changes)) if one.key == key else one for one in pieces)


def without(pieces: Sequence[P], key: int) -> tuple[P, ...]:
    """All others."""
    return tuple(one for one in pieces if one.key != key)


def pair_of(one: K, other: K) -> tuple[K, K]:
    """Two that touch, always in the same order."""
    return (one, other) if one <= other else (other, one)


def toggled(known: tuple[L, ...], one: L) -> tuple[L, ...]:
    """With it, or no longer: a pair that touches."""
    return tuple(other for other in known if other != one) if one in known else (*known, one)


def away_from(pairs: Iterable[tuple[K, K]], gone: K) -> tuple[tuple[K, K], ...]:
    """Without the pairs of one that is gone."""
    return tuple(pair for pair in pairs if gone not in pair)


def free_name(taken: Iterable[str], names: Iterable[str]) -> str:
    """The first of these names that nobody has, however it is written."""
    known = {name.casefold() for name in taken}
    return next(name for name in names if name.casefold() not in known)

"""Hits on miniatures: what falls, what is only hurt, what is too much.

Rules: SW-15..18.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

Allocation = Sequence[tuple[str, Sequence[int]]]
"""Enemy types with the hits on each of their miniatures."""


class Struck(NamedTuple):
    """What hits left of one type in one space."""

    removed: int
    partial: tuple[int, ...]
    """Hits on miniatures that still stand."""


def fault(damage: int, allocation: Allocation, sizes: Mapping[str, int]) -> tuple[str, str] | None:
    """What is wrong with these hits: a code of SW-18 and the type concerned, or None.

    `sizes` says how many miniatures of each type stand in the target space.
    """
    if sum(sum(hits) for _, hits in allocation) > damage:
        return "too_much_damage", ""
    for enemy, hits in allocation:
        if not sizes.get(enemy):
            return "not_there", enemy
        if len(hits) > sizes[enemy]:
            return "too_many_targets", enemy
    names = [enemy for enemy, _ in allocation]
    twice = [enemy for enemy in names if names.count(enemy) > 1]
    return ("type_twice", twice[0]) if twice else None


def struck(hits: Sequence[int], already: Sequence[int], need: int) -> Struck:
    """Miniature by miniature: enough hits within the turn and it falls, the rest add up (SW-16)."""
    totals = [one + other for one, other in zip_longest(already, hits, fillvalue=0)]
    return Struck(
        sum(total >= need for total in totals), tuple(total for total in totals if 0 < total < need)
    )


def unspent(damage: int, allocation: Allocation) -> int:  # SW-18
    """Damage that hits nobody is lost."""
    return damage - sum(sum(hits) for _, hits in allocation)

"""The news track on plain values (CV-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeVar

T = TypeVar("T")


def shifted(slots: Sequence[T | None]) -> tuple[tuple[T | None, ...], T | None]:
    """Every card one slot down; the one in slot 1 leaves."""
    return (*slots[1:], None), slots[0]


def placed(
    slots: Sequence[T | None], card: T, duration: int, clash: Literal["old", "new"] = "old"
) -> tuple[tuple[T | None, ...], T | None]:
    """The new card in the slot of its duration, and the card that goes: the old one there, or it (A19).

    Raises ValueError for a duration the track does not have.
    """
    if not 1 <= duration <= len(slots):
        raise ValueError("duration")
    present = slots[duration - 1]
    if present is not None and clash == "new":
        return tuple(slots), card
    return tuple(card if at == duration else one for at, one in enumerate(slots, start=1)), present

"""Threat and Awareness: how far they go, and when they lose the issue.

Rules: SW-4, SW-36.
"""

from __future__ import annotations

from typing import Literal

from companion.games.singularity.words import NEAR

LoseAt = Literal["reach", "exceed"]


def moved(value: int, amount: int, *, has_floor: bool = True) -> int:
    """Where a track stands after a change; it stops at 0 unless the house says otherwise (A2)."""
    return max(value + amount, 0) if has_floor else value + amount


def is_lost(value: int, limit: int | None, lose_at: LoseAt = "reach") -> bool:
    """Whether this value loses (SW-36, A1)."""
    if limit is None:
        return False
    return value >= limit if lose_at == "reach" else value > limit


def is_near(value: int, limit: int | None) -> bool:
    """Whether a track is close to its limit, so that everybody should know."""
    return limit is not None and value * 100 >= limit * NEAR


def left(value: int, limit: int | None, lose_at: LoseAt = "reach") -> int | None:
    """How much the track may rise until it loses; None without a limit."""
    if limit is None:
        return None
    return max(limit - value + (1 if lose_at == "exceed" else 0), 0)

"""Features, XP and tests on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.games.cyberverse.words import CAPS, Feature

XP_FEATURES: tuple[Feature, ...] = ("analysis", "hacking", "combat")
"""What XP may raise unless the house says all (A10)."""


def raw_value(printed: int, implants: int = 0, vehicle: int = 0) -> int:
    """The feature before its cap: base, working implants, and the vehicle for Movement."""
    return printed + implants + vehicle


def value(feature: Feature, raw: int, *, suppressed: bool = False) -> int:
    """The feature as it counts: capped, then suppression takes 1 Movement (CV-14)."""
    capped = min(max(raw, 0), CAPS[feature])
    return max(capped - 1, 0) if suppressed and feature == "movement" else capped


def price(level: int, current: int, multilevel: Literal["literal", "cumulative"] = "literal") -> int:
    """XP points to raise a feature from `current` to `level`: twice the level (CV-19, A8)."""
    if multilevel == "cumulative":
        return sum(2 * step for step in range(current + 1, level + 1))
    return 2 * level


def cheapest(
    faces: Sequence[int], cost: int, unit: Literal["points", "tokens"] = "points"
) -> tuple[int, ...] | None:
    """Which tokens to spend, by their places: least overpaid, then fewest; None when they do not suffice.

    Equal sets: the earliest tokens. With `unit=tokens` every token counts one (A11).
    """
    worth = [1] * len(faces) if unit == "tokens" else list(faces)
    if sum(worth) < cost:
        return None
    by_face = {face: [at for at, one in enumerate(worth) if one == face] for face in sorted(set(worth))}
    best: tuple[int, int, tuple[int, ...]] | None = None
    for ones in range(len(by_face.get(1, ())) + 1):
        twos = max(-(-(cost - ones) // 2), 0)
        if twos > len(by_face.get(2, ())):
            continue
        picked = (*by_face.get(1, [])[:ones], *by_face.get(2, [])[:twos])
        found = (ones + 2 * twos - cost, len(picked), tuple(sorted(picked)))
        if found[0] >= 0 and (best is None or found[:2] < best[:2]):
            best = found
    return best[2] if best else None


def is_success(result: int, threshold: int, equal: Literal["fail", "pass"] = "fail") -> bool:
    """Higher than the threshold; equal fails unless the house says otherwise (CV-16, A6)."""
    return result > threshold or (equal == "pass" and result == threshold)


def winning_cards(
    cards: Sequence[int], value_and_bonus: int, threshold: int, equal: Literal["fail", "pass"] = "fail"
) -> tuple[int, ...]:
    """Which of these modifier cards would win the test."""
    return tuple(card for card in cards if is_success(value_and_bonus + card, threshold, equal))

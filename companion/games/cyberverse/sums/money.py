"""Prices and incomes on plain values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

RESCUE, RESCUE_STATUS = 200, 100
HACKED_POINT, HACKED_INFLUENCE = 100, 200


def resale(price: int, rounding: Literal["down100", "unit"] = "down100") -> int:
    """Half the printed price, down to a full hundred (CV-28, A12)."""
    return price // 2 if rounding == "unit" else price // 2 // 100 * 100


def resale_of(
    prices: Sequence[int],
    rounding: Literal["down100", "unit"] = "down100",
    together: Literal["per_token", "total"] = "per_token",
) -> int:
    """What several tokens bring: each rounded by itself, or the sum (A12)."""
    if together == "total":
        return resale(sum(prices), rounding)
    return sum(resale(price, rounding) for price in prices)


def repair(price: int, rounding: Literal["down100", "up100", "exact"] = "down100") -> int:  # CV-27
    """Half the price, rounded as the house says (A13)."""
    match rounding:
        case "exact":
            return price // 2
        case "up100":
            return -(-price // 200) * 100
        case "down100":
            return price // 200 * 100


def rescue(statuses: int) -> int:  # CV-42
    """What a rescue costs."""
    return RESCUE + RESCUE_STATUS * statuses


def hacking(level: int, influence: int, bonus: int = 0) -> int:
    """The income of a hack: a card may take all points of Hacking, never the influence (CV-75)."""
    return HACKED_POINT * max(level + bonus, 0) + HACKED_INFLUENCE * influence

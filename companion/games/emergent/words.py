"""The words and printed figures of Emergent: sizes, prices, pieces, phases (docs/rules/emergent.md)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from companion.kernel.refusals import Refusals

Size = Literal["small", "large"]
Colour = Literal["green", "red", "none"]
Mode = Literal["full", "fast_play"]
Use = Literal["whole", "market", "round"]
"""How much the companion does: everything, only the market (ET-41), or the market of one round (ET-47)."""
Phase = Literal[
    "plan",  # everybody plans behind the screen (ET-7..14)
    "board",  # only the market: what lies on the board is typed (ET-42..45)
    "allocate",  # product_allocation=at_placement: cubes go into DCs, seat by seat (A9)
    "place",  # plans are open; pieces go on the real board (ET-15, ET-16)
    "cards",  # the round's demand cards are typed and checked (ET-17)
    "market",  # city by city (ET-18..27, ET-31)
    "settle",  # costs, forced sales, the table confirms (ET-28..34)
    "fast",  # Fast Play: five discs in secret (FP-2)
    "award",  # Fast Play: discs are open, cubes go on the board (FP-3, FP-4)
    "over",  # ET-35..37, FP-5..8
]
Reading = Literal["all_tiers", "first_tier"]
"""What the predicted totals may count: all three tiers of the cards, or first tiers only (A2)."""
TotalReading = Literal["all_tiers", "first_tier", "both", "unknown"]
CardStatus = Literal["to_come", "filled_in", "typed", "no_card"]
PieceKind = Literal["take_off", "put_down", "cubes", "cylinders"]
LedgerKind = Literal[
    "dc_sold", "dc_built", "cubes", "cylinders", "city", "operating", "forced_sale", "forgiven", "corrected"
]
TierStatus = Literal["served", "lost", "nobody"]
"""A tier of a card: sold (also in part), given to somebody without cubes, or taken by nobody."""
DecidedBy = Literal["money", "units_sold", "shared", "points", "green", "red"]

SIZES: Final[tuple[Size, ...]] = get_args(Size)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

CHIPS: Final[dict[int, int]] = {20: 3, 10: 3, 5: 1, 1: 5}
"""Chips everybody starts with: value → how many (ET-3)."""
START_CASH: Final = sum(value * count for value, count in CHIPS.items())
BUILD: Final[dict[Size, int]] = {"small": 10, "large": 15}
RESALE: Final[dict[Size, int]] = {"small": 5, "large": 10}
CAPACITY: Final[dict[Size, int]] = {"small": 5, "large": 10}
OPERATING: Final[dict[Size, int]] = {"small": 5, "large": 10}
CUBE_PRICE: Final = 1
CYLINDER_PRICE: Final = 3
UNIT_PRICE: Final = 5
"""What a unit sold brings."""
TRANSPORT: Final[tuple[int, ...]] = (0, 1, 2)
"""Per unit by distance; the last figure for everything farther (ET-27)."""
FARTHEST: Final = len(TRANSPORT) - 1
"""From here on the price is the same."""
DISCS: Final[dict[Size, int]] = {"small": 10, "large": 3}
CUBES: Final = 50
CYLINDERS: Final = 10
"""Pieces of every player (ET-2)."""
PREDICTED: Final[dict[int, int]] = {1: 20, 2: 35, 3: 47, 4: 58}
"""Predicted demand by round (A2); nothing is printed for a fifth one."""

LEARNING_ROUNDS: Final = 2
"""So many rounds have limits in the learning variant."""

IN_HAND: Final[dict[Size, int]] = {"small": 3, "large": 2}
"""Fast Play: discs every player places each round (FP-1)."""
AWARD: Final[dict[Size, int]] = {"small": 1, "large": 2}
BONUS: Final[dict[Colour, int]] = {"green": 2, "red": 1, "none": 0}
"""Fast Play: cubes for a disc, and more of them by the colour of its region (FP-4)."""
POINTS: Final[dict[Size, int]] = {"small": 1, "large": 2}
"""Fast Play: what the disc of a scored region is worth (FP-5)."""
MOST_IN_REGION: Final = 3
"""FP-2."""

PHASE_RULES: Final[dict[Phase, str]] = {
    "plan": "ET-7",
    "board": "ET-42",
    "allocate": "ET-16",
    "place": "ET-16",
    "cards": "ET-17",
    "market": "ET-18",
    "settle": "ET-29",
    "fast": "FP-2",
    "award": "FP-4",
    "over": "ET-37",
}
REFUSALS: Final = Refusals("emergent", PHASE_RULES)


def income(units: int) -> int:
    """What so many units sold bring, whoever buys them (ET-26)."""
    return UNIT_PRICE * units


def transport_price(distance: int) -> int:  # ET-27
    """What one unit costs over so many borders."""
    return TRANSPORT[min(distance, FARTHEST)]

"""What blocks laid together are worth, and the best way to lay them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from companion.games.emergence.sums.blocks import Data, minus
from companion.games.emergence.words import DATA_TYPES, DataType

DIFFERENT: Final[dict[int, int]] = {2: 2, 3: 4, 4: 7}
"""So many blocks of different types → tokens."""
EQUAL_PAIR: Final = 1

BlockSet = Sequence[DataType]


def set_value(blocks: BlockSet) -> int:
    """The knowledge a set gives; 0 when these blocks are no set (EM-37)."""
    kinds = len(set(blocks))
    if len(blocks) == kinds:
        return DIFFERENT.get(kinds, 0)
    return EQUAL_PAIR if len(blocks) == 2 else 0


def worth(sets: Iterable[BlockSet]) -> int:
    """The knowledge for these sets together."""
    return sum(set_value(blocks) for blocks in sets)


def spent(sets: Iterable[BlockSet]) -> Data:
    """The blocks in these sets together."""
    counts = Counter(kind for blocks in sets for kind in blocks)
    return (counts["light_blue"], counts["dark_blue"], counts["light_green"], counts["dark_green"])


def left(data: Data, sets: Iterable[BlockSet]) -> Data:
    """The blocks that are in none of the sets."""
    return minus(data, spent(sets))


def best_sets(data: Data) -> tuple[tuple[DataType, ...], ...]:
    """A best partition: most tokens, then fewest blocks, then fewest sets (EM-40).

    Taking the largest set of different types again and again, then equal pairs, is always best.
    """
    rest, sets = data, []
    while sum(rest) > 1:
        kinds = tuple(kind for kind, count in zip(DATA_TYPES, rest, strict=True) if count)
        sets.append(kinds if len(kinds) > 1 else (kinds[0], kinds[0]))
        rest = left(rest, sets[-1:])
    return tuple(sets)

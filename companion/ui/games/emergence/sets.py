"""What blocks laid together are worth, for the hand that sorts them (EM-37)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.games.emergence.views import DataCount
from companion.games.emergence.words import DATA_TYPES, DataType

EQUAL_PAIR = 1
DIFFERENT = {2: 2, 3: 4, 4: 7}
"""So many different types → knowledge."""


def worth(blocks: Sequence[DataType]) -> int:
    """The knowledge a set gives; 0 when these blocks are no set."""
    kinds = len(set(blocks))
    if kinds == len(blocks):
        return DIFFERENT.get(kinds, 0)
    return EQUAL_PAIR if len(blocks) == 2 else 0


def set_name(blocks: Sequence[DataType]) -> str:
    """The text id of what these blocks make."""
    if not blocks:
        return "emergence-set-empty"
    if not worth(blocks):
        return "emergence-set-alone" if len(blocks) == 1 else "emergence-set-none"
    return "emergence-set-pair" if len(set(blocks)) == 1 else f"emergence-set-{len(blocks)}"


def counted(data: DataCount | None) -> dict[DataType, int]:
    """Blocks by type, in the order of the book."""
    return {kind: getattr(data, kind) if data else 0 for kind in DATA_TYPES}


def total(data: DataCount | None) -> int:
    """All blocks together."""
    return sum(counted(data).values())


def spread(data: DataCount | None) -> tuple[DataType, ...]:
    """One entry for each block, type after type."""
    return tuple(kind for kind, count in counted(data).items() for _ in range(count))


def left_over(data: DataCount | None, sets: Iterable[Sequence[DataType]]) -> tuple[DataType, ...]:
    """The blocks that are in none of the sets."""
    rest = counted(data)
    for blocks in sets:
        for kind in blocks:
            rest[kind] -= 1
    return tuple(kind for kind, count in rest.items() for _ in range(max(0, count)))

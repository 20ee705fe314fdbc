"""Blocks of data, counted by type: in a hand, on the board, in a box."""

from __future__ import annotations

from companion.games.emergence.views import DataCount
from companion.games.emergence.words import DATA_TYPES, READS, Augmentation, DataType

Data = tuple[int, int, int, int]
"""Blocks of each type, in the order of `DATA_TYPES`."""
NO_DATA: Data = (0, 0, 0, 0)
TYPE_AT: dict[str, int] = {name: at for at, name in enumerate(DATA_TYPES)}


def with_blocks(data: Data, kind: DataType, blocks: int) -> Data:
    """The same blocks with another number of one type."""
    changed = list(data)
    changed[TYPE_AT[kind]] = blocks
    return (changed[0], changed[1], changed[2], changed[3])


def plus(one: Data, other: Data) -> Data:
    """Both heaps together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def minus(one: Data, other: Data) -> Data:
    """What is left when the other heap is taken away."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def named(data: Data) -> DataCount:
    """Blocks by name, as a view tells them."""
    return DataCount(light_blue=data[0], dark_blue=data[1], light_green=data[2], dark_green=data[3])


def numbers(count: DataCount | None) -> Data:
    """Blocks in the order of `DATA_TYPES`; none where a house rule hides them."""
    return (count.light_blue, count.dark_blue, count.light_green, count.dark_green) if count else NO_DATA


def counted(count: DataCount | None) -> dict[DataType, int]:
    """Blocks by type, in the order of the book."""
    return dict(zip(DATA_TYPES, numbers(count), strict=True))


def total(count: DataCount | None) -> int:
    """All blocks together."""
    return sum(numbers(count))


def spread(data: Data) -> tuple[DataType, ...]:
    """One entry for each block, type after type."""
    return tuple(kind for kind, blocks in zip(DATA_TYPES, data, strict=True) for _ in range(blocks))


def readable(augmentation: Augmentation | None) -> tuple[DataType, ...]:
    """The data an augmentation reads: blue is digital, green is biological."""
    return tuple(kind for kind in DATA_TYPES if READS[kind] == augmentation)


def data_type(kind: str | None) -> DataType | None:
    """The type of data that lies on tiles of this kind; None for start, compile and assimilate."""
    return next((found for found in DATA_TYPES if found == kind), None)

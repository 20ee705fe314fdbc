"""Blocks laid together by hand: what they are called, and how one moves (EM-37)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.emergence.sums.sets import set_value
from companion.games.emergence.words import DataType

BlockSet = tuple[DataType, ...]
Sets = tuple[BlockSet, ...]
REST = -1
"""The row of blocks that stay with me."""
Spot = tuple[int, int]
"""A row and a place in it."""


def set_name(blocks: Sequence[DataType]) -> str:
    """The text id of what these blocks make."""
    if not blocks:
        return "emergence-set-empty"
    if not set_value(blocks):
        return "emergence-set-alone" if len(blocks) == 1 else "emergence-set-none"
    return "emergence-set-pair" if len(set(blocks)) == 1 else f"emergence-set-{len(blocks)}"


def moved(sets: Sets, rest: BlockSet, spot: Spot, to: int) -> Sets:
    """The sets after the block at `spot` went to row `to`; a row past the end is a new set."""
    row, at = spot
    source = rest if row == REST else sets[row]
    if at >= len(source) or row == to:
        return sets
    kind = source[at]
    rows = [list(blocks) for blocks in sets]
    if row != REST:
        rows[row].pop(at)
    if to != REST:
        if to >= len(rows):
            rows.append([])
        rows[to].append(kind)
    return tuple(tuple(blocks) for blocks in rows if blocks)

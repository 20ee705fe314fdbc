"""What blocks laid together are called (EM-37)."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.emergence.sums.sets import set_value
from companion.games.emergence.words import DataType


def set_name(blocks: Sequence[DataType]) -> str:
    """The text id of what these blocks make."""
    if not blocks:
        return "emergence-set-empty"
    if not set_value(blocks):
        return "emergence-set-alone" if len(blocks) == 1 else "emergence-set-none"
    return "emergence-set-pair" if len(set(blocks)) == 1 else f"emergence-set-{len(blocks)}"

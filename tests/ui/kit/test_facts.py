"""What a part is drawn by never changes, and is compared by value."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from companion.ui.kit.facts import fact


@fact
class Told:
    name: str
    count: int = 0


def test_a_fact_is_compared_by_value_and_cannot_change() -> None:
    told = Told("Bo", 2)
    assert told == Told("Bo", 2)
    assert hash(told) == hash(Told("Bo", 2))
    assert replace(told, count=3) == Told("Bo", 3)
    with pytest.raises(FrozenInstanceError):
        told.count = 3  # type: ignore[misc]
    assert not hasattr(told, "__dict__")
